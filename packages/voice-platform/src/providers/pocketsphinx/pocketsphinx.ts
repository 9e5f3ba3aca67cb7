import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bytesOf } from '#platform/audio/pcm.ts'
import type { SpeechToTextProvider } from '#platform/providers/speech-to-text-provider.ts'
import { VoiceProviderError } from '#platform/providers/voice-provider-error.ts'
import type { PocketsphinxFiles } from './find-pocketsphinx.ts'
import { compileGrammar } from './grammar.ts'
import { startRecognizer } from './recognizer-process.ts'
import type { RecognizerProcess } from './recognizer-process.ts'

export interface PocketsphinxOptions {
  files: PocketsphinxFiles
  /** JSGF expansions in lower-case words: what visitors are expected to say. */
  phrases: readonly string[]
  /** Processes that have their model loaded and wait; also the most utterances recognised at once. */
  processes?: number
  timeoutMilliseconds?: number
}

/**
 * Price of each word, as the recogniser's `-wip`: low enough that a phrase of few words wins over the filler loop of
 * many sounds, high enough that the search does not end empty (measured: 0.65 rejects short phrases, 1e-8 everything).
 */
const wordPrice = '1e-3'

/** CMU pocketsphinx with a grammar, one process an utterance, each started and loaded ahead of its use. */
export async function createPocketsphinx(
  options: PocketsphinxOptions,
): Promise<SpeechToTextProvider & { close(): Promise<void>; dropped: readonly string[] }> {
  const { files, phrases, processes = 2, timeoutMilliseconds = 6_000 } = options
  const grammar = compileGrammar(phrases, await readFile(files.dictionary, 'utf8'))
  const folder = await mkdtemp(join(tmpdir(), 'frontdesk-grammar-'))
  const grammarFile = join(folder, 'visitor.jsgf')
  const dictionaryFile = join(folder, 'words.dict')
  await Promise.all([writeFile(grammarFile, grammar.jsgf), writeFile(dictionaryFile, grammar.dictionary)])
  const args = ['-infile', '/dev/stdin', '-jsgf', grammarFile, '-dict', dictionaryFile]
  args.push('-hmm', files.acousticModel, '-wip', wordPrice, '-logfn', '/dev/null')
  // Where an utterance ends is not the recogniser's business: three seconds of silence would be needed to split one.
  args.push('-vad_postspeech', '300')

  const spares: RecognizerProcess[] = []
  const running = new Set<RecognizerProcess>()
  let waiting: (() => void)[] = []
  let closed = false
  refill()

  function refill(): void {
    while (!closed && spares.length < processes) spares.push(startRecognizer(files.executable, args))
  }

  async function turn(signal: AbortSignal): Promise<void> {
    if (running.size < processes) return
    await new Promise<void>((resolve, reject) => {
      const go = () => {
        signal.removeEventListener('abort', leave)
        resolve()
      }
      const leave = () => {
        waiting = waiting.filter((entry) => entry !== go)
        reject(signal.reason)
      }
      signal.addEventListener('abort', leave, { once: true })
      waiting.push(go)
    })
  }

  return {
    name: 'pocketsphinx',
    dropped: grammar.dropped,
    async transcribe(audio, { signal }) {
      signal.throwIfAborted()
      await turn(signal)
      if (closed) throw new VoiceProviderError('The recogniser is closed', { retryable: false })
      const recognizer = spares.shift() ?? startRecognizer(files.executable, args)
      running.add(recognizer)
      refill()
      const stop = AbortSignal.any([signal, AbortSignal.timeout(timeoutMilliseconds)])
      const kill = () => recognizer.kill()
      stop.addEventListener('abort', kill, { once: true })
      try {
        return grammar.read(await recognizer.recognize(bytesOf(audio)))
      } catch (error) {
        signal.throwIfAborted()
        throw error
      } finally {
        stop.removeEventListener('abort', kill)
        running.delete(recognizer)
        waiting.shift()?.()
      }
    },
    async close() {
      closed = true
      for (const recognizer of [...spares.splice(0), ...running]) recognizer.kill()
      for (const go of waiting.splice(0)) go()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
