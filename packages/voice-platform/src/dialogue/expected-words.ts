import type { Steps } from '#platform/steps-of-work.ts'
import type { ExpectedInput } from '../providers/dialogue-provider.ts'
import { actWays, beyondWays, topicWays } from './general-ways.ts'
import type { Knowledge } from './knowledge.ts'
import { normalise } from './words.ts'

const digit = '(zero | one | two | three | four | five | six | seven | eight | nine | oh | double | triple)'

/** Answers to any question of the form. */
const answers: readonly string[] = [
  '(yes | yeah | correct | right | sure | okay | exactly) [please | thank you]',
  'yes that is right',
  '(no | nope) [thank you | thanks]',
  'no that is (wrong | all)',
  '(skip | cancel | stop | never mind | go back)',
  '(change | correct) the (name | email | phone number | company | service | message)',
  '(repeat that | say that again | slower | more slowly) [please]',
  'can you (repeat that | say that again | speak slower)',
  '(thank you | thanks) [goodbye | very much]',
  '(goodbye | bye | that is all)',
  'self employed',
  "i (do not | don't) have one",
  'i (would rather not | do not want to) [say]',
  'why [do you need (it | my number)]',
  'what happens (with | to) my data',
  'how much does it cost',
]

/**
 * Answers to the question for a phone number. A loop of digits matches many sounds, so only a few other answers stand beside
 * it. Letters are left out: a recogniser mistakes every second one.
 */
export const phonePhrases: readonly string[] = [
  `[plus] ${digit}+`,
  '(yes | no) [please | thank you | that is right | that is wrong]',
  '(skip | cancel | stop | never mind | go back)',
  "i (do not | don't) have (one | a phone)",
  'i (would rather not | do not want to) [say]',
  '(repeat that | say that again) [please]',
  'why [do you need (it | my number)]',
  'what happens (with | to) my data',
  'how much does it cost',
]

/**
 * Answers to the form's questions, as JSGF expansions. Names and addresses are left out: visitors type them, and a
 * recogniser must not take other words for them.
 */
export const expectedPhrases: Partial<Record<ExpectedInput, readonly string[]>> = {
  'yes-or-no': answers,
  name: answers,
  email: answers,
  phone: phonePhrases,
}

/** Everyday phrases that the content's own ways to ask leave out, since they say little about its subjects. */
const openings = `
  yes, yes please, no, no thank you, yes that is right, no that is wrong, okay, sure
  thank you, thank you very much, thank you goodbye, goodbye, bye, that is all, no that is all
  hello, stop, cancel, skip, go back, never mind, repeat that please, say that again please
  what services do you offer, which services do you have, tell me about your services
  what do you do, what can you do for me, how can you help me, how can you help my business
  how do we get started, how do i get started, how do we start, how do i begin, how can we start
  what happens with my data, what happens to my data, is it safe, is it secure, is my data safe
  are you available at night, are you open at night, are you available on weekends
  what results can i expect, what results do you get, what do your clients say
  which industries do you serve, what industries do you work with, which systems do you support
  how many customers do you have, tell me about your clients, do you have references
  i want to book a consultation, i would like to book a consultation, i would like a demo please
  can i talk to a human, can i speak to someone, can we book a demo, can you help me
`

/** How visitors speak about something by its name. */
const frames = ['~', 'what is ~', 'tell me about ~', 'i am interested in ~', 'do you work with ~', 'we use ~']

/**
 * Sentences that visitors are expected to say, in lower-case words: questions that the site answers and those it does not,
 * the names of its subjects, and the site's own sentences.
 */
export function* expectedSentences({ facts, subjects, places }: Knowledge): Steps<string[]> {
  const names = subjects.flatMap(({ name, alsoCalled = [] }) => [name, ...alsoCalled])
  const sentences = [
    ...openings.split(/[,\n]/),
    ...[...topicWays, ...actWays, ...beyondWays].flatMap(({ asked }) => asked),
    ...facts.flatMap(({ asked = [], about = '', say }) => [...asked, about, ...say.split(/(?<=[.!?:;])\s+/)]),
    ...places.flatMap((place) => place.names),
    ...names.flatMap((name) => frames.map((frame) => frame.replace('~', name))),
  ]
  const expected: string[] = []
  for (const sentence of sentences) {
    const words = normalise(sentence)
    if (words !== '') expected.push(words)
    yield
  }
  return expected
}
