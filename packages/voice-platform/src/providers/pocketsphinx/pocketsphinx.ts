import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ExpectedInput } from '#platform/providers/dialogue-provider.ts'
import { inSlices } from '#platform/runtime/steps-of-work.ts'
import type { SpeechToTextProvider } from '../voice-providers.ts'
import { VoiceProviderError } from '../voice-providers.ts'
import type { PocketsphinxFiles } from './find-pocketsphinx.ts'
import { compileGrammar } from './grammar.ts'
import { buildNGramModel } from './n-gram-model.ts'
import { primeRecognizer, startRecognizer } from './recognizer-process.ts'
import { readPronunciations } from './pronunciations.ts'
import type { RecognizerProcess } from './recognizer-process.ts'
import { sentenceEnds } from './sentence-ends.ts'

export interface PocketsphinxOptions {
  files: PocketsphinxFiles
  /** Sentences that visitors are expected to say, in lower-case words. Others made of their words are recognised too. */
  sentences: readonly string[]
  /** JSGF expansions. After a question for this input, no other words are recognised. */
  phrases?: Partial<Record<ExpectedInput, readonly string[]>> | undefined
  /** Processes kept loaded and waiting; also the maximum of utterances recognised at once, and of those followed. */
  processes?: number
  timeoutMilliseconds?: number
}

/**
 * Arguments for the form's grammars. `-wip` is the cost of each word: low enough that a phrase of few words wins over the
 * filler loop of many sounds, high enough that the search does not end empty (measured: 0.65 rejects short phrases, 1e-8
 * everything). The search around the best guess is wider than the default, which loses the beginning of some phrases.
 */
const grammarSearch = ['-wip', '1e-3', '-beam', '1e-55', '-pbeam', '1e-55', '-wbeam', '1e-35']

/**
 * Arguments for the n-grams. `-fwdflat no` skips the second pass over the utterance, which takes 60 to 200 ms after the
 * visitor's last word. `-maxwpf 20` keeps the 20 best word ends of a frame: with all of them, the path search takes 320 ms
 * instead of 40 in a noisy sentence, and gets few more words right (39 instead of 37 % of those in noise).
 */
const nGramSearch = ['-fwdflat', 'no', '-maxhmmpf', '3000', '-maxwpf', '20']

/**
 * Milliseconds between an utterance and loading the next recogniser: loading occupies a core, and right after an
 * utterance a visitor waits for the first sound of an answer.
 */
const refillPause = 1_000

interface Listening {
  /** The recogniser's arguments for the expected words. */
  search: readonly string[]
  dictionary: string
  /** Reads a recognised line; '' if it holds none of the expected words. */
  read: (line: string) => string
  spareCount: number
}

/**
 * CMU pocketsphinx with n-grams of the expected sentences, and grammars for the form. Each utterance has its own process,
 * which was started and loaded ahead.
 */
export async function createPocketsphinx(
  options: PocketsphinxOptions,
): Promise<SpeechToTextProvider & { close(): Promise<void> }> {
  const { files, sentences, phrases = {}, processes = 2, timeoutMilliseconds = 6_000 } = options
  const fullDictionary = await readFile(files.dictionary, 'utf8')
  const folder = await mkdtemp(join(tmpdir(), 'frontdesk-recogniser-'))
  const running = new Set<RecognizerProcess>()
  /**
   * Processes of utterances that are still being spoken. They mostly wait, so they do not count as the others do.
   */
  const followed = new Set<RecognizerProcess>()
  let waiting: (() => void)[] = []
  let closed = false

  const spoken = sentences.map((sentence) => sentence.split(' '))
  const pronunciations = await inSlices(readPronunciations(fullDictionary, new Set(spoken.flat())))
  const mayEnd = sentenceEnds(sentences)
  const usual = prepare({
    search: [
      '-lm',
      await write('usual.lm', await inSlices(buildNGramModel(spoken, new Set(pronunciations.keys())))),
      ...nGramSearch,
    ],
    dictionary: await write('usual.dict', `${[...pronunciations.values()].flat().join('\n')}\n`),
    read: (line) => line.trim().replace(/\s+/g, ' '),
    spareCount: processes,
  })
  // Digits resemble many sounds, so they are recognised only after a question for them. Equal phrases share processes.
  const grammars = new Map<readonly string[], ReturnType<typeof prepare>>()
  for (const expansions of new Set(Object.values(phrases))) {
    grammars.set(expansions, await prepareGrammar(expansions, `form-${grammars.size}`))
  }
  const listeningFor = (expected: ExpectedInput) => grammars.get(phrases[expected] ?? []) ?? usual

  async function write(name: string, text: string): Promise<string> {
    const file = join(folder, name)
    await writeFile(file, text)
    return file
  }

  async function prepareGrammar(expansions: readonly string[], name: string) {
    const grammar = await inSlices(compileGrammar(expansions, fullDictionary))
    return prepare({
      search: ['-jsgf', await write(`${name}.jsgf`, grammar.jsgf), ...grammarSearch],
      dictionary: await write(`${name}.dict`, grammar.dictionary),
      read: (line) => grammar.read(line),
      spareCount: 1,
    })
  }

  function prepare({ search, dictionary, read, spareCount }: Listening) {
    const args = ['-infile', '/dev/stdin', '-dict', dictionary, ...search]
    args.push('-hmm', files.acousticModel, '-logfn', '/dev/null')
    // The platform finds the end of an utterance, not the recogniser: it would split one only after three seconds of
    // silence.
    args.push('-vad_postspeech', '300')
    const spares: RecognizerProcess[] = []
    const refill = () => {
      while (!closed && spares.length < spareCount) spares.push(startRecognizer(files.executable, args))
    }
    refill()
    return {
      read,
      spares,
      acquire: (): RecognizerProcess => spares.shift() ?? startRecognizer(files.executable, args),
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

  /** Acquires a recogniser, which counts towards `among` until the utterance is done. */
  function begin(expected: ExpectedInput, among: Set<RecognizerProcess>) {
    const listening = listeningFor(expected)
    const recognizer = listening.acquire()
    const heard = primeRecognizer(recognizer)
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
        return listening.read(await heard.finish())
      } catch (error) {
        signal.throwIfAborted()
        throw error
      } finally {
        stop.removeEventListener('abort', giveUp)
        leave()
      }
    }

    return {
      hear: (audio: Int16Array): void => heard.hear(audio),
      finish,
      giveUp,
    }
  }

  return {
    name: 'pocketsphinx',
    isLimited: true,
    endsSentence: (words, expected) => listeningFor(expected) !== usual || mayEnd(words),
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
      const spares = [usual, ...grammars.values()].flatMap((each) => each.spares.splice(0))
      const all = new Set([...spares, ...running, ...followed])
      for (const recognizer of all) recognizer.kill()
      for (const go of waiting.splice(0)) go()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
