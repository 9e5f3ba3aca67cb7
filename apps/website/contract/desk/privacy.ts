import * as v from 'valibot'
import { isPhone } from '../phone-number.ts'

/* The inputs and outputs of `/api/desk/privacy`, for admins. */

/** A person, by e-mail address, or by the phone number of somebody who left no address. */
export type PersonName = { email: string } | { phone: string }

/** Reads a person as people write them; null for a text that is neither an address nor a number. */
export function readPerson(text: string): PersonName | null {
  const written = text.trim()
  if (/^\S+@\S+$/.test(written)) return { email: written }
  return isPhone(written) ? { phone: written } : null
}

const person = v.nonNullable(
  v.pipe(v.string(), v.trim(), v.maxLength(254), v.transform(readPerson)),
  'Give an e-mail address or a phone number.',
)

/** `GET /api/desk/privacy?person=`; `GET /api/desk/privacy/export?person=` returns the same as a complete JSON file. */
export const personQuerySchema = v.object({ person })
/** A preview of the erasure. */
export type PersonFound = {
  person: string
  requests: { id: string; createdAt: string; service: string; page: string; state: string }[]
  notes: number
  replies: number
  mails: number
  deliveries: number
  appointments: number
  calls: { id: string; createdAt: string }[]
  /** Calls on the hosted platform, which has to erase them itself. */
  callsElsewhere: string[]
  /** Channels that have already received their requests. */
  sentTo: string[]
}

/** `POST /api/desk/privacy/erase`: 409 while one of the person's deliveries is running. */
export const eraseSchema = v.object({ person })
export type Erased = {
  requests: number
  deliveries: number
  calls: number
  sentTo: string[]
  /** Sentences about copies that the erasure cannot reach, such as backups. */
  remains: string[]
}
