import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { formFieldsSchema } from '#agency/schema/form-fields.ts'
import { longestAnswer } from '#agency/schema/own-names.ts'
import { skiSchoolFields } from '#agency/testing/ski-school-fields.ts'
import { formFields } from '#content/form-fields.ts'
import { defaultChoices, pageSources } from './consultation-choices.ts'
import { createRequestReader } from './consultation-request.ts'
import { fieldRules } from './form-errors.ts'
import type { OwnRule } from './own-answers.ts'

const [pageSource = ''] = pageSources
const request = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '+44 20 7946 0000',
  company: 'Analytical Engines',
  service: defaultChoices.get(pageSource),
  message: '',
  page_source: pageSource,
}
const answers = { level: 'Beginner', arrival: '2027-02-28' }
const readerWith = (own: readonly OwnRule[]) => createRequestReader(fieldRules, undefined, own)
const read = readerWith(skiSchoolFields)
const errorsOf = (given: unknown, more = {}) => {
  const result = read({ ...request, answers: given, ...more })
  return result.valid ? {} : result.errors
}
const answersOf = (given: object) => {
  const result = read({ ...request, answers: { ...answers, ...given } })
  return result.valid ? result.answers : result.errors
}

describe('answers to fields of the agency’s own', () => {
  it('are accepted, normalised, and read the same a second time', () => {
    const result = read({
      ...request,
      answers: {
        'own-equipment': 'Own equipment',
        health: 'A knee\r\nsince 2019',
        hotel: ' Zur\nPost ',
        children: '03',
        ...answers,
      },
    })
    const expected = {
      level: 'Beginner',
      arrival: '2027-02-28',
      children: '3',
      hotel: 'Zur Post',
      health: 'A knee\nsince 2019',
      'own-equipment': 'Own equipment',
    }
    expect(result).toEqual({ valid: true, fields: request, context: {}, answers: expected })
    expect(read({ ...request, answers: expected })).toEqual(result)
  })

  it('are needed where the field is required, and left out where they are empty', () => {
    const missing = {
      'answers.level': 'Choose a level.',
      'answers.arrival': 'Enter the day of your arrival.',
    }
    expect(errorsOf(undefined)).toEqual(missing)
    expect(errorsOf({ level: ' \u200B', arrival: '' })).toEqual(missing)
    expect(answersOf({ hotel: '  ', health: '\n', children: '', 'own-equipment': '' })).toEqual(answers)
  })

  it.each([
    ['level', 'beginner', 'Choose a level.'],
    ['level', 1, 'Choose a level.'],
    ['arrival', '28.02.2027', 'Enter a day of the season.'],
    ['arrival', '2027-02-29', 'Enter a day of the season.'],
    ['arrival', '2026-10-31', 'Enter a day of the season.'],
    ['arrival', '2029-05-01', 'Enter a day of the season.'],
    ['children', 'two', 'Enter a number up to 12.'],
    ['children', '1.5', 'Enter a number up to 12.'],
    ['children', '13', 'Enter a number up to 12.'],
    ['children', '-1', 'Enter a number up to 12.'],
    ['hotel', 'x'.repeat(61), 'Shorten the hotel to 60 characters.'],
    ['health', 'x'.repeat(longestAnswer + 1), 'Shorten this to 5,000 characters.'],
    ['own-equipment', 'true', 'Tick this box.'],
  ])('refuse a wrong %s (%#)', (id, value, sentence) => {
    expect(answersOf({ [id]: value })).toEqual({ [`answers.${id}`]: sentence })
  })

  it('refuse an unreadable character, and stand beside the errors of the other fields', () => {
    expect(Object.keys(errorsOf({ ...answers, hotel: 'a\0b' }, { name: '' }))).toEqual([
      'name',
      'answers.hotel',
    ])
  })

  it('may be decimal where the number may', () => {
    const rule = { id: 'metres', kind: 'number', required: true, decimals: true } as const
    const reader = readerWith([{ ...rule, missing: 'How many?', invalid: 'A number.' }])
    for (const metres of ['1.85', '1,85']) {
      expect(reader({ ...request, answers: { metres } })).toMatchObject({ answers: { metres: '1.85' } })
    }
    expect(reader({ ...request, answers: { metres: '1.850' } })).toMatchObject({
      answers: { metres: '1.85' },
    })
    for (const metres of ['1,500', '1,500.5', '-12,000']) {
      expect(reader({ ...request, answers: { metres } })).toMatchObject({
        errors: { 'answers.metres': 'A number.' },
      })
    }
  })

  it('are kept for a field that the form had when the visitor opened it', () => {
    expect(answersOf({ season: 'Winter' })).toEqual({ ...answers, season: 'Winter' })
  })

  it.each([
    [{ constructor: 'Winter' }],
    [{ ['x'.repeat(41)]: 'Winter' }],
    [{ Season: 'Winter' }],
    [{ season: 7 }],
    [{ season: 'x'.repeat(longestAnswer + 1) }],
  ])('refuse what no form can have sent (%#)', (given) => {
    const [id = ''] = Object.keys(given)
    expect(Object.keys(errorsOf({ ...answers, ...given }))).toEqual([`answers.${id}`])
  })

  it.each([[null], ['Beginner'], [['Beginner']]])('have to be an object, not %j', (given) => {
    expect(Object.keys(errorsOf(given))).toContain('answers')
  })

  it('are kept after the last own field was removed, in a form that was opened before', () => {
    const former = { level: 'Beginner', health: 'A knee\nsince 2019' }
    const none = readerWith([])
    expect(none({ ...request, answers: former })).toEqual({
      valid: true,
      fields: request,
      context: {},
      answers: former,
    })
    expect(none(request)).toEqual({ valid: true, fields: request, context: {} })
    expect(none({ ...request, answers: { Season: 'Winter' } })).toMatchObject({ valid: false })
  })
})

describe('the list of fields', () => {
  const problemsOf = (...fields: unknown[]) =>
    v.safeParse(formFieldsSchema, [...formFields, ...fields]).issues?.map(({ message }) => message) ?? []
  const [level, arrival, children] = skiSchoolFields

  it('takes fields of the agency’s own between the six', () => {
    const [first, ...others] = formFields
    expect(v.is(formFieldsSchema, [first, ...skiSchoolFields, ...others])).toBe(true)
  })

  it.each([
    [[{ ...level, kind: 'colour' }], /^must be one of: text, long-text, choice/],
    [[{ ...level, id: 'Level' }], /^must be an id of lower-case/],
    [[{ ...level, id: 'constructor' }], /^must be an id of lower-case/],
    [[{ ...level, id: 'x'.repeat(41) }], /^must be an id of lower-case/],
    [[{ ...level, options: [] }], /^needs at least one/],
    [[{ ...level, options: ['A', 'A'] }], /^must name each choice once/],
    [[{ ...arrival, min: '2030-01-01' }], /min above its max/],
    [[{ ...children, max: 1.5 }], /^has a min or max with decimals/],
    [[{ ...arrival, min: 'today', max: undefined }], /^must be a day/],
    [[level, { ...arrival, id: 'level' }], /^must name each field once/],
  ])('refuses a wrong one (%#)', (fields, sentence) => {
    expect(problemsOf(...fields)).toEqual([expect.stringMatching(sentence)])
  })
})
