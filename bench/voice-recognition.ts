/**
 * How well the built-in recogniser understands questions and voices that nothing was tuned for: sixty questions of the
 * assistant's frozen tables, drawn with a seed before anybody read them, and short answers, in two synthesisers of Debian,
 * quiet and with noise. The built-in assistant answers the words that are recognised, and the table judges its answer.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createConciergeProvider } from '@frontdesk/voice-platform'
import { readWav } from '@frontdesk/voice-platform/audio/wav.ts'
import { createPocketsphinx } from '@frontdesk/voice-platform/providers/pocketsphinx/pocketsphinx.ts'
import { faultsIn, type QuestionTable } from '../apps/website/server/voice/evaluation/evaluate-table.ts'
import { callsTo } from '../apps/website/server/voice/evaluation/open-call.ts'
import { siteKnowledge } from '../apps/website/server/voice/knowledge/site-knowledge.ts'
import { samplesOf } from '../packages/voice-platform/src/audio/pcm.ts'
import { createResampler } from '../packages/voice-platform/src/audio/resampler.ts'
import { normalise } from '../packages/voice-platform/src/dialogue/words.ts'
import { pocketsphinxFiles, recognise, type Recognised } from './helpers/recogniser.ts'
import { type Measure, percentiles } from './helpers/report.ts'

/** Indexes of the questions in their tables. */
const drawn = {
  'northlamp-second':
    '0 1 7 18 20 26 29 34 35 43 44 47 48 56 58 60 61 67 71 73 76 79 82 84 85 88 103 110 113 117',
  'northlamp-third':
    '2 7 9 11 14 17 20 25 28 40 43 51 54 56 65 69 71 79 84 87 100 102 104 105 107 108 114 115 116 119',
}
/** SHA-256 of the questions, a line each. */
const drawnHash = '8469380dce5b36451e7c5a2fe007aac127b62915b9fbcfd5c3773565ec681f96'
const noiseDistance = 15
const answers =
  'yes|yes please|no|no thank you|that is right|no that is wrong|skip|go back|stop|thank you|cancel|yes that is correct'.split(
    '|',
  )

const rate = 16_000
const silence = 4_800

/** Synthesisers of Debian that nothing here was tuned for, from the packages espeak-ng, festival and festvox-kdlpc16k. */
const unknownVoices = ['espeak-ng', 'festival'] as const

type UnknownVoice = (typeof unknownVoices)[number]

const commands: Record<UnknownVoice, (text: string, sound: string) => string[]> = {
  'espeak-ng': (text, sound) => ['espeak-ng', '-v', 'en-us', '-f', text, '-w', sound],
  festival: (text, sound) => ['text2wave', '-eval', '(voice_ked_diphone)', text, '-o', sound],
}

type Question = NonNullable<QuestionTable['questions']>[number]
type Utterance = Recognised & { voice: string; isRight: boolean }

export const measure: Measure = async (scaled) => {
  const files = await pocketsphinxFiles()
  const knowledge = siteKnowledge(null, '')
  const { expectedSentences = [] } = createConciergeProvider(knowledge)
  const recogniser = await createPocketsphinx({
    files,
    sentences: expectedSentences,
    processes: 1,
    timeoutMilliseconds: 60_000,
  })
  const open = callsTo(knowledge)
  const isAnswered = async (words: string, { expect }: Question) =>
    words !== '' && faultsIn(await open()(words), expect).length === 0

  const questions = drawnQuestions().slice(0, scaled(60))
  const typed = await Promise.all(questions.map((question) => isAnswered(question.ask, question)))
  const asked: (Utterance & { errors: number; said: number })[] = []
  const short: Utterance[] = []
  for (const name of unknownVoices) {
    for (const [kind, hear] of [
      ['quiet', (sound: Int16Array) => sound],
      ['noise', (sound: Int16Array) => withNoise(sound, noiseDistance)],
    ] as const) {
      const voice = `${name}, ${kind}`
      for (const question of questions) {
        const recognised = await recognise(recogniser, hear(speak(name, question.ask)))
        const [said = [], heard = []] = [question.ask, recognised.words].map((text) =>
          normalise(text).split(' '),
        )
        const isRight = await isAnswered(recognised.words, question)
        asked.push({ ...recognised, voice, isRight, errors: wordErrors(said, heard), said: said.length })
      }
      for (const answer of answers) {
        const recognised = await recognise(recogniser, hear(speak(name, answer)))
        short.push({ ...recognised, voice, isRight: recognised.words === answer })
      }
    }
  }
  await recogniser.close()

  const afterEnd = percentiles(asked.map((each) => each.afterEnd))
  const afterShort = percentiles(short.map((each) => each.afterEnd))
  const speaking = percentiles(asked.map((each) => each.speaking))
  return {
    how:
      `${questions.length} questions, and ${answers.length} short answers, in each voice, as they are and with white noise at ${noiseDistance} dB. ` +
      `Typed, ${typed.filter(Boolean).length} of the questions are answered right.`,
    head: [
      'voice',
      'word error rate',
      'questions answered right',
      'nothing understood',
      'short answers to the word',
    ],
    rows: [...Map.groupBy(asked, ({ voice }) => voice)].map(([voice, group]) => {
      const sum = (key: 'errors' | 'said') => group.reduce((total, each) => total + each[key], 0)
      const right = (list: readonly Utterance[]) =>
        `${list.filter(({ isRight }) => isRight).length} of ${list.length}`
      return [
        voice,
        `${((100 * sum('errors')) / sum('said')).toFixed(1)} %`,
        right(group),
        group.filter(({ words }) => words === '').length,
        right(short.filter((each) => each.voice === voice)),
      ]
    }),
    notes: [
      `Processor time of an utterance after its last sound: ${Math.round(afterEnd.p50)} ms in the middle, ${Math.round(afterEnd.p95)} ms at the 95th ` +
        `percentile (of a short answer, ${Math.round(afterShort.p50)} and ${Math.round(afterShort.p95)} ms); while it is spoken ${Math.round(speaking.p50)} ms.`,
    ],
  }
}

function drawnQuestions(): Question[] {
  const questions = Object.entries(drawn).flatMap(([name, indexes]) => {
    const path = new URL(`../apps/website/server/voice/evaluation/tables/${name}.json`, import.meta.url)
    const table = JSON.parse(readFileSync(path, 'utf8')) as QuestionTable
    return indexes.split(' ').flatMap((index) => table.questions?.[Number(index)] ?? [])
  })
  const hash = createHash('sha256').update(questions.map(({ ask }) => ask).join('\n'))
  if (hash.digest('hex') !== drawnHash) throw new Error('These are not the questions that were drawn')
  return questions
}

/** The fewest words to insert, delete or replace to make one text into another (Levenshtein). */
function wordErrors(said: readonly string[], heard: readonly string[]): number {
  let row = [0, ...heard.map((_, at) => at + 1)]
  for (const [line, word] of said.entries()) {
    const next = [line + 1]
    for (const [at, other] of heard.entries()) {
      const replaced = (row[at] ?? 0) + (word === other ? 0 : 1)
      next.push(Math.min(replaced, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

/** Speaks a text, with 0.3 s of silence before and after it, at 16 kHz. */
function speak(voice: UnknownVoice, text: string): Int16Array {
  const folder = mkdtempSync(join(tmpdir(), 'frontdesk-voice-'))
  try {
    const [words, sound] = [join(folder, 'words.txt'), join(folder, 'sound.wav')]
    writeFileSync(words, `${text}\n`)
    const [program = '', ...args] = commands[voice](words, sound)
    execFileSync(program, args, { stdio: 'ignore' })
    const file = readFileSync(sound)
    const spoken = createResampler(file.readUInt32LE(24), rate)(samplesOf(readWav(file)))
    const padded = new Int16Array(spoken.length + 2 * silence)
    padded.set(spoken, silence)
    return padded
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Adds white noise, `decibels` below the average power of the speech, the same at each run. */
function withNoise(sound: Int16Array, decibels: number): Int16Array {
  const speech = sound.subarray(silence, -silence)
  const power = speech.reduce((sum, sample) => sum + sample * sample, 0) / speech.length
  const deviation = Math.sqrt(power / 10 ** (decibels / 10))
  const random = createRandom(sound.length)
  return sound.map((sample) => {
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
    return Math.max(-32_768, Math.min(32_767, Math.round(sample + deviation * normal)))
  })
}

/** Mulberry32. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
