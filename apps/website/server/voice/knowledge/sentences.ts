import { siteLanguage } from '#contract/language.ts'
import { factWords } from './fact-words/fact-words.ts'

export const { inside } = factWords

const lists = new Intl.ListFormat(siteLanguage.dates, { type: 'conjunction' })

/** Joins items as in "a, b and c". */
export const listed = (items: readonly string[]): string => lists.format(items)

/** Ends a text with a full stop, unless it already ends a sentence. */
export function ended(text: string): string {
  const trimmed = text.replaceAll('\u00a0', ' ').trim()
  return /[.!?”“]$/.test(trimmed) ? trimmed : `${trimmed}.`
}

/** Returns the first sentences of a text, at most `count`. */
export function firstSentences(text: string, count: number): string {
  return ended(text)
    .split(/(?<=[.!?])\s+(?=[\p{Lu}“„"])/u)
    .slice(0, count)
    .join(' ')
}

/** Says a figure: "71% of chats resolved without a person". */
export const figure = ({
  prefix = '',
  value,
  label,
}: {
  prefix?: string
  value: string
  label: string
}): string => `${prefix} ${value} ${label}`.trim()

/** Says a step of a process: its name and time, what is done, and what comes of it. */
export const stepInWords = ({
  name,
  time,
  text,
  result,
}: {
  name: string
  time?: string | undefined
  text: string
  result?: string | undefined
}): string =>
  [
    `${name}${time === undefined ? '' : `, ${inside(time)}`}: ${ended(text)}`,
    ...(result === undefined ? [] : [ended(result)]),
  ].join(' ')
