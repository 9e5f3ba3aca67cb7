import { samplesPerFrame } from '@frontdesk/voice-protocol/audio-format'
import { expect, test } from 'vitest'
import { createUtteranceDetector } from './utterance-detector.ts'

/** Plays `v` as a voiced frame and `.` as a silent one, and returns the events with their frames. */
function play(detector: ReturnType<typeof createUtteranceDetector>, pattern: string): string[] {
  return pattern.split('').flatMap((mark, index) => {
    const frame = new Int16Array(samplesPerFrame).fill(index + 1)
    const event = detector.push(frame, mark === 'v')
    return event ? [`${event}@${index}`] : []
  })
}

test('speech starts, pauses, continues and pauses again', () => {
  const pattern = `${'.'.repeat(10)}${'v'.repeat(20)}${'.'.repeat(10)}${'v'.repeat(10)}${'.'.repeat(10)}`
  expect(play(createUtteranceDetector(), pattern)).toEqual([
    'started@13',
    'barge-in@19',
    'paused@35',
    'resumed@42',
    'paused@55',
  ])
})

test('a click is not speech, and does not end a pause', () => {
  expect(play(createUtteranceDetector(), '..v....v....v..')).toEqual([])
  const detector = createUtteranceDetector()
  play(detector, `${'v'.repeat(10)}${'.'.repeat(10)}v${'.'.repeat(5)}`)
  expect(detector.isPaused).toBe(true)
  expect(detector.silentMilliseconds).toBe(320)
})

test('the utterance includes the sound just before it, so that its first sound is whole', () => {
  const detector = createUtteranceDetector({ preRollMilliseconds: 100 })
  play(detector, `${'.'.repeat(50)}vvvv`)
  const audio = detector.audio()
  expect(audio.length / samplesPerFrame).toBe(5)
  expect(audio.at(-1)).toBe(54)
  expect(audio[0]).toBe(50)
})

test('an endless utterance is cut', () => {
  expect(play(createUtteranceDetector({ longestUtteranceMilliseconds: 1_000 }), 'v'.repeat(60))).toContain(
    'overlong@49',
  )
})
