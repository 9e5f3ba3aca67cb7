import * as v from 'valibot'

/* The inputs and outputs of `/api/desk/calls`; see `requests.ts` for times and refusals. The browser imports its types. */

/** `GET /api/desk/calls` */
export const callQuerySchema = v.object({
  /** `nextCursor` of the previous page. */
  cursor: v.optional(v.pipe(v.string(), v.maxLength(300))),
  limit: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number), v.minValue(1), v.maxValue(50)),
    '30',
  ),
})

/** The platform of a call: this site's own, or the hosted one. */
type CallPlatform = 'embedded' | 'hosted'

/** A call in the list. */
export type CallSummary = {
  id: string
  platform: CallPlatform
  createdAt: string
  /** Null if nobody joined. */
  startedAt: string | null
  /** Null if nobody joined, or the call is not over. */
  seconds: number | null
  /** `queued`, `in-progress`, `ended`, or another state of the hosted platform. */
  status: string
  /** An `EndedReason` of the voice protocol, or another reason of the hosted platform. */
  endedReason: string | null
  /** The path of the page that it was started from. */
  page: string | null
  /** What the visitor said or typed first, at most 140 characters. */
  firstWords: string
  /** How often the visitor spoke. */
  turns: number
  notUnderstood: number
  /** The request that the assistant filled in during the call. */
  requestId: string | null
}

export type CallPage = {
  /** The newest first. */
  items: CallSummary[]
  nextCursor: string | null
  /** A sentence on why calls may be missing; null if none are. */
  problem: string | null
}

/** A turn of the transcript. Of a tool, `text` is its name. */
export type CallEntry = {
  speaker: 'visitor' | 'assistant' | 'tool'
  text: string
  /** Null if it was not recorded. */
  at: string | null
  /** The assistant had no answer to it. */
  notUnderstood: boolean
  /** The assistant said it because the visitor's page requested it: these are not the agency's words. */
  saidForVisitor: boolean
  /** What the visitor had asked, without addresses and numbers, if this is the assistant's own answer to it. */
  asked: string | null
}

/** `GET /api/desk/calls/:id` */
export type CallDetail = CallSummary & {
  transcript: CallEntry[]
  /** Names of the tools in use, each once. */
  tools: string[]
}
