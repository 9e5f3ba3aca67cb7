import { expect, it } from 'vitest'
import { fillSignature, firstNameOf, unfilledIn } from '#contract/desk/template-fields.ts'
import { fillTemplate } from './writer.tsx'
import '../words/testing/in-english.ts'

const detail = { name: 'Ada $& {company}', company: 'Engines', service: 'CRM Integration', reference: 'A1B2' }

it('fills known fields once, and leaves others unchanged', () => {
  expect(
    fillTemplate(
      {
        subject: '{reference}:\n{service}',
        text: 'Hello {name},\n{company} {unknown}\n{my phone}',
      },
      detail,
    ),
  ).toEqual({
    subject: 'A1B2: CRM Integration',
    // A visitor's text must not be filled in as a template.
    text: 'Hello Ada $& {company},\nEngines {unknown}\n{my phone}',
  })
})

it('finds a field that has no value', () => {
  expect(unfilledIn('Call {my phone}, says {somebody}')).toBe('{my phone}')
  expect(unfilledIn('{ code } and {somebody}')).toBeUndefined()
})

it('leaves a line of a signature out that has no value', () => {
  expect(fillSignature('{me}\nPhone: {my phone}\n{brand}', { me: 'Mira', brand: 'Us', 'my phone': '' })).toBe(
    'Mira\nUs',
  )
})

it.each([
  ['Ada Lovelace', 'Ada'],
  ['Dr. Ada Lovelace', 'Ada'],
  ['Frau Dr. Weber', 'Weber'],
  ['  Zoë ', 'Zoë'],
  ['山田太郎', '山田太郎'],
  ['Dr. ', 'Dr.'],
])('takes the first name of %j', (name, first) => {
  expect(firstNameOf(name)).toBe(first)
})
