import { VoiceProviderError } from '#platform/providers/voice-provider-error.ts'

const longestEvent = 1_000_000

/** Yields the data of each server-sent event in a stream of bytes. */
export async function* readServerSentEvents(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let pending = ''
  for await (const piece of pieces) {
    pending += decoder.decode(piece, { stream: true })
    const events = pending.split(/\r?\n\r?\n/)
    pending = events.pop() ?? ''
    if (pending.length > longestEvent) throw new VoiceProviderError('An event of the stream does not end')
    for (const event of events) {
      const data = dataOf(event)
      if (data !== '') yield data
    }
  }
  const rest = dataOf(pending)
  if (rest !== '') yield rest
}

function dataOf(event: string): string {
  return event
    .split(/\r?\n/)
    .flatMap((line) => (line.startsWith('data:') ? [line.slice('data:'.length).trimStart()] : []))
    .join('\n')
}
