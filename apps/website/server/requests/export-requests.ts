import type { ConsultationContext } from '#server/consultations/consultation-context.ts'
import type { ConsultationFilter, StoredConsultation } from '#server/consultations/read-consultations.ts'
import type { TransactionRunner } from '#server/database/transaction-runner.ts'
import { csvRow } from './csv-row.ts'

/** Requests read at once: enough to be quick, few enough to hold in memory and to leave the server its store. */
const pageSize = 500

/**
 * The requests as CSV, in the order they came, piece by piece: the whole need not fit into memory.
 * One that is added meanwhile is the last of them, or is not among them; none is there twice.
 */
export async function* exportRequests(
  store: TransactionRunner,
  filter: ConsultationFilter,
  options: { escapesFormulas: boolean; hasByteOrderMark: boolean },
): AsyncGenerator<string> {
  yield (options.hasByteOrderMark ? '\ufeff' : '') + csvRow(csvColumns, options)
  let after: StoredConsultation | null = null
  for (;;) {
    const page: StoredConsultation[] = await store.run('listConsultations', {
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

/** The heads of the columns. */
export const csvColumns: readonly string[] = Object.keys(columns)

/** The cells of a request, in the order of the columns. */
export const csvCells = (request: StoredConsultation): string[] =>
  Object.values(columns).map((read) => read(request))
