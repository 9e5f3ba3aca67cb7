import type { ConsultationContext } from '#contract/consultation-context.ts'
import type { ConsultationFilter, StoredConsultation } from '#server/requests/receive/read-consultations.ts'
import type { TransactionRunner } from '#server/store/transaction.ts'
import { csvRow } from './csv-row.ts'
import { listConsultations } from '../receive/read-consultations.ts'

/** Large enough to be quick, small enough for memory and for the server that shares the store. */
const pageSize = 500

/**
 * Exports requests as CSV in order of arrival, in portions, so that the whole need not fit into memory. A request added
 * meanwhile comes last or is missing; none appears twice.
 */
export async function* exportRequests(
  store: TransactionRunner,
  filter: ConsultationFilter,
  options: { escapesFormulas: boolean; hasByteOrderMark: boolean },
): AsyncGenerator<string> {
  yield (options.hasByteOrderMark ? '\ufeff' : '') + csvRow(csvColumns, options)
  let after: StoredConsultation | null = null
  for (;;) {
    const page: StoredConsultation[] = await store.run(listConsultations, {
      filter,
      order: 'asc',
      after: after && { created_at: after.created_at, id: after.id },
      limit: pageSize,
    })
    yield page.map((request) => csvRow(csvCells(request), options)).join('')
    after = page.at(-1) ?? null
    if (page.length < pageSize) return
  }
}

const contextOf = ({ context }: StoredConsultation) => JSON.parse(context ?? '{}') as ConsultationContext

const columns: Record<string, (request: StoredConsultation) => string> = {
  id: ({ id }) => id,
  created_at: (request) => request.created_at,
  state: ({ state }) => state,
  name: ({ name }) => name,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  company: ({ company }) => company,
  service: ({ service }) => service,
  message: ({ message }) => message,
  page_source: (request) => request.page_source,
  consent_version: (request) => contextOf(request).consent?.version ?? '',
  call_id: (request) => contextOf(request).call_id ?? '',
}

/** The column heads. */
export const csvColumns: readonly string[] = Object.keys(columns)

/** The cells of a request, in column order. */
export const csvCells = (request: StoredConsultation): string[] =>
  Object.values(columns).map((read) => read(request))
