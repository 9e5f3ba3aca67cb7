import { ownPrefix } from '#agency/schema/own-names.ts'
import type { StoredContext } from '#contract/consultation-context.ts'
import type {
  ConsultationFilter,
  ConsultationWithAssignment,
} from '#server/requests/receive/read-consultations.ts'
import type { TransactionRunner } from '#server/store/transaction.ts'
import type { SpamJudgement } from '#server/requests/spam/spam-judgement.ts'
import { csvRow } from './csv-row.ts'
import { answerTo, ownIds } from '../own-answers.ts'
import { haveAnswers, listConsultations } from '../receive/read-consultations.ts'

/** Large enough to be quick, small enough for memory and for the server that shares the store. */
const pageSize = 500

/**
 * Exports requests as CSV in order of arrival, in batches, so that the whole need not fit into memory. A request added
 * meanwhile comes last or is missing; none appears twice.
 */
export async function* exportRequests(
  store: TransactionRunner,
  filter: ConsultationFilter,
  options: { escapesFormulas: boolean; hasByteOrderMark: boolean },
): AsyncGenerator<string> {
  const { heads, cellsOf } = csvColumns(await store.run(haveAnswers, undefined))
  yield (options.hasByteOrderMark ? '\ufeff' : '') + csvRow(heads, options)
  let after: ConsultationWithAssignment | null = null
  for (;;) {
    const page: ConsultationWithAssignment[] = await store.run(listConsultations, {
      filter,
      order: 'asc',
      after: after && { created_at: after.created_at, id: after.id },
      limit: pageSize,
    })
    yield page.map((request) => csvRow(cellsOf(request), options)).join('')
    after = page.at(-1) ?? null
    if (page.length < pageSize) return
  }
}

const contextOf = ({ context }: ConsultationWithAssignment) => JSON.parse(context ?? '{}') as StoredContext

/** Where the person came from first. */
const firstVisitOf = (request: ConsultationWithAssignment) => contextOf(request).touch?.first

/** Why it was held, or nearly. */
const signalsOf = (spam: string | null): string[] =>
  spam === null
    ? []
    : (JSON.parse(spam) as SpamJudgement).reasons
        .filter(({ points }) => points >= 0)
        .map(({ signal }) => signal)

const columns: Record<string, (request: ConsultationWithAssignment) => string> = {
  id: ({ id }) => id,
  created_at: (request) => request.created_at,
  state: ({ desk_state: state }) => state,
  name: ({ name }) => name,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  company: ({ company }) => company,
  service: ({ service }) => service,
  message: ({ message }) => message,
  page_source: (request) => request.page_source,
  consent_version: (request) => contextOf(request).consent?.version ?? '',
  call_id: (request) => contextOf(request).call_id ?? '',
  owner: ({ owner }) => owner ?? '',
  answered_at: (request) => request.answered_at ?? '',
  value: ({ value }) => (value === null ? '' : String(value)),
  reason: ({ reason }) => reason ?? '',
  notes: ({ notes }) => String(notes),
  first_page: (request) => firstVisitOf(request)?.page ?? '',
  referrer: (request) => firstVisitOf(request)?.referrer ?? '',
  utm: (request) =>
    new URLSearchParams(
      Object.entries(firstVisitOf(request)?.utm ?? {}).map(([name, value]) => [name, value ?? '']),
    ).toString(),
  site: (request) => contextOf(request).site ?? '',
  spam_signals: ({ spam }) => signalsOf(spam).join(' '),
  ...Object.fromEntries(
    ownIds.map((id) => [
      ownPrefix + id,
      (request: ConsultationWithAssignment) => answerTo(id, contextOf(request).answers),
    ]),
  ),
}

/** In one column: anybody may send answers to fields of any name. */
function formerAnswers(request: ConsultationWithAssignment): string {
  const answers = Object.entries(contextOf(request).answers ?? {})
  const former = answers.filter(([id]) => !ownIds.includes(id))
  return former.length === 0 ? '' : JSON.stringify(Object.fromEntries(former))
}

/**
 * The heads of an export's columns, and the cells of a request in their order.
 * @param hasAnswers whether any request has answers to own fields: those that the agency no longer has need a column
 */
export function csvColumns(hasAnswers: boolean) {
  const all = { ...columns, ...(hasAnswers && { answers: formerAnswers }) }
  return {
    heads: Object.keys(all),
    cellsOf: (request: ConsultationWithAssignment): string[] =>
      Object.values(all).map((read) => read(request)),
  }
}
