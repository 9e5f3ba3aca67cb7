import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { samplesOf } from '../packages/voice-platform/src/audio/pcm.ts'
import { createResampler } from '../packages/voice-platform/src/audio/resampler.ts'
import { readWav } from '@frontdesk/voice-platform/providers/flite/read-wav.ts'

const rate = 16_000
const silence = 4_800

/** Synthesisers of Debian that nothing here was tuned for, from the packages espeak-ng, festival and festvox-kdlpc16k. */
export const unknownVoices = ['espeak-ng', 'festival'] as const

type UnknownVoice = (typeof unknownVoices)[number]

const commands: Record<UnknownVoice, (text: string, sound: string) => string[]> = {
  'espeak-ng': (text, sound) => ['espeak-ng', '-v', 'en-us', '-f', text, '-w', sound],
  festival: (text, sound) => ['text2wave', '-eval', '(voice_ked_diphone)', text, '-o', sound],
}

/** Speaks a text, with 0.3 s of silence before and after it, at 16 kHz. */
export function speak(voice: UnknownVoice, text: string): Int16Array {
  const folder = mkdtempSync(join(tmpdir(), 'frontdesk-voice-'))
  try {
    const [words, sound] = [join(folder, 'words.txt'), join(folder, 'sound.wav')]
    writeFileSync(words, `${text}\n`)
    const [program = '', ...args] = commands[voice](words, sound)
    execFileSync(program, args, { stdio: 'ignore' })
    const file = readFileSync(sound)
    const spoken = createResampler(file.readUInt32LE(24), rate)(samplesOf(readWav(file)))
    const padded = new Int16Array(spoken.length + 2 * silence)
    padded.set(spoken, silence)
    return padded
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Adds white noise, `decibels` below the average power of the speech, the same at each run. */
export function withNoise(sound: Int16Array, decibels: number): Int16Array {
  const speech = sound.subarray(silence, -silence)
  const power = speech.reduce((sum, sample) => sum + sample * sample, 0) / speech.length
  const deviation = Math.sqrt(power / 10 ** (decibels / 10))
  const random = createRandom(sound.length)
  return sound.map((sample) => {
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
    return Math.max(-32_768, Math.min(32_767, Math.round(sample + deviation * normal)))
  })
}

/** Mulberry32. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
