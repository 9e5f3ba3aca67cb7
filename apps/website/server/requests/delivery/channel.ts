import type { DeliveredConsultation } from '#contract/consultation.ts'
import type { AppointmentMailRow } from '#server/store/tables/appointment-rows.ts'

/** A staff reply as written, and what its mail needs. */
export type MailedReply = {
  subject: string
  text: string
  /** The name and the phone number of its writer; the number may be empty. */
  by: string
  phone: string
  /** With fields; null as in the content. */
  signature: string | null
  /** What came before it in the conversation, oldest first: deliveries, and Message-IDs (with angle brackets) of mails that came back. */
  follows: readonly string[]
}

/** The appointment of a request. Times are ISO 8601 in UTC. */
export type MailedAppointment = {
  id: string
  /** The slug of its kind. */
  kind: string
  /** The e-mail address of the colleague. */
  holder: string
  isBooked: boolean
  startsAt: string
  endsAt: string
  /** The time zone of the visitor. */
  zone: string
  sequence: number
  /** What staff wrote to the visitor of a cancelled one. */
  words: string | null
  /** Which mail about it a delivery is; null for other deliveries of the request. */
  mail: Pick<AppointmentMailRow, 'kind' | 'sequence' | 'holder'> | null
}

/** A message from the site to its operators, without personal data. */
export type Notice = {
  /** Identifies the occasion in letters, digits and hyphens: the same notice is delivered once. */
  id: string
  title: string
  /** Plain text. */
  text: string
  /** The id of the request that it is about: links lead to it. */
  request?: string
  /** The id of the colleague whom it tells, if they are still at the desk; otherwise everybody. */
  to?: string | null
}

/**
 * What a channel delivers: a visitor's request, with its appointment if it has one, a probe (`isProbe`), a staff reply
 * (`reply`, on the reply channel only), or a notice to the operators.
 */
export type Message =
  | {
      type: 'consultation'
      consultation: DeliveredConsultation
      isProbe?: true
      /** The language in which the visitor wrote (BCP 47), on a site in several languages. */
      language?: string
      reply?: MailedReply
      appointment?: MailedAppointment
    }
  /** `to` is the one person whom it tells. */
  | { type: 'notice'; notice: Notice; createdAt: string; to?: { staffId: string; email: string } }

/** The outcome of an attempt. The ledger stores `answer` and `why`: at most 200 characters, without addresses. */
export type Outcome =
  /** The other side accepted it. */
  | { outcome: 'sent'; answer: string }
  /**
   * It may work later. `after` is the minimum delay that the other side requested, in milliseconds; `progress` is
   * passed to the next attempt.
   */
  | { outcome: 'retry'; why: string; after?: number; progress?: string }
  /** It will never work. `atFault` says whether to report the whole channel. */
  | { outcome: 'given-up'; why: string; atFault: 'channel' | 'recipient' }
  /** The other side no longer accepts deliveries from this channel. */
  | { outcome: 'disabled'; why: string }

/** One attempt to deliver a message. */
export type Attempt = {
  /** The same for every attempt, so that the other side can detect repeats. */
  deliveryId: string
  /** What the last attempt stored. */
  progress: string | null
  /** Aborts the attempt on a timeout or when the server stops. */
  signal: AbortSignal
}

/** A way to reach people or programs. */
export type Channel = {
  name: string
  /** The configured target. A disabled channel is used again when its target changes. */
  target: string
  /** Whether the channel reaches the operators, so that notices use it as well. */
  deliversNotices: boolean
  /** Timeout of an attempt in milliseconds. */
  timeout: number
  /** Returns expected failures as outcomes. A thrown error counts as a retry. */
  deliver(message: Message, attempt: Attempt): Promise<Outcome>
}
