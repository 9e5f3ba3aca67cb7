import { Client } from 'pg'

/** Opens a connection that blocks reads and writes of requests until it ends. */
export async function lockRequests(databaseUrl: string): Promise<Client> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('BEGIN; LOCK TABLE consultations')
  return client
}
