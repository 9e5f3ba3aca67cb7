import { hash } from 'node:crypto'
import PostalMime, { type Address, type Email } from 'postal-mime'

/** What the header of a mail says about the conversation that it belongs to. */
export type MailHead = {
  /** With angle brackets; made of the content if the mail has none. */
  messageId: string
  /** The Message-IDs that it answers, the nearest first. */
  references: string[]
  /** What may be references of requests in the subject, in lower case. */
  namedInSubject: string[]
  from: { name: string; address: string }
  /** To, Cc and Bcc. */
  recipients: string[]
  subject: string
  /** A program wrote it: nobody waits for an answer (RFC 3834). */
  isAutomatic: boolean
  /** It reports the fate of another mail (RFC 3464), so what it answers is inside. */
  isReport: boolean
}

/** Bytes of a header that are read: no mail program writes more. */
export const mostOfHead = 65_536

/** Mail programs cut a long conversation themselves. */
const mostReferences = 50

/** Reads the header of a mail, up to the empty line. */
export async function readHead(header: Uint8Array): Promise<MailHead> {
  const text = new TextDecoder('latin1').decode(header.subarray(0, mostOfHead))
  const mail = await PostalMime.parse(text).catch((): Email => ({
    headers: [],
    headerLines: [],
    attachments: [],
  }))
  const valueOf = (name: string) => mail.headers.find(({ key }) => key === name)?.value ?? ''
  const [from = { name: '', address: '' }] = peopleOf(mail.from ? [mail.from] : [])
  const subject = clean(mail.subject ?? '').slice(0, 500)
  const [own] = idsIn(mail.messageId ?? '')
  const chain = idsIn(valueOf('references')).toReversed()
  const contentType = valueOf('content-type').toLowerCase()
  return {
    messageId: own ?? `<${hash('sha256', header)}@no-message-id>`,
    references: [...new Set([...idsIn(valueOf('in-reply-to')), ...chain])].slice(0, mostReferences),
    namedInSubject: [...new Set(subject.toLowerCase().match(/\b[0-9a-f]{8}\b/g))].slice(0, 5),
    from: { name: clean(from.name).slice(0, 200), address: from.address },
    recipients: peopleOf([...(mail.to ?? []), ...(mail.cc ?? []), ...(mail.bcc ?? [])]).map(
      ({ address }) => address,
    ),
    subject,
    isAutomatic: isAutomatic(valueOf),
    isReport: /^multipart\/report\b/.test(contentType) && /report-type="?delivery-status\b/.test(contentType),
  }
}

/** Finds Message-IDs. One that is longer than a line of mail can be is none. */
const idsIn = (text: string): string[] => text.match(/<[^<>\s]{1,995}>/g) ?? []

const peopleOf = (list: readonly Address[]): { name: string; address: string }[] =>
  list
    .flatMap((one) => one.group ?? [one])
    .map(({ name, address }) => ({ name, address: clean(address).slice(0, 254) }))

/** Removes what neither a line nor the store can hold. */
const clean = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()

/**
 * The signs of programs that answer: the standard's, and those of older ones. A list is none of them: a mailbox may receive
 * its mail through one.
 */
function isAutomatic(valueOf: (name: string) => string): boolean {
  const submitted = valueOf('auto-submitted').trim().toLowerCase()
  return (
    (submitted !== '' && !submitted.startsWith('no')) ||
    /^\s*(bulk|junk|auto_reply)\b/i.test(valueOf('precedence')) ||
    ['x-autoreply', 'x-autorespond', 'x-autoresponder', 'x-auto-reply-from'].some(
      (name) => valueOf(name) !== '',
    ) ||
    /^\s*<>\s*$/.test(valueOf('return-path')) ||
    /mailbox rules agent/i.test(valueOf('x-ms-exchange-generated-message-source'))
  )
}
