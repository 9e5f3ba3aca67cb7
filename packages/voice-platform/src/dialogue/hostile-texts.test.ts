import { expect, test } from 'vitest'
import { clausesOf } from '#platform/pipeline/clause-chunker.ts'
import { spokenForm } from '#platform/pipeline/spoken-form.ts'
import { createConcierge } from './concierge.ts'
import { harbour } from './evaluation/harbour.ts'

const concierge = createConcierge(harbour)
const asksForName = concierge.hear(concierge.start, 'book a consultation').state

/** The longest text that a visitor may type at once. */
const filled = (repeated: string, end = '') => repeated.repeat(2000).slice(0, 2000 - end.length) + end

/**
 * So many answers need far less than the time limit of a test, and far more if the cost of one grows with the square or the
 * cube of its length.
 */
const answers = 600

test.each([
  ['a name with a long gap', asksForName, `a${filled(' ', 'b')}`],
  ['a name of commas', asksForName, filled(', ', 'a')],
  ['a question of the same words', concierge.start, filled('a@b p ')],
  ['a question of letters', concierge.start, filled('a b c d e f g h i j k l m n o p q r s t u v w x y z ')],
  ['a question of full stops', concierge.start, filled('. a b')],
  ['thanks for one thing after the other', concierge.start, `thanks${' for a'.repeat(50)} ${'x'.repeat(40)}`],
  ['a wait of many waits', concierge.start, `wait${' let me see'.repeat(32)} ${'x'.repeat(40)}`],
])('%s is answered as fast as any other', (_name, state, text) => {
  for (let time = 0; time < answers; time += 1) {
    expect(concierge.hear(state, text).reply.say).not.toEqual([])
  }
})

const said = ['book a consultation', 'Anna Berg', 'anna@berg.example', 'yes', '555 010 2222', 'yes', 'Acme']
const states = said.map((_, at) => {
  let state = concierge.start
  for (const text of said.slice(0, at)) ({ state } = concierge.hear(state, text))
  return state
})

test.each([
  ['words', filled('how much does the harbour app cost and ')],
  ['misspelled words', filled('waht doez teh harbuor aap csot thne ')],
  ['addresses', filled('a.b@')],
  ['digits', filled('7-')],
  ['one word', filled('a')],
])('no step reads more than the beginning of 2,000 characters of %s', (_name, text) => {
  const beginning = text.slice(0, 400)
  for (const state of states) {
    expect(concierge.hear(state, text)).toEqual(concierge.hear(state, beginning))
    expect(concierge.hear(state, `${beginning}${'bye '.repeat(400)}`)).toEqual(
      concierge.hear(state, beginning),
    )
  }
})

test('a gap of 2,000 spaces is read as one', () => {
  const wide = `anna${' '.repeat(1990)}berg`
  for (const state of states) expect(concierge.hear(state, wide)).toEqual(concierge.hear(state, 'anna berg'))
})

test('a message of the form is kept whole', () => {
  let state = asksForName
  for (const text of [...said.slice(1), 'CRM Integration', filled('We need help. ', 'Soon')]) {
    ;({ state } = concierge.hear(state, text))
  }
  expect(state.form.values.message).toHaveLength(2000)
})

test.each([
  ['question marks', filled('?', 'a')],
  ['exclamation marks', filled('!', 'a/definitely-')],
])('a page may let the assistant say %s', (_name, text) => {
  for (let time = 0; time < answers; time += 1) expect(clausesOf(text).map(spokenForm).join('')).not.toBe('')
})
