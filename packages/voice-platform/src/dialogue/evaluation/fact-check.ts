import type { Knowledge } from '../knowledge.ts'
import { spokenForm } from '#platform/pipeline/spoken-form.ts'

/** Numbers in digits or words. "One" and "first" are left out: they count nothing in most sentences. */
const number =
  /^(?:\d+(?:st|nd|rd|th)?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand|million|half|double|twice|dozen)$/
const dates =
  /\b(?:January|February|March|April|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b/g
const addresses = /\b[\w.+-]+ at \w+(?: dot \w+)+\b|[\w.+-]+@[\w-]+\.\w+/g
const money = /[$€£]\s?\d+|\b(?:dollars?|euros?|pounds)\b/gi

/** Every text of the content, as it is said. How visitors ask is no fact. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [spokenForm(value)]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, held]) => (key === 'asked' ? [] : textsIn(held)))
}

function clauses(text: string): string[][] {
  return text
    .toLowerCase()
    .split(/[.,;:!?]\s|[.!?]$|"/)
    .map((clause) => clause.match(/[\p{L}\p{N}]+/gu) ?? [])
}

/** Numbers, each with the two words after it: "80 percent fewer". A number alone would pass for any other claim. */
function claims(text: string): string[] {
  return clauses(text).flatMap((words) =>
    words.flatMap((word, at) => {
      if (!number.test(word)) return []
      const after = words.slice(at + 1, at + 3)
      const joint = after.findIndex((next) => ['and', 'or'].includes(next))
      return [[word, ...(joint < 0 ? after : after.slice(0, joint))].join(' ')]
    }),
  )
}

/** Words with a capital inside a sentence: names of people, companies and products. */
function namesIn(text: string): string[] {
  return (text.match(/(?<=[\p{Ll}\d,] )\p{Lu}[\p{L}\d]+/gu) ?? []).map((name) => name.toLowerCase())
}

/** What may be counted from the content: "There are 4 steps". */
function counts({ processes, stories }: Knowledge): string[] {
  return [...processes.map(({ steps }) => `${steps.length} steps`), `${stories.length} success stories`]
}

/**
 * Claims with numbers, names, addresses, dates and prices of an answer that the content does not hold. `ownWords` are
 * words with a capital, in lower case, that the concierge says of itself.
 */
export function inventedFacts(knowledge: Knowledge, answer: string, ownWords: ReadonlySet<string>): string[] {
  const { phone, email } = knowledge.contact
  const said = [phone ?? '', email ?? ''].map(spokenForm)
  const texts = textsIn(knowledge)
  const source = [...texts, ...said].join(' . ')
  const known = [...texts, ...counts(knowledge)].map((text) => ` ${clauses(text).flat().join(' ')} `)
  const words = source.toLowerCase()
  const rest = said.filter((text) => text !== '').reduce((left, text) => left.replace(text, ''), answer)
  return [
    ...claims(rest).filter((claim) => !known.some((text) => text.includes(` ${claim} `))),
    ...(rest.match(dates) ?? []).filter((date) => !source.includes(date)),
    ...(rest.match(addresses) ?? []).filter((address) => !source.includes(address)),
    ...(rest.match(money) ?? []).filter((price) => !source.includes(price)),
    ...namesIn(rest).filter((name) => !ownWords.has(name) && !words.includes(name)),
  ]
}
