import * as v from 'valibot'

/*
 * What the endpoints under `/api/desk` take and return. The browser imports this file too: types and schemas, nothing else.
 * Times are ISO 8601 in UTC with milliseconds. Refusals are problem details (RFC 9457): 401 without a session, 403 for a
 * member where an admin is needed, 404, 409, 422 with `errors` by field.
 */

/** The states of a request. `held` is suspected spam that nobody has been notified of. */
export const requestStates = ['new', 'contacted', 'won', 'lost', 'held'] as const
export type RequestState = (typeof requestStates)[number]

/** The states that staff set; a held request leaves `held` by its release. */
export const settableStates = ['new', 'contacted', 'won', 'lost'] as const
export type SettableState = (typeof settableStates)[number]

const id = v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/, 'This is not an id.'))
const time = v.pipe(v.string(), v.isoTimestamp('Give a time in UTC, such as 2026-11-21T09:30:00.000Z.'))
const token = v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/, 'This is not a token.'))

/* Workspace: what the screens need to know once. */

/** Somebody who can own a request. */
export type Colleague = { id: string; name: string }

/** `GET /api/desk/workspace` */
export type Workspace = {
  colleagues: Colleague[]
  /** Values of `page_source` that the site's forms send, with the name of the page. */
  pages: { id: string; name: string }[]
  /** Values of `service` that the site's forms send. */
  services: string[]
  replyTemplates: ReplyTemplate[]
  promise: {
    /** As the pages say it, such as "24 hours". */
    text: string
    /** Hours of business time after which a new request is overdue. */
    businessHours: number
  }
  /** IANA name; the clock and the days of the numbers follow it. */
  timeZone: string
  /** Whether replies are sent from here. Otherwise a reply is a prepared `mailto:` address. */
  canSendMail: boolean
}

/** A reply to begin with. Places in braces are filled by the browser: {name}, {company}, {service}, {reference}, {brand}. */
export type ReplyTemplate = { id: string; name: string; subject: string; text: string }

/* Requests */

/** The filters of a list. What is left out filters nothing; without `state`, every state but `held` is listed. */
export const requestFilterSchema = v.object({
  state: v.optional(v.picklist(requestStates, `The states are ${requestStates.join(', ')}.`)),
  /** A `page_source`. */
  page: v.optional(v.pipe(v.string(), v.maxLength(100))),
  service: v.optional(v.pipe(v.string(), v.maxLength(200))),
  /** The id of a colleague, `me`, or `none`. */
  owner: v.optional(id),
  from: v.optional(time),
  /** Not included. */
  to: v.optional(time),
  /** Words that must all occur in name, e-mail, company, message or a note. The last may be the beginning of a word, of three letters or more. */
  q: v.optional(v.pipe(v.string(), v.maxLength(200, 'Search for at most 200 characters.'))),
})
export type RequestFilter = v.InferOutput<typeof requestFilterSchema>

/** `GET /api/desk/requests` */
export const requestQuerySchema = v.object({
  ...requestFilterSchema.entries,
  /** `nextCursor` of the page before. */
  cursor: v.optional(v.pipe(v.string(), v.maxLength(300))),
  limit: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(1), v.maxValue(100)),
    '50',
  ),
})
export type RequestQuery = v.InferOutput<typeof requestQuerySchema>

/** How long a new request has waited: `hour` after one hour of business time, `day` after 24. */
export type ClockLevel = 'fresh' | 'hour' | 'day'

/** A request in the list. */
export type RequestSummary = {
  id: string
  createdAt: string
  state: RequestState
  name: string
  company: string
  service: string
  page: string
  /** The beginning of the message in one line, at most 140 characters. */
  excerpt: string
  ownerId: string | null
  /** Seconds of business time since it came; null once it is not `new` any more. */
  waitingBusinessSeconds: number | null
  level: ClockLevel | null
  /** It is still `new` after the promised time. */
  overdue: boolean
  /** Counts every change of the request; the newer of two copies has the higher one. */
  version: number
}

export type RequestPage = {
  /** Overdue ones first, then the rest; each group the newest first. What was searched (`q`) is the newest first throughout. */
  items: RequestSummary[]
  /** Null at the end of the list. A page may hold fewer than `limit` items, even none, although there are more. */
  nextCursor: string | null
  /** Of all requests, whatever the filter. */
  counts: Record<RequestState, number>
  clock: BusinessClock
  /** Where to begin with `GET /api/desk/events?after=…`, so that no change since this page is missed. */
  changesCursor: string
}

/** With it a browser lets the clocks of the list run on: they stand still while the agency is closed. */
export type BusinessClock = {
  /** The server's time. */
  now: string
  isOpen: boolean
  /** When it opens or closes next; null where it never does. */
  changesAt: string | null
}

/** Something staff did, for the history. Who acted is absent where a program did. */
export type HistoryEntry = {
  id: string
  at: string
  by: Colleague | null
} & (
  | { kind: 'state'; from: RequestState; to: RequestState }
  | { kind: 'owner'; from: string | null; to: string | null }
  | { kind: 'released' | 'held-again' | 'imported' | 'note-added' | 'note-deleted' }
  | { kind: 'reply-sent' | 'reply-prepared' | 'reply-withdrawn'; subject: string }
  | { kind: 'replayed'; deliveryId: string }
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
  /** An attempt is under way: it cannot be replayed meanwhile. */
  isRunning: boolean
  settledAt: string | null
  /** The last thing the other side answered. */
  answer: string | null
}

/** A reply that was written here. Its delivery is among the deliveries of the request. */
export type Reply = {
  id: string
  at: string
  by: Colleague
  subject: string
  text: string
  /** Null where it was handed to a mail program (`mailto:`). */
  deliveryId: string | null
}

/** Where a visit began or continued. */
export type Touch = { page?: string; referrer?: string; utm?: Record<string, string> }

/** `GET /api/desk/requests/:id` */
export type RequestDetail = RequestSummary & {
  /** The words as they were typed. */
  email: string
  phone: string
  message: string
  /** The last part of the id, by which mails name the request. */
  reference: string
  context: {
    consent: { version: string; at: string } | null
    touch: { first: Touch; last?: Touch } | null
  }
  /** Why it was held, or nearly; null where nothing was judged. */
  spam: { score: number; reasons: string[] } | null
  /** When it left `new`. */
  answeredAt: string | null
  notes: Note[]
  replies: Reply[]
  /** The newest first. */
  history: HistoryEntry[]
  deliveries: DeliveryEntry[]
  /** The call in which the assistant filled in the form; `isKept` says whether `GET /api/desk/calls/:id` finds it. */
  call: { id: string; isKept: boolean } | null
  /** Other requests from the same address, the newest first, at most 20. */
  samePerson: Pick<RequestSummary, 'id' | 'createdAt' | 'state' | 'service' | 'page' | 'excerpt'>[]
}

const ids = v.pipe(v.array(id), v.minLength(1), v.maxLength(500, 'Change at most 500 requests at once.'))

/** `PATCH /api/desk/requests` */
export const changeRequestsSchema = v.object({
  ids,
  change: v.pipe(
    v.object({
      state: v.optional(v.picklist(settableStates)),
      /** Null for nobody. */
      ownerId: v.optional(v.nullable(id)),
    }),
    v.check(
      ({ state, ownerId }) => state !== undefined || ownerId !== undefined,
      'Name a state, an owner or both.',
    ),
  ),
})
export type ChangeRequests = v.InferOutput<typeof changeRequestsSchema>

/** `POST /api/desk/requests/release` */
export const releaseRequestsSchema = v.object({ ids })
export type ReleaseRequests = v.InferOutput<typeof releaseRequestsSchema>

/** The answer to everything that can be undone. */
export type Changed = {
  /** The ids of the requests that were changed: those that were so already, or are gone, are left out. */
  changed: string[]
  /** For `POST /api/desk/undo`, by the same person within ten minutes; null where nothing was changed. */
  undoToken: string | null
}

/** `POST /api/desk/undo` */
export const undoSchema = v.object({ token })
export type Undo = v.InferOutput<typeof undoSchema>

export type Undone = {
  undone: string[]
  /** Requests that somebody changed since, or whose mail is on its way: they stay as they are. */
  skipped: string[]
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
export type AddNote = v.InferOutput<typeof addNoteSchema>
export type NoteAdded = { note: Note; undoToken: string }

/** `POST /api/desk/requests/:id/reply` */
export const replySchema = v.object({
  subject: v.pipe(text(200, 'Write a subject.'), v.regex(/^[^\r\n]*$/, 'The subject has to be one line.')),
  text: text(20_000, 'Write a reply.'),
})
export type ReplyRequest = v.InferOutput<typeof replySchema>
export type ReplyAnswer =
  /** It is sent in ten seconds, unless it is undone before. The state is `contacted`. */
  | { outcome: 'queued'; reply: Reply; undoToken: string }
  /** No mail server is set: open this address. The state is `contacted`. */
  | { outcome: 'mailto'; href: string; reply: Reply; undoToken: string }

/** `POST /api/desk/requests/:id/deliveries/:deliveryId/replay`: 409 while an attempt is under way. */
export type Replayed = { delivery: DeliveryEntry }

/* `GET /api/desk/requests.csv` takes the filters of the list and streams text/csv. */

/* Live: `GET /api/desk/events?after=` (or `Last-Event-ID`). The event's type is `kind`, its data this as JSON. */

export type DeskEvent =
  /** First. Its id is the place where the stream begins. */
  | { kind: 'ready' }
  /** A request was added or changed; the list decides whether it belongs into it. */
  | { kind: 'request'; isNew: boolean; request: RequestSummary }
  /** A request was erased or deleted. */
  | { kind: 'removed'; id: string }
  | { kind: 'counts'; counts: Record<RequestState, number> }
  /** The place is too far back to continue from: fetch the list again. */
  | { kind: 'reset' }

/* Numbers */

/** `GET /api/desk/numbers?weeks=12` */
export const numbersQuerySchema = v.object({
  weeks: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,2}$/, 'Give a number of weeks.'),
      v.transform(Number),
      v.minValue(1, 'Give at least one week.'),
      v.maxValue(53, 'Give at most 53 weeks.'),
    ),
    '12',
  ),
})

export type Numbers = {
  timeZone: string
  /** The Monday each week begins with, as 2026-11-16; the oldest first. */
  weeks: string[]
  /** One number a week, at most six series, the largest first; held ones are not counted. */
  requestsByPage: { page: string; counts: number[] }[]
  requestsByService: { service: string; counts: number[] }[]
  /** From the request to its first answer, of the newest 5,000 answers of these weeks; null where nothing was answered. */
  medianAnswerBusinessSeconds: number | null
  medianAnswerSeconds: number | null
  answered: number
  /** Of the requests that came in these weeks. */
  won: number
  lost: number
  /** Of all that came in these weeks, between 0 and 1; null where none came. */
  heldShare: number | null
  /** Null for weeks of which calls are no longer kept, and as a whole where this site carries none. */
  calls: (number | null)[] | null
  /** Of the running window of 24 hours, with what running calls may still use; null without calls. */
  minutes: { usedToday: number; dailyCap: number } | null
}

/* Privacy (admin) */

const email = v.pipe(v.string(), v.trim(), v.includes('@', 'Give an e-mail address.'), v.maxLength(254))

/** `GET /api/desk/privacy?email=`; `GET /api/desk/privacy/export?email=` is the same as a JSON file with all of it. */
export const personQuerySchema = v.object({ email })
/** What would be removed. */
export type PersonFound = {
  email: string
  requests: { id: string; createdAt: string; service: string; page: string; state: string }[]
  notes: number
  replies: number
  deliveries: number
  calls: { id: string; createdAt: string }[]
  /** Calls of the hosted platform, which has to erase them itself. */
  callsElsewhere: string[]
  /** Channels that have their requests already. */
  sentTo: string[]
}

/** `POST /api/desk/privacy/erase`: 409 while a delivery of theirs is running. */
export const eraseSchema = v.object({ email })
export type EraseRequest = v.InferOutput<typeof eraseSchema>
export type Erased = { requests: number; deliveries: number; calls: number; sentTo: string[] }

/* Import (admin): `POST /api/desk/import?rehearse=1` with a body of text/csv. */

/** Bytes of the largest file that is taken here: it is imported within the time that a request may take. */
export const importLimit = 5 * 1024 * 1024

export type ImportReport = {
  /** Nothing was written. */
  isRehearsal: boolean
  added: number
  /** Rows that are in the store already. */
  known: number
  refused: number
  /** Columns that were not used. */
  ignoredColumns: string[]
  /** What is wrong, at most 200 rows, by column; `row` is the whole row. `line` counts from 1, the header included. */
  problems: { line: number; errors: Record<string, string> }[]
}
