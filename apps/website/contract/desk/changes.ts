import * as v from 'valibot'
import { idSchema, timeSchema, type Note, type Reply, type RequestSummary } from './requests.ts'
import { settableStages } from './stages.ts'

/* What staff do to requests: changes, notes and replies, and how each is undone. */

/** A time as the store writes it, so that two can be compared as text. */
const instant = v.pipe(
  timeSchema,
  v.transform((text) => new Date(text).toISOString()),
)
const token = v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/, 'This is not a token.'))

const ids = v.pipe(
  v.array(idSchema),
  v.minLength(1),
  v.maxLength(500, 'Change at most 500 requests at once.'),
)

/** The highest value of a request. */
const mostValue = 999_999_999
const wholeNumber = `Give the value as a whole number up to ${mostValue}.`
const money = v.pipe(
  v.number(wholeNumber),
  v.integer(wholeNumber),
  v.minValue(0, wholeNumber),
  v.maxValue(mostValue, wholeNumber),
)

/** `PATCH /api/desk/requests` */
export const changeRequestsSchema = v.object({
  ids,
  change: v.pipe(
    v.object({
      state: v.optional(v.picklist(settableStages)),
      /** Null for nobody. */
      ownerId: v.optional(v.nullable(idSchema)),
      /** Null brings it back. Won and lost requests are done, so they are not snoozed. */
      snooze: v.optional(v.nullable(v.object({ until: instant, kind: v.picklist(['time', 'no-answer']) }))),
      /** Null for none. */
      value: v.optional(v.nullable(money)),
      /** One of the workspace's reasons, or null for none. Only lost requests take it. */
      reason: v.optional(v.nullable(v.string())),
    }),
    v.check(
      (change) => Object.values(change).some((each) => each !== undefined),
      'Name a state, an owner, a snooze, a value or a reason.',
    ),
  ),
})
export type ChangeRequests = v.InferOutput<typeof changeRequestsSchema>

/** `POST /api/desk/requests/release` */
export const releaseRequestsSchema = v.object({ ids })

/** The answer to everything that can be undone. */
export type Changed = {
  /** The ids of the changed requests: unchanged and missing ones are left out. */
  changed: string[]
  /** The named requests as they are now, changed or not. */
  requests: RequestSummary[]
  /** For `POST /api/desk/undo`, by the same person within ten minutes; null if nothing was changed. */
  undoToken: string | null
}

/** `POST /api/desk/undo` */
export const undoSchema = v.object({ token })

export type Undone = {
  undone: string[]
  /** They stay unchanged: somebody has changed them since, their mail is being sent, or their time is taken or over. */
  skipped: { id: string; reason: 'changed' | 'mailed' | 'taken' | 'over' }[]
  /** All of them as they are now. */
  requests: RequestSummary[]
}

const text = (most: number, empty: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, empty),
    v.maxLength(most, `Write at most ${most} characters.`),
    v.regex(/^[^\0]*$/, 'Leave out the character U+0000.'),
  )

/** `POST /api/desk/requests/:id/notes` → `{ note, undoToken }`; `DELETE /api/desk/requests/:id/notes/:noteId` → `Changed` */
export const addNoteSchema = v.object({ text: text(5000, 'Write a note.') })
export type NoteAdded = { note: Note; undoToken: string }

/** `POST /api/desk/requests/:id/reply` */
export const replySchema = v.object({
  subject: v.pipe(text(200, 'Write a subject.'), v.regex(/^[^\r\n]*$/, 'The subject must be one line.')),
  text: text(20_000, 'Write a reply.'),
  /** The newest reply, or answer by mail, that its writer saw; null for none. */
  seen: v.optional(v.nullable(idSchema), null),
})
/** The answer 409 to a reply whose writer did not see the newest one, besides the problem's own fields. */
export type ReplyConflict = { newer: Reply }
export type ReplyRequest = v.InferOutput<typeof replySchema>
export type ReplyAnswer =
  /** It is sent in ten seconds, unless it is undone. The stage is `contacted`. */
  | { outcome: 'queued'; reply: Reply; undoToken: string }
  /** No mail server is configured: open this address. The stage is `contacted`. */
  | { outcome: 'mailto'; href: string; reply: Reply; undoToken: string }
