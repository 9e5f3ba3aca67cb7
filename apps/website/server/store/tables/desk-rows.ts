import type { Generated } from 'kysely'
import type { MailKind, MailProblem } from '#contract/desk/mails.ts'

/** The tables of the desk, apart from the requests themselves. */
export type DeskTables = {
  request_notes: Omit<RequestNoteRow, 'deleted_at'> & { deleted_at: Generated<string | null> }
  request_replies: RequestReplyRow
  request_writers: RequestWriterRow
  request_history: RequestHistoryRow
  contact_exceptions: ContactExceptionRow
  desk_undos: DeskUndoRow
  reply_templates: ReplyTemplateRow
  taught_answers: TaughtAnswerRow
  taught_versions: TaughtVersionRow
  dismissed_questions: DismissedQuestionRow
  request_changes: RequestChangeRow
  request_counts: RequestCountRow
  desk_views: DeskViewRow
  mailboxes: MailboxRow
  mail_folders: MailFolderRow
  request_mails: RequestMailRow
  request_attachments: RequestAttachmentRow
}

/** A row of `request_notes`. Times are ISO 8601 text in UTC. */
export type RequestNoteRow = {
  id: string
  request_id: string
  created_at: string
  staff_id: string
  text: string
  /** Set while the deletion can still be undone. */
  deleted_at: string | null
}

/** A row of `request_replies`. */
export type RequestReplyRow = {
  id: string
  request_id: string
  created_at: string
  staff_id: string
  subject: string
  text: string
  /** Null if it was passed to a mail program. */
  delivery_id: string | null
}

/** A row of `request_writers`: a person with an unsent reply, at most until then. */
export type RequestWriterRow = { request_id: string; staff_id: string; until: string }

/** A row of `request_history`. */
export type RequestHistoryRow = {
  id: string
  request_id: string
  at: string
  /** Null if a command acted. */
  staff_id: string | null
  kind: string
  /** JSON. */
  details: string
}

/** A row of `contact_exceptions`: a request whose address others use, too. */
export type ContactExceptionRow = { request_id: string; set_at: string; staff_id: string | null }

/** A row of `reply_templates`: a template or a signature that was changed at the desk. */
export type ReplyTemplateRow = {
  id: string
  /** Whose it is; null for everybody's. */
  staff_id: string | null
  name: string
  subject: string
  text: string
  version: number
  updated_at: string
  updated_by: string
  deleted_at: string | null
}

/** A row of `desk_undos`. */
export type DeskUndoRow = {
  token_hash: string
  staff_id: string
  created_at: string
  /** JSON of the steps, without personal data. */
  steps: string
}

/** A row of `request_changes`, written by triggers. PostgreSQL returns its numbers as text. */
export type RequestChangeRow = {
  id: Generated<number | string>
  xid: Generated<number | string>
  at: string
  request_id: string
  /** 1 if it was added. */
  is_new: number
}

/** A row of `request_counts`, written by triggers. */
export type RequestCountRow = { state: string; slot: number; n: number }

/** A row of `taught_answers`: an answer that staff wrote for the assistant. */
export type TaughtAnswerRow = {
  id: string
  created_at: string
  updated_at: string
  staff_id: string
  question: string
  /** JSON: a list of texts. */
  ways: string
  answer: string
}

/** The only row of `taught_versions`, named `answers`. */
export type TaughtVersionRow = { name: string; version: string }

/** A row of `dismissed_questions`: a visitor's text that staff marked as not a question. */
export type DismissedQuestionRow = {
  /** The text's `questionKey`. */
  id: string
  /** ISO 8601. */
  dismissed_at: string
  staff_id: string
}

/** A row of `desk_views`: a filter of the list with a name. */
export type DeskViewRow = {
  id: string
  created_at: string
  staff_id: string
  name: string
  /** As in the address of the desk. */
  query: string
  /** 1 if everybody at the desk sees it. */
  is_shared: number
}

/** A row of `mailboxes`: a mailbox, who reads it, and how that goes. */
export type MailboxRow = {
  /** A hash of the server and the user. */
  name: string
  /** The instance that reads it; null if none does. */
  holder: string | null
  /** Its signs of life. */
  beats: Generated<number>
  /** When it was last read without a failure. */
  read_at: string | null
  failing_since: string | null
  /** Failures since then. */
  failures: Generated<number>
  /** What the server said to the last one. */
  answer: string | null
}

/** A row of `mail_folders`: how far a folder was read. PostgreSQL returns its numbers as text. */
export type MailFolderRow = {
  mailbox: string
  folder: MailFolder
  uid_validity: string
  last_uid: number | string
  /** Mails up to this one were there when it was first read. */
  quiet_until: number | string
}

export type MailFolder = 'inbox' | 'sent'

/** A row of `request_mails`: a mail that came back to a request. */
export type RequestMailRow = {
  id: string
  request_id: string
  mailbox: string
  folder: MailFolder
  uid_validity: string
  uid: number | string
  /** With angle brackets; made of the content if the mail has none. */
  message_id: string
  kind: MailKind
  created_at: string
  /** When the server received it. */
  arrived_at: string
  from_name: string
  from_address: string
  /** The member of staff who wrote it, if the address is theirs. */
  staff_id: string | null
  subject: string
  text: string
  problem: MailProblem | null
  /** The delivery or the mail that a bounce returns. */
  about: string | null
}

/** A row of `request_attachments`. */
export type RequestAttachmentRow = {
  id: string
  mail_id: string
  request_id: string
  position: number
  name: string
  /** In bytes. */
  size: number
  /** In base64; null if it exceeds a limit and stays in the mailbox. */
  content: string | null
}
