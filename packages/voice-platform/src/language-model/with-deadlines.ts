import { VoiceProviderError } from '#platform/providers/voice-providers.ts'

/** In milliseconds. */
interface Deadlines {
  first: number
  between: number
  whole: number
}

/**
 * Passes on a stream that must begin, continue and end in time. Servers send bytes before the first word, so time is
 * measured between events, and not while the consumer is busy. A late stream is aborted, and rejects with a
 * VoiceProviderError.
 */
export async function* withDeadlines<Event>(
  open: (signal: AbortSignal) => AsyncIterable<Event>,
  signal: AbortSignal,
  deadlines: Deadlines,
): AsyncGenerator<Event> {
  const late = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const expectWithin = (milliseconds: number, what: string) => {
    clearTimeout(timer)
    timer = setTimeout(() => late.abort(new VoiceProviderError(what)), milliseconds)
  }
  const whole = setTimeout(
    () => late.abort(new VoiceProviderError('The answer does not end')),
    deadlines.whole,
  )
  try {
    expectWithin(deadlines.first, 'The answer did not begin in time')
    for await (const event of open(AbortSignal.any([signal, late.signal]))) {
      clearTimeout(timer)
      yield event
      expectWithin(deadlines.between, 'The answer stands still')
    }
  } finally {
    clearTimeout(timer)
    clearTimeout(whole)
  }
}
