import { expect, it } from 'vitest'
import { aRequest, points } from '#server/testing/a-spam-request.ts'
import { disguise } from './disguise.ts'

const score = (message: string) => points(disguise(aRequest({ message })))

it('detects lookalike letters and shouting', () => {
  expect(score('Best c\u0430sino in town')).toBe(2)
  expect(score('𝐁𝐞𝐬𝐭 𝐎𝐟𝐟𝐞𝐫')).toBe(2)
  expect(score('BUY NOW '.repeat(12))).toBe(1)
})

it('ignores genuine text in two scripts', () => {
  for (const text of [
    'Мы используем CRM-систему и HubSpot',
    'API для сайта',
    'α-Test with μm',
    'USA',
    '我们用 CRM',
  ]) {
    expect([text, score(text)]).toEqual([text, 0])
  }
})
