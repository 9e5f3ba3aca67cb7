import type { Outcome } from '#server/requests/delivery/channel.ts'
import { type PostAnswer, post, type PostOptions } from './post.ts'

/** A short machine word such as `ok` or `invalid_payload`. Any other answer could quote the request. */
const machineWord = /^[a-z_]{2,40}$/

/** Posts, and translates the answer into the outcome of the delivery. */
export async function outcomeOfPost(url: string, options: PostOptions): Promise<Outcome> {
  try {
    return judge(await post(url, options))
  } catch (error) {
    return { outcome: 'retry', why: explainFailure(error, options.signal) }
  }
}

/** Describes a failed connection for the ledger. */
export function explainFailure(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return 'There was no answer in time'
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
  return `There was no answer (${code})`
}

/** Describes an HTTP answer for the ledger. */
export const explainStatus = ({ status, text }: PostAnswer): string =>
  `HTTP ${status}${machineWord.test(text.trim()) ? ` ${text.trim()}` : ''}`

function judge(posted: PostAnswer): Outcome {
  const { status, retryAfter } = posted
  const answer = explainStatus(posted)
  if (status >= 200 && status < 300) return { outcome: 'sent', answer }
  if (status === 410) return { outcome: 'disabled', why: answer }
  const why = status >= 300 && status < 400 ? `${answer}, a redirect, which is not followed` : answer
  return { outcome: 'retry', why, ...(retryAfter === undefined ? {} : { after: retryAfter }) }
}
