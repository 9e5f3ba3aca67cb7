import { expect, it } from 'vitest'
import { createConcierge } from './concierge.ts'
import { harbour } from './evaluation/harbour.ts'
import type { OwnQuestion } from './fields.ts'
import { askOwnFields } from './own-fields.ts'
import { startOfCall, type OwnForm, type State } from './state.ts'

const concierge = createConcierge(harbour)
const label = 'Own'

/** What the form holds when a question for a field is answered with a text; undefined if it is left blank. */
function held(kind: OwnQuestion['kind'], text: string): string | undefined {
  const open: OwnForm = {
    values: {},
    open: ['answers.own', 'answers.next'],
    misses: 0,
    says: [],
    action: { name: 'fill_consultation_form', arguments: {} },
  }
  const state: State = { ...startOfCall, isInForm: true, asked: 'own', own: open }
  const questions: OwnQuestion[] = [
    { name: 'answers.own', label, kind, ticked: 'Ticked' },
    { name: 'answers.next', label, kind: 'tick', ticked: 'Ticked' },
  ]
  const { own } = askOwnFields(questions, state, concierge.read(state, text), () => expect.fail()).state ?? {}
  // Either way it goes on to the next field.
  expect(own).toMatchObject({ open: ['answers.next'] })
  return own?.values['answers.own']
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
