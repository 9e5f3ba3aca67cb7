import { expect, it } from 'vitest'
import { aRequest, points } from '#server/testing/a-spam-request.ts'
import { address } from './address.ts'

const score = (message: string) => points(address(aRequest({ message })))

it('detects a message about its reader', () => {
  expect(score('Your website deserves better. Would you like your free report?')).toBe(1)
})

it('detects nothing in messages about the sender or about nobody', () => {
  for (const message of [
    'We miss calls. Can you help us?',
    'Please call me.',
    'Do you work with HubSpot?',
    '',
  ]) {
    expect([message, score(message)]).toEqual([message, 0])
  }
})
