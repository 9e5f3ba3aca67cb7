import { expect, it } from 'vitest'
import { aRequest, points } from '#server/testing/a-spam-request.ts'
import { gibberish } from './gibberish.ts'

it('detects random letters', () => {
  expect(points(gibberish(aRequest({ name: 'qLmZxvRtKpWd' })))).toBe(2)
  expect(
    points(gibberish(aRequest({ name: 'qLmZxvRtKpWd', company: 'xcvbnmsdfgh', message: 'AbCdEfGhIjKl' }))),
  ).toBe(4)
  expect(points(gibberish(aRequest({ name: 'RobertBup', phone: '82345678901', company: 'google' })))).toBe(2)
  expect(points(gibberish(aRequest({ name: 'ksjdhfue', company: 'xnrvoqpa' })))).toBe(0)
  expect(points(gibberish(aRequest({ name: 'qzmfhrkt', company: 'Acme' })))).toBe(2)
})

it.each([
  'Seán MacDiarmada',
  'Krzysztof Brzęczyszczykiewicz',
  'Nguyễn Thị Minh Khai',
  'McDonald',
  'Iraq Qatar',
  'Przybyszewska',
  'Wojciechowski',
  'Hjálmarsson',
  'Ljungqvist',
  'DeShawn',
  'HubSpot YouTube',
  'Angstschweiß',
  '株式会社',
])('accepts the name %s', (name) => {
  expect(gibberish(aRequest({ name, company: name, message: name }))).toEqual([])
})
