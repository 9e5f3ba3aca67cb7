import type { Consultation } from '#server/consultations/consultation.ts'
import type { Notice } from './notice.ts'

/** What staff answered to a request, as they wrote it. */
type MailedReply = { subject: string; text: string }

/**
 * What a channel delivers: a visitor's request, the operator's test of the way (`isProbe`) or the answer of staff (`reply`, for the
 * channel of replies alone), or something the site has to tell its operators.
 */
export type Message =
  | { type: 'consultation'; consultation: Consultation; isProbe?: true; reply?: MailedReply }
  | { type: 'notice'; notice: Notice; createdAt: string }

/** What became of an attempt. `answer` and `why` are kept in the ledger: at most 200 characters, and no address in them. */
export type Outcome =
  /** The other side took it. */
  | { outcome: 'sent'; answer: string }
  /**
   * It may work later. `after` is the shortest wait the other side asked for, in milliseconds; `progress` is handed to the next
   * attempt.
   */
  | { outcome: 'retry'; why: string; after?: number; progress?: string }
  /** It never will. `atFault` says whether the channel as a whole is to be reported. */
  | { outcome: 'given-up'; why: string; atFault: 'channel' | 'recipient' }
  /** The other side wants nothing more from this channel. */
  | { outcome: 'disabled'; why: string }

/** One attempt to deliver a message. */
export type Attempt = {
  /** The same for every attempt, so that the other side can recognise a repeat. */
  deliveryId: string
  /** What the last attempt noted. */
  progress: string | null
  /** Ends the attempt: it took too long, or the server stops. */
  signal: AbortSignal
}

/** A way to reach people or programs. */
export type Channel = {
  name: string
  /** Where it leads, as configured. A channel that was disabled is used again when this changes. */
  target: string
  /** Whether it reaches the operators, so that notices go through it as well. */
  takesNotices: boolean
  /** Milliseconds that an attempt may take. */
  patience: number
  /** Expected failures are outcomes; what it throws counts as a retry. */
  deliver(message: Message, attempt: Attempt): Promise<Outcome>
}
