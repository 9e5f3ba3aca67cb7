import { expect, it } from 'vitest'
import { fillTemplate } from './fill-template.ts'

const detail = { name: 'Ada $& {brand}', company: '', service: 'CRM Integration', reference: 'A1B2' }

it('fills the places it knows, once, and leaves others alone', () => {
  expect(
    fillTemplate(
      { subject: '{reference}:\n{service}', text: 'Hello {name},\n{brand} {company}{unknown}' },
      detail,
      'Northlamp',
    ),
  ).toEqual({
    subject: 'A1B2: CRM Integration',
    // What a visitor typed is no template.
    text: 'Hello Ada $& {brand},\nNorthlamp {unknown}',
  })
})
