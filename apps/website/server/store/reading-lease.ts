import { randomUUID } from 'node:crypto'
import { rowsOf, type Sql, type Transaction, type TransactionRunner } from '#server/store/transaction.ts'

/** Who reads something outside, such as a mailbox, and the signs of life. */
type Holding = { holder: string | null; beats: number }

type HoldInput = {
  name: string
  holder: string
  /** The holding to take over; `any` for whatever it is. */
  over: Holding | 'any' | null
}

/**
 * Gives a sign of life as the one who reads, or becomes it where there is none, or where the former holder has
 * given no sign since `over`.
 * @returns the holding
 */
export function* holdReading(sql: Sql, { name, holder, over }: HoldInput): Transaction<Holding> {
  yield* rowsOf(
    sql
      .insertInto('mailboxes')
      .values({ name, holder, read_at: null, failing_since: null, answer: null })
      .onConflict((conflict) => conflict.column('name').doNothing()),
  )
  const beat = sql
    .updateTable('mailboxes')
    .set((row) => ({ holder, beats: row('beats', '+', 1) }))
    .where('name', '=', name)
  yield* rowsOf(
    over === 'any'
      ? beat
      : beat.where((row) =>
          row.or([
            row('holder', 'is', null),
            row('holder', '=', holder),
            ...(over?.holder
              ? [row.and([row('holder', '=', over.holder), row('beats', '=', over.beats)])]
              : []),
          ]),
        ),
  )
  const [row] = yield* rowsOf(
    sql.selectFrom('mailboxes').select(['holder', 'beats']).where('name', '=', name),
  )
  return row ?? { holder: null, beats: 0 }
}

/** Lets another instance read at once. */
export function* releaseReading(
  sql: Sql,
  { name, holder }: { name: string; holder: string },
): Transaction<null> {
  yield* rowsOf(
    sql.updateTable('mailboxes').set({ holder: null }).where('name', '=', name).where('holder', '=', holder),
  )
  return null
}

/** One instance of several reads a mailbox, or the calendars. */
export type ReadingLease = {
  /** Names this instance in its transactions. */
  holder: string
  /** Takes or renews the lease. @returns whether this instance has it */
  hold(): Promise<boolean>
  release(): Promise<void>
}

/**
 * Creates the lease. As with the claims of deliveries, each instance uses its own stopwatch, so that no wrong or jumping
 * clock can end a lease early or keep it for long.
 * @param options.isAlone whether no other process uses this store: a lease of a process that ended is taken at once
 * @param options.lasts milliseconds without a sign of life
 * @param options.elapsed milliseconds of a monotonic clock
 */
export function createReadingLease(options: {
  store: Pick<TransactionRunner, 'run'>
  name: string
  isAlone: boolean
  lasts: number
  elapsed: () => number
}): ReadingLease {
  const { store, name, isAlone, lasts, elapsed } = options
  const holder = randomUUID()
  let seen: (Holding & { since: number }) | null = null
  let isFirst = true
  return {
    holder,
    async hold() {
      const isStale = seen !== null && elapsed() - seen.since >= lasts
      const over =
        isAlone && isFirst ? 'any' : isStale ? seen && { holder: seen.holder, beats: seen.beats } : null
      const now = await store.run(holdReading, { name, holder, over })
      isFirst = false
      if (seen?.holder !== now.holder || seen.beats !== now.beats) seen = { ...now, since: elapsed() }
      return now.holder === holder
    },
    async release() {
      await store.run(releaseReading, { name, holder })
    },
  }
}
