import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createConcierge } from '../concierge.ts'
import { harbour } from '../evaluation/harbour.ts'
import type { State } from '../state.ts'

const concierge = createConcierge(harbour)

/** What a turn holds, written as in `reading.txt`: the acts and values that a line names, and all wishes. */
function holds(question: string, text: string, named: string): string {
  const { acts, asks, values, wishes } = concierge.read(
    {
      ...concierge.start,
      asked: question === '-' ? undefined : (question as State['asked']),
    },
    text,
  )
  return [
    ...[...acts].filter((act) => named.includes(`!${act}`)).map((act) => `!${act}`),
    ...(asks ? ['?'] : []),
    ...values
      .filter(({ sure, field }) => sure !== 'asked' || field === question || named.includes(`${field}=`))
      .map(({ field, value = '' }) => `${field}=${value}`),
    ...wishes.map((wish) => `+${wish}`),
  ]
    .toSorted()
    .join(' ')
}

/** The items of a line: "!book name=Anna Berg +tomorrow at noon". */
const itemsOf = (line: string): string =>
  line
    .split(/ (?=[!?+]|(?:name|email|phone|company|service|message)=)/)
    .toSorted()
    .join(' ')

const lines = readFileSync(new URL('reading.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(' | '))

it.each(lines)('asked for %s, "%s" holds %s', (question = '', text = '', held = '') => {
  expect(holds(question, text, held)).toBe(itemsOf(held))
})
