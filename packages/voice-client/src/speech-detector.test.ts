import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSpeechDetector } from './speech-detector.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const listen = () => {
  const emitted: string[] = []
  const detector = createSpeechDetector({
    onVolume: (volume) => emitted.push(`volume ${volume.toFixed(2)}`),
    onSpeechStart: () => emitted.push('start'),
    onSpeechEnd: () => emitted.push('end'),
  })
  const speech = () => emitted.filter((word) => !word.startsWith('volume'))
  return { detector, emitted, speech }
}

test('volume is the level sum divided by 0.15, capped at 1', () => {
  const { detector, emitted } = listen()
  for (const sum of [0, 0.075, 0.15, 3]) detector.hear(sum)
  expect(emitted.filter((word) => word.startsWith('volume'))).toEqual([
    'volume 0.00',
    'volume 0.50',
    'volume 1.00',
    'volume 1.00',
  ])
})

test('speech starts above 0.01, not at it', () => {
  const { detector, speech } = listen()
  detector.hear(0.01)
  expect(speech()).toEqual([])
  detector.hear(0.011)
  expect(speech()).toEqual(['start'])
})

test('speech ends after 1000 ms of quiet, counted from the last sound', () => {
  const { detector, speech } = listen()
  detector.hear(0.1)
  vi.advanceTimersByTime(900)
  detector.hear(0.1)
  vi.advanceTimersByTime(999)
  detector.hear(0)
  expect(speech()).toEqual(['start'])
  vi.advanceTimersByTime(1)
  expect(speech()).toEqual(['start', 'end'])
})

test('stopping ends current speech, once, and ignores later levels', () => {
  const { detector, speech } = listen()
  detector.hear(0.1)
  detector.stop()
  detector.hear(0.1)
  vi.advanceTimersByTime(5000)
  expect(speech()).toEqual(['start', 'end'])
})

test('a level that is not a number is quiet', () => {
  const { detector, speech } = listen()
  detector.hear(Number.NaN)
  expect(speech()).toEqual([])
})

test('a voice without a level speaks until it stops, and has ended a second later', () => {
  const { detector, speech, emitted } = listen()
  detector.setSpeaking(false)
  detector.setSpeaking(true)
  detector.hear(0)
  vi.advanceTimersByTime(5000)
  expect(speech()).toEqual(['start'])
  detector.setSpeaking(false)
  vi.advanceTimersByTime(999)
  expect(speech()).toEqual(['start'])
  vi.advanceTimersByTime(1)
  expect(emitted).toEqual(['start', 'volume 0.00', 'end'])
})
