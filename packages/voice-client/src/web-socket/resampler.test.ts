import { describe, expect, test } from 'vitest'
import { createResampler } from './resampler.ts'

const tone = (frequency: number, rate: number, seconds: number): Float32Array =>
  Float32Array.from({ length: Math.round(rate * seconds) }, (_, index) =>
    Math.sin((2 * Math.PI * frequency * index) / rate),
  )

/** Pushes in pieces of 128 samples, as an audio worklet does. */
function convert(samples: Float32Array, fromRate: number, toRate: number, piece = 128): Float32Array {
  const resampler = createResampler(fromRate, toRate)
  const parts: Float32Array[] = []
  for (let start = 0; start < samples.length; start += piece)
    parts.push(resampler.push(samples.slice(start, start + piece)))
  return Float32Array.from(parts.flatMap((part) => [...part]))
}

const level = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)

/** The share of a frequency in the samples, 0 to 1 (Goertzel). */
function shareOf(frequency: number, rate: number, samples: Float32Array): number {
  let [sine, cosine] = [0, 0]
  samples.forEach((sample, index) => {
    sine += sample * Math.sin((2 * Math.PI * frequency * index) / rate)
    cosine += sample * Math.cos((2 * Math.PI * frequency * index) / rate)
  })
  return (2 * Math.hypot(sine, cosine)) / samples.length
}

const rates = [
  [48_000, 16_000],
  [44_100, 16_000],
  [96_000, 16_000],
  [16_000, 48_000],
  [16_000, 44_100],
] as const

describe.each(rates)('from %i Hz to %i Hz', (from, to) => {
  test('a second stays a second', () => {
    const length = convert(tone(440, from, 1), from, to).length
    expect(Math.abs(length - to)).toBeLessThan(to / 200)
  })

  test('a tone of speech keeps its pitch and its level', () => {
    const output = convert(tone(1000, from, 1), from, to).slice(to / 10)
    expect(shareOf(1000, to, output)).toBeGreaterThan(0.97)
    expect(level(output)).toBeCloseTo(Math.SQRT1_2, 1)
  })

  test('pieces of any length give the same sound', () => {
    const samples = tone(700, from, 0.2)
    const [small, large] = [convert(samples, from, to, 7), convert(samples, from, to, 4096)]
    const shared = Math.min(small.length, large.length)
    expect(Math.abs(small.length - large.length)).toBeLessThanOrEqual(1)
    const difference = small.slice(0, shared).map((sample, index) => sample - (large[index] ?? 0))
    expect(Math.max(...difference.map(Math.abs))).toBeLessThan(0.01)
  })
})

test('frequencies above the lower rate’s limit do not fold back into speech', () => {
  // 12 kHz would fold back to 4 kHz.
  expect(level(convert(tone(12_000, 48_000, 0.5), 48_000, 16_000).slice(200))).toBeLessThan(0.02)
})

test('equal rates do not change the sound', () => {
  const samples = tone(440, 16_000, 0.01)
  expect(convert(samples, 16_000, 16_000)).toEqual(samples)
})
