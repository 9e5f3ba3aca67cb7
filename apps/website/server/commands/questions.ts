/** `npm run questions`: what visitors asked the assistant and nothing answered, the most frequent first. */
import { readConfig } from '#server/config.ts'
import { createPostgresRunner } from '#server/database/postgres/create-postgres-runner.ts'
import { openPostgres } from '#server/database/postgres/open-postgres.ts'
import { createSqliteRunner } from '#server/database/sqlite/create-sqlite-runner.ts'
import { databaseFile } from '#server/database/sqlite/open-sqlite.ts'
import { createVoiceCallStore } from '#server/voice/calls/create-voice-call-store.ts'
import { notUnderstoodIn } from '#server/voice/calls/not-understood.ts'

/** Milliseconds that the store may take. */
const timeout = 30_000
/** Calls that are read: more than a site of this size has in the days they are kept. */
const limit = 10_000

const { DATABASE_URL, DATA_DIR } = readConfig(process.env)
const runner =
  DATABASE_URL === undefined
    ? createSqliteRunner(databaseFile(DATA_DIR), timeout)
    : createPostgresRunner(openPostgres(DATABASE_URL, timeout), timeout)
try {
  const questions = notUnderstoodIn(await createVoiceCallStore(runner).listCalls({ limit }))
  if (questions.length === 0) console.log('No question went without an answer.')
  for (const { question, times } of questions) console.log(`${String(times).padStart(5)}  ${question}`)
} finally {
  await runner.close()
}
