import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSqlBuilder } from '#server/store/sql-builder.ts'
import { startPostgres, type TestPostgres } from '#server/store/testing/start-postgres.ts'
import { isAddress, isSameAddress } from './same-address.ts'

/** Which letters `lower` changes differs between these. */
const stores = [
  ['SQLite', null],
  ['PostgreSQL with the locale C', ''],
  ['PostgreSQL with C.UTF-8', `TEMPLATE template0 LC_COLLATE 'C.UTF-8' LC_CTYPE 'C.UTF-8'`],
  ['PostgreSQL with ICU', `TEMPLATE template0 LOCALE_PROVIDER icu ICU_LOCALE 'und'`],
] as const

/** Two addresses, and whether they are one. */
const pairs: readonly [one: string, other: string, isSame: boolean][] = [
  ['Ada@Example.com', 'ada@example.COM', true],
  ['Jürgen@example.com', 'JÜRGEN@EXAMPLE.COM', true],
  ['jurgen@example.com', 'jürgen@example.com', false],
  ['groẞe@example.com', 'große@example.com', true],
  ['weis@example.com', 'weiß@example.com', false],
  ['ΝΊΚΟΣ@example.gr', 'νίκος@example.gr', true],
  ['νίκοσ@example.gr', 'νίκος@example.gr', true],
  ['Иван.Петров@Пример.example', 'ИВАН.ПЕТРОВ@ПРИМЕР.EXAMPLE', true],
  ['Иван.Петрова@пример.example', 'иван.петров@пример.example', false],
  ['山田@例え.example', '山田@例え.example', true],
  ['a_b@exämple.com', 'axb@exämple.com', false],
]

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

describe.each(stores)('on %s', (_, locale) => {
  const sql = createSqlBuilder(locale === null ? 'sqlite' : 'postgres')
  /** Runs statements. @returns the rows of the last one */
  let run: (...statements: [text: string, parameters?: readonly unknown[]][]) => Promise<unknown[]>
  let close: () => unknown
  beforeAll(async () => {
    if (locale === null) {
      const database = new DatabaseSync(':memory:')
      close = () => database.close()
      run = async (...statements) =>
        statements
          .map(([text, parameters = []]) => database.prepare(text).all(...(parameters as SQLInputValue[])))
          .at(-1) ?? []
    } else {
      const client = new Client({
        connectionString: await postgres.createDatabase(crypto.randomUUID(), locale),
      })
      await client.connect()
      close = () => client.end()
      run = async (...statements) => {
        let rows: unknown[] = []
        for (const [text, parameters = []] of statements)
          ({ rows } = await client.query<object>(text, [...parameters]))
        return rows
      }
    }
    await run(['CREATE TABLE consultations (email TEXT)'])
  })
  afterAll(() => close())

  it.each(pairs)('%s and %s are one address: %s', async (one, other, isSame) => {
    const find = async (stored: string, wanted: string) => {
      const query = sql
        .selectFrom('consultations')
        .select('email')
        .where(isAddress(sql, 'email', [wanted]))
        .compile()
      const found = await run(
        ['DELETE FROM consultations'],
        [`INSERT INTO consultations VALUES (${locale === null ? '?' : '$1'})`, [stored]],
        [query.sql, query.parameters],
      )
      return found.length === 1
    }
    expect(await find(one, other)).toBe(isSame)
    expect(await find(other, one)).toBe(isSame)
    expect(isSameAddress(one, other)).toBe(isSame)
  })
})
