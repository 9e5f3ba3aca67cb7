import type { Answer } from './answer.ts'
import type { KnownService, KnownStory, KnownTestimonial } from './knowledge.ts'
import { brief, listed, sentence } from './english/sentence.ts'

/** Sentences about this service. */
export function about(service: KnownService, say: readonly string[]): Answer {
  return { say, subject: service.name }
}

/** A fact as it stands. */
export function tellFact({ text, service }: { text: string; service?: string }): Answer {
  return { say: [sentence(text)], ...(service === undefined ? {} : { subject: service }) }
}

/** The service in general. */
export function describeService(service: KnownService): Answer {
  const some = service.features.slice(0, 3)
  return about(service, [
    `${service.name}: ${sentence(service.summary)}`,
    ...(some.length === 0 ? [] : [`It includes ${listed(some)}, for example.`]),
  ])
}

/** What a client says, with who says it. */
export function quote({ author, position, company, quote: words }: KnownTestimonial): string {
  return `${author}, ${position} at ${company}, says: ${brief(words)}`
}

/** The story as it is told: what was wrong, what was done, what came of it. */
export function tellStory({ challenge, solution, results, note }: KnownStory): Answer {
  return {
    say: [
      ...(note === undefined ? [] : [note]),
      brief(challenge),
      brief(solution),
      sentence(`The results: ${listed(results.slice(0, 4))}`),
    ],
  }
}
