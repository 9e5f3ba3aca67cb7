import type { Knowledge } from '#platform/dialogue/knowledge.ts'
import { normalise, stems } from '#platform/dialogue/english/words.ts'

const places: readonly RegExp[] = [
  /\bfirst\b|\bnumber one\b|^one$/,
  /\bsecond\b|\bnumber two\b|^two$/,
  /\bthird\b|\bnumber three\b|^three$/,
  /\bfourth\b|\bnumber four\b|^four$/,
]

/** The form's choice that an utterance names, by its own words, by the service behind it or by its place in the list. */
export function hearService(utterance: string, knowledge: Knowledge): string | undefined {
  const heard = stems(utterance)
  const choices = knowledge.consultation.services
  const named = choices
    .flatMap((choice) => {
      const service = knowledge.services.find((known) => known.formChoice === choice)
      const names = [choice, ...(service ? [service.name, ...service.alsoCalled] : [])]
      return names.map((name) => ({ choice, name: stems(name) }))
    })
    .filter(({ name }) => heard.includes(name))
    .toSorted((one, other) => other.name.length - one.name.length)
  return named[0]?.choice
}

/** As {@link hearService}, also by "the second one": for answers to the question which service it is to be. */
export function hearServiceAnswer(utterance: string, knowledge: Knowledge): string | undefined {
  const named = hearService(utterance, knowledge)
  if (named !== undefined) return named
  const words = normalise(utterance)
  if (/\blast\b/.test(words)) return knowledge.consultation.services.at(-1)
  const place = places.findIndex((pattern) => pattern.test(words))
  return place < 0 ? undefined : knowledge.consultation.services[place]
}
