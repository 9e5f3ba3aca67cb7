import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { OperatorError } from '#server/runtime/operator-error.ts'

/**
 * Runs one of PostgreSQL's own programs on a database.
 * @param url of the database. Passed in the environment, because every user of the machine can read arguments.
 * @throws OperatorError with the program's output when the program is not installed or fails
 */
export async function runPostgresProgram(
  program: 'pg_dump' | 'pg_restore',
  url: string,
  args: readonly string[],
): Promise<void> {
  const child = spawn(program, [...args, '--no-password'], {
    env: { ...process.env, ...connectionOf(url) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-2000)))
  const closed = once(child, 'close') as Promise<[number | null]>
  const [code] = await closed.catch(() => {
    throw new OperatorError(
      `${program} is not installed. Install PostgreSQL's client programs (on Debian: apt-get install postgresql-client).`,
    )
  })
  if (code !== 0) throw new OperatorError(`${program} failed: ${said.trim()}`)
}

/** The environment variables that libpq reads. */
function connectionOf(url: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url)
  const connection = {
    PGHOST: decodeURIComponent(hostname) || searchParams.get('host'),
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode'),
  }
  return Object.fromEntries(
    Object.entries(connection).filter((entry): entry is [string, string] => Boolean(entry[1])),
  )
}
