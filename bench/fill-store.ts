import { DatabaseSync } from 'node:sqlite'
import { databaseFile } from '../apps/website/server/store/sqlite/open-sqlite.ts'
import { queryPostgres } from '../apps/website/server/store/testing/query-postgres.ts'
import { consultationFields } from './consultation-fields.ts'

/** How much a store that has grown holds. Each request has one row of the outbox. */
export type Sizes = { requests: number; calls: number }

/** SQL of each engine that counts from 1 to `n`, and computes a time in the past. */
const dialects = {
  sqlite: {
    series: (n: number) =>
      `WITH RECURSIVE series (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM series WHERE n < ${n})`,
    ago: (seconds: string) => `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-' || (${seconds}) || ' seconds')`,
  },
  postgres: {
    series: (n: number) => `WITH series (n) AS (SELECT generate_series(1, ${n}))`,
    ago: (seconds: string) =>
      `to_char(now() AT TIME ZONE 'UTC' - (${seconds}) * interval '1 second', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  },
}

/** Fills a migrated store whose server is stopped: requests of the last 579 days, calls of the last 60, half of them too old to keep. */
export async function fillStore(
  place: { dataDir: string; databaseUrl: string | undefined },
  sizes: Sizes,
): Promise<void> {
  const statements = fillStatements(place.databaseUrl === undefined ? 'sqlite' : 'postgres', sizes)
  if (place.databaseUrl === undefined) {
    const database = new DatabaseSync(databaseFile(place.dataDir))
    for (const statement of statements) database.exec(statement)
    database.close()
    return
  }
  // A store grows slowly, and PostgreSQL tidies up meanwhile. Here the first readers of the rows would have to do it.
  for (const statement of [...statements, 'VACUUM ANALYZE', 'CHECKPOINT'])
    await queryPostgres(place.databaseUrl, statement)
}

function fillStatements(engine: keyof typeof dialects, { requests, calls }: Sizes): string[] {
  const { series, ago } = dialects[engine]
  const { phone, service, message, page_source } = consultationFields
  const requestTime = ago(`(${requests} - n) * ${Math.round((579 * 86_400) / requests)}`)
  const callTime = ago(`(${calls} - n) * ${Math.round((60 * 86_400) / calls)}`)
  const transcript = 'User: What do you offer? Assistant: We offer three services. '.repeat(40)
  return [
    `INSERT INTO consultations (id, created_at, name, email, phone, company, service, message, page_source, idempotency_key_hash, content_hash, message_hash)
     ${series(requests)} SELECT 'r' || n, ${requestTime}, 'Visitor ' || n, 'visitor' || n || '@example.com', '${phone}', 'Company ' || n % 5000,
       '${service}', '${message} ' || n, '${page_source}', 'k' || n, 'c' || n, 'm' || n FROM series`,
    `INSERT INTO deliveries (id, consultation_id, channel, state, created_at, waits_since, due_at, attempts, settled_at)
     ${series(requests)} SELECT 'd' || n, 'r' || n, 'webhook', 'sent', ${requestTime}, ${requestTime}, ${requestTime}, 1, ${requestTime} FROM series`,
    `INSERT INTO voice_calls (id, created_at, updated_at, status, assistant, started_at, ended_at, ended_reason, transcript)
     ${series(calls)} SELECT 'v' || n, ${callTime}, ${callTime}, 'ended', '{}', ${callTime}, ${callTime}, 'customer-ended-call',
       '[{"role":"user","text":"${transcript}"}]' FROM series`,
  ]
}
