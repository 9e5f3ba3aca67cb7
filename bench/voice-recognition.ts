/**
 * Measures the built-in recogniser on questions and voices that nothing was tuned for: sixty questions of the assistant's
 * frozen tables, drawn with a seed before anybody read them, in two synthesisers of Debian, quiet and with noise. The words
 * that are recognised are answered by the built-in assistant and judged as the table says.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createConciergeProvider } from '@frontdesk/voice-platform'
import { findPocketsphinx } from '@frontdesk/voice-platform/providers/pocketsphinx/find-pocketsphinx.ts'
import { createPocketsphinx } from '@frontdesk/voice-platform/providers/pocketsphinx/pocketsphinx.ts'
import { faultsIn } from '../apps/website/server/voice/evaluation/judge-table.ts'
import type { QuestionTable } from '../apps/website/server/voice/evaluation/judge-table.ts'
import { callsTo } from '../apps/website/server/voice/evaluation/open-call.ts'
import { siteKnowledge } from '../apps/website/server/voice/knowledge/site-knowledge.ts'
import { normalise } from '../packages/voice-platform/src/dialogue/words.ts'
import { countUtterance } from './counted-utterance.ts'
import type { CountedUtterance } from './counted-utterance.ts'
import { noteMachine } from './machine.ts'
import { percentiles } from './percentiles.ts'
import { speak, unknownVoices, withNoise } from './unknown-voices.ts'
import { wordErrors } from './word-errors.ts'

/** Places of the questions in their tables. */
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

type Question = NonNullable<QuestionTable['questions']>[number]
interface Result extends CountedUtterance {
  voice: string
  errors: number
  said: number
  isRight: boolean
}

/** Returns the section for `docs/benchmarks.md`. */
export async function measureRecognition(): Promise<string> {
  const machine = noteMachine()
  const files = await findPocketsphinx(process.env['PATH'] ?? '')
  if (!files) throw new Error('This needs the Debian packages pocketsphinx and pocketsphinx-en-us.')
  const knowledge = siteKnowledge(null, '')
  const { expectedSentences = [] } = createConciergeProvider(knowledge)
  const before = process.cpuUsage()
  const recogniser = await createPocketsphinx({
    files,
    sentences: expectedSentences,
    processes: 1,
    timeoutMilliseconds: 60_000,
  })
  const { user, system } = process.cpuUsage(before)
  const begin = () => recogniser.follow?.({ signal: new AbortController().signal })
  const open = callsTo(knowledge)

  async function ask({ ask: text, expect }: Question, voice: string, audio: Int16Array): Promise<Result> {
    const counted = await countUtterance(begin, audio)
    const [said, heard] = [text, counted.words].map((words) => normalise(words).split(' '))
    const isRight = counted.words !== '' && faultsIn(await open()(counted.words), expect).length === 0
    return {
      ...counted,
      voice,
      errors: wordErrors(said ?? [], heard ?? []),
      said: said?.length ?? 0,
      isRight,
    }
  }

  const questions = drawnQuestions()
  const typed = await Promise.all(
    questions.map(async ({ ask: text, expect }) => faultsIn(await open()(text), expect).length === 0),
  )
  const results: Result[] = []
  const shortAnswers: { voice: string; isRight: boolean; afterEnd: number }[] = []
  for (const name of unknownVoices) {
    for (const question of questions) {
      const sound = speak(name, question.ask)
      results.push(await ask(question, `${name}, quiet`, sound))
      results.push(await ask(question, `${name}, noise`, withNoise(sound, noiseDistance)))
    }
    for (const answer of answers) {
      const sound = speak(name, answer)
      for (const [kind, audio] of [
        ['quiet', sound],
        ['noise', withNoise(sound, noiseDistance)],
      ] as const) {
        const { words, afterEnd } = await countUtterance(begin, audio)
        shortAnswers.push({ voice: `${name}, ${kind}`, isRight: words === answer, afterEnd })
      }
    }
  }
  await recogniser.close()

  const rows = [...Map.groupBy(results, ({ voice }) => voice)].map(([voice, group]) => {
    const errors = group.reduce((sum, each) => sum + each.errors, 0)
    const said = group.reduce((sum, each) => sum + each.said, 0)
    const short = shortAnswers.filter((each) => each.voice === voice)
    return `| ${voice} | ${((100 * errors) / said).toFixed(1)} % | ${group.filter(({ isRight }) => isRight).length} of ${group.length} | ${group.filter(({ words }) => words === '').length} | ${short.filter(({ isRight }) => isRight).length} of ${short.length} |`
  })
  const afterEnd = percentiles(results.map((each) => each.afterEnd))
  const afterShort = percentiles(shortAnswers.map((each) => each.afterEnd))
  return [
    `${questions.length} questions, and ${answers.length} short answers, in each voice, as they are and with white noise at ${noiseDistance} dB. Typed, ${typed.filter(Boolean).length} of the questions are answered right (${machine.describe()}).`,
    [
      '| voice | word error rate | questions answered right | nothing understood | short answers to the word |',
      '|---|--:|--:|--:|--:|',
      ...rows,
    ].join('\n'),
    `Processor time of an utterance after its last sound: ${Math.round(afterEnd.p50)} ms in the middle, ${Math.round(afterEnd.p95)} ms at the 95th percentile (of a short answer, ${Math.round(afterShort.p50)} and ${Math.round(afterShort.p95)} ms); while it is spoken ${Math.round(percentiles(results.map(({ speaking }) => speaking)).p50)} ms. Loading a recogniser takes ${Math.round(percentiles(results.map(({ load }) => load)).p50)} ms and ${Math.round(percentiles(results.map(({ memory }) => memory)).p95)} MB, preparing it at the start ${Math.round((user + system) / 1000)} ms.`,
  ].join('\n\n')
}

function drawnQuestions(): Question[] {
  const questions = Object.entries(drawn).flatMap(([name, places]) => {
    const path = new URL(`../apps/website/server/voice/evaluation/tables/${name}.json`, import.meta.url)
    const table = JSON.parse(readFileSync(path, 'utf8')) as QuestionTable
    return places.split(' ').flatMap((place) => table.questions?.[Number(place)] ?? [])
  })
  const hash = createHash('sha256').update(questions.map(({ ask }) => ask).join('\n'))
  if (hash.digest('hex') !== drawnHash) throw new Error('These are not the questions that were drawn')
  return questions
}
