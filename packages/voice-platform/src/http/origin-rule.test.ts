import { expect, test } from 'vitest'
import { createOriginRule } from './origin-rule.ts'

test.each([
  ['https://www.example', 'www.example', 'own'],
  // A proxy may name the port.
  ['https://www.example', 'www.example:443', 'own'],
  ['http://localhost:3000', 'localhost:3000', 'own'],
  ['http://localhost:3001', 'localhost:3000', 'other'],
  ['https://shop.example', 'www.example', 'guest'],
  ['http://shop.example', 'www.example', 'other'],
  ['https://www.example.evil.example', 'www.example', 'other'],
  ['ftp://www.example', 'www.example', 'other'],
  ['null', 'www.example', 'other'],
  ['https://www.example', 'www example', 'other'],
  ['https://', 'www.example', 'other'],
])('a page of %s, asking %s: %s', (origin, host, kind) => {
  const rule = createOriginRule({ publicUrl: undefined, allowedOrigins: ['https://shop.example'] })
  expect(rule(origin, host)).toBe(kind)
})

test('a public address is the only own origin, whichever host is asked', () => {
  const allowedOrigins = ['https://www.example']
  const rule = createOriginRule({ publicUrl: 'https://www.example/voice', allowedOrigins })
  const origins = ['https://www.example', 'http://www.example', 'http://10.0.0.5:3000']
  expect(origins.map((origin) => rule(origin, '10.0.0.5:3000'))).toEqual(['own', 'other', 'other'])
})
