import { expect, it } from 'vitest'
import { kindOf, maskPath } from './request-log.ts'

it.each([
  '/',
  '/case-studies',
  '/services.data',
  '/assets/entry.client-BDxAZ3k1.js',
  '/voice/call/web',
  '/voice/call/0190b7a2-6d1c-7c3e-9a51-3b0f6d1c2e4f',
])('shows %s', (path) => {
  expect(maskPath(path)).toBe(path)
})

it.each([
  ['/unsubscribe/ada@example.com', '/unsubscribe/*'],
  ['/unsubscribe/ada%40example.com', '/unsubscribe/*'],
  ['/call/+442079460000', '/call/*'],
  ['/call/020-7946-0000', '/call/*'],
  [`/voice/call/web/room/${'aB3-'.repeat(10)}xyz`, '/voice/call/web/room/*'],
  ['/%0a', '/*'],
  [`/${'a/'.repeat(3000)}`, '/a/a/a/a/a/a/*'],
])('of %s shows %s', (path, shown) => {
  expect(maskPath(path)).toBe(shown)
})

it.each([
  ['/services.data', 'page'],
  ['/book/first-call/0190b7a2-6d1c-7c3e-9a51-3b0f6d1c2e4f.tX2_vbq-9mLr0PzYc4hKdw', 'page'],
  ['/icon.svg', 'file'],
  ['/api/consultations', 'api'],
])('counts %s as %s', (path, kind) => {
  expect(kindOf(path)).toBe(kind)
})
