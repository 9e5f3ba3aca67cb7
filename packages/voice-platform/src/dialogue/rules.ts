import type { Answer } from './answer.ts'
import { isCueStem } from './cues/cue-stems.ts'
import { questionsIn } from './cues/intents.ts'
import type { QuestionIntent } from './cues/intents.ts'
import { aboutAnything, definition, wide } from './cues/kinds-of-question.ts'
import type { Knowledge, KnownStep } from './knowledge.ts'
import type { Mentions } from './mentions.ts'
import { resolvers } from './resolvers.ts'
import type { Asked } from './resolvers.ts'
import type { Retrieval } from './retrieval.ts'
import { sentence } from './english/sentence.ts'
import { describeService, quote, tellFact, tellStory } from './tell.ts'
import { normalise, stems } from './english/words.ts'

/** Questions whose answer is a general statement, where another fact may be the one that was asked for. */
const general: ReadonlySet<QuestionIntent> = new Set([
  'price',
  'privacy',
  'security',
  'availability',
  'duration',
  'support-after-launch',
  'skills-needed',
])

/** Questions that a word or two only hint at: a fact of the service that is named goes before them. */
const loose: ReadonlySet<QuestionIntent> = new Set(['integrations', 'availability', 'services'])

/** By how much a fact must hold more of a question than the general answer does. */
const clearlyMore = 0.35

/** Share of a question from which a fact is about nothing else. */
const nearlyAll = 0.95

/** The words without the service names of two words and more, whose own words would pass for cues. */
function withoutNames(words: string, { services }: Mentions): string {
  return services
    .flatMap(({ name, alsoCalled }) => [name, ...alsoCalled].map(normalise))
    .filter((name) => name.includes(' '))
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, name) => rest.replace(name, 'it'), words)
}

/** Only a fact with a number answers these. */
const asksForNumber = /^how (?:many|much|old|big|tall|far)\b/

const refersBack = /\b(?:it|that|this|they|them|those|one)\b/

/** An answer of the rules; `sure` when a cue tells it on its own. */
export type ByRules = { answer: Answer; sure: boolean }

/** Answers by cues and by the names in the words, else by the fact that holds most of the words. */
export function createRules(
  knowledge: Knowledge,
  mentionsIn: (text: string) => Mentions,
  retrieval: Retrieval,
): (text: string, subject: string | undefined) => ByRules | undefined {
  const nameStems = new Set(
    [...knowledge.services, ...knowledge.industries, ...knowledge.integrations]
      .flatMap(({ name, alsoCalled }) => [name, ...alsoCalled])
      .flatMap((name) => stems(name).trim().split(' ')),
  )

  /** "The design phase": the step whose title has the word before. */
  function stepNamed(words: string): KnownStep | undefined {
    const [, name = ''] = /\b(\w{5,}) (?:phase|step|stage)\b/.exec(words) ?? []
    if (name === '') return undefined
    return knowledge.processes
      .flatMap(({ steps }) => steps)
      .find(({ title }) => normalise(title).split(' ').includes(name))
  }

  function named(mentions: Mentions, words: string): Answer | undefined {
    const [testimonial] = mentions.testimonials
    if (testimonial) {
      const { metric, note } = testimonial
      return {
        say: [...(note === undefined ? [] : [note]), quote(testimonial), sentence(`The result: ${metric}`)],
      }
    }
    const [story] = mentions.stories
    if (story) return tellStory(story)
    const step = stepNamed(words) ?? mentions.steps.find(({ title }) => title.includes(' '))
    if (
      step &&
      (definition.test(words) || /\b(?:phase|step|stage|about|happens|during|mean)\b/.test(words))
    ) {
      return { say: [`${step.title}: ${sentence(step.text)}`] }
    }
    return undefined
  }

  /** "Is the 20 percent thing still on?": the offer, where it alone has the number. */
  function numbered(words: string): Answer | undefined {
    const { promotion, results, problems } = knowledge
    const isIn = (text: string, number: string): boolean => normalise(text).split(' ').includes(number)
    const only = (words.match(/\b\d+\b/g) ?? []).some(
      (number) =>
        promotion !== undefined &&
        isIn(promotion, number) &&
        ![...results, ...problems].some(({ text }) => isIn(text, number)),
    )
    return only &&
      /\b(?:percent|off|offer|promotion|discount|deal|months?)\b/.test(words) &&
      promotion !== undefined
      ? { say: [promotion] }
      : undefined
  }

  function fallback(asked: Asked): Answer | undefined {
    const { mentions, text } = asked
    const [integration] = mentions.integrations
    if (integration) return { say: [integration.summary] }
    const [industry] = mentions.industries
    if (industry) return { say: [industry.summary] }
    const [service] = mentions.services
    if (service) {
      const found = retrieval.find(text, service)
      if (found) return tellFact({ ...found, service: service.name })
    }
    if (service) return describeService(service)
    const found = retrieval.find(text)
    if (!found || (asksForNumber.test(normalise(text)) && !/\d/.test(found.text))) return undefined
    return tellFact(found)
  }

  /** The answer to the question in general, unless a fact holds much more of the question's own words. */
  function closer({ text }: Asked, intent: QuestionIntent, answer: Answer): Answer {
    if (!general.has(intent)) return answer
    const found = retrieval.find(text)
    if (!found || found.words < 2 || found.share < nearlyAll) return answer
    if (found.share < retrieval.shareOf(text, answer.say.join(' ')) + clearlyMore) return answer
    return { ...answer, say: [sentence(found.text)] }
  }

  return function byRules(text: string, subject: string | undefined): ByRules | undefined {
    const guess = (answer: Answer | undefined): ByRules | undefined => answer && { answer, sure: false }
    const words = normalise(text).replace(normalise(knowledge.company.name), 'your company')
    const mentions = mentionsIn(text)
    const before = knowledge.services.find(({ name }) => name === subject)
    const service =
      mentions.services[0] ?? (refersBack.test(words) || words.split(' ').length < 5 ? before : undefined)
    const asked: Asked = { text, mentions, service }
    const direct = named(mentions, words) ?? numbered(words)
    if (direct) return { answer: direct, sure: true }
    const unknown = retrieval.unknownWords(text, (word) => isCueStem(word) || nameStems.has(word))
    const industryOnly = mentions.integrations.length === 0
    const cueWords = withoutNames(words, mentions)
    if (service && mentions.services.length > 0 && definition.test(cueWords)) {
      const strongest = questionsIn(cueWords)[0]
      if (!strongest || strongest.weight < 3) return guess(fallback(asked))
    }
    const specific = mentions.integrations.length + mentions.industries.length > 0
    for (const { intent, weight } of questionsIn(cueWords)) {
      const isWide = wide.has(intent) || (intent === 'price' && mentions.services.length === 0)
      if (unknown.length > 0 && (isWide || weight < 3)) continue
      if (specific && !aboutAnything.has(intent) && intent !== 'stories') {
        if (intent !== 'integrations' || weight < 3 || !industryOnly) continue
      }
      const [first] = mentions.services
      if (weight < 3 && first && loose.has(intent) && retrieval.find(text, first))
        return guess(fallback(asked))
      const resolved = resolvers[intent](knowledge, asked)
      if (resolved) return { answer: closer(asked, intent, resolved), sure: weight >= 3 }
    }
    return guess(fallback(asked))
  }
}
