import { describe, expect, test } from 'vitest'
import { readLevels } from './call-meter.ts'

/** A block of 128 samples is 1 ms. */
const sampleRate = 128_000

/** Levels of this many milliseconds, with sound in these spans. */
function sound(length: number, ...spans: [from: number, to: number][]): number[] {
  return Array.from({ length }, (_, at) => (spans.some(([from, to]) => at >= from && at < to) ? 0.2 : 0))
}

const read = (microphone: number[], loudspeaker: number[]) =>
  readLevels({ sampleRate, microphone, loudspeaker, outputLatency: 0 })

describe('levels of a call', () => {
  test('the latency of a turn is from the last sound of the visitor to the first of the answer', () => {
    const microphone = sound(5000, [1000, 1400], [1600, 2000])
    expect(read(microphone, sound(5000, [2350, 4000]))).toEqual([{ latency: 350 }])
  })

  test('a turn without an answer has no latency', () => {
    expect(read(sound(3000, [1000, 2000]), sound(3000))).toEqual([{}])
  })

  test('an answer after the next question belongs to that one', () => {
    expect(read(sound(6000, [1000, 1500], [3000, 3500]), sound(6000, [4000, 5000]))).toEqual([
      {},
      { latency: 500 },
    ])
  })

  test('a barge-in lasts from the first sound of the visitor, and from 200 ms of it, to silence', () => {
    const microphone = sound(5000, [1000, 1100], [1200, 2000])
    const [turn] = read(microphone, sound(5000, [200, 700], [900, 1330], [2300, 3000]))
    expect(turn).toEqual({ bargeIn: { fromFirstSound: 330, fromDecision: 30 }, latency: 300 })
  })

  test('an assistant that continues to talk is not silent yet', () => {
    const [turn] = read(sound(5000, [1000, 2000]), sound(5000, [200, 2600], [3100, 4000]))
    expect(turn?.bargeIn?.fromFirstSound).toBe(1600)
    expect(turn?.latency).toBe(1100)
  })
})
