import type { TextToSpeechProvider } from '#platform/providers/text-to-speech-provider.ts'

export interface SpeechCacheOptions {
  /** Most sound kept, in bytes of PCM; 32,000 bytes are a second. */
  bytes?: number
}

/**
 * Keeps what a voice has said: answers made from fixed texts come without synthesis. The least recently used go first.
 * `warm` speaks sentences ahead of their use.
 */
export function withSpeechCache(
  voice: TextToSpeechProvider,
  { bytes = 32_000_000 }: SpeechCacheOptions = {},
) {
  const kept = new Map<string, Int16Array[]>()
  let size = 0

  function remember(text: string, pieces: Int16Array[]): void {
    if (kept.has(text)) return
    kept.set(text, pieces)
    size += sizeOf(pieces)
    for (const [oldest, sound] of kept) {
      if (size <= bytes) break
      kept.delete(oldest)
      size -= sizeOf(sound)
    }
  }

  async function* synthesize(text: string, options: { signal: AbortSignal }): AsyncGenerator<Int16Array> {
    const known = kept.get(text)
    if (known) {
      kept.delete(text)
      kept.set(text, known)
      yield* known
      return
    }
    const pieces: Int16Array[] = []
    for await (const piece of voice.synthesize(text, options)) {
      pieces.push(piece)
      yield piece
    }
    remember(text, pieces)
  }

  return {
    name: voice.name,
    synthesize,
    async warm(clauses: readonly string[], signal: AbortSignal): Promise<void> {
      for (const clause of clauses) for await (const piece of synthesize(clause, { signal })) void piece
    },
    close: async () => voice.close?.(),
  } satisfies TextToSpeechProvider & { warm: unknown }
}

function sizeOf(pieces: readonly Int16Array[]): number {
  return pieces.reduce((sum, piece) => sum + piece.byteLength, 0)
}
