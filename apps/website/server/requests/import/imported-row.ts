import { createHash, createHmac } from 'node:crypto'
import type { Consultation } from '#contract/consultation.ts'

/** A row of an earlier backend as this site stores it. */
export type ImportedRow = Consultation & {
  state: 'accepted' | 'held'
  /** JSON of a `ConsultationContext`. */
  context: string
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/**
 * The id of a row: the same whenever its file is imported, so that nothing is doubled. A UUID stays as it is. Another id counts together with
 * the time, because two backends may both have a row 1. Without one, the fields make it, with a key, so that nobody can guess
 * from the id of an erased request who it was of.
 */
export function idOfRow(id: string, row: Omit<Consultation, 'id'>, key: string): string {
  const given = id.trim().toLowerCase()
  if (uuid.test(given)) return given
  const { created_at, name, email, phone, company, service, message, page_source } = row
  const digest =
    given === ''
      ? createHmac('sha256', key)
          .update(JSON.stringify([created_at, name, email, phone, company, service, message, page_source]))
          .digest('hex')
      : createHash('sha256')
          .update(JSON.stringify([given, created_at]))
          .digest('hex')
  // A UUID version 8: its bits are the application's own.
  const hex = `${digest.slice(0, 12)}8${digest.slice(13, 16)}8${digest.slice(17, 32)}`
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
