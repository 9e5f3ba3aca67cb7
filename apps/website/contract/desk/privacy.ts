import * as v from 'valibot'

/* The inputs and outputs of `/api/desk/privacy`, for admins. */

const email = v.pipe(v.string(), v.trim(), v.includes('@', 'Give an e-mail address.'), v.maxLength(254))

/** `GET /api/desk/privacy?email=`; `GET /api/desk/privacy/export?email=` returns the same as a complete JSON file. */
export const personQuerySchema = v.object({ email })
/** A preview of the erasure. */
export type PersonFound = {
  email: string
  requests: { id: string; createdAt: string; service: string; page: string; state: string }[]
  notes: number
  replies: number
  mails: number
  deliveries: number
  calls: { id: string; createdAt: string }[]
  /** Calls on the hosted platform, which has to erase them itself. */
  callsElsewhere: string[]
  /** Channels that have already received their requests. */
  sentTo: string[]
}

/** `POST /api/desk/privacy/erase`: 409 while one of the person's deliveries is running. */
export const eraseSchema = v.object({ email })
export type Erased = {
  requests: number
  deliveries: number
  calls: number
  sentTo: string[]
  /** Sentences about copies that the erasure cannot reach, such as backups. */
  remains: string[]
}
