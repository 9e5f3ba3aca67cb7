import type { Generated } from 'kysely'

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
