import { expect, it } from 'vitest'
import { fillTemplate } from './writer.tsx'

const detail = { name: 'Ada $& {brand}', company: '', service: 'CRM Integration', reference: 'A1B2' }

it('fills known placeholders once, and leaves others unchanged', () => {
  expect(
    fillTemplate(
      { subject: '{reference}:\n{service}', text: 'Hello {name},\n{brand} {company}{unknown}' },
      detail,
      'Northlamp',
    ),
  ).toEqual({
    subject: 'A1B2: CRM Integration',
    // A visitor's text must not be filled in as a template.
    text: 'Hello Ada $& {brand},\nNorthlamp {unknown}',
  })
})
