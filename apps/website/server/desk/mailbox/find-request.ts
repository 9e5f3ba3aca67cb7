import { sql as raw } from 'kysely'
import type { MailKind } from '#contract/desk/mails.ts'
import { engineOf } from '#server/store/sql-builder.ts'
import type { MailFolder } from '#server/store/tables/desk-rows.ts'
import { rowsOf, type Sql, type Step, type Transaction } from '#server/store/transaction.ts'
import { isAddress, isSameAddress } from '#server/requests/receive/same-address.ts'
import { replyChannel } from '#server/requests/delivery/active-channels.ts'
import { realRequests } from '#server/requests/receive/read-consultations.ts'

/** What a mail must say to be matched with a request. */
export type MailToMatch = {
  folder: MailFolder
  messageId: string
  /** The nearest first. */
  references: readonly string[]
  namedInSubject: readonly string[]
  /** Addresses as they are written. */
  from: string
  recipients: readonly string[]
  isAutomatic: boolean
  /** A mail came back: only what it returns counts. */
  isBounce: boolean
  /** Addresses of the agency besides those of staff. */
  own: readonly string[]
}

export type MatchedMail = {
  requestId: string
  kind: MailKind
  staffId: string | null
  /** What a bounce returns. */
  about: string | null
}

/**
 * Finds the request that a mail belongs to: by the Message-IDs of its conversation, else by a reference in the subject
 * together with the visitor's address; never by the subject alone. Null if it belongs to none, or the site sent it.
 */
export function* findRequestOfMail(sql: Sql, mail: MailToMatch): Transaction<MatchedMail | null> {
  if (yield* isOwnMail(sql, mail.messageId)) return null
  const found = yield* findByReferences(sql, mail.references)
  if (mail.isBounce) {
    return found && { requestId: found.requestId, kind: 'bounce', staffId: null, about: found.about }
  }
  const requestId = found?.requestId ?? (yield* findBySubject(sql, mail))
  if (requestId === null) return null
  const [request] = yield* rowsOf(realRequests(sql).select('email').where('id', '=', requestId))
  if (!request) return null
  const isFrom = (address: string) => isSameAddress(mail.from, address)
  if (isFrom(request.email) && mail.folder === 'inbox') {
    return { requestId, kind: mail.isAutomatic ? 'automatic' : 'reply', staffId: null, about: null }
  }
  const others = yield* rowsOf(
    sql
      .selectFrom('request_mails')
      .select('from_address')
      .where('request_id', '=', requestId)
      .where('kind', 'in', ['reply', 'other']),
  )
  const goesOut = [request.email, ...others.map((row) => row.from_address)].some((address) =>
    mail.recipients.some((recipient) => isSameAddress(recipient, address)),
  )
  const [staff] = yield* rowsOf(
    sql
      .selectFrom('staff')
      .select('id')
      .where(isAddress(sql, 'email', [mail.from]))
      .where('removed_at', 'is', null),
  )
  if (staff || mail.folder === 'sent' || mail.own.some(isFrom)) {
    // What staff write to each other is no answer.
    if (!goesOut || mail.isAutomatic) return null
    // Anybody can write a reference and the address of a colleague: only the sent folder proves who sent it.
    if (mail.folder === 'inbox' && !found) return null
    return { requestId, kind: 'answer', staffId: staff?.id ?? null, about: null }
  }
  if (!found) return null
  return { requestId, kind: mail.isAutomatic ? 'automatic' : 'other', staffId: null, about: null }
}

type Reference = { requestId: string; about: string }

/** The mails of the site name their deliveries: a mail server that keeps a copy of each must not make it a second one. */
function* isOwnMail(sql: Sql, messageId: string): Generator<Step, boolean, unknown[]> {
  const id = deliveryIdOf(messageId)
  if (id === null) return false
  const [delivery] = yield* rowsOf(sql.selectFrom('deliveries').select('id').where('id', '=', id))
  return delivery !== undefined
}

/** As `messageIdOf` makes them of a delivery's id. The domain may have changed since. */
const deliveryIdOf = (messageId: string): string | null => /^<([\w-]{1,100})@/.exec(messageId)?.[1] ?? null

function* findByReferences(
  sql: Sql,
  references: readonly string[],
): Generator<Step, Reference | null, unknown[]> {
  if (references.length === 0) return null
  const deliveryIds = references.flatMap((id) => deliveryIdOf(id) ?? [])
  const replyIds = deliveryIds.flatMap((id) => idBefore(id, [replyChannel]))
  const requestIds = deliveryIds.flatMap((id) => idBefore(id, ['confirmation', 'email']))
  const found = new Map<string, Reference>()
  if (replyIds.length > 0) {
    const rows = yield* rowsOf(
      sql.selectFrom('request_replies').select(['id', 'request_id']).where('id', 'in', replyIds),
    )
    for (const { id, request_id: requestId } of rows)
      found.set(`${id}-${replyChannel}`, { requestId, about: `${id}-${replyChannel}` })
  }
  if (requestIds.length > 0) {
    const rows = yield* rowsOf(sql.selectFrom('consultations').select('id').where('id', 'in', requestIds))
    for (const { id } of rows)
      for (const channel of ['confirmation', 'email'])
        found.set(`${id}-${channel}`, { requestId: id, about: `${id}-${channel}` })
  }
  const mails = yield* rowsOf(
    sql
      .selectFrom('request_mails')
      .select(['id', 'request_id', 'message_id'])
      .where('message_id', 'in', references),
  )
  for (const { id, request_id: requestId, message_id } of mails)
    found.set(message_id, { requestId, about: id })
  for (const reference of references) {
    const match = found.get(reference) ?? found.get(deliveryIdOf(reference) ?? '')
    if (match) return match
  }
  return null
}

const idBefore = (deliveryId: string, channels: readonly string[]): string[] =>
  channels.flatMap((channel) =>
    deliveryId.endsWith(`-${channel}`) ? [deliveryId.slice(0, -channel.length - 1)] : [],
  )

/** The reference is short, and people can guess it: the visitor's address must be right, too. */
function* findBySubject(
  sql: Sql,
  { namedInSubject, folder, from, recipients }: MailToMatch,
): Generator<Step, string | null, unknown[]> {
  const addresses = folder === 'inbox' ? [from] : recipients
  if (namedInSubject.length === 0 || addresses.length === 0) return null
  // As in the index, which both engines have on an expression of their own.
  const reference = engineOf(sql) === 'postgres' ? raw<string>`right(id, 8)` : raw<string>`substr(id, -8)`
  const [row] = yield* rowsOf(
    realRequests(sql)
      .select('id')
      .where(reference, 'in', namedInSubject)
      .where(isAddress(sql, 'email', addresses))
      .orderBy('created_at', 'desc')
      .limit(1),
  )
  return row?.id ?? null
}
