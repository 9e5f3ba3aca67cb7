import { expect, it } from 'vitest'
import { aRequest, points } from '#server/testing/a-spam-request.ts'
import { sender } from './sender.ts'

it.each([
  [{}, 0],
  [{ email: 'anna@mueller-dental.de', name: 'Anna Müller', company: 'Müller Dental' }, 0],
  [{ email: 'info@example.com', phone: '+1 (202) 555-0143' }, 0],
  [{ email: 'jo@offers.top' }, 2],
  [{ email: 'no-reply@example.com' }, 2],
  [{ email: 'sales@example.com' }, 1],
  [{ email: 'jo@best-cheap-loans.com' }, 1],
  [{ name: 'Rank Tracker', company: 'rank-tracker' }, 1],
  [{ phone: '1234567890' }, 1],
  [{ phone: '000-000-000' }, 1],
  [{ email: 'noreply@best-cheap-loans.top', phone: '1234567890' }, 3],
])('detects the address and the name of a campaign: %j', (fields, expected) => {
  expect(points(sender(aRequest(fields)))).toBe(expected)
})
