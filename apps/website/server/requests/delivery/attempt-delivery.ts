import type { Attempt, Channel, Message, Outcome } from './channel.ts'

type Options = Omit<Attempt, 'signal'> & {
  /** Ends the attempt without an outcome. */
  stopping?: AbortSignal
  /** Receives the name of an unexpected error. Its message could quote the delivered text. */
  onFault?: (name: string) => void
}

/**
 * Tries once to deliver a message. No answer in time and an unexpected error count as a retry.
 * @returns null when `stopping` is aborted before there is an outcome
 */
export async function attemptDelivery(
  channel: Pick<Channel, 'deliver' | 'timeout'>,
  message: Message,
  { deliveryId, progress, stopping, onFault }: Options,
): Promise<Outcome | null> {
  if (stopping?.aborted) return null
  const signal = AbortSignal.any([...(stopping ? [stopping] : []), AbortSignal.timeout(channel.timeout)])
  const ended = new Promise<Outcome | null>((resolve) => {
    signal.addEventListener('abort', () =>
      resolve(stopping?.aborted ? null : { outcome: 'retry', why: 'There was no answer in time' }),
    )
  })
  try {
    return await Promise.race([ended, channel.deliver(message, { deliveryId, progress, signal })])
  } catch (error) {
    if (stopping?.aborted) return null
    onFault?.(error instanceof Error ? error.name : typeof error)
    return { outcome: 'retry', why: 'The channel failed with an unexpected error' }
  }
}
