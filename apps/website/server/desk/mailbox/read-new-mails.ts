import { siteStaffLanguage } from '#contract/staff-words/site-staff-words.ts'
import type { FetchMessageObject, ImapFlow } from 'imapflow'
import type { MailKind } from '#contract/desk/mails.ts'
import type { MailFolder } from '#server/store/tables/desk-rows.ts'
import type { TransactionRunner } from '#server/store/transaction.ts'
import { findRequestOfMail } from './find-request.ts'
import { advanceMailFolder, openMailFolder, recordMail } from './mail-transactions.ts'
import type { MailboxSettings } from './mailbox-settings.ts'
import type { MailParser } from './parse-in-thread.ts'
import { mostOfMail, type ParsedMail, unreadable } from './parse-mail.ts'
import { type MailHead, mostOfHead, readHead } from './read-headers.ts'

/** Mails whose heads are read at once. */
const batch = 50

/** Milliseconds that a folder is searched back, when it is first read or counts its mails anew. */
const searchedBack = 30 * 86_400_000

/** Failures after which a mail is skipped: it must not keep the others waiting. */
const mostFailures = 3

/** Mails without a match that are tried again once both folders were read. */
const mostLeft = 500

/** How often reading ended at a mail, by `folder uid`. */
export type Failures = Map<string, number>

/** Another instance reads the mailbox now. */
export class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError'
}

type ReadOptions = {
  client: ImapFlow
  settings: MailboxSettings
  /** The path of the folder of sent mails. */
  sent: string | null
  store: Pick<TransactionRunner, 'run'>
  parser: MailParser
  holder: string
  channels: readonly string[]
  onRecorded: (kind: MailKind) => void
  failures: Failures
  signal: AbortSignal
}

type Folder = { folder: MailFolder; path: string; uidValidity: string; quietUntil: number }

type NewMail = { in: Folder; uid: number; size: number; arrivedAt: string; head: MailHead }

/**
 * Reads what has arrived in both folders. The sent one first: an answer there says that an earlier mail waits no longer.
 * Of mails that belong to no request, only the head is read.
 */
export async function readNewMails(options: ReadOptions): Promise<void> {
  const { sent, store, settings, signal } = options
  const paths: [MailFolder, string][] = [
    ...(sent === null ? [] : [['sent', sent] as [MailFolder, string]]),
    ['inbox', 'INBOX'],
  ]
  let left: NewMail[] = []
  const ends: { folder: Folder; uid: number }[] = []
  for (const [folder, path] of paths) {
    const read = await readFolder(options, folder, path)
    left.push(...read.left)
    ends.push({ folder: read.folder, uid: read.uid })
  }
  // A mail may answer one of the other folder that was read after it.
  while (left.length > 0 && !signal.aborted) {
    const before = left
    left = []
    for (const mail of before) if (!(await takeIn(options, mail))) left.push(mail)
    if (left.length === before.length) break
  }
  if (signal.aborted) return
  const inbox = ends.at(-1)?.folder
  if (inbox) await reopen(options.client, inbox)
  for (const { folder, uid } of ends) {
    await store.run(advanceMailFolder, {
      mailbox: settings.name,
      folder: folder.folder,
      uidValidity: folder.uidValidity,
      uid,
    })
  }
}

/** @returns mails of a conversation that is not known, and the last one that was read */
async function readFolder(
  options: ReadOptions,
  name: MailFolder,
  path: string,
): Promise<{ folder: Folder; uid: number; left: NewMail[] }> {
  const { client, store, settings, failures, signal } = options
  const box = await client.mailboxOpen(path, { readOnly: true })
  const uidValidity = String(box.uidValidity)
  const { lastUid, quietUntil } = await store.run(openMailFolder, {
    mailbox: settings.name,
    folder: name,
    uidValidity,
    uidNext: Number(box.uidNext),
  })
  const folder = { folder: name, path, uidValidity, quietUntil }
  const end = Math.max(lastUid, Number(box.uidNext) - 1)
  if (box.exists === 0 || lastUid >= end) return { folder, uid: end, left: [] }
  const since = new Date(Date.now() - searchedBack)
  const found = await client.search(lastUid === 0 ? { since } : { uid: `${lastUid + 1}:*` }, { uid: true })
  if (!found) throw new Error('The mail server refused a search')
  // The last mail always matches a range without an end.
  const uids = found.filter((uid) => uid > lastUid && uid <= end).toSorted((one, other) => one - other)
  const left: NewMail[] = []
  let size = batch
  for (let at = 0; at < uids.length && !signal.aborted; at += size) {
    const [first] = uids.slice(at)
    const key = `${name} ${first}`
    const failed = failures.get(key) ?? 0
    size = failed > 0 ? 1 : batch
    if (failed >= mostFailures) continue
    const part = uids.slice(at, at + size)
    for (const mail of await counted(failures, key, readHeads(client, folder, part))) {
      if (!(await takeIn(options, mail)) && mail.head.references.length > 0 && left.length < mostLeft)
        left.push(mail)
    }
    if (left.length === 0 && !signal.aborted) {
      const uid = part.at(-1) ?? lastUid
      await store.run(advanceMailFolder, { mailbox: settings.name, folder: name, uidValidity, uid })
    }
  }
  return { folder, uid: end, left }
}

/** Counts a failed reading for its mail. */
async function counted<Result>(failures: Failures, key: string, reading: Promise<Result>): Promise<Result> {
  try {
    return await reading
  } catch (error) {
    failures.set(key, (failures.get(key) ?? 0) + 1)
    throw error
  }
}

async function readHeads(client: ImapFlow, folder: Folder, uids: readonly number[]): Promise<NewMail[]> {
  await reopen(client, folder)
  const mails = await client.fetchAll(
    uids.join(','),
    {
      uid: true,
      size: true,
      internalDate: true,
      bodyParts: [{ key: 'HEADER', start: 0, maxLength: mostOfHead }],
    },
    { uid: true },
  )
  return Promise.all(
    mails
      .toSorted((one, other) => one.uid - other.uid)
      .map(async (mail) => ({
        in: folder,
        uid: mail.uid,
        size: mail.size ?? 0,
        arrivedAt: arrivalOf(mail),
        head: await readHead(mail.headers ?? new Uint8Array()),
      })),
  )
}

function arrivalOf({ internalDate }: FetchMessageObject): string {
  const time = internalDate === undefined ? Number.NaN : new Date(internalDate).getTime()
  return new Date(Number.isNaN(time) ? Date.now() : time).toISOString()
}

/** Stores a mail with its request. @returns whether it has one, or can have none */
async function takeIn(options: ReadOptions, mail: NewMail): Promise<boolean> {
  const { settings, store, holder, channels, onRecorded, signal } = options
  const { head, uid } = mail
  let parsed: ParsedMail | undefined
  const read = async () => (parsed ??= await readMail(options, mail))
  let references = head.references
  if (head.isReport) {
    const { bounce } = await read()
    references = bounce?.messageIds ?? []
    if (!bounce) return true
  }
  const match = await store.run(findRequestOfMail, {
    folder: mail.in.folder,
    messageId: head.messageId,
    references,
    namedInSubject: head.namedInSubject,
    from: head.from.address,
    recipients: head.recipients,
    isAutomatic: head.isAutomatic,
    isBounce: head.isReport,
    own: settings.own,
  })
  if (match === null) return false
  const { bounce: _, ...content } = await read()
  if (signal.aborted) return true
  const outcome = await store.run(recordMail, {
    holder,
    position: { mailbox: settings.name, folder: mail.in.folder, uidValidity: mail.in.uidValidity, uid },
    match,
    messageId: head.messageId,
    from: head.from,
    subject: head.subject,
    parsed: content,
    arrivedAt: mail.arrivedAt,
    isOld: uid <= mail.in.quietUntil,
    channels,
    language: siteStaffLanguage,
    now: new Date().toISOString(),
  })
  if (outcome === 'lost') throw new LeaseLostError('Another instance reads the mailbox')
  if (outcome === 'recorded') onRecorded(match.kind)
  return true
}

async function readMail(
  { client, parser, failures }: ReadOptions,
  { in: folder, uid, size }: NewMail,
): Promise<ParsedMail> {
  const key = `${folder.folder} ${uid} content`
  if ((failures.get(key) ?? 0) >= mostFailures) return unreadable
  await reopen(client, folder)
  const query = { source: { start: 0, maxLength: mostOfMail } }
  const mail = await counted(failures, key, client.fetchOne(String(uid), query, { uid: true }))
  // Somebody has deleted it meanwhile.
  if (!mail || !mail.source) return unreadable
  return parser.parse(mail.source, size > mostOfMail)
}

async function reopen(client: ImapFlow, { path }: Folder): Promise<void> {
  if (client.mailbox === false || client.mailbox?.path !== path)
    await client.mailboxOpen(path, { readOnly: true })
}
