import type {
  Knowledge,
  KnownItem,
  KnownPlace,
  KnownService,
  KnownStep,
  KnownStory,
  KnownTestimonial,
} from './knowledge.ts'
import { stems } from './english/words.ts'

/** What of the knowledge an utterance names. */
export type Mentions = {
  services: readonly KnownService[]
  industries: readonly KnownItem[]
  integrations: readonly KnownItem[]
  stories: readonly KnownStory[]
  testimonials: readonly KnownTestimonial[]
  steps: readonly KnownStep[]
  places: readonly KnownPlace[]
}

type Named<Item> = { item: Item; phrases: readonly string[] }

/**
 * Prepares names; the answer gives the items that an utterance names, the longest phrase first. A phrase inside a longer one
 * that was found does not count. Phrases are looked up by their first word, so that an utterance is compared with few.
 */
function finderOf<Item>(named: readonly Named<Item>[]): (heard: string) => Item[] {
  const phrases = named
    .flatMap(({ item, phrases }) => phrases.map((phrase) => ({ item, phrase })))
    .filter(({ phrase }) => phrase.trim() !== '')
    .map((hit, order) => ({ ...hit, order }))
  const byFirstWord = Map.groupBy(phrases, ({ phrase }) => phrase.split(' ')[1])
  return (heard) => {
    const hits = [...new Set(heard.split(' '))]
      .flatMap((word) => byFirstWord.get(word) ?? [])
      .filter(({ phrase }) => heard.includes(phrase))
      .toSorted((one, other) => other.phrase.length - one.phrase.length || one.order - other.order)
    const kept: typeof hits = []
    for (const hit of hits) {
      if (!kept.some(({ phrase }) => phrase.includes(hit.phrase) && phrase !== hit.phrase)) kept.push(hit)
    }
    return [...new Set(kept.map(({ item }) => item))]
  }
}

function byName<Item extends KnownItem>(items: readonly Item[]): Named<Item>[] {
  return items.map((item) => ({ item, phrases: [item.name, ...item.alsoCalled].map(stems) }))
}

/** The first word of a name where it is long enough to tell it: "Lantern" for Lantern Goods. */
function firstWord(name: string): string {
  const [first = ''] = name.split(' ')
  return first.length > 4 ? first : ''
}

/** Prepares the names of the knowledge; the answer finds them in utterances, whatever their endings. */
export function createMentionFinder(knowledge: Knowledge): (text: string) => Mentions {
  const services = finderOf(byName(knowledge.services))
  const industries = finderOf(byName(knowledge.industries))
  const integrations = finderOf(byName(knowledge.integrations))
  const stories = finderOf(
    knowledge.stories.map((item) => ({ item, phrases: [item.title, firstWord(item.title)].map(stems) })),
  )
  const testimonials = finderOf(
    knowledge.testimonials.map((item) => ({
      item,
      phrases: [stems(item.author), stems(item.author.split(' ').slice(-2).join(' '))],
    })),
  )
  const steps = finderOf(
    knowledge.processes
      .flatMap((process) => process.steps)
      .map((item) => ({ item, phrases: [item.title, ...item.title.split(/ and |,/)].map(stems) }))
      .map(({ item, phrases }) => ({
        item,
        phrases: phrases.filter((phrase) => phrase.trim().includes(' ')),
      })),
  )
  const places = finderOf(knowledge.places.map((item) => ({ item, phrases: item.names.map(stems) })))
  return (text) => {
    const heard = stems(text)
    return {
      services: services(heard),
      industries: industries(heard),
      integrations: integrations(heard),
      stories: stories(heard),
      testimonials: testimonials(heard),
      steps: steps(heard),
      places: places(heard),
    }
  }
}
