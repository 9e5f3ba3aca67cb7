import { describe, expect, it } from 'vitest'
import { decide } from './decide.ts'
import type { FieldValue, FormField } from './fields.ts'
import { emptyForm, record } from './form.ts'
import type { Line } from './move.ts'
import type { KnownFact } from './knowledge.ts'
import type { Reading } from './read/reading.ts'
import { startOfCall, type State } from './state.ts'

const content = { choiceOf: () => undefined, aboutSubject: () => [] }
const fact: KnownFact = { id: 'f', say: 'F' }

const reading = (acts: string[], more: Partial<Reading> = {}): Reading => ({
  text: 'x',
  words: 'x',
  acts: new Set(acts),
  asks: false,
  values: [],
  wishes: [],
  changesTime: false,
  tells: false,
  wants: false,
  patch: () => undefined,
  likeWritten: (digits) => digits,
  topic: { kind: 'unknown' },
  ...more,
})
const value = (field: FormField, said: string): FieldValue => ({ field, value: said, sure: 'given' })
/** The form with these fields answered, and the next question asked. */
const at = (asked: State['asked'], ...fields: FormField[]): State => ({
  ...startOfCall,
  isInForm: true,
  asked,
  form: fields.reduce((form, field) => record(form, field, field), emptyForm),
})
const most = ['name', 'email', 'phone', 'company', 'service'] as const
const idsOf = (lines: readonly Line[]) => lines.map((line) => ('id' in line ? line.id : Object.keys(line)[0]))
const given = (state: State, read: Reading) => {
  const { lines, ask, action, endCall } = decide(state, read, content)
  return { says: idsOf(lines), ask, does: action?.name, ends: endCall }
}

describe('outside the form', () => {
  it.each([
    ['identity', ['identity']],
    ['complaint', ['complaint']],
    ['anger', ['complaint']],
    ['refund', ['refund']],
    ['human', ['human']],
    ['not-interested', ['not-interested']],
    ['just-looking', ['just-looking']],
    ['wont-tell', ['wont-tell']],
    ['who-can-tell', ['who-can-tell']],
    ['thanks', ['thanks']],
    ['more', ['more-none']],
  ])('%s', (act, says) => {
    expect(given(startOfCall, reading([act])).says).toEqual(says)
  })

  it('begins the form, and goes on with it after an offer', () => {
    expect(given(startOfCall, reading(['book']))).toMatchObject({ says: ['begin'], ask: 'name' })
    expect(given({ ...startOfCall, asked: 'offer' }, reading(['yes']))).toMatchObject({ ask: 'name' })
    expect(given({ ...startOfCall, asked: 'offer' }, reading(['no']))).toMatchObject({ says: ['all-right'] })
    const left = { ...at(undefined, 'name'), isInForm: false }
    expect(given(left, reading(['resume']))).toMatchObject({ says: ['back'], ask: 'email' })
  })

  it('tells facts, offers to note a question without an answer, and nothing for one about the world', () => {
    const facts = reading([], { topic: { kind: 'facts', facts: [fact] } })
    expect(given(startOfCall, facts)).toMatchObject({ says: ['fact'], ask: undefined })
    expect(given(startOfCall, reading([], { asks: true }))).toMatchObject({ says: ['unknown'], ask: 'offer' })
    const told = reading([], { topic: { kind: 'unknown', isTold: true } })
    expect(given(startOfCall, told)).toMatchObject({ says: ['heard'], ask: 'offer' })
    const again = { ...startOfCall, asked: 'offer' as const, said: ['Shall I?'] }
    expect(given(again, told)).toMatchObject({ says: ['heard'], ask: undefined })
    const upset = { ...startOfCall, isUpset: true }
    expect(given(upset, told)).toMatchObject({ says: ['listening'], ask: undefined })
    const world = reading([], { topic: { kind: 'unknown', beyond: 'world' } })
    expect(given(startOfCall, world)).toMatchObject({ says: ['unknown-world'], ask: undefined })
  })

  it('offers once what a service does, not in each turn', () => {
    const need = reading([], { topic: { kind: 'need', fact } })
    expect(given(startOfCall, need).ask).toBe('offer')
    expect(given({ ...startOfCall, used: { offer: 1 } }, need).ask).toBeUndefined()
  })
})

describe('in the form', () => {
  it('takes every value, and asks for the next field that is open', () => {
    const read = reading([], { values: [value('name', 'A'), value('phone', 'P')] })
    expect(given(at('name'), read)).toMatchObject({ says: ['changed'], ask: 'email' })
    expect(given(at('phone', 'name', 'email'), reading([], { values: [value('email', 'E')] }))).toMatchObject(
      {
        says: ['changed'],
        ask: 'phone',
      },
    )
  })

  it('takes a no as the answer to the question, and deletes nothing', () => {
    const move = decide(at('company', 'name', 'email', 'phone'), reading(['no']), content)
    expect(move).toMatchObject({ ask: 'service' })
    expect(move.state?.form?.values).toEqual({ name: 'name', email: 'email', phone: 'phone' })
  })

  it.each(['message', 'check'] as const)('fills in the form when told to send it at the %s', (asked) => {
    expect(given(at(asked, ...most), reading(['send']))).toMatchObject({ does: 'fill_consultation_form' })
  })

  it('answers a question, then asks its own again', () => {
    const read = reading([], { asks: true, topic: { kind: 'facts', facts: [fact] } })
    expect(given(at('phone', 'name', 'email'), read)).toMatchObject({ says: ['fact'], ask: 'phone' })
  })

  it('says first that it is an AI', () => {
    expect(given(at('name'), reading(['identity'], { asks: true }))).toMatchObject({
      says: ['identity'],
      ask: 'name',
    })
  })

  it('is left with its answers, or dropped', () => {
    const left = decide(at('email', 'name'), reading(['stop']), content)
    expect(left.state).toMatchObject({ isInForm: false, form: { values: { name: 'name' } } })
    expect(decide(at('email', 'name'), reading(['drop']), content).state?.form).toEqual(emptyForm)
  })

  it('asks before it ends the call', () => {
    expect(given(at('email', 'name'), reading(['goodbye']))).toMatchObject({
      ask: 'pending',
      ends: undefined,
    })
    expect(given({ ...at('pending', 'name') }, reading(['goodbye']))).toMatchObject({ ends: true })
  })

  it('tells an urgent entry before anything else, and asks nothing', () => {
    const read = reading(['book'], { urgent: fact, values: [value('name', 'A')] })
    expect(given(at('name'), read)).toMatchObject({ says: ['fact'], ask: undefined })
  })
})
