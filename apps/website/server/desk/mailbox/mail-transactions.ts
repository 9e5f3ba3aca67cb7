import { sql as raw } from 'kysely'
import type { DeskLanguage } from '#contract/desk/languages.ts'
import { staffWords } from '#contract/staff-words/staff-words.ts'
import { createId } from '#server/store/create-id.ts'
import { lock, rowsOf, type Sql, type Step, type Transaction } from '#server/store/transaction.ts'
import type { MailFolder, RequestMailRow } from '#server/store/tables/desk-rows.ts'
import { addHistory, deskLock } from '#server/requests/receive/request-history.ts'
import { wakeOnEntry } from '#server/requests/receive/wake-on-entry.ts'
import type { Notice } from '#server/requests/delivery/channel.ts'
import { enqueueNotice } from '#server/requests/delivery/outbox.ts'
import { referenceOf } from '#server/requests/delivery/message-text.ts'
import {
  assignmentOf,
  readAssignments,
  touchRequest,
  withStage,
  writeAssignments,
} from '../requests/change-requests.ts'
import type { MatchedMail } from './find-request.ts'
import type { ParsedMail } from './parse-mail.ts'
import { realRequests } from '#server/requests/receive/read-consultations.ts'

/** Bytes of the files that are stored of one request. */
const mostOfRequest = 25 * 1024 * 1024

/** Mails that are stored of one request: two programs that answer each other must end. */
const mostMails = 500

/** The position of a mail in a mailbox. */
export type MailPosition = { mailbox: string; folder: MailFolder; uidValidity: string; uid: number }

export type MailToRecord = {
  /** The instance that reads the mailbox. */
  holder: string
  position: MailPosition
  match: MatchedMail
  messageId: string
  from: { name: string; address: string }
  subject: string
  parsed: Omit<ParsedMail, 'bounce'>
  /** ISO 8601: when the server received it. */
  arrivedAt: string
  /** It was there before the mailbox was first read. */
  isOld: boolean
  /** The channels through which staff hear of it. */
  channels: readonly string[]
  /** Of what they hear; English by default. */
  language?: DeskLanguage
  /** ISO 8601. */
  now: string
}

/**
 * - `known`: it is stored already. `gone`: the request was erased, or has `mostMails`. `lost`: another instance reads the
 *   mailbox now, and nothing was written.
 */
export type RecordedMail = 'recorded' | 'known' | 'gone' | 'lost'

/** Stores a mail with its request, once. A visitor's words open the request again, and its owner hears of them. */
export function* recordMail(sql: Sql, input: MailToRecord): Transaction<RecordedMail> {
  const { position, match, messageId, parsed, arrivedAt, now } = input
  const { requestId, kind, staffId } = match
  yield* lock([deskLock])
  const [held] = yield* rowsOf(
    sql
      .selectFrom('mailboxes')
      .select('name')
      .where('name', '=', position.mailbox)
      .where('holder', '=', input.holder),
  )
  if (!held) return 'lost'
  const [request] = yield* rowsOf(realRequests(sql).select(['id', 'state']).where('id', '=', requestId))
  const known = yield* rowsOf(
    sql.selectFrom('request_mails').select(['id', 'message_id']).where('request_id', '=', requestId),
  )
  if (known.some((row) => row.message_id === messageId)) return 'known'
  if (!request || known.length >= mostMails) return 'gone'
  const id = createId()
  yield* rowsOf(
    sql.insertInto('request_mails').values({
      id,
      request_id: requestId,
      mailbox: position.mailbox,
      folder: position.folder,
      uid_validity: position.uidValidity,
      uid: position.uid,
      message_id: messageId,
      kind,
      created_at: now,
      arrived_at: arrivedAt,
      from_name: input.from.name,
      from_address: input.from.address,
      staff_id: staffId,
      subject: input.subject,
      text: parsed.text,
      problem: parsed.problem,
      about: match.about,
    }),
  )
  yield* addAttachments(sql, { mailId: id, requestId, files: parsed.attachments })
  yield* addHistory(sql, [{ requestId, fact: { kind: 'mail', mail: kind } }], { staffId, now })
  const isChanged = request.state === 'accepted' && (yield* applyMail(sql, input, id))
  if (!isChanged) yield* touchRequest(sql, requestId)
  return 'recorded'
}

function* addAttachments(
  sql: Sql,
  { mailId, requestId, files }: { mailId: string; requestId: string; files: ParsedMail['attachments'] },
): Generator<Step, void, unknown[]> {
  if (files.length === 0) return
  const [stored] = yield* rowsOf(
    sql
      .selectFrom('request_attachments')
      .select(({ fn }) => fn.sum<number | string | null>('size').as('size'))
      .where('request_id', '=', requestId)
      .where('content', 'is not', null),
  )
  let left = mostOfRequest - Number(stored?.size ?? 0)
  for (const [position, { name, size, content }] of files.entries()) {
    const isStored = content !== null && size <= left
    if (isStored) left -= size
    yield* rowsOf(
      sql.insertInto('request_attachments').values({
        id: createId(),
        mail_id: mailId,
        request_id: requestId,
        position,
        name,
        size,
        content: isStored ? content : null,
      }),
    )
  }
}

/** What a mail changes in its request. @returns whether the request was written */
function* applyMail(sql: Sql, input: MailToRecord, mailId: string): Generator<Step, boolean, unknown[]> {
  const { match, arrivedAt, now } = input
  const { requestId, kind, staffId } = match
  if (kind === 'automatic' || kind === 'bounce') return false
  const isNews = kind !== 'answer' && !input.isOld && !(yield* isAnswered(sql, requestId, arrivedAt))
  const isBack = isNews && (yield* wakeOnEntry(sql, { ids: [requestId], now }))
  const [request] = yield* readAssignments(sql, [requestId])
  if (!request) return false
  const before = assignmentOf(request)
  if (kind === 'answer') {
    if (yield* isFollowed(sql, { requestId, kinds: ['reply', 'other'], since: arrivedAt })) return false
    const after = {
      ...(request.stage === 'new' ? withStage(before, 'contacted', arrivedAt) : before),
      ownerId: request.ownerId ?? staffId,
    }
    if (after.stage === before.stage && after.ownerId === before.ownerId) return false
    yield* writeAssignments(sql, [{ request, after }], { staffId, now })
    return true
  }
  if (!isNews) return false
  yield* enqueueNotice(sql, {
    notice: noticeOf(input, mailId, request.ownerId),
    channels: input.channels,
    now,
  })
  if (request.stage === 'new') return isBack
  // The time of the first answer stays.
  yield* writeAssignments(sql, [{ request, after: { ...before, stage: 'new' } }], { staffId: null, now })
  // IMAP knows whole seconds: a mail in the second of its request seems older than it, and is not.
  const since = raw<string>`case when created_at < ${arrivedAt} then ${arrivedAt} else ${now} end`
  yield* rowsOf(sql.updateTable('consultations').set({ waits_since: since }).where('id', '=', requestId))
  return true
}

/** Whether staff have answered since a mail arrived, at the desk or from a mail program. */
function* isAnswered(sql: Sql, requestId: string, since: string): Generator<Step, boolean, unknown[]> {
  if (yield* isFollowed(sql, { requestId, kinds: ['answer'], since })) return true
  const [reply] = yield* rowsOf(
    sql
      .selectFrom('request_replies')
      .select('id')
      .where('request_id', '=', requestId)
      .where('created_at', '>', since)
      .limit(1),
  )
  return reply !== undefined
}

function* isFollowed(
  sql: Sql,
  { requestId, kinds, since }: { requestId: string; kinds: RequestMailRow['kind'][]; since: string },
): Generator<Step, boolean, unknown[]> {
  const [later] = yield* rowsOf(
    sql
      .selectFrom('request_mails')
      .select('id')
      .where('request_id', '=', requestId)
      .where('kind', 'in', kinds)
      .where('arrived_at', '>', since)
      .limit(1),
  )
  return later !== undefined
}

/** Without personal data, because notices also go to chats. */
function noticeOf(
  { match: { requestId, kind }, language = 'en' }: MailToRecord,
  mailId: string,
  ownerId: string | null,
): Notice {
  const words = staffWords[language].notices
  return {
    id: `mail-${mailId}`,
    title: words.reply(referenceOf(requestId)),
    text: kind === 'reply' ? words.replyText : words.strangerText,
    request: requestId,
    to: ownerId,
  }
}

type OpenFolder = {
  mailbox: string
  folder: MailFolder
  uidValidity: string
  /** The next mail gets this number or a higher one. */
  uidNext: number
}

/** How far a folder was read: `lastUid` is 0 if it must be read from its beginning. */
export type FolderState = { lastUid: number; quietUntil: number }

/** Begins to read a folder. A new UIDVALIDITY means that its numbers count from the beginning (RFC 9051, 2.3.1.1). */
export function* openMailFolder(sql: Sql, input: OpenFolder): Transaction<FolderState> {
  const { mailbox, folder, uidValidity, uidNext } = input
  const [known] = yield* rowsOf(
    sql.selectFrom('mail_folders').selectAll().where('mailbox', '=', mailbox).where('folder', '=', folder),
  )
  if (known?.uid_validity === uidValidity) {
    return { lastUid: Number(known.last_uid), quietUntil: Number(known.quiet_until) }
  }
  const state = { lastUid: 0, quietUntil: known ? 0 : uidNext - 1 }
  const columns = { uid_validity: uidValidity, last_uid: state.lastUid, quiet_until: state.quietUntil }
  yield* rowsOf(
    sql
      .insertInto('mail_folders')
      .values({ mailbox, folder, ...columns })
      .onConflict((conflict) => conflict.columns(['mailbox', 'folder']).doUpdateSet(columns)),
  )
  return state
}

/** Stores how far a folder was read. */
export function* advanceMailFolder(
  sql: Sql,
  { mailbox, folder, uidValidity, uid }: MailPosition,
): Transaction<null> {
  yield* rowsOf(
    sql
      .updateTable('mail_folders')
      .set({ last_uid: uid })
      .where('mailbox', '=', mailbox)
      .where('folder', '=', folder)
      .where('uid_validity', '=', uidValidity)
      .where('last_uid', '<', uid),
  )
  return null
}
