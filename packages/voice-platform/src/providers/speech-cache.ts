import type { SynthesizeOptions, TextToSpeechProvider } from './voice-providers.ts'

export interface SpeechCacheOptions {
  /** Maximum size in bytes of PCM; 32,000 bytes are a second. */
  bytes?: number
}

/** A text being synthesised: its sound so far, and a promise of more (true) or of the end (false). */
interface Recording {
  pieces: Int16Array[]
  more: PromiseWithResolvers<boolean>
}

/**
 * Caches the sound of spoken texts, so that fixed texts need no synthesis. The least recently used texts are dropped first.
 * A text that is still being prepared is streamed as it is made.
 */
export function withSpeechCache(
  voice: TextToSpeechProvider,
  { bytes = 32_000_000 }: SpeechCacheOptions = {},
) {
  const cached = new Map<string, Int16Array[]>()
  const recordings = new Map<string, Recording>()
  const closing = new AbortController()
  let size = 0

  function store(text: string, pieces: Int16Array[]): void {
    if (cached.has(text)) return
    cached.set(text, pieces)
    size += sizeOf(pieces)
    for (const [oldest, sound] of cached) {
      if (size <= bytes) break
      cached.delete(oldest)
      size -= sizeOf(sound)
    }
  }

  async function* synthesize(text: string, options: SynthesizeOptions): AsyncGenerator<Int16Array> {
    const known = cached.get(text)
    if (known) {
      cached.delete(text)
      cached.set(text, known)
      yield* known
      return
    }
    const recording = recordings.get(text)
    if (recording) {
      yield* follow(recording, options.signal)
      return
    }
    const pieces: Int16Array[] = []
    for await (const piece of voice.synthesize(text, options)) {
      pieces.push(piece)
      yield piece
    }
    store(text, pieces)
  }

  async function record(text: string, recording: Recording): Promise<void> {
    try {
      for await (const piece of voice.synthesize(text, { signal: closing.signal })) {
        recording.pieces.push(piece)
        const { resolve } = recording.more
        recording.more = createMore()
        resolve(true)
      }
      store(text, recording.pieces)
      recording.more.resolve(false)
    } catch (error) {
      recording.more.reject(error)
      throw error
    } finally {
      recordings.delete(text)
    }
  }

  return {
    name: voice.name,
    synthesize,
    async prepare(text: string): Promise<void> {
      if (cached.has(text) || recordings.has(text)) return
      const recording: Recording = { pieces: [], more: createMore() }
      recordings.set(text, recording)
      await record(text, recording)
    },
    async close(): Promise<void> {
      closing.abort(new Error('The voice is closed'))
      await voice.close?.()
    },
  } satisfies TextToSpeechProvider
}

async function* follow(recording: Recording, signal: AbortSignal): AsyncGenerator<Int16Array> {
  for (let next = 0; ; next += 1) {
    while (next >= recording.pieces.length) {
      if (!(await recording.more.promise)) return
      signal.throwIfAborted()
    }
    const piece = recording.pieces[next]
    if (piece) yield piece
  }
}

function createMore(): PromiseWithResolvers<boolean> {
  const more = Promise.withResolvers<boolean>()
  // Nobody may be listening when the voice fails.
  more.promise.catch(() => undefined)
  return more
}

function sizeOf(pieces: readonly Int16Array[]): number {
  return pieces.reduce((sum, piece) => sum + piece.byteLength, 0)
}
