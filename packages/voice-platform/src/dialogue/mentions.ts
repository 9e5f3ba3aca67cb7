import type { KnownPlace, KnownSubject } from './knowledge.ts'
import { positionInList } from './spoken-list.ts'
import { createSpelling } from './spelling.ts'
import { isCommonStem, isFunctionStem, mostWords, normalise, stem } from './words.ts'

/** The subjects that a text names, and the text with "it" for each name: "how much does the CRM integration cost" asks how
 * much "it" costs. */
export type Mentions = { subjects: readonly KnownSubject[]; masked: string }

/** A story is about one company, a service about all: a question that names both asks about the story. */
const order = ['story', 'integration', 'step', 'industry', 'service', 'office']

/** Removes a plural "s", so that names match in the plural, too. "Takings" does not become "take". */
const singular = (word: string): string =>
  isFunctionStem(stem(word)) ? word : word.replace(/(?<=...)(?<!s)s$/, '')

const phrase = (text: string): string => ` ${normalise(text).split(' ').map(singular).join(' ')} `

const longestFirst = <Thing>(things: readonly { thing: Thing; name: string }[]) =>
  things.toSorted((one, other) => other.name.length - one.name.length)

/** Finds the names in texts, the longest first. Names of subjects are found even if they are misspelled. */
export function createMentions(subjects: readonly KnownSubject[], places: readonly KnownPlace[]) {
  const names = longestFirst(
    subjects.flatMap((thing) =>
      [...(thing.type === 'step' ? [] : [thing.name]), ...(thing.alsoCalled ?? [])].map((name) => ({
        thing,
        name: phrase(name),
      })),
    ),
  )
  const placeNames = longestFirst(
    places.flatMap((thing) => thing.names.map((name) => ({ thing, name: phrase(name) }))),
  )
  const correct = createSpelling([...new Set(names.flatMap(({ name }) => name.trim().split(' ')))], (word) =>
    isCommonStem(stem(word)),
  )
  const read = (text: string): string =>
    ` ${phrase(text)
      .trim()
      .split(' ')
      .slice(-mostWords)
      .map((word) => correct(word) ?? word)
      .join(' ')} `

  /** Returns the item of a list that "the second one" or "the dental one" means, and the words that name it. */
  function oneOf(list: readonly string[], text: string): { id: string; words: string } | undefined {
    const one =
      /\b(?:the|a|an) (\p{L}+)(?: \p{L}+)? ones?\b|\b(?:the )?(first|second|third|fourth|last) one\b|\bthe (first|second|third|fourth|last)\b/iu.exec(
        text,
      )
    if (!one || list.length === 0) return undefined
    const [words, word = one[2] ?? one[3] ?? ''] = one
    const position = positionInList(words, list.length)
    const part = read(word)
    const id =
      position === undefined
        ? list.find((each) => names.some(({ thing, name }) => thing.id === each && name.includes(part)))
        : list[position]
    return id === undefined ? undefined : { id, words: phrase(words) }
  }

  return {
    /** `list` holds the ids of the last list, which "the second one" or "the dental one" refers to. */
    mentionsIn(text: string, list: readonly string[] = []): Mentions {
      let masked = read(text)
      const found: KnownSubject[] = []
      const one = oneOf(list, text)
      const meant = subjects.find(({ id }) => id === one?.id)
      if (one && meant) {
        masked = masked.replace(one.words, ' it ')
        found.push(meant)
      }
      for (const { thing, name } of names) {
        if (!masked.includes(name)) continue
        masked = masked.replace(name, ' it ')
        if (!found.includes(thing)) found.push(thing)
      }
      return {
        subjects: found.toSorted((first, second) => order.indexOf(first.type) - order.indexOf(second.type)),
        masked: masked.trim(),
      }
    },
    placeIn(text: string): KnownPlace | undefined {
      const words = phrase(text)
      return placeNames.find(({ name }) => words.includes(name))?.thing
    },
  }
}
