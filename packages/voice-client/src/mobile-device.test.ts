import { expect, test } from 'vitest'
import { isMobileDevice } from './mobile-device.ts'

test.each([
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', 'iPhone', 5, true],
  ['an Android phone', 'Mozilla/5.0 (Linux; Android 16; Pixel 9)', 'Linux armv81', 5, true],
  ['an iPad that calls itself a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'MacIntel', 5, true],
  ['a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'MacIntel', 0, false],
  ['a Windows laptop with a touch screen', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Win32', 10, false],
])('%s: mobile is %4$s', (_device, userAgent, platform, maxTouchPoints, mobile) => {
  expect(isMobileDevice({ userAgent, platform, maxTouchPoints })).toBe(mobile)
})

test('a server is not a mobile device', () => {
  expect(isMobileDevice(undefined)).toBe(false)
})
