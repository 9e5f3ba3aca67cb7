import type { TransactionRunner } from '#server/store/transaction.ts'
import { csvRow } from '#server/requests/export/csv-row.ts'
import { csvCells, csvColumns } from '#server/requests/export/export-requests.ts'
import type { RequestFilter } from '#contract/desk/requests.ts'
import type { ListPlace } from './list-requests.ts'
import { listRequests } from './list-requests.ts'
import { readConsultations } from '#server/requests/receive/read-consultations.ts'

/** Requests read at once. */
const pageSize = 200

/**
 * Exports the requests of a list as CSV, newest first, in portions. Spreadsheets run no formula from it, and the byte
 * order mark makes Excel read UTF-8.
 */
export function exportFiltered(
  store: { read: TransactionRunner['run'] },
  filter: RequestFilter,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const rows = piecesOf(store, filter)
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await rows.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await rows.return(undefined)
    },
  })
}

async function* piecesOf(
  store: { read: TransactionRunner['run'] },
  filter: RequestFilter,
): AsyncGenerator<string, undefined> {
  const format = { escapesFormulas: true }
  yield `\ufeff${csvRow(csvColumns, format)}`
  let place: ListPlace | null = { phase: 'rest', after: null, overdueBefore: null }
  while (place) {
    const page: { rows: { id: string }[]; next: ListPlace | null } = await store.read(listRequests, {
      filter,
      place,
      limit: pageSize,
    })
    const ids = page.rows.map(({ id }) => id)
    const requests = ids.length === 0 ? [] : await store.read(readConsultations, { ids })
    yield requests.map((request) => csvRow(csvCells(request), format)).join('')
    place = page.next
  }
  return undefined
}
