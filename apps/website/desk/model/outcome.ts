import type { TaughtAnswer } from '#contract/desk/questions.ts'
import type { ReplyTemplate } from '#contract/desk/templates.ts'
import type { Reply } from '#contract/desk/requests.ts'
import { texts } from '../words/texts.ts'

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
      /** The same of an answer of the assistant. */
      currentAnswer?: TaughtAnswer
    }
  | { outcome: 'signed-out' }
  | { outcome: 'unreachable' }

export type Failure = Exclude<Outcome<never>, { outcome: 'ok' }>

/** Describes a failure in a sentence. */
export function explainFailure(failure: Failure): string {
  switch (failure.outcome) {
    case 'signed-out':
      return texts.frame.failures.signedOut
    case 'unreachable':
      return texts.frame.failures.unreachable
    case 'refused':
      return failure.detail
  }
}
