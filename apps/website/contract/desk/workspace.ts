import * as v from 'valibot'
import type { ReplyTemplate } from './templates.ts'

/* Data that the screens load once, and the views among it. */

/** A person who can own a request. */
export type Colleague = { id: string; name: string }

export type OfferedTemplate = Pick<ReplyTemplate, 'id' | 'name' | 'subject' | 'text'>

/** `GET /api/desk/workspace` */
export type Workspace = {
  colleagues: Colleague[]
  /** Values of `page_source` that the site's forms send, with the name of the page. */
  pages: { id: string; name: string }[]
  /** What the site's forms offer, in the language of this person; `stored`: the values of `service` in all languages. */
  services: { name: string; stored: string[] }[]
  /** Templates by the language of the reply (BCP 47), filled with all but what is the request's own. */
  replyTemplates: Record<string, OfferedTemplate[]>
  /** Why requests are lost, in the agency's own words. */
  lostReasons: string[]
  /** Of the values; ISO 4217. */
  currency: string
  promise: {
    /** The wording of the pages, such as "24 hours". */
    text: string
    /** Hours of business time after which a new request is overdue. */
    businessHours: number
  }
  /** IANA name; the clock and the days of the numbers follow it. */
  timeZone: string
  /** Whether the desk sends replies. Otherwise a reply is a prepared `mailto:` address. */
  canSendMail: boolean
  /** Shared ones, and those of this person, by name. */
  views: View[]
  /** Channels that fail, or have given up requests in the last week. */
  troubledChannels: TroubledChannel[]
}

export type TroubledChannel = {
  channel: string
  /** Since when it has been failing, if it was reported and has not recovered. */
  failingSince: string | null
  /** The number of requests that it does not try again. */
  givenUp: number
}

/** A filter of the list with a name. Shared ones are seen by everybody at the desk. */
export type View = {
  id: string
  name: string
  /** As in the address of the desk. */
  query: string
  isShared: boolean
  /** Who saved it. */
  staffId: string
}

/** `POST /api/desk/views` → `View`; `DELETE /api/desk/views/:id`, by who saved it, or by an admin if it is shared */
export const addViewSchema = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'Give it a name.'),
    v.maxLength(60, 'Write at most 60 characters.'),
    v.regex(/^[^\p{Cc}]*$/u, 'Write the name in one line.'),
  ),
  query: v.pipe(v.string(), v.maxLength(1000, 'The filter is too long.')),
  isShared: v.boolean(),
})

/** `GET /api/desk/mail`: mail that has waited for more than a minute; null if there is none. */
export type MailBacklog = {
  /** When the oldest of them was due. */
  since: string
  waiting: number
  /** A sentence: what the mail server last answered, or why there is no answer. */
  why: string
} | null
