import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import type { CompiledQuery } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formChoices, pageSources } from '#contract/consultation-choices.ts'
import { snoozedBeside } from '#server/requests/receive/wake-on-entry.ts'
import { createSqlBuilder } from '#server/store/sql-builder.ts'
import { databaseFile } from '#server/store/sqlite/open-sqlite.ts'
import { engines, openTestDatabase, type TestDatabase } from '#server/testing/open-test-database.ts'
import { startPostgres, type TestPostgres } from '#server/store/testing/start-postgres.ts'
import type { Transaction } from '#server/store/transaction.ts'
import type { RequestFilter } from '#contract/desk/requests.ts'
import { fillPostgres, fillSqlite } from '../testing/fill-requests.ts'
import { type Listed, listRequests } from './list-requests.ts'
import { beginsWithOverdue } from './overdue.ts'
import { readRequest } from './request-detail.ts'
import { countDueRequests } from './wake-requests.ts'

/** More than PostgreSQL looks through before it asks the index of words. */
const requests = 6000
const now = Date.parse('2026-03-10T12:00:00.000Z')
const overdueBefore = '2026-03-03T12:00:00.000Z'

/** A filter of the list, and the index that serves it. An index of the order alone may serve what most requests have. */
const lists: readonly [what: string, filter: RequestFilter, index: RegExp][] = [
  ['all', {}, /consultations_accepted/],
  ['what there is to do', { state: 'todo' }, /consultations_to_answer/],
  ['what an owner has to do', { state: 'todo', owner: 'staff-3' }, /consultations_to_answer/],
  ['snoozed ones', { state: 'snoozed' }, /consultations_(by_return|snoozed)/],
  ['new ones', { state: 'new' }, /consultations_waiting/],
  ['contacted ones', { state: 'contacted' }, /consultations_to_answer/],
  ['held ones', { state: 'held' }, /consultations_by_desk_state/],
  ['a page', { page: pageSources[1] ?? '' }, /consultations_(by_page|for_numbers)/],
  ['a service', { service: formChoices[1] ?? '' }, /consultations_(by_service|for_numbers)/],
  ['without an owner', { owner: 'none' }, /consultations_accepted/],
  ['of an owner', { owner: 'staff-3' }, /consultations_by_owner/],
  ['of an owner and a stage', { owner: 'staff-3', state: 'won' }, /consultations_by_owner/],
  ['a month', { from: '2025-06-01T00:00:00.000Z', to: '2025-07-01T00:00:00.000Z' }, /consultations_accepted/],
  ['a frequent word', { q: 'bab' }, /consultations_by_time|desk_search VIRTUAL TABLE INDEX/],
  ['a reference', { q: 'abcdef01' }, /consultations_by_reference/],
  ['an id', { q: '0190b6a4-1111' }, /consultations_by_id|sqlite_autoindex_consultations_1/],
  ['a phone number', { q: '030 7654321' }, /consultations_by_phone/],
  ['a word that is nowhere', { q: 'zeppelin' }, /consultations_by_words|desk_search VIRTUAL TABLE INDEX/],
]

/** What reads a table that grows as a whole. The counts do not grow, and of the changes only the last one is read. */
const wholeTable = {
  sqlite: /SCAN (?:consultations|deliveries|voice_calls|request_(?!c)\w+)(?! USING)/,
  postgres: /Seq Scan on (?!request_counts)\w+/,
}

describe.each(engines)('on %s', (engine) => {
  const sql = createSqlBuilder(engine)
  let postgres: TestPostgres | undefined
  let database: TestDatabase
  /** Answers a query, and says how it is read. */
  let ask: (query: CompiledQuery) => Promise<{ rows: unknown[]; plan: string }>
  let close: () => unknown
  beforeAll(async () => {
    if (engine === 'sqlite') {
      database = await openTestDatabase(engine)
      const file = databaseFile(database.options.dataDir)
      fillSqlite(file, requests, now)
      const reader = new DatabaseSync(file, { readOnly: true })
      close = () => reader.close()
      ask = async ({ sql: text, parameters }) => {
        const values = parameters as SQLInputValue[]
        const plan = reader.prepare(`EXPLAIN QUERY PLAN ${text}`).all(...values)
        return {
          rows: reader.prepare(text).all(...values),
          plan: plan.map(({ detail }) => detail).join('\n'),
        }
      }
      return
    }
    postgres = await startPostgres()
    database = await openTestDatabase(engine, { databaseUrl: postgres.url })
    await fillPostgres(postgres.url, requests, now)
    const client = new Client({ connectionString: postgres.url })
    await client.connect()
    close = () => client.end()
    // A small table is read as a whole, and sorted, where an index would do: not so a large one.
    await client.query('SET enable_seqscan = off; SET enable_sort = off')
    ask = async ({ sql: text, parameters }) => {
      const plan = await client.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`, [...parameters])
      const { rows } = await client.query<object>(text, [...parameters])
      return { rows, plan: plan.rows.map((row) => row['QUERY PLAN']).join('\n') }
    }
  })
  afterAll(async () => {
    await close()
    await database.close()
    await postgres?.stop()
  })

  /** Runs a transaction. @returns its result, and the plans of its queries */
  async function explain<Result>(transaction: Transaction<Result>) {
    const plans: string[] = []
    let next = transaction.next([])
    while (!next.done) {
      if (next.value.kind !== 'queries') throw new Error(`A list takes no ${next.value.kind}`)
      const rowsOfEach: unknown[][] = []
      for (const query of next.value.queries) {
        const { rows, plan } = await ask(query)
        rowsOfEach.push(rows)
        plans.push(plan)
      }
      next = transaction.next(rowsOfEach)
    }
    return { result: next.value, plans }
  }

  const list = (
    filter: RequestFilter,
    cursor: Partial<NonNullable<Listed['next']>> = {},
    services?: readonly string[],
  ) =>
    explain(
      listRequests(sql, {
        filter,
        services,
        limit: 20,
        cursor: { phase: 'rest', after: null, overdueBefore, ...cursor },
      }),
    )

  it.each(lists)('lists %s by an index, also the next page', async (_, filter, index) => {
    const { result, plans } = await list(filter)
    expect(plans.join('\n')).toMatch(index)
    const following = result.next ? (await list(filter, result.next)).plans : []
    const overdue = beginsWithOverdue(filter) ? (await list(filter, { phase: 'overdue' })).plans : []
    for (const plan of [...plans, ...following, ...overdue]) expect(plan).not.toMatch(wholeTable[engine])
    // It begins where the page before ended, and does not pass what that had.
    for (const plan of following) expect(plan).not.toMatch(/SCAN consultations USING/)
  })

  it('lists a service with a name in each language by the index of the order', async () => {
    const { result, plans } = await list({}, {}, formChoices.slice(0, 2))
    expect(result.rows).toHaveLength(20)
    expect(plans.join('\n')).toMatch(/consultations_accepted/)
    for (const plan of plans) expect(plan).not.toMatch(wholeTable[engine])
  })

  it('finds the snoozed requests whose time has come by an index', async () => {
    const { plans } = await explain(countDueRequests(sql, { now: new Date(now).toISOString() }))
    expect(plans.join()).toMatch(/consultations_by_return/)
  })

  it.each(['grüße@example.com', 'иван.петров@пример.example'])(
    'finds the snoozed requests beside a form from %s by an index',
    async (email) => {
      const { plan } = await ask(snoozedBeside(sql, { id: 'another', email }).compile())
      expect(plan).toMatch(
        /(SEARCH consultations USING INDEX|Index Scan (using|on)) consultations_(by_email|by_return|snoozed)/,
      )
      expect(plan).not.toMatch(/SCAN consultations/)
      expect(plan).not.toMatch(wholeTable[engine])
    },
  )

  it('opens a request by indexes', async () => {
    const { result } = await list({})
    const { result: request, plans } = await explain(
      readRequest(sql, { id: result.rows[0]?.id ?? '', now: new Date(now).toISOString() }),
    )
    expect(request).not.toBeNull()
    for (const plan of plans) expect(plan).not.toMatch(wholeTable[engine])
  })
})
