import { readFileSync } from 'node:fs'
import { Client } from 'pg'

/** Returns the milliseconds of CPU that the open connections of a PostgreSQL on this machine have used so far. */
export async function readPostgresCpu(url: string): Promise<number> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ pid: number }>(
    'SELECT pid FROM pg_stat_activity WHERE datname IS NOT NULL AND pid <> pg_backend_pid()',
  )
  await client.end()
  // Fields 14 and 15 of proc_pid_stat(5), in hundredths of a second.
  const ticks = rows.map(({ pid }) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return Number(fields[11]) + Number(fields[12])
  })
  return ticks.reduce((sum, tick) => sum + tick * 10, 0)
}
