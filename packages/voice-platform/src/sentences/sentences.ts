import { de } from './de.ts'
import { en, type Sentences } from './en.ts'

export type { Sentences } from './en.ts'

/** A language more: a file like `de.ts`, and its name here. */
const lists: Readonly<Record<string, Sentences>> = { de, en }

/** What the assistant says in a language (BCP 47). A language without a list of its own has the English one. */
export const sentencesIn = (language: string): Sentences => lists[new Intl.Locale(language).language] ?? en

/** Whether the assistant has sentences in a language (BCP 47). */
export const hasSentencesIn = (language: string): boolean => new Intl.Locale(language).language in lists

/** @param language BCP 47 */
export const isEnglish = (language: string): boolean => new Intl.Locale(language).language === 'en'

const formats = new Map<string, Intl.ListFormat>()

/** "a, b and c", or "a, b or c". */
export function listed(items: readonly string[], conjunction: 'and' | 'or' = 'and', language = 'en'): string {
  const key = `${language} ${conjunction}`
  const type = conjunction === 'and' ? 'conjunction' : 'disjunction'
  // American English has a comma before the last item.
  const made = formats.get(key) ?? new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type })
  formats.set(key, made)
  return made.format(items)
}

/** The placeholders that any sentence of the dialogue may use. */
export const commonPlaceholders = [
  'agency',
  'assistant',
  'phone',
  'reach',
  'about',
  'hours',
  'booking',
  'services',
  'fields',
] as const

/** The names in braces of a text. */
export const placeholdersIn = (text: string): string[] =>
  Array.from(text.matchAll(/\{(\w+)\}/g), ([, name = '']) => name)

/** A sentence and those that are said in its place, with the same values, have the same plain id. */
const plainId = (id: string): string => id.replace(/-(?:here|by-name)$/, '')

const dialogue = Object.entries<string | readonly string[]>(en.dialogue)

/** The sentences that an owner may replace, by their ids, with the placeholders that each may use. */
export const replaceableSentences: ReadonlyMap<string, readonly string[]> = new Map(
  dialogue.map(([id]) => {
    const written = dialogue.filter(([other]) => plainId(other) === plainId(id)).flatMap(([, text]) => text)
    return [id, [...new Set([...written.flatMap(placeholdersIn), ...commonPlaceholders])]]
  }),
)
