import { sql as raw } from 'kysely'
import type { Mail } from '#contract/desk/mails.ts'
import type { RequestMailRow } from '#server/store/tables/desk-rows.ts'
import { rowsOf, type Sql, type Step, type Transaction } from '#server/store/transaction.ts'
import { splitQuotes } from './split-quotes.ts'
import { realStates } from '#server/requests/receive/read-consultations.ts'

/** A mail, and its attachments without their content. */
export type MailRecord = RequestMailRow & {
  attachments: { id: string; mail_id: string; name: string; size: number; is_stored: number | boolean }[]
}

/** Reads the mails of a request, newest first. */
export function* readMails(
  sql: Sql,
  requestId: string,
  most: number,
): Generator<Step, MailRecord[], unknown[]> {
  const mails = yield* rowsOf(
    sql
      .selectFrom('request_mails')
      .selectAll()
      .where('request_id', '=', requestId)
      .orderBy('arrived_at', 'desc')
      .orderBy('id', 'desc')
      .limit(most),
  )
  if (mails.length === 0) return []
  const attachments = yield* rowsOf(
    sql
      .selectFrom('request_attachments')
      .select(['id', 'mail_id', 'name', 'size', raw<number | boolean>`content is not null`.as('is_stored')])
      .where('request_id', '=', requestId)
      .orderBy('mail_id')
      .orderBy('position'),
  )
  const ofMail = Map.groupBy(attachments, ({ mail_id }) => mail_id)
  return mails.map((mail) => ({ ...mail, attachments: ofMail.get(mail.id) ?? [] }))
}

/** Describes a mail for the page of its request. */
export function describeMail(row: MailRecord, nameColleague: (id: string) => NonNullable<Mail['by']>): Mail {
  return {
    id: row.id,
    at: row.arrived_at,
    kind: row.kind,
    from: { name: row.from_name, address: row.from_address },
    by: row.staff_id === null ? null : nameColleague(row.staff_id),
    subject: row.subject,
    parts: splitQuotes(row.text),
    attachments: row.attachments.map(({ id, name, size, is_stored: isStored }) => ({
      id,
      name,
      size,
      isStored: Boolean(isStored),
    })),
    problem: row.problem,
    about: row.about,
  }
}

/** Reads an attachment; null if it does not belong to the request, or is in the mailbox only. */
export function* readAttachment(
  sql: Sql,
  { requestId, id }: { requestId: string; id: string },
): Transaction<{ name: string; content: string } | null> {
  const [row] = yield* rowsOf(
    sql
      .selectFrom('request_attachments')
      .innerJoin('consultations', 'consultations.id', 'request_attachments.request_id')
      .select(['request_attachments.name', 'content'])
      .where('request_attachments.id', '=', id)
      .where('request_id', '=', requestId)
      .where('state', 'in', realStates),
  )
  return row && row.content !== null ? { name: row.name, content: row.content } : null
}
