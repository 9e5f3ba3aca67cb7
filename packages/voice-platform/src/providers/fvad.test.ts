import { expect, test } from 'vitest'
import { collectSound } from '#platform/testing/collect-sound.ts'
import { createFramer } from '#platform/audio/pcm.ts'
import { createFlite } from './flite/flite.ts'
import { createFvad } from './fvad.ts'

async function shareOfVoice(sound: Int16Array): Promise<number> {
  const detector = (await createFvad()).openDetector()
  const frames = createFramer().push(sound)
  const voiced = frames.filter((frame) => detector.isVoice(frame)).length
  detector.close()
  return voiced / frames.length
}

test('detects speech', async () => {
  const flite = await createFlite({ workers: 1 })
  const pieces = flite.synthesize('I would like to book a demo for next week.', {
    signal: new AbortController().signal,
  })
  const share = await shareOfVoice(await collectSound(pieces))
  await flite.close()
  expect(share).toBeGreaterThan(0.7)
})

test('ignores silence, hum and quiet noise', async () => {
  const seconds = 16_000
  const hum = Int16Array.from(
    { length: seconds },
    (_, at) => 100 * Math.sin((at * 2 * Math.PI * 50) / 16_000),
  )
  const noise = Int16Array.from({ length: seconds }, (_, at) => ((at * 7_919) % 201) - 100)
  expect(await shareOfVoice(new Int16Array(seconds))).toBe(0)
  expect(await shareOfVoice(hum)).toBe(0)
  expect(await shareOfVoice(noise)).toBe(0)
})
