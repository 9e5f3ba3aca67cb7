import type { ReplyTemplate } from '#contract/desk/templates.ts'
import type { Reply } from '#contract/desk/requests.ts'

/**
 * The result of an API call. Failures of the network and of the session are values, because every screen shows them.
 */
export type Outcome<T> =
  | { outcome: 'ok'; value: T }
  | {
      outcome: 'refused'
      status: number
      detail: string
      errors: Readonly<Record<string, string>>
      /** The newer reply that the writer has not seen. */
      newer?: Reply
      /** What a colleague has written meanwhile; null if they deleted it. */
      current?: ReplyTemplate | null
    }
  | { outcome: 'signed-out' }
  | { outcome: 'unreachable' }

export type Failure = Exclude<Outcome<never>, { outcome: 'ok' }>

/** Describes a failure in a sentence. */
export function explainFailure(failure: Failure): string {
  switch (failure.outcome) {
    case 'signed-out':
      return 'Your sign-in has ended. Sign in again, then try once more.'
    case 'unreachable':
      return 'The server cannot be reached. Check your connection, then try again.'
    case 'refused':
      return failure.detail
  }
}
