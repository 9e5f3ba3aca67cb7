import { printable, printableLine } from '#server/runtime/command-line.ts'
import type { StoredConsultation } from '#server/requests/receive/read-consultations.ts'

/** Describes a request in one line of the list. */
export function summariseRequest(request: StoredConsultation): string {
  const { id, created_at, state, page_source, name, company, email } = request
  const who = state === 'erased' ? '(erased)' : `${name}, ${company} <${email}>`
  const mark = state === 'held' ? '  HELD' : ''
  return `${id}  ${created_at.slice(0, 16)}Z  ${page_source}${mark}  ${printableLine(who)}`
}

/** Describes a whole request, one line per field, with the message as written. */
export function describeRequest(request: StoredConsultation): string {
  const { message, context, spam, ...fields } = request
  const labels = Object.entries({
    ...fields,
    ...(context !== null && context !== '{}' && { context }),
    ...(spam !== null && { spam }),
  })
  const width = Math.max(...labels.map(([label]) => label.length)) + 2
  const lines = labels.map(([label, value]) => `${`${label}:`.padEnd(width)}${printableLine(value)}`)
  return [...lines, '', message === '' ? '(no message)' : printable(message), ''].join('\n')
}
