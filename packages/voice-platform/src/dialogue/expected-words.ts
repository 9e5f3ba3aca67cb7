import { readFileSync } from 'node:fs'
import type { Steps } from '#platform/runtime/steps-of-work.ts'
import type { ExpectedInput } from '#platform/providers/dialogue-provider.ts'
import { readWaysToAsk } from './ways-to-ask.ts'
import type { Knowledge } from './knowledge.ts'
import { normalise } from './words.ts'

const read = (file: string, separator?: string) =>
  readWaysToAsk(readFileSync(new URL(`./ways-to-ask/${file}.txt`, import.meta.url), 'utf8'), separator)
const lists = (file: string, separator?: string) =>
  new Map(read(file, separator).map(({ id, asked }) => [id, asked]))

/** Ways to ask about topics that an agency's content may cover, by topic. */
export const topicWays = read('topics')
/** Ways to ask the assistant to do something, by act. */
export const actWays = read('acts')
/** Questions that no agency's content answers. */
export const beyondWays = read('beyond')

const everyday = lists('expected')
/** What visitors say about appointments, on a site that has them. */
const ofTimes = read('times').flatMap(({ asked }) => asked)
const answers = lists('answers', '\n')
const answersToAny = answers.get('any') ?? []
/**
 * Answers to the question for a phone number. A loop of digits matches many sounds, so only a few other answers stand beside
 * it. Letters are left out: a recogniser mistakes every second one.
 */
export const phonePhrases = answers.get('phone') ?? []

/**
 * Answers to the form's questions, as JSGF expansions. Names and addresses are left out: visitors type them, and a
 * recogniser must not take other words for them.
 */
export const expectedPhrases: Partial<Record<ExpectedInput, readonly string[]>> = {
  'yes-or-no': answersToAny,
  name: answersToAny,
  email: answersToAny,
  phone: phonePhrases,
}

/**
 * Sentences that visitors are expected to say, in lower-case words: questions that the site answers and those it does not,
 * the names of its subjects, and the site's own sentences.
 */
export function* expectedSentences({
  facts,
  subjects,
  places,
  appointments = [],
}: Knowledge): Steps<string[]> {
  const names = subjects.flatMap(({ name, alsoCalled = [] }) => [name, ...alsoCalled])
  const sentences = [
    ...(everyday.get('openings') ?? []),
    ...[...topicWays, ...actWays, ...beyondWays].flatMap(({ asked }) => asked),
    ...facts.flatMap(({ asked = [], about = '', say }) => [...asked, about, ...say.split(/(?<=[.!?:;])\s+/)]),
    ...places.flatMap((place) => place.names),
    ...(appointments.length > 0 ? [...ofTimes, ...appointments.map(({ name }) => name)] : []),
    ...names.flatMap((name) => (everyday.get('frames') ?? []).map((frame) => frame.replace('~', name))),
  ]
  const expected: string[] = []
  for (const sentence of sentences) {
    const words = normalise(sentence)
    if (words !== '') expected.push(words)
    yield
  }
  return expected
}
