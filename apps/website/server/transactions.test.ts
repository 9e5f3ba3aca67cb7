import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openTestDatabase } from './testing/open-test-database.ts'
import { rowsOf, type Sql, type Transaction } from './store/transaction.ts'
import { transactions } from './transactions.ts'

const sources = globSync('**/*.ts', { cwd: import.meta.dirname, exclude: ['**/*.test.ts', '**/testing/**'] })
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('\n')

it('lists every transaction that the server runs, under its own name', () => {
  const declared = new Set(
    Array.from(sources.matchAll(/export function\* (\w+)\(\s*sql: Sql/g), ([, name]) => name),
  )
  const run = new Set(Array.from(sources.matchAll(/\b(?:run|read)\(\s*(\w+),/g), ([, name = '']) => name))
  const expected = [...run].filter((name) => declared.has(name))
  expect(expected.length).toBeGreaterThan(80)
  for (const name of expected) expect(transactions).toHaveProperty(name)
  for (const [name, transaction] of Object.entries(transactions)) expect(transaction.name).toBe(name)
})

it('says where to add a transaction that the threads of the store cannot find', async () => {
  const database = await openTestDatabase('sqlite')
  function* unlisted(sql: Sql, _input: null): Transaction<unknown> {
    return yield* rowsOf(sql.selectFrom('usage').selectAll())
  }
  await expect(database.run(unlisted, null)).rejects.toThrow('unlisted is missing in server/transactions.ts')
  await database.close()
})
