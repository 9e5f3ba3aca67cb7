import * as v from 'valibot'
import { listedStates, type RequestStage } from './stages.ts'
import type { Mail, MailKind } from './mails.ts'
import type { BusinessClock, Wait } from './waiting.ts'
import type { Colleague } from './workspace.ts'

/* The inputs and outputs of the endpoints under `/api/desk`. The browser imports this file too: types and schemas
   only. Times are ISO 8601 in UTC with milliseconds. Refusals are problem details (RFC 9457): 401 without a session,
   403 for a member if an admin is required, 404, 409, 422 with `errors` by field. */

/** Of anything at the desk. */
export const idSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/, 'This is not an id.'))
export const timeSchema = v.pipe(
  v.string(),
  v.isoTimestamp('Give a time in UTC, such as 2026-11-21T09:30:00.000Z.'),
)

/**
 * The filters of a list. An absent one filters nothing; without `state`, every stage except `held` is listed, and snoozed
 * requests. `new` and `contacted` leave the snoozed ones out, which `snoozed` lists.
 */
export const requestFilterSchema = v.object({
  state: v.optional(v.picklist(listedStates, `The states are ${listedStates.join(', ')}.`)),
  /** A `page_source`. */
  page: v.optional(v.pipe(v.string(), v.maxLength(100))),
  service: v.optional(v.pipe(v.string(), v.maxLength(200))),
  /** The id of a colleague, `me`, or `none`. */
  owner: v.optional(idSchema),
  from: v.optional(timeSchema),
  /** Exclusive. */
  to: v.optional(timeSchema),
  /**
   * Words that must all occur in name, e-mail, company, message, a note or a mail; the last may be a prefix of three letters or
   * more, and those of writing without spaces parts of a text. Also a reference, the beginning of an id, or a phone number
   * in any writing.
   */
  q: v.optional(v.pipe(v.string(), v.maxLength(200, 'Search for at most 200 characters.'))),
})
export type RequestFilter = v.InferOutput<typeof requestFilterSchema>

/** `GET /api/desk/requests` */
export const requestQuerySchema = v.object({
  ...requestFilterSchema.entries,
  /** `nextCursor` of the previous page. */
  cursor: v.optional(v.pipe(v.string(), v.maxLength(300))),
  limit: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(1), v.maxValue(100)),
    '50',
  ),
})

/** When a snoozed request comes back by itself. A new entry of somebody else, such as the visitor's reply, ends it at once. */
export type Snooze = {
  until: string
  /** `no-answer`: it waits for the visitor. */
  kind: 'time' | 'no-answer'
}

/** The number of requests at each stage; snoozed ones are counted apart. */
export type RequestCounts = Record<RequestStage | 'snoozed', number>

/** A request in the list. */
export type RequestSummary = Wait & {
  id: string
  createdAt: string
  /** Since when the visitor waits: when it arrived, or when they wrote again. */
  waitsSince: string
  state: RequestStage
  name: string
  company: string
  service: string
  page: string
  /** The beginning of the message, or of the mail by which the visitor wrote again, in one line of at most 140 characters. */
  excerpt: string
  ownerId: string | null
  /** Null for a request that is not snoozed. A snoozed one does not wait. */
  snooze: Snooze | null
  /** In whole units of the agency's currency. */
  value: number | null
  /** Why it was lost; null at every other stage. */
  reason: string | null
  /** Incremented by every change; the newer of two copies has the higher one. */
  version: number
}

export type RequestPage = {
  /** Overdue ones first, then the rest in the order of the list (`list-order.ts`). Search results (`q`) are in that of arrival throughout. */
  items: RequestSummary[]
  /** Null at the end of the list. A page may have fewer than `limit` items, even none, although there are more. */
  nextCursor: string | null
  /** Of all requests, whatever the filter. */
  counts: RequestCounts
  clock: BusinessClock
  /** Where to continue with `GET /api/desk/events?after=…`, so that no change since this page is missed. */
  changesCursor: string
  /** Held requests that the search of a list without `state` finds, at most 20; only with the first page. */
  heldFound: number
}

/** An action of staff, for the history. The actor is absent if a program acted. */
export type HistoryEntry = {
  id: string
  at: string
  by: Colleague | null
} & (
  | { kind: 'state'; from: RequestStage; to: RequestStage }
  | { kind: 'snoozed'; snooze: Snooze }
  /** `person`: of whom `by` is the name. */
  | { kind: 'unsnoozed'; because: 'person' | 'time' | 'no-answer' | 'entry' }
  | { kind: 'owner' | 'reason'; from: string | null; to: string | null }
  | { kind: 'value'; from: number | null; to: number | null }
  | { kind: 'released' | 'held-again' | 'imported' | 'note-added' | 'note-deleted' }
  | { kind: 'set-apart' | 'put-together' }
  | { kind: 'reply-sent' | 'reply-prepared' | 'reply-withdrawn'; subject: string }
  | { kind: 'replayed'; deliveryId: string }
  | { kind: 'mail'; mail: MailKind }
  /** By the visitor, if nobody is named. */
  | { kind: `appointment-${'booked' | 'moved' | 'cancelled' | 'no-show' | 'kept'}`; startsAt: string }
)

export type Note = {
  id: string
  at: string
  by: Colleague
  text: string
}

export type DeliveryEntry = {
  id: string
  channel: string
  state: 'waiting' | 'sent' | 'given-up'
  attempts: number
  createdAt: string
  /** The next attempt, while it is waiting. */
  dueAt: string
  /** An attempt is running, so it cannot be replayed now. */
  isRunning: boolean
  settledAt: string | null
  /** The last answer of the other side. */
  answer: string | null
}

/** A reply written at the desk. Its delivery is among the deliveries of the request. */
export type Reply = {
  id: string
  at: string
  by: Colleague
  subject: string
  text: string
  /** Null if it was passed to a mail program (`mailto:`). */
  deliveryId: string | null
}

/** A person with an unsent reply, until they send another sign of it. */
export type Writer = { staffId: string; until: string }

/** Where a visit began or continued. */
export type Touch = { page?: string; referrer?: string; utm?: Record<string, string> }

/** An answer to a field of the agency's own, with what the form calls the field. */
export type LabelledAnswer = { id: string; label: string; value: string }

/** An appointment as staff see it. */
export type DeskAppointment = {
  id: string
  requestId: string
  /** Of the visitor. */
  name: string
  company: string
  /** The visitor has an e-mail address. */
  hasAddress: boolean
  /** The slug of its kind. */
  kind: string
  /** The e-mail address of the colleague. */
  holder: string
  state: 'booked' | 'cancelled' | 'no-show'
  startsAt: string
  endsAt: string
  /** The time zone that the visitor saw (IANA). */
  zone: string
  /** What staff wrote to the visitor of a cancelled one. */
  words: string | null
  /** Incremented by every change of its time; name it in a change. */
  sequence: number
  /** The same colleague has something else at this time. */
  clashes: boolean
}

/** `GET /api/desk/requests/:id` */
export type RequestDetail = RequestSummary & {
  /** The text as typed. */
  email: string
  phone: string
  message: string
  /** The answers to the agency's own fields, in the order of the form; then those to fields that it no longer has. */
  answers: LabelledAnswer[]
  /** The last part of the id, used as the reference in mails. */
  reference: string
  /** The subject of the next reply. It begins with `Re: ` if a mail was sent: mail programs then keep one conversation. */
  replySubject: string
  /** The language of the site that it is answered in (BCP 47): the visitor's, else the first. */
  replyLanguage: string
  context: {
    consent: { version: string; at: string } | null
    touch: { first: Touch; last?: Touch } | null
    /** The origin of the page of another site that it was sent from. */
    site: string | null
    /** The language of the page that it was sent from (BCP 47); null on a site in one language. */
    language: string | null
  }
  /** Why it was held, or nearly; null if it was not judged. */
  spam: { score: number; reasons: string[] } | null
  /** When it left `new`. */
  answeredAt: string | null
  /** Newest first. */
  appointments: DeskAppointment[]
  notes: Note[]
  /** Newest first. */
  replies: Reply[]
  /** What came back by mail, newest first. */
  mails: Mail[]
  writers: Writer[]
  /** Newest first. */
  history: HistoryEntry[]
  deliveries: DeliveryEntry[]
  /** The call in which the assistant filled in the form; `isKept` says whether `GET /api/desk/calls/:id` finds it. */
  call: { id: string; isKept: boolean } | null
  /** Other requests from the same address, newest first, at most 20, with the calls that they came from if they are kept. */
  samePerson: (Pick<RequestSummary, 'id' | 'createdAt' | 'state' | 'service' | 'page' | 'excerpt'> & {
    callId: string | null
  })[]
  /** Staff said that another person wrote it than the others from this address, so it has no `samePerson`. */
  isApart: boolean
}

/* `PUT /api/desk/requests/:id/apart` says that another person wrote it than the others from its address, `DELETE` that the
   same did: both answer with `Changed`. */

/* `PUT /api/desk/requests/:id/writing` while somebody has an unsent reply open, at least every 40 s; `DELETE` ends it. */

/** `POST /api/desk/requests/:id/deliveries/:deliveryId/replay`: 409 while an attempt is running. */
export type Replayed = { delivery: DeliveryEntry }

/* `GET /api/desk/requests.csv` accepts the filters of the list and streams text/csv. */

/* Live: `GET /api/desk/events?after=` (or `Last-Event-ID`). The event's type is `kind`, its data this as JSON. */

export type DeskEvent =
  /** The first event. Its id is the cursor at which the stream begins. */
  | { kind: 'ready' }
  /** A request was added or changed, or its writers were; the list decides whether to show it. */
  | { kind: 'request'; isNew: boolean; request: RequestSummary; writers: readonly Writer[] }
  /** A request was erased or deleted. */
  | { kind: 'removed'; id: string }
  | { kind: 'counts'; counts: RequestCounts }
  /** What the screens load once has changed, such as templates, views and colleagues: load `GET /workspace` again. */
  | { kind: 'workspace' }
  /** The cursor is too old to continue from: load the list again. */
  | { kind: 'reset' }
