import { expect, test } from 'vitest'
import { decodePcm, encodePcm } from './pcm.ts'

test('samples survive a round trip through 16 bits', () => {
  const samples = [0, 0.5, -0.5, -1, 0.25]
  expect([...decodePcm(encodePcm(Float32Array.from(samples)))]).toEqual(samples)
})

test('bytes are little-endian, and samples that are too loud are clipped', () => {
  expect([...new Uint8Array(encodePcm(Float32Array.of(2, -2, 1 / 0x8000)))]).toEqual([
    0xff, 0x7f, 0, 0x80, 1, 0,
  ])
})

test('an odd last byte is ignored', () => {
  expect(decodePcm(new Uint8Array([0, 0x40, 7]).buffer)).toEqual(Float32Array.of(0.5))
})
