import { rowsOf } from '#server/store/transaction.ts'
import type { Sql, Step } from '#server/store/transaction.ts'
import type { RequestState } from '#contract/desk/requests.ts'

export type RequestCounts = Record<RequestState, number>

/** Reads the number of requests in each state, as counted by the triggers. */
export function* readCounts(sql: Sql): Generator<Step, RequestCounts, unknown[]> {
  const rows = yield* rowsOf(
    sql
      .selectFrom('request_counts')
      .select(['state', (builder) => builder.fn.sum<number | string>('n').as('n')])
      .groupBy('state'),
  )
  const counts: RequestCounts = { new: 0, contacted: 0, won: 0, lost: 0, held: 0 }
  for (const { state, n } of rows) if (isCounted(state, counts)) counts[state] = Number(n)
  return counts
}

const isCounted = (state: string, counts: RequestCounts): state is RequestState => state in counts
