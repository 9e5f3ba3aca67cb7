import type { Act } from './cues/acts.ts'
import type { Answer } from './answer.ts'
import { withoutCourtesies } from './english/courtesies.ts'
import { createHearing } from './hearing.ts'
import { aboutAnything, definition, wide } from './cues/kinds-of-question.ts'
import type { Knowledge } from './knowledge.ts'
import { createMentionFinder } from './mentions.ts'
import type { Mentions } from './mentions.ts'
import { createExamples } from './nearest-example.ts'
import { inPlainWords } from './english/paraphrases.ts'
import { remember } from './remember.ts'
import { resolvers } from './resolvers.ts'
import { createRetrieval } from './retrieval.ts'
import { createRules } from './rules.ts'
import type { ByRules } from './rules.ts'
import { listed } from './english/sentence.ts'
import { normalise } from './english/words.ts'

/**
 * Likeness from which an example goes before everything; before a cue, if it stands for one fact; before a fact found by its
 * words, if it stands for one fact or for a kind of question; and before "I don't know". Found on the tuned halves.
 */
const nearlyTheSame = 0.66
const beforeCue = 0.6
const beforeFound = { fact: 0.58, kind: 0.68 }
const beforeNothing = 0.44

/** Below this likeness an unknown word means that something else is asked for. */
const unlessUnknown = 0.7

/** Above this likeness the words ask for more than the description of the service that they name. */
const beyondDefinition = 0.8

/** What the nearest example asks for; `kind` tells a kind of question from a single fact. */
type ByExample = ({ answer: Answer; kind?: true } | { act: Act } | { elsewhere: true }) & { likeness: number }

export type Answerer = {
  mentionsIn(text: string): Mentions
  /** The words of an utterance, those typed in a hurry or mistyped as they were meant. */
  hear(text: string): string
  /** What is asked for by an example that the words are nearly the same as. */
  plain(text: string, subject?: string): ByExample | undefined
  /** The answer to a question, or nothing when the knowledge holds none. */
  answer(text: string, subject?: string): Answer | undefined
}

/** Finds what is asked, and answers it from the knowledge alone. */
export function createAnswerer(knowledge: Knowledge): Answerer {
  const mentionsIn = remember(createMentionFinder(knowledge))
  const retrieval = createRetrieval(knowledge)
  const hear = remember(createHearing(knowledge))
  const plainly = remember(inPlainWords)
  const byRules = createRules(knowledge, mentionsIn, retrieval)
  const examples = createExamples(knowledge)
  const ownName = new RegExp(`\\b${normalise(knowledge.company.name)}\\b`)

  /** What the example asks for that the words are most like. */
  function byExample(words: string, subject: string | undefined): ByExample | undefined {
    const nearest = examples.nearest(words.replace(ownName, 'your company'))
    if (!nearest) return undefined
    const { meaning, likeness } = nearest
    const mentions = mentionsIn(words)
    if (mentions.services.length > 0 && definition.test(words) && likeness < beyondDefinition)
      return undefined
    if (!('intent' in meaning)) return { ...meaning, likeness }
    const { intent } = meaning
    if (
      (wide.has(intent) || likeness < unlessUnknown) &&
      retrieval.unknownWords(words, (word) => examples.has(word)).length > 0
    )
      return undefined
    if (mentions.integrations.length + mentions.industries.length > 0 && !aboutAnything.has(intent))
      return undefined
    const service = mentions.services[0] ?? knowledge.services.find(({ name }) => name === subject)
    const answer = resolvers[intent](knowledge, { text: words, mentions, service })
    if (!answer) return likeness < nearlyTheSame ? undefined : { elsewhere: true, likeness }
    return { answer, likeness, kind: true }
  }

  const partsOf = (text: string): string[] =>
    [text, ...clausesOf(text).slice(-mostClauses).toReversed()].map((part) => withoutCourtesies(hear(part)))

  function nearest(
    parts: readonly string[],
    subject: string | undefined,
    acts = true,
  ): ByExample | undefined {
    return parts
      .flatMap((words) => [...new Set([words, plainly(words)])])
      .flatMap((words) => byExample(words, subject) ?? [])
      .filter((found) => acts || !('act' in found))
      .toSorted((one, other) => other.likeness - one.likeness)[0]
  }

  function ruledBy(parts: readonly string[], subject: string | undefined): ByRules | undefined {
    let unsure: ByRules | undefined
    for (const words of parts) {
      const found = byRules(plainly(words), subject)
      if (found?.sure) return found
      unsure ??= found
    }
    return unsure
  }

  return {
    mentionsIn,
    hear,
    plain(text, subject) {
      const alike = nearest([withoutCourtesies(hear(text))], subject)
      return alike && alike.likeness >= nearlyTheSame ? alike : undefined
    },
    answer(text, subject) {
      const parts = partsOf(text)
      const ruled = ruledBy(parts, subject)
      const alike = nearest(parts, subject, false)
      if (!alike || alike.likeness < leastLikeness(alike, ruled)) return ruled?.answer
      return 'answer' in alike ? alike.answer : undefined
    },
  }
}

/** How like an example must be to go before what the rules found. */
function leastLikeness(alike: ByExample, ruled: ByRules | undefined): number {
  if (!ruled) return beforeNothing
  const isFact = 'answer' in alike && !alike.kind
  if (ruled.sure) return isFact ? beforeCue : Infinity
  return isFact ? beforeFound.fact : beforeFound.kind
}

/** Each costs as much as a whole question, on the main thread. */
const mostClauses = 4

/** What may be a question of its own: "It rings all day, what can you do?" */
function clausesOf(text: string): string[] {
  const clauses = text
    .split(/[.!?;:,]\s+|\s(?:but|so|because)\s/)
    .filter((clause) => clause.trim().includes(' '))
  return clauses.length > 1 ? clauses : []
}

export const notOnThisSite = "I don't know: it is not on this site."

/** What is said when the knowledge holds no answer. */
export function dontKnow({ integrations, industries }: Knowledge, text: string): Answer {
  const words = normalise(text)
  const near = /\b(?:connect|integrat\w+|sync|plug ?in|compatible|support) /.test(words)
    ? { what: 'systems', names: integrations }
    : {
        what: 'industries',
        names: /\b(?:work|serve|experience|industry|sector)\b/.test(words) ? industries : [],
      }
  return {
    say: [
      notOnThisSite,
      ...(near.names.length === 0
        ? []
        : [`The ${near.what} named here are ${listed(near.names.map(({ name }) => name))}.`]),
    ],
    offer: true,
  }
}
