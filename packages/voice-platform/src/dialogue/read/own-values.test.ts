import { expect, it } from 'vitest'
import { createConcierge } from '../concierge.ts'
import { harbour } from '../evaluation/harbour.ts'
import type { OwnQuestion } from '../fields.ts'

const label = 'Own'

/** What the form holds when a question for a field is answered with a text; undefined if it is left blank. */
function held(kind: OwnQuestion['kind'], text: string): string | undefined {
  const own: OwnQuestion[] = [
    { name: 'answers.own', label, kind, ticked: 'Ticked' },
    { name: 'answers.next', label, kind: 'tick', ticked: 'Ticked' },
  ]
  const { consultation } = harbour
  const concierge = createConcierge({ ...harbour, consultation: { ...consultation, own } })
  const { state } = concierge.hear({ ...concierge.start, isInForm: true, asked: 'answers.own' }, text)
  // Either way it goes on to the next field.
  expect(state.form.closed).toContain('answers.own')
  return state.form.values['answers.own']
}

it.each([
  'skip',
  'Skip it, please.',
  'no',
  'No, thanks.',
  "I'd rather not say",
  "I don't know",
  'not sure yet',
  'none',
])('a text is left blank: %s', (text) => {
  expect(held('text', text)).toBeUndefined()
  expect(held('long-text', text)).toBeUndefined()
})

it.each([
  'Miezi',
  'No, she is allergic to nuts',
  'No nuts, please',
  'She has never skied, and we are not sure yet whether she will like it',
])('a text is what was said: %s', (text) => {
  expect(held('long-text', text)).toBe(text)
})

it('an answer counts for more than a no beside it', () => {
  expect(held('number', 'no, three')).toBe('3')
  expect(held('number', 'no')).toBeUndefined()
})
