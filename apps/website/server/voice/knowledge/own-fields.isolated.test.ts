import { readFileSync } from 'node:fs'
import { createConcierge, playBooking, readBookings } from '@frontdesk/voice-platform/testing/play-booking.ts'
import { describe, expect, it, vi } from 'vitest'
import { skiSchoolFields } from '#agency/testing/ski-school-fields.ts'
import { clientTools } from '#server/voice/embedded/client-tools.ts'
import { siteKnowledge } from './site-knowledge.ts'

vi.mock(import('#content/form-fields.ts'), async (original) => {
  const { formFields, formWords } = await original()
  return { formFields: [...formFields, ...skiSchoolFields], formWords }
})

it('the tool that fills in the form takes the fields of the agency’s own', () => {
  const tool = clientTools.find(({ name }) => name === 'fill_consultation_form')
  expect(tool?.parameters).toMatchObject({
    properties: {
      'answers.level': { type: 'string', enum: ['Beginner', 'Snow plough', 'Parallel turns'] },
      'answers.arrival': { type: 'string', description: 'Day of arrival. As YYYY-MM-DD.' },
      'answers.own-equipment': { type: 'string', enum: ['Own equipment'] },
    },
  })
})

describe('the assistant', () => {
  const { consultation, facts, ...knowledge } = siteKnowledge(null, 'Calls are not recorded.')
  const bookings = readFileSync(
    new URL('../evaluation/tables/northlamp-bookings.txt', import.meta.url),
    'utf8',
  )
  /** What is said when the form of a shipped booking is filled in, which names every field. */
  const lastSaid = (leaves: readonly string[], sentences: Record<string, string> = {}) => {
    const { asks: _, own: __, ...form } = { ...consultation, leaves }
    const concierge = createConcierge({ ...knowledge, facts, assistant: { sentences }, consultation: form })
    const [booking] = readBookings(bookings)
    return playBooking(concierge, booking ?? expect.fail('No booking')).said.at(-1)
  }

  it('knows the required fields of the agency’s own, and names them when it has filled in the form', () => {
    const { leaves = [] } = consultation
    expect(leaves).toEqual(['Level', 'Day of arrival'])
    expect(lastSaid(leaves)).toContain('Please complete Level and Day of arrival there.')
    expect(facts.find(({ id }) => id === 'form-fields')?.say).toContain('Hotel (optional)')
  })

  it('asks for them before it fills in the form, and fills in what it was told', () => {
    const concierge = createConcierge({ ...knowledge, facts, consultation })
    const [booking] = readBookings(bookings)
    const before = playBooking(
      createConcierge({ ...knowledge, facts, consultation: { ...consultation, own: [] } }),
      booking ?? expect.fail('No booking'),
    )
    const says = (field: string, ...texts: string[]) =>
      texts.map((text) => ({ asked: `answers.${field}`, text }))
    const answer = (...own: { asked: string; text: string }[]) =>
      playBooking(concierge, { about: '', form: {}, says: [...(booking?.says ?? []), ...own] })
    const { said, form } = answer(
      ...says('level', 'I still do the snow plough'),
      ...says('arrival', 'where are you?', 'on the third of January'),
    )
    expect(said.join('\n')).toContain('Level: Beginner, Snow plough or Parallel turns?')
    expect(said.join('\n').match(/What should I put for Day of arrival\?/g)).toHaveLength(2)
    expect(said.at(-1)).not.toContain('complete')
    expect(form).toEqual({
      ...before.form,
      'answers.level': 'Snow plough',
      'answers.arrival': expect.stringMatching(/^20\d\d-01-03$/) as string,
    })
    const half = answer(...says('level', 'no idea'), ...says('arrival', 'nothing that you know', '3 January'))
    expect(half.said.at(-1)).toContain('Please complete Level there.')
    expect(half.form).not.toHaveProperty('answers.level')
    expect(answer(...says('level', 'Beginner'), ...says('arrival', 'forget it')).form).toBeUndefined()
  })

  it('says so in the owner’s words', () => {
    const sentences = { 'filling-in': 'Done, but {fields}.', 'filling-in-as-it-is': 'Done, but {fields}.' }
    expect(lastSaid(['Level'], sentences)).toContain('Done, but Level.')
  })

  it('names none where there is none', () => {
    expect(lastSaid([])).toContain('I am filling in the form')
    expect(lastSaid([])).not.toContain('complete')
  })
})
