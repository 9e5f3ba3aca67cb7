import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createFlite } from '@frontdesk/voice-platform/providers/flite/flite.ts'
import { writeWav } from '@frontdesk/voice-platform/audio/wav.ts'

/** Sample rate of the voice and of the recording. */
const sampleRate = 16_000

/** What a visitor's microphone receives: seconds of silence, and sentences. */
export type Sound = number | string

/** A sound file, and a function that removes it. */
export type Recording = { file: string; remove: () => Promise<void> }

/** Creates a recording for Chromium's fake microphone, spoken by the built-in voice. */
export async function record(...sounds: Sound[]): Promise<Recording> {
  const isSpoken = sounds.some((sound) => typeof sound === 'string')
  const voice = isSpoken ? await createFlite({ workers: 1 }) : null
  const pieces: Int16Array[] = []
  for (const sound of sounds) {
    if (typeof sound === 'number') {
      pieces.push(new Int16Array(sound * sampleRate))
      continue
    }
    const signal = new AbortController().signal
    for await (const piece of voice?.synthesize(sound, { signal }) ?? []) pieces.push(piece)
  }
  await voice?.close()
  const bytes = Buffer.concat(
    pieces.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength)),
  )
  const folder = await mkdtemp(join(tmpdir(), 'frontdesk-microphone-'))
  const file = join(folder, 'microphone.wav')
  await writeFile(file, writeWav(bytes))
  return { file, remove: () => rm(folder, { recursive: true }) }
}

/** Switches of a Chromium whose only microphone plays the recording once a page that may use it asks for it. */
export const microphoneOf = ({ file }: Recording): string[] => [
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-audio-capture=${file}%noloop`,
]
