import type { CreatedCall } from './created-call.ts'

/** The reason why the platform created no call. */
export type CallFailure =
  /** It rejects this site's key, or the key for this origin. */
  | 'refused-key'
  /** It rejects the assistant, or the account behind it. */
  | 'refused-call'
  | 'busy'
  /** It failed, or cannot be reached. */
  | 'broken'
  | 'timed-out'
  /** Its answer is not a call. */
  | 'nonsense'

/** The result of one attempt to create a call. */
export type CallCreation =
  | { outcome: 'created'; call: CreatedCall }
  | {
      outcome: 'failed'
      failure: CallFailure
      upstreamStatus?: number | undefined
      retryAfterSeconds?: number
    }

/** Creates a call for a page on `origin` (its Origin header, if it sent one). Never rejects because of the platform. */
export type CreateCall = (request: {
  origin: string | undefined
  signal: AbortSignal
}) => Promise<CallCreation>
