import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { formChoices, pageSources } from '#contract/consultation-choices.ts'
import { consultationColumns } from '#server/store/tables/request-rows.ts'

const columns = [
  ...consultationColumns,
  'content_hash',
  'context',
  'state',
  'stage',
  'owner_id',
  'answered_at',
] as const

type Row = Record<(typeof columns)[number], string | null>

const syllables = [
  'ba',
  'ce',
  'di',
  'fo',
  'gu',
  'ha',
  'ke',
  'li',
  'mo',
  'nu',
  'pa',
  're',
  'si',
  'to',
  'vu',
  'za',
]
/** 4096 words; `wordAt` takes the first ones most often, as texts do. */
const words = syllables.flatMap((a) => syllables.flatMap((b) => syllables.map((c) => `${a}${b}${c}`)))
const years = 3 * 365 * 24 * 3_600_000

/** The same numbers at each run. */
function createRandom(): () => number {
  let state = 42
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Requests as a large agency has after three years, in the order of their arrival; the last one is new. */
function* makeRequests(count: number, now: number): Generator<Row> {
  const random = createRandom()
  const wordAt = () => words[Math.floor(random() ** 3 * words.length)] ?? 'ba'
  const oneOf = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? ''
  for (let at = 0; at < count; at++) {
    const time = now - Math.round(((count - at) / count) * years)
    const roll = random()
    // Whatever came in the last two days may be unanswered, and one in two hundred of the rest.
    const isRecent = now - time < 2 * 86_400_000
    const isHeld = roll > 0.85
    const isNew = roll < 0.005 || (isRecent && roll < 0.6)
    const stage = isNew ? 'new' : roll < 0.35 ? 'contacted' : roll < 0.5 ? 'won' : 'lost'
    const isAnswered = !isHeld && stage !== 'new'
    yield {
      id: `${time
        .toString(16)
        .padStart(12, '0')
        .replace(/(.{8})/, '$1-')}-7000-8000-${at.toString(16).padStart(12, '0')}`,
      created_at: new Date(time).toISOString(),
      name: `${wordAt()} ${wordAt()}`,
      email: `${wordAt()}.${wordAt()}@${wordAt()}.example`,
      phone: '+44 20 7946 0000',
      company: `${wordAt()} ${wordAt()} Ltd`,
      service: oneOf(formChoices),
      message: Array.from({ length: 20 + Math.floor(random() * 60) }, wordAt).join(' '),
      page_source: oneOf(pageSources),
      content_hash: `hash-${at}`,
      context: '{"consent":{"version":"2026-01","at":"2026-01-01T10:00:00.000Z"}}',
      state: isHeld ? 'held' : 'accepted',
      stage: isHeld ? 'new' : stage,
      owner_id: isAnswered ? `staff-${Math.floor(random() * 12)}` : null,
      answered_at: isAnswered ? new Date(time + Math.round(random() * 86_400_000)).toISOString() : null,
    }
  }
}

/** Writes them into a migrated file, with its triggers. */
export function fillSqlite(file: string, count: number, now: number): void {
  const database = new DatabaseSync(file)
  database.exec('PRAGMA synchronous = OFF; PRAGMA cache_size = -200000; BEGIN')
  const insert = database.prepare(
    `INSERT INTO consultations (${columns.join()}) VALUES (${columns.map(() => '?').join()})`,
  )
  for (const row of makeRequests(count, now)) insert.run(...columns.map((column) => row[column]))
  database.exec('COMMIT; PRAGMA wal_checkpoint(TRUNCATE)')
  database.close()
}

/** Writes them into a migrated database, with its triggers. */
export async function fillPostgres(url: string, count: number, now: number): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const insert =
    `INSERT INTO consultations (${columns.join()}) SELECT * FROM ` +
    `unnest(${columns.map((_, at) => `$${at + 1}::text[]`).join()})`
  // An index of words that is made afterwards takes a tenth of the time.
  const index = await client.query<{ indexdef: string }>(
    "SELECT indexdef FROM pg_indexes WHERE indexname = 'consultations_by_words'",
  )
  await client.query('DROP INDEX consultations_by_words')
  let group: Row[] = []
  const write = async () => {
    await client.query(
      insert,
      columns.map((column) => group.map((row) => row[column])),
    )
    group = []
  }
  for (const row of makeRequests(count, now)) {
    group.push(row)
    if (group.length === 2000) await write()
  }
  if (group.length > 0) await write()
  await client.query(index.rows[0]?.indexdef ?? '')
  // As a running server's autovacuum does.
  await client.query('VACUUM ANALYZE consultations')
  await client.end()
}
