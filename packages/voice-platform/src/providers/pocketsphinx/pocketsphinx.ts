import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bytesOf, joinSamples } from '#platform/audio/pcm.ts'
import { trimSilence } from '#platform/audio/trim-silence.ts'
import type { ExpectedInput } from '#platform/providers/dialogue-provider.ts'
import type { SpeechToTextProvider } from '#platform/providers/speech-to-text-provider.ts'
import { VoiceProviderError } from '#platform/providers/voice-provider-error.ts'
import type { PocketsphinxFiles } from './find-pocketsphinx.ts'
import { compileGrammar } from './grammar.ts'
import { startRecognizer } from './recognizer-process.ts'
import type { RecognizerProcess } from './recognizer-process.ts'

export interface PocketsphinxOptions {
  files: PocketsphinxFiles
  /** JSGF expansions in lower-case words: the expected phrases of visitors. */
  phrases: readonly string[]
  /** The expected phrases after a question for a phone number; they replace the others. */
  phonePhrases?: readonly string[] | undefined
  /** Processes kept loaded and waiting; also the maximum of utterances recognised at once, and of those followed. */
  processes?: number
  timeoutMilliseconds?: number
}

/**
 * Price of each word, as the recogniser's `-wip`: low enough that a phrase of few words wins over the filler loop of
 * many sounds, high enough that the search does not end empty (measured: 0.65 rejects short phrases, 1e-8 everything).
 */
const wordPrice = '1e-3'

/**
 * Width of the search around its best guess, as `-beam`, `-pbeam` and `-wbeam`. In a grammar of this size, the
 * recogniser's defaults 1e-48 and 7e-29 lose the beginning of some phrases, and then the phrase (`how long does it
 * take`); these cost a quarter more time.
 */
const searchWidth = ['-beam', '1e-55', '-pbeam', '1e-55', '-wbeam', '1e-35']

/**
 * Milliseconds between an utterance and loading the next recogniser: loading occupies a core for a while, and just then
 * a visitor waits for the first sound of an answer.
 */
const refillPause = 1_000

/** CMU pocketsphinx with a grammar. Each utterance has its own process, which was started and loaded ahead. */
export async function createPocketsphinx(
  options: PocketsphinxOptions,
): Promise<SpeechToTextProvider & { close(): Promise<void>; dropped: readonly string[] }> {
  const { files, phrases, phonePhrases, processes = 2, timeoutMilliseconds = 6_000 } = options
  const pronunciations = await readFile(files.dictionary, 'utf8')
  const folder = await mkdtemp(join(tmpdir(), 'frontdesk-grammar-'))
  const running = new Set<RecognizerProcess>()
  /**
   * Processes of utterances that are still being spoken. They mostly wait, so they do not use up the others' places.
   */
  const followed = new Set<RecognizerProcess>()
  let waiting: (() => void)[] = []
  let closed = false

  // Digits resemble many sounds, so they are recognised only after a question for them.
  const usual = await prepare('usual', phrases, processes)
  const dictation = phonePhrases ? await prepare('phone', phonePhrases, 1) : usual

  async function prepare(name: string, expansions: readonly string[], spareCount: number) {
    const grammar = compileGrammar(expansions, pronunciations)
    const grammarFile = join(folder, `${name}.jsgf`)
    const dictionaryFile = join(folder, `${name}.dict`)
    await Promise.all([writeFile(grammarFile, grammar.jsgf), writeFile(dictionaryFile, grammar.dictionary)])
    const args = ['-infile', '/dev/stdin', '-jsgf', grammarFile, '-dict', dictionaryFile]
    args.push('-hmm', files.acousticModel, '-wip', wordPrice, ...searchWidth, '-logfn', '/dev/null')
    // The platform finds the end of an utterance, not the recogniser: it would split one only after three seconds of
    // silence.
    args.push('-vad_postspeech', '300')
    const spares: RecognizerProcess[] = []
    const refill = () => {
      while (!closed && spares.length < spareCount) spares.push(startRecognizer(files.executable, args))
    }
    refill()
    return {
      grammar,
      spares,
      take: (): RecognizerProcess => spares.shift() ?? startRecognizer(files.executable, args),
      refill,
    }
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

  /** Takes a recogniser, which counts towards `among` until the utterance is done. */
  function begin(expected: ExpectedInput, among: Set<RecognizerProcess>) {
    const listening = expected === 'phone' ? dictation : usual
    const recognizer = listening.take()
    const pieces: Int16Array[] = []
    among.add(recognizer)

    function leave(): void {
      if (among.delete(recognizer)) setTimeout(listening.refill, refillPause).unref()
    }

    function giveUp(): void {
      recognizer.kill()
      leave()
    }

    async function finish(signal: AbortSignal): Promise<string> {
      const stop = AbortSignal.any([signal, AbortSignal.timeout(timeoutMilliseconds)])
      stop.addEventListener('abort', giveUp, { once: true })
      try {
        signal.throwIfAborted()
        const line = await recognizer.finish()
        // People pause while they dictate, so the length proves nothing.
        return listening.grammar.read(line, expected === 'phone' ? 0 : spokenMilliseconds(pieces))
      } catch (error) {
        signal.throwIfAborted()
        throw error
      } finally {
        stop.removeEventListener('abort', giveUp)
        leave()
      }
    }

    return {
      hear: (audio: Int16Array): void => {
        pieces.push(audio)
        recognizer.hear(bytesOf(audio))
      },
      finish,
      giveUp,
    }
  }

  return {
    name: 'pocketsphinx',
    understandsWholePhrases: true,
    dropped: usual.grammar.dropped,
    async transcribe(audio, { signal, expected = 'anything' }) {
      signal.throwIfAborted()
      await turn(signal)
      if (closed) throw new VoiceProviderError('The recogniser is closed', { retryable: false })
      const utterance = begin(expected, running)
      utterance.hear(audio)
      try {
        return await utterance.finish(signal)
      } finally {
        waiting.shift()?.()
      }
    },
    follow({ signal, expected = 'anything' }) {
      if (closed || signal.aborted || followed.size >= processes) return undefined
      const utterance = begin(expected, followed)
      signal.addEventListener('abort', utterance.giveUp, { once: true })
      return { hear: utterance.hear, finish: () => utterance.finish(signal) }
    },
    async close() {
      closed = true
      const all = new Set([...usual.spares.splice(0), ...dictation.spares.splice(0), ...running, ...followed])
      for (const recognizer of all) recognizer.kill()
      for (const go of waiting.splice(0)) go()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function spokenMilliseconds(pieces: readonly Int16Array[]): number {
  return trimSilence(joinSamples(pieces)).length / 16
}
