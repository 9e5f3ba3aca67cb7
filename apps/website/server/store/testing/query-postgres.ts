import { Client } from 'pg'

/** Runs a statement on a separate connection. */
export async function queryPostgres<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}

/** Opens a connection that blocks reads and writes of requests until it ends. */
export async function lockRequests(databaseUrl: string): Promise<Client> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('BEGIN; LOCK TABLE consultations')
  return client
}
