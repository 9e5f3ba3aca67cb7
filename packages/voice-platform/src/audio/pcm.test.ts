import { expect, test } from 'vitest'
import { bytesOf, createFramer, joinSamples, samplesOf, trimSilence } from './pcm.ts'
import { createResampler } from './resampler.ts'

test('reads bytes at an odd address correctly', () => {
  const samples = Int16Array.of(1, -2, 300, -32_768)
  const odd = Buffer.concat([Buffer.alloc(1), bytesOf(samples)]).subarray(1)
  expect(samplesOf(odd)).toEqual(samples)
})

test('turns sound of any length into frames of 20 ms, the last filled with silence', () => {
  const framer = createFramer()
  const sound = Int16Array.from({ length: 1_000 }, (_, index) => index + 1)
  const frames = [...framer.push(sound.subarray(0, 7)), ...framer.push(sound.subarray(7)), ...framer.flush()]
  expect(frames.every((frame) => frame.length === 320)).toBe(true)
  const joined = joinSamples(frames)
  expect(joined.subarray(0, 1_000)).toEqual(sound)
  expect(joined.subarray(1_000).every((sample) => sample === 0)).toBe(true)
})

test('keeps the pitch and the level of a tone when resampling, whole or in pieces', () => {
  const tone = Int16Array.from(
    { length: 24_000 },
    (_, at) => 10_000 * Math.sin((at * 2 * Math.PI * 440) / 24_000),
  )
  const whole = createResampler(24_000, 16_000)(tone)
  const resample = createResampler(24_000, 16_000)
  const pieces = joinSamples([resample(tone.subarray(0, 1_001)), resample(tone.subarray(1_001))])
  expect(whole).toEqual(pieces)
  expect(Math.abs(whole.length - 16_000)).toBeLessThan(2)
  const crossings = whole.filter((sample, at) => at > 0 && sample >= 0 && (whole[at - 1] ?? 0) < 0).length
  expect(crossings).toBeGreaterThan(437)
  expect(crossings).toBeLessThan(443)
})

test('cuts silence around speech, except a breath of it', () => {
  const sound = new Int16Array(16_000)
  sound.fill(2_000, 6_400, 9_600)
  const trimmed = trimSilence(sound, { lead: 20, trail: 80 })
  expect(trimmed.length).toBe(320 + 3_200 + 1_280 - 1)
  expect(trimSilence(new Int16Array(100))).toHaveLength(0)
})
