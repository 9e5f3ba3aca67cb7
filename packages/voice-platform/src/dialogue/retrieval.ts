import MiniSearch from 'minisearch'
import { generalStems } from './general-words.ts'
import type { Knowledge, KnownService } from './knowledge.ts'
import { normalise, stem } from './words.ts'
import { listed, sentence } from './speakable.ts'

/** A fact that can be said as it stands. */
type Passage = { id: number; about: string; text: string; service?: string; weight: number }

type Found = { text: string; service?: string; share: number }

/** Least part of a question's own words that a fact must hold to be its answer. */
const leastShare = 0.6

/** The words of a question that say what it is about, as stems. */
export function contentStems(text: string): string[] {
  return normalise(text)
    .split(' ')
    .map(stem)
    .filter((word) => word !== '' && !generalStems.has(word))
}

type Draft = Omit<Passage, 'id'>

function servicePassages(service: KnownService): Draft[] {
  const { name } = service
  const parts = (items: readonly string[], say: (item: string) => string): Draft[] =>
    items.map((item) => ({
      about: `${item} ${name}`,
      text: `${say(item)} ${sentence(service.summary)}`,
      service: name,
      weight: 1,
    }))
  return [
    {
      about: `${name} ${service.alsoCalled.join(' ')} ${service.summary}`,
      text: `${name}: ${service.summary}`,
      service: name,
      weight: 1.5,
    },
    ...parts(service.features, (feature) => `${name} includes ${feature}.`),
    ...parts(service.benefits, (benefit) => `${name} gives you ${benefit}.`),
    ...parts(service.useCases, (use) => `${name} is used for ${use}, for example.`),
  ]
}

function passagesOf(knowledge: Knowledge): Draft[] {
  return [
    ...knowledge.facts.map(({ about, text }) => ({ about: `${about.join(' ')} ${text}`, text, weight: 1.5 })),
    ...Object.values(knowledge.topics).map((text) => ({ about: text, text, weight: 1 })),
    ...knowledge.services.flatMap(servicePassages),
    ...[...knowledge.industries, ...knowledge.integrations].map((item) => ({
      about: `${item.name} ${item.alsoCalled.join(' ')} ${item.summary}`,
      text: item.summary,
      weight: 1,
    })),
    ...[...knowledge.results, ...knowledge.problems].map(({ text, service }) => ({
      about: text,
      text,
      weight: 1,
      ...(service === undefined ? {} : { service }),
    })),
    ...knowledge.processes.flatMap(({ steps }) =>
      steps.map(({ title, text }) => ({ about: `${title} ${text}`, text: `${title}: ${text}`, weight: 0.6 })),
    ),
    ...knowledge.stories.map((story) => ({
      about: `${story.title} ${story.industry} ${story.challenge} ${story.solution} ${story.results.join(' ')}`,
      text: `${story.challenge} ${story.solution} The results: ${listed(story.results)}`,
      weight: 0.6,
    })),
  ]
}

export type Retrieval = {
  /** The fact that holds most of the question's own words; nothing when none holds enough of them. */
  find(question: string): Found | undefined
  /** Words of the question that neither everyday English nor the knowledge has. */
  unknownWords(question: string, alsoKnown: (stem: string) => boolean): string[]
}

/** Indexes every fact of the knowledge by its words. */
export function createRetrieval(knowledge: Knowledge): Retrieval {
  const passages = passagesOf(knowledge).map((passage, id) => ({ ...passage, id }))
  const index = new MiniSearch<Passage>({
    fields: ['about'],
    tokenize: (text) => normalise(text).split(' '),
    processTerm: (term) => {
      const reduced = stem(term)
      return reduced === '' || generalStems.has(reduced) ? null : reduced
    },
  })
  index.addAll(passages)
  const fuzzy = (term: string): number | boolean => (term.length > 5 ? 0.2 : false)
  const prefix = (term: string): boolean => term.length > 4
  return {
    find(question) {
      const asked = [...new Set(contentStems(question))]
      if (asked.length === 0) return undefined
      const best = index
        .search(question, { fuzzy, prefix, boostDocument: (id) => passages[Number(id)]?.weight ?? 1 })
        .map((result) => ({ result, share: new Set(result.queryTerms).size / asked.length }))
        .toSorted((one, other) => other.share - one.share || other.result.score - one.result.score)[0]
      const passage = best && passages[Number(best.result.id)]
      if (!passage || best.share < leastShare) return undefined
      const { text, service } = passage
      return service === undefined ? { text, share: best.share } : { text, service, share: best.share }
    },
    unknownWords: (question, alsoKnown) =>
      contentStems(question).filter(
        (word) =>
          !alsoKnown(word) && !/^\d+$/.test(word) && index.search(word, { fuzzy, prefix }).length === 0,
      ),
  }
}
