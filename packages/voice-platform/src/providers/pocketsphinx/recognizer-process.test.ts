import { expect, test } from 'vitest'
import { primeRecognizer } from './recognizer-process.ts'

function openRecognizer(lines: string) {
  const heard: Int16Array[] = []
  const primed = primeRecognizer({
    hear: (audio) => void heard.push(new Int16Array(audio.slice().buffer)),
    finish: async () => lines,
    kill: () => undefined,
  })
  return { primed, heard, sound: () => heard.flatMap((piece) => [...piece]) }
}

const frame = (value: number) => new Int16Array(320).fill(value)
const frames = Array.from({ length: 100 }, (_, at) => frame(at + 1))

test.each([
  ['in frames', frames],
  ['in one piece', [Int16Array.from(frames.flatMap((each) => [...each]))]],
])('hears the beginning, a silence, and the whole utterance once more: %s', (_, pieces) => {
  const { primed, sound } = openRecognizer('')
  for (const each of pieces) primed.hear(each)
  const samples = sound()
  const silenceAt = samples.indexOf(0)
  const again = samples.findIndex((sample, at) => at > silenceAt && sample !== 0)
  expect(silenceAt).toBe(65 * 320)
  expect(again - silenceAt).toBeGreaterThanOrEqual(3 * 16_000)
  expect(samples.slice(again)).toEqual(frames.flatMap((each) => [...each]))
})

test('a short utterance is heard twice as well', async () => {
  const { primed, sound } = openRecognizer('yes\nyes please\n')
  primed.hear(frame(1))
  expect(await primed.finish()).toBe('yes please')
  expect(sound().filter((sample) => sample === 1)).toHaveLength(640)
})

test('returns the words of the whole, even if the beginning has none or a long pause divides the whole', async () => {
  expect(await openRecognizer('how much\nhow much does it cost\n').primed.finish()).toBe(
    'how much does it cost',
  )
  expect(await openRecognizer('how much does it cost\n').primed.finish()).toBe('how much does it cost')
  expect(await openRecognizer('how much\nhow much\ndoes it cost\n').primed.finish()).toBe(
    'how much does it cost',
  )
  expect(await openRecognizer('\n').primed.finish()).toBe('')
})
