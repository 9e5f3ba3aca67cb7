/**
 * - `reply`: by the visitor. `other`: in the same conversation, from an address that is not the visitor's.
 * - `answer`: by staff, from a mail program.
 * - `automatic`: by a program, such as an out-of-office reply. `bounce`: a mail to the visitor came back.
 */
export type MailKind = 'reply' | 'other' | 'answer' | 'automatic' | 'bounce'

/** `cut`: the rest is in the mailbox. `unreadable`: it is in the mailbox only. */
export type MailProblem = 'cut' | 'unreadable'

/** A mail that came back to a request. */
export type Mail = {
  id: string
  /** When it arrived. */
  at: string
  kind: MailKind
  from: { name: string; address: string }
  /** Who wrote it, if the address is a colleague's. */
  by: { id: string; name: string } | null
  subject: string
  /** The text in its order; `isQuote` marks what it repeats of earlier mails. */
  parts: MailPart[]
  attachments: MailAttachment[]
  problem: MailProblem | null
  /** The delivery or the mail that a bounce returns. */
  about: string | null
}

export type MailPart = { text: string; isQuote: boolean }

/** `GET /api/desk/requests/:id/attachments/:attachmentId` downloads it, unless it exceeded a limit and is in the mailbox. */
export type MailAttachment = { id: string; name: string; size: number; isStored: boolean }

/** `GET /api/desk/mailbox`: a mailbox that cannot be read; null if it can, or none is set. */
export type MailboxTrouble = {
  since: string
  /** A sentence: what the mail server last answered, or why there is no answer. */
  why: string
} | null
