import type { Knowledge } from '#platform/dialogue/knowledge.ts'
import { isEnglish } from '#platform/sentences/sentences.ts'
import { isCommonStem, normalise, stem } from '#platform/dialogue/words.ts'
import { inEnglishNotation } from './german-numbers.ts'
import { numbersIn } from './numbers-in.ts'
import { claimsAction, declines, denies, repeats, speaksOfVisitor } from './phrases.ts'

/** Why a sentence must not be spoken, as a static code. */
export type Refusal = 'number' | 'name' | 'action' | 'refusal' | 'instructions' | 'nonsense'

export interface Grounding {
  /**
   * Returns why a sentence must not be spoken, or undefined. `spoken` is what the visitor said in this call. Numbers
   * and names that only the visitor mentioned may be denied and repeated, but never affirmed: "do you work with Acme?"
   * does not make "yes, we work with Acme" a fact.
   */
  check(sentence: string, spoken: readonly string[]): Refusal | undefined
}

const calendar = new Set(
  `monday tuesday wednesday thursday friday saturday sunday january february april june july august september october november
  december easter christmas`.split(/\s+/),
)

const textsOf = (knowledge: Knowledge): string[] => [
  knowledge.company.name,
  knowledge.company.summary,
  ...Object.values(knowledge.contact),
  ...knowledge.subjects.flatMap(({ name, alsoCalled = [], formChoice = '' }) => [
    name,
    ...alsoCalled,
    formChoice,
  ]),
  ...knowledge.facts.flatMap(({ say, about = '' }) => [say, about]),
  ...knowledge.places.flatMap(({ names }) => names),
  ...(knowledge.articles ?? []).flatMap(({ title, description, path }) => [title, description, path]),
  ...knowledge.consultation.services,
  knowledge.consultation.answeredWithin ?? '',
]

/** The lengths of lists in the facts may be mentioned: "three services". */
const countsOf = (knowledge: Knowledge): string[] =>
  knowledge.facts.flatMap(({ list }) => (list === undefined ? [] : [String(list.length)]))

const isGerman = (language: string): boolean => new Intl.Locale(language).language === 'de'

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? []

/** The numbers of a text, as each of these ways to write them has it. */
type ReadNumbers = readonly ((text: string) => string[])[]
const inGerman = (text: string): string[] => numbersIn(inEnglishNotation(text))

function known(texts: readonly string[], readings: ReadNumbers) {
  const numbers = new Set(texts.flatMap((text) => readings.flatMap((read) => read(text))))
  const words = new Set(texts.flatMap(wordsOf).map((word) => word.toLowerCase()))
  const stems = new Set([...words].map(stem))
  return {
    hasNumber: (number: string) => numbers.has(number),
    hasWord: (word: string) => words.has(word.toLowerCase()) || stems.has(stem(word.toLowerCase())),
  }
}

/**
 * Checks a language model's sentences against the facts: numbers in digits and in words with their units, capitalised
 * words, addresses, and actions that the assistant cannot have done. On a site in another language than English capitalised words
 * are free: in German they begin any noun. Numbers in words are read in English and German.
 * @param conduct the model's instructions, which must not be read aloud
 */
export function createGrounding(knowledge: Knowledge, conduct: string): Grounding {
  const language = knowledge.language ?? 'en'
  const inEnglish = isEnglish(language)
  // A visitor may address a German site in English.
  const readings: ReadNumbers = isGerman(language) ? [inGerman, numbersIn] : [numbersIn]
  const facts = known(textsOf(knowledge), readings.slice(0, 1))
  const factText = textsOf(knowledge).join('\n').toLowerCase()
  const counts = new Set(countsOf(knowledge))
  const secret = normalise(conduct)

  return {
    check(sentence, spoken) {
      if (/[{}<>|\\`[\]]/u.test(sentence)) return 'nonsense'
      if (inEnglish && /\p{Script=Han}|\p{Script=Cyrillic}|\p{Script=Arabic}/u.test(sentence))
        return 'nonsense'
      if (!/\p{L}/u.test(sentence)) return 'nonsense'
      if (claimsAction.test(sentence)) return 'action'
      if (declines.test(sentence)) return 'refusal'
      const said = normalise(sentence)
      if (said.split(' ').length >= 6 && secret.includes(said)) return 'instructions'
      const visitor = known(spoken, readings)
      const mayRepeat = (part: string) => denies.test(part) || repeats.test(part)
      for (const part of sentence.split(/[,;:–—](?=\s)(?! (?:dass|ob)\b)|\s-\s/)) {
        const isKnown = (number: string) =>
          facts.hasNumber(number) || counts.has(number) || (visitor.hasNumber(number) && mayRepeat(part))
        // A number in words is none in the other language.
        const inWords = readings.map((read) => read(part.replace(/\d[\d.,]*/g, ' ')).length)
        const fits = readings.filter((_, at) => inWords[at] === Math.max(...inWords))
        if (!fits.some((read) => read(part).every(isKnown))) return 'number'
      }
      const addresses = sentence.match(/\S+@\S+|\b(?:https?:\/\/)?(?:[\w-]+\.)+[a-z]{2,}\b\S*/gi) ?? []
      for (const address of addresses) {
        if (!factText.includes(address.replace(/[.,!?)]+$/, '').toLowerCase())) return 'name'
      }
      if (!inEnglish) return undefined
      return namesIn(sentence).every(
        ({ name, part, isAddress }) =>
          facts.hasWord(name) ||
          (visitor.hasWord(name) && (isAddress || mayRepeat(part) || speaksOfVisitor.test(part))),
      )
        ? undefined
        : 'name'
    },
  }
}

type Name = { name: string; part: string; isAddress: boolean }

/** Words that name something: capitalised ones outside of everyday English, and days and months. */
function namesIn(sentence: string): Name[] {
  return sentence.split(/[,;:–—](?=\s)|\s-\s/).flatMap((part, partIndex, parts): Name[] =>
    wordsOf(part.replace(/['’]\p{L}+/gu, '')).flatMap((name, index, all): Name[] => {
      const lower = name.toLowerCase()
      const isDay = calendar.has(lower.replace(/s$/, ''))
      if (!/\p{Lu}/u.test(name) && !isDay) return []
      // At the beginning of a sentence, any word is capitalised: an adverb, a participle.
      const isFirst = partIndex === 0 && index === 0
      if (isFirst && /(?:ly|ing|ed|^understood)$/.test(lower)) return []
      if (!isDay && (name.length === 1 || isCommonStem(stem(lower)))) return []
      // ", Anna." addresses the visitor.
      const isAddress =
        parts.length > 1 && partIndex === parts.length - 1 && index === all.length - 1 && all.length === 1
      return [{ name, part, isAddress }]
    }),
  )
}
