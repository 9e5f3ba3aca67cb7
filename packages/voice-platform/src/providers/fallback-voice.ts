import type { TextToSpeechProvider } from './voice-providers.ts'

/**
 * Speaks with `first`, and falls back to `second`. A clause that breaks off in the middle is not repeated. `onFault` is
 * called on every failure.
 */
export function withFallbackVoice(
  first: TextToSpeechProvider,
  second: TextToSpeechProvider,
  onFault: (error: unknown) => void,
): TextToSpeechProvider {
  return {
    name: first.name,
    async *synthesize(text, options) {
      let sounded = false
      try {
        for await (const piece of first.synthesize(text, options)) {
          sounded ||= piece.length > 0
          yield piece
        }
        return
      } catch (error) {
        options.signal.throwIfAborted()
        onFault(error)
        if (sounded) return
      }
      yield* second.synthesize(text, options)
    },
    async close() {
      await Promise.all([first.close?.(), second.close?.()])
    },
  }
}
