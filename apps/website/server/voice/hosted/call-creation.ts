import type { CreatedCall } from './created-call.ts'

/** Why the platform gave no call. */
export type CallFailure =
  /** It does not accept this site's key, or not for this origin. */
  | 'refused-key'
  /** It does not accept the assistant, or the account behind it. */
  | 'refused-call'
  | 'busy'
  /** It failed, or cannot be reached. */
  | 'broken'
  | 'timed-out'
  /** It answered something that is no call. */
  | 'nonsense'

/** What came of one attempt to create a call. */
export type CallCreation =
  | { outcome: 'created'; call: CreatedCall }
  | {
      outcome: 'failed'
      failure: CallFailure
      upstreamStatus?: number | undefined
      retryAfterSeconds?: number
    }

/** Creates a call for a page on `origin` (its Origin header, if it sent one). Never rejects for what the platform does. */
export type CreateCall = (request: {
  origin: string | undefined
  signal: AbortSignal
}) => Promise<CallCreation>
