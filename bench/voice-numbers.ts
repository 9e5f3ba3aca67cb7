/**
 * How well dictated phone numbers are understood: spoken by two of the built-in voices, recognised by pocketsphinx with the
 * concierge's own grammar for numbers, read by the concierge. Every digit must be right.
 */
import { hearNumber, phonePhrases } from '@frontdesk/voice-platform/dictation'
import { createFlite } from '@frontdesk/voice-platform/providers/flite/flite.ts'
import { createPocketsphinx } from '@frontdesk/voice-platform/providers/pocketsphinx/pocketsphinx.ts'
import { pocketsphinxFiles } from './helpers/recogniser.ts'
import { type Cell, type Measure, percentiles } from './helpers/report.ts'

/** Numbers reserved for examples, from thirty regions. */
const numbers =
  '2025550143 5550100142 4477012345 8005552210 3125550198 6465550171 2125550100 7185550123 9175550166 4155550199 5105550134 6505550187 3105550111 2135550155 8185550122 6195550144 7025550176 4805550190 6025550105 3035550138 2065550160 5035550129 7135550147 2145550182 5125550116 4045550173 3055550194 8135550108 6175550151 2165550139'.split(
    ' ',
  )
const digits = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const silentSamples = 4_800

export const measure: Measure = async (scaled) => {
  const spoken = numbers.slice(0, scaled(numbers.length))
  const recogniser = await createPocketsphinx({
    files: await pocketsphinxFiles(),
    sentences: ['yes'],
    phrases: { phone: phonePhrases },
    // On an idle machine a number takes half a second; the figure is about recognition only.
    timeoutMilliseconds: 30_000,
  })
  const { signal } = new AbortController()
  const rows: Cell[][] = []
  for (const voice of ['slt', 'kal16'] as const) {
    const flite = await createFlite({ voice, workers: 1 })
    const took: number[] = []
    let right = 0
    for (const number of spoken) {
      const words = Array.from(number, (digit) => digits[Number(digit)]).join(' ')
      for await (const speech of flite.synthesize(words, { signal })) {
        const audio = new Int16Array(speech.length + 2 * silentSamples)
        audio.set(speech, silentSamples)
        const started = performance.now()
        const heard = await recogniser.transcribe(audio, { signal, expected: 'phone' })
        took.push(performance.now() - started)
        if (hearNumber(heard, { begun: '', held: '', isAsked: true, isLast: false }).digits === number)
          right += 1
      }
    }
    const { p50, p95 } = percentiles(took)
    rows.push([voice, `${right} of ${spoken.length}`, `${Math.round(p50)} / ${Math.round(p95)}`])
    await flite.close()
  }
  await recogniser.close()
  return {
    how: `${spoken.length} numbers of ten digits in each voice.`,
    head: ['voice', 'right in every digit', 'recognised in ms, p50 / p95'],
    rows,
  }
}
