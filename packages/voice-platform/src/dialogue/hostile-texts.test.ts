import { expect, test } from 'vitest'
import { clausesOf } from '#platform/pipeline/clause-chunker.ts'
import { spokenForm } from '#platform/pipeline/spoken-form.ts'
import { createConcierge } from './concierge.ts'
import { harbour } from './evaluation/harbour.ts'

const concierge = createConcierge(harbour)
const asksForName = concierge.hear(concierge.start, 'book a consultation').state

/** As much as a visitor may type at once. */
const filled = (repeated: string, end = '') => repeated.repeat(2000).slice(0, 2000 - end.length) + end

/**
 * So many answers that the time limit of a test is far more than they need, and far too little where the cost of one grows with
 * the square or the cube of its length.
 */
const answers = 600

test.each([
  ['a name with a long gap', asksForName, `a${filled(' ', 'b')}`],
  ['a name of commas', asksForName, filled(', ', 'a')],
  ['a question of the same words', concierge.start, filled('a@b p ')],
  ['a question of letters', concierge.start, filled('a b c d e f g h i j k l m n o p q r s t u v w x y z ')],
  ['a question of full stops', concierge.start, filled('. a b')],
])('%s is answered as fast as any other', (_name, state, text) => {
  for (let time = 0; time < answers; time += 1) {
    expect(concierge.hear(state, text).reply.say).not.toEqual([])
  }
})

test.each([
  ['question marks', filled('?', 'a')],
  ['exclamation marks', filled('!', 'a/definitely-')],
])('a page may have %s said', (_name, text) => {
  for (let time = 0; time < answers; time += 1) expect(clausesOf(text).map(spokenForm).join('')).not.toBe('')
})
