import { describeService, resolvers, tellStory } from './answers.ts'
import type { Answer, Asked } from './answers.ts'
import { questionsIn } from './intents.ts'
import type { QuestionIntent } from './intents.ts'
import { isCueStem } from './cue-stems.ts'
import type { Knowledge } from './knowledge.ts'
import { createMentionFinder } from './mentions.ts'
import type { Mentions } from './mentions.ts'
import { contentStems, createRetrieval } from './retrieval.ts'
import { listed, sentence } from './speakable.ts'
import { normalise, stems } from './words.ts'

/** Questions about the offer as a whole: one unknown word in them means that something else is asked for. */
const wide: ReadonlySet<QuestionIntent> = new Set([
  'company',
  'services',
  'features',
  'benefits',
  'use-cases',
  'steps',
  'results',
  'industries',
  'integrations',
  'stories',
  'problems',
  'clients',
  'demo',
  'skills-needed',
])

/** Questions that hold for every service alike, so that the name of one changes nothing. */
const aboutAnything: ReadonlySet<QuestionIntent> = new Set([
  'price',
  'promotion',
  'trial',
  'demo',
  'contract',
  'duration',
  'response-time',
  'privacy',
  'getting-started',
  'consultation',
  'phone',
  'email',
  'contact',
])

const definition =
  /^(?:so |and |but |please )*(?:what (?:is|are)|tell me (?:more )?about|explain|describe|talk about)\b/

/** The words without the service names of two words and more, whose own words would pass for cues. */
function withoutNames(words: string, { services }: Mentions): string {
  return services
    .flatMap(({ name, alsoCalled }) => [name, ...alsoCalled].map(normalise))
    .filter((name) => name.includes(' '))
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, name) => rest.replace(name, 'it'), words)
}

const refersBack = /\b(?:it|that|this|they|them|those|one)\b/

export type Answerer = {
  mentionsIn(text: string): Mentions
  /** The answer to a question, or nothing when the knowledge holds none. */
  answer(text: string, subject?: string): Answer | undefined
}

/** Finds what is asked, and answers it from the knowledge alone. */
export function createAnswerer(knowledge: Knowledge): Answerer {
  const mentionsIn = createMentionFinder(knowledge)
  const retrieval = createRetrieval(knowledge)

  function named(mentions: Mentions, words: string): Answer | undefined {
    const [testimonial] = mentions.testimonials
    if (testimonial) {
      const { author, position, company, quote, metric } = testimonial
      return {
        say: [
          `${author}, ${position} at ${company}, says: ${sentence(quote)}`,
          sentence(`The result: ${metric}`),
        ],
      }
    }
    const [story] = mentions.stories
    if (story) return tellStory(story)
    const step = mentions.steps.find(
      ({ title }) => title.includes(' ') || /\b(?:phase|step|stage)\b/.test(words),
    )
    if (step && /\b(?:phase|step|stage|about|happens|during|mean)\b/.test(words)) {
      return { say: [`${step.title}: ${sentence(step.text)}`] }
    }
    return undefined
  }

  function fallback(asked: Asked, unknown: readonly string[]): Answer | undefined {
    const { mentions, text } = asked
    const [integration] = mentions.integrations
    if (integration) return { say: [integration.summary] }
    const [industry] = mentions.industries
    if (industry) return { say: [industry.summary] }
    const [service] = mentions.services
    if (service && unknown.length === 0) {
      const ownNames = [service.name, ...service.alsoCalled].map(stems).join(' ')
      const more = contentStems(text).some((word) => !ownNames.includes(` ${word} `))
      const found = more ? retrieval.find(text) : undefined
      if (found?.share === 1 && found.service === service.name)
        return { say: [sentence(found.text)], subject: service.name }
    }
    if (service) return describeService(service)
    if (unknown.length > 0) return undefined
    const found = retrieval.find(text)
    if (!found) return undefined
    return found.service === undefined
      ? { say: [sentence(found.text)] }
      : { say: [sentence(found.text)], subject: found.service }
  }

  return {
    mentionsIn,
    answer(text, subject) {
      const words = normalise(text)
      const mentions = mentionsIn(text)
      const before = knowledge.services.find(({ name }) => name === subject)
      const service =
        mentions.services[0] ?? (refersBack.test(words) || words.split(' ').length < 5 ? before : undefined)
      const asked: Asked = { text, mentions, service }
      if (words.endsWith(` ${normalise(knowledge.company.name)}`) && definition.test(words)) {
        return resolvers.company(knowledge, asked)
      }
      const direct = named(mentions, words)
      if (direct) return direct
      const unknown = retrieval.unknownWords(text, isCueStem)
      const industryOnly = mentions.integrations.length === 0
      const cueWords = withoutNames(words, mentions)
      if (service && mentions.services.length > 0 && definition.test(cueWords)) {
        const strongest = questionsIn(cueWords)[0]
        if (!strongest || strongest.weight < 3) return fallback(asked, unknown)
      }
      const specific = mentions.integrations.length + mentions.industries.length > 0
      for (const { intent, weight } of questionsIn(cueWords)) {
        if (unknown.length > 0 && (wide.has(intent) || weight < 3)) continue
        if (specific && !aboutAnything.has(intent) && intent !== 'stories') {
          if (intent !== 'integrations' || weight < 3 || !industryOnly) continue
        }
        const answer = resolvers[intent](knowledge, asked)
        if (answer) return answer
      }
      return fallback(asked, unknown)
    },
  }
}

/** What is said when the knowledge holds no answer. */
export function dontKnow(knowledge: Knowledge, text: string): Answer {
  const intents = questionsIn(normalise(text)).map(({ intent }) => intent)
  const { integrations } = knowledge
  return {
    say: [
      "I don't know: it is not on this site.",
      ...(intents.includes('integrations') && integrations.length > 0
        ? [`The systems listed here are ${listed(integrations.map(({ name }) => name))}.`]
        : []),
    ],
    offer: true,
  }
}
