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

/** Phrases found in the utterance, longest first; a phrase inside a longer one that was found does not count. */
function found<Item>(heard: string, named: readonly Named<Item>[]): Item[] {
  const hits = named
    .flatMap(({ item, phrases }) => phrases.map((phrase) => ({ item, phrase })))
    .filter(({ phrase }) => phrase.trim() !== '' && heard.includes(phrase))
    .toSorted((one, other) => other.phrase.length - one.phrase.length)
  const kept: { item: Item; phrase: string }[] = []
  for (const hit of hits) {
    if (!kept.some(({ phrase }) => phrase.includes(hit.phrase) && phrase !== hit.phrase)) kept.push(hit)
  }
  return [...new Set(kept.map(({ item }) => item))]
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
  const services = byName(knowledge.services)
  const industries = byName(knowledge.industries)
  const integrations = byName(knowledge.integrations)
  const stories = knowledge.stories.map((item) => ({
    item,
    phrases: [item.title, firstWord(item.title)].map(stems),
  }))
  const testimonials = knowledge.testimonials.map((item) => ({
    item,
    phrases: [stems(item.author), stems(item.author.split(' ').slice(-2).join(' '))],
  }))
  const steps = knowledge.processes
    .flatMap((process) => process.steps)
    .map((item) => ({ item, phrases: [item.title, ...item.title.split(/ and |,/)].map(stems) }))
    .map(({ item, phrases }) => ({ item, phrases: phrases.filter((phrase) => phrase.trim().includes(' ')) }))
  const places = knowledge.places.map((item) => ({ item, phrases: item.names.map(stems) }))
  return (text) => {
    const heard = stems(text)
    return {
      services: found(heard, services),
      industries: found(heard, industries),
      integrations: found(heard, integrations),
      stories: found(heard, stories),
      testimonials: found(heard, testimonials),
      steps: found(heard, steps),
      places: found(heard, places),
    }
  }
}
