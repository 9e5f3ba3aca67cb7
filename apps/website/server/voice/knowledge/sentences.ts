import { siteLanguage } from '#contract/language.ts'

const lists = new Intl.ListFormat(siteLanguage.dates, { type: 'conjunction' })
const and = lists.formatToParts(['a', 'b']).find(({ type }) => type === 'literal')?.value ?? ','

/** Joins names as in "a, b and c", and as in "a, b; c and d" where one of them is a list itself. */
export const listed = (items: readonly string[]): string =>
  items.some((item) => [',', ';', and].some((joint) => item.includes(joint)))
    ? items.join('; ')
    : lists.format(items)

/** Joins texts of any grammatical shape: "Lunch included. You ride twice a day. From 8 years." */
export const inSentences = (texts: readonly string[]): string => texts.map(ended).join(' ')

/** A text under a heading of the content: "Benefits: No membership needed.", "For whom? Beginners." */
export const headed = (heading: string, text: string): string =>
  `${heading}${/[.!?:]$/.test(heading) ? '' : ':'} ${text}`

/** Ends a text with a full stop, unless it already ends a sentence. */
export function ended(text: string): string {
  const trimmed = text.replaceAll('\u00a0', ' ').trim()
  return /[.!?][”“]?$/.test(trimmed) ? trimmed : `${trimmed}.`
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

/** Says a step of a process: its time and name, what is done, and what comes of it. */
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
    time === undefined ? `${name}: ${ended(text)}` : `${time}: ${ended(name)} ${ended(text)}`,
    ...(result === undefined ? [] : [ended(result)]),
  ].join(' ')
