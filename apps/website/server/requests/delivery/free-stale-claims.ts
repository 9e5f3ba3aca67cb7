import type { DeskLanguage } from '#contract/desk/languages.ts'
import { rowsOf, type Sql, type Transaction, type TransactionRunner } from '#server/store/transaction.ts'
import { recordOutcome } from './record-outcome.ts'
import { retryDelay } from './retry-delay.ts'

/** An attempt that is running somewhere, or was running when its process ended. */
export type Claim = { id: string; claim: string }

/** Lists every claim on rows of these channels. */
export function* listClaims(sql: Sql, { channels }: { channels: readonly string[] }): Transaction<Claim[]> {
  const rows = yield* rowsOf(
    sql
      .selectFrom('deliveries')
      .select(['id', 'claim'])
      .where('channel', 'in', channels)
      .where('state', '=', 'waiting')
      .where('claim', 'is not', null),
  )
  return rows.flatMap(({ id, claim }) => (claim === null ? [] : [{ id, claim }]))
}

/**
 * Releases claims of a server that stops, so that their rows are due again. A row that another process has claimed meanwhile stays claimed.
 */
export function* freeClaims(sql: Sql, { claims }: { claims: readonly Claim[] }): Transaction<null> {
  for (const { id, claim } of claims) {
    yield* rowsOf(
      sql.updateTable('deliveries').set({ claim: null }).where('id', '=', id).where('claim', '=', claim),
    )
  }
  return null
}

/** The claims of processes that ended. */
type EndedClaims = {
  claims: readonly Claim[]
  /** The channels through which a delivery that is given up is reported. */
  reportTo: readonly string[]
  /** Of the report; English by default. */
  language?: DeskLanguage | undefined
  /** Milliseconds since the epoch. */
  now: number
}

/**
 * Records attempts that ended with their process. Each is retried after the pause of a failed one, because it may be the
 * reason for that end, and a process that keeps ending must not use up all tries at once.
 */
export function* endClaims(sql: Sql, { claims, reportTo, language, now }: EndedClaims): Transaction<null> {
  for (const { id, claim } of claims) {
    const [row] = yield* rowsOf(
      sql.selectFrom('deliveries').select(['channel', 'attempts', 'progress']).where('id', '=', id),
    )
    if (!row) continue
    const { channel, attempts, progress } = row
    // An earlier release counted an attempt at its end.
    const delay = retryDelay(Math.max(1, attempts))
    yield* recordOutcome(sql, {
      id,
      claim,
      channel,
      row: {
        state: delay === null ? 'given-up' : 'waiting',
        answer: 'The server ended during the attempt',
        progress,
        dueAt: new Date(now + (delay ?? 0)).toISOString(),
      },
      health: delay === null ? 'failing' : null,
      disabledTarget: null,
      reportTo: reportTo.filter((name) => name !== channel),
      ...(language && { language }),
      now: new Date(now).toISOString(),
    })
  }
  return null
}

type EndedClaimOptions = {
  store: Pick<TransactionRunner, 'run'>
  channels: readonly string[]
  reportTo: readonly string[]
  /** Of reports; English by default. */
  language?: DeskLanguage | undefined
  /** Milliseconds since the epoch. */
  now: () => number
}

/** Ends the claims of a former process. Only a process that is alone with its store may call it, before its first claim. */
export async function endFormerClaims(options: EndedClaimOptions): Promise<void> {
  const { store, channels, reportTo, language, now } = options
  try {
    const claims = await store.run(listClaims, { channels })
    if (claims.length > 0) await store.run(endClaims, { claims, reportTo, language, now: now() })
  } catch {
    // They become stale, and are ended later.
  }
}

/**
 * Creates a check that ends claims whose process ended or stalled: claims that it has seen unchanged for longer than
 * any attempt takes. It uses its own stopwatch, so that no wrong or jumping clock can end a claim early or keep it for
 * long.
 * @param options.lease milliseconds, longer than any attempt
 * @param options.elapsed milliseconds of a monotonic clock
 */
export function createStaleClaimCheck(
  options: EndedClaimOptions & { lease: number; elapsed: () => number },
): () => Promise<void> {
  const { store, channels, reportTo, language, now, lease, elapsed } = options
  let seen = new Map<string, { since: number; claim: Claim }>()

  async function check(): Promise<void> {
    const claims = await store.run(listClaims, { channels })
    const time = elapsed()
    seen = new Map(
      claims.map((claim) => {
        const key = `${claim.id} ${claim.claim}`
        return [key, seen.get(key) ?? { since: time, claim }]
      }),
    )
    const stale = [...seen.values()].filter(({ since }) => time - since >= lease).map(({ claim }) => claim)
    if (stale.length > 0) await store.run(endClaims, { claims: stale, reportTo, language, now: now() })
  }

  return () =>
    check().catch(() => {
      // While the store is away no process can record an outcome, so the lease restarts.
      seen = new Map()
    })
}
