import type { WaysToAsk } from '@frontdesk/voice-platform/ways-to-ask'
import { type TransactionRunner, rowsOf, type Sql, type Transaction } from '#server/store/transaction.ts'
import type { TaughtAnswerRow } from '#server/store/tables/desk-rows.ts'

/** The answers that staff taught the assistant at the desk, as known to this server. */
export type TaughtAnswers = {
  /** Returns the same list until an answer changes. */
  current(): readonly WaysToAsk[]
  /**
   * Reads changes from the store, made on any instance. Afterwards, all answers that were saved before the call are known. If
   * the store does not answer, nothing changes.
   */
  refresh(): Promise<void>
}

/** Reads the answers from the store. The list is empty until the first `refresh`. */
export function createTaughtAnswers(store: Pick<TransactionRunner, 'run'>): TaughtAnswers {
  let version: string | null = null
  let answers: readonly WaysToAsk[] = []
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined

  async function read(): Promise<void> {
    try {
      const state = await store.run(readTaughtAnswers, { known: version })
      if (state) ({ version, answers } = { version: state.version, answers: state.answers.map(waysOf) })
    } catch {
      // The store reports its failures itself, and a call continues with the known answers.
    }
  }

  /** Runs one read at a time, so that older data never replaces newer. Calls during a read share the next one. */
  function refresh(): Promise<void> {
    if (running) {
      next ??= running.then(() => {
        next = undefined
        return refresh()
      })
      return next
    }
    running = read().finally(() => {
      running = undefined
    })
    return running
  }

  return { current: () => answers, refresh }
}

const waysOf = ({ id, question, ways, answer }: TaughtAnswerRow): WaysToAsk => ({
  id: `desk-${id}`,
  asked: [question, ...(JSON.parse(ways) as string[])],
  answer,
})

/** A snapshot of the answers. `version` is null if no answer was ever written. */
type TaughtState = { version: string | null; answers: TaughtAnswerRow[] }

/** Reads the answers that staff wrote, the newest first; null if `known` is still the current version. */
export function* readTaughtAnswers(
  sql: Sql,
  { known }: { known: string | null },
): Transaction<TaughtState | null> {
  // Read the version first: then a concurrent write is read twice instead of missed.
  const [row] = yield* rowsOf(
    sql.selectFrom('taught_versions').select('version').where('name', '=', 'answers'),
  )
  const version = row?.version ?? null
  if (version === known) return null
  return { version, answers: yield* rowsOf(listAnswers(sql)) }
}

/** Lists all taught answers, the newest first. */
export function* listTaughtAnswers(sql: Sql): Transaction<TaughtAnswerRow[]> {
  return yield* rowsOf(listAnswers(sql))
}

const listAnswers = (sql: Sql) =>
  sql.selectFrom('taught_answers').selectAll().orderBy('updated_at', 'desc').orderBy('id', 'desc')
