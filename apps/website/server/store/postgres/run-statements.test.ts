import { Pool } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startPostgres } from '../testing/start-postgres.ts'
import type { TestPostgres } from '../testing/start-postgres.ts'
import { runStatements, createStatementNames, type Statement } from './run-statements.ts'

let postgres: TestPostgres
let pool: Pool
beforeAll(async () => {
  postgres = await startPostgres()
  pool = new Pool({ connectionString: postgres.url, max: 1 })
  await pool.query('CREATE TABLE things (id INT PRIMARY KEY, name TEXT, big BIGINT, is_on BOOLEAN)')
})
afterAll(async () => {
  await pool.end()
  await postgres.stop()
})

const names = createStatementNames()
const run = async (statements: Statement[]) => {
  const client = await pool.connect()
  let isWhole = false
  try {
    const rows = await runStatements(client, statements, names)
    isWhole = true
    return rows
  } finally {
    client.release(!isWhole)
  }
}
const insert = (id: number, name: string | null = null): Statement => ({
  sql: 'INSERT INTO things (id, name, big, is_on) VALUES ($1, $2, $3, $4) RETURNING id, name, big, is_on',
  parameters: [id, name, 2n ** 40n, true],
})

it('returns the rows of each statement, which sees the writes of the one before it', async () => {
  const count = { sql: 'SELECT count(id)::int AS count FROM things' }
  // The second time, all of them are prepared already.
  for (const [first, second] of [
    [1, 2],
    [3, 4],
  ] as const) {
    expect(await run([count, insert(first, 'Zoë'), insert(second), { sql: '' }, count])).toEqual([
      [{ count: first - 1 }],
      [{ id: first, name: 'Zoë', big: '1099511627776', is_on: true }],
      [{ id: second, name: null, big: '1099511627776', is_on: true }],
      [],
      [{ count: second }],
    ])
  }
})

it('executes nothing after a statement that fails', async () => {
  await expect(run([{ sql: 'BEGIN' }, insert(10), insert(10), { sql: 'COMMIT' }])).rejects.toMatchObject({
    code: '23505',
  })
  const { rows } = await pool.query('SELECT id FROM things WHERE id = 10')
  expect(rows).toEqual([])
})

it('refuses a parameter that is neither text nor a number nor a boolean', async () => {
  await expect(run([{ ...insert(20), parameters: [[20], '', 1, true] }])).rejects.toThrow(TypeError)
  expect(await run([{ sql: 'SELECT 1 AS one' }])).toEqual([[{ one: 1 }]])
})
