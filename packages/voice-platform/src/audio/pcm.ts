import { samplesPerFrame } from '@frontdesk/voice-protocol/audio-format'

/** Views little-endian 16-bit PCM as samples; copies if the bytes are not aligned. */
export function samplesOf(bytes: Uint8Array): Int16Array {
  // A Buffer’s own slice would share its memory, and with it the odd address.
  const aligned = bytes.byteOffset % 2 === 0 ? bytes : new Uint8Array(bytes)
  return new Int16Array(aligned.buffer, aligned.byteOffset, aligned.byteLength >> 1)
}

/** Views samples as the bytes on the wire. */
export function bytesOf(samples: Int16Array): Uint8Array {
  return new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength)
}

export function joinSamples(pieces: readonly Int16Array[]): Int16Array {
  const joined = new Int16Array(pieces.reduce((sum, piece) => sum + piece.length, 0))
  let at = 0
  for (const piece of pieces) {
    joined.set(piece, at)
    at += piece.length
  }
  return joined
}

/** Root mean square of the samples, 0 to 32,768. */
export function levelOf(samples: Int16Array): number {
  let sum = 0
  for (const sample of samples) sum += sample * sample
  return samples.length === 0 ? 0 : Math.sqrt(sum / samples.length)
}

/** Cuts sound into frames of 20 ms, which are views of it; keeps the rest for the next piece. */
export function createFramer() {
  let rest = new Int16Array(0)
  return {
    push(samples: Int16Array): Int16Array[] {
      const all = rest.length === 0 ? samples : joinSamples([rest, samples])
      const frames: Int16Array[] = []
      let at = 0
      for (; at + samplesPerFrame <= all.length; at += samplesPerFrame) {
        frames.push(all.subarray(at, at + samplesPerFrame))
      }
      rest = all.slice(at)
      return frames
    },
    /** The last frame, filled up with silence. */
    flush(): Int16Array[] {
      if (rest.length === 0) return []
      const frame = new Int16Array(samplesPerFrame)
      frame.set(rest)
      rest = new Int16Array(0)
      return [frame]
    },
  }
}

/** Samples in 5 ms at 16 kHz, the step in which silence is measured. */
const step = 80

/**
 * Cuts the silence before and after speech. A sample above `threshold` (of 32,768) counts as sound; `lead` and `trail`
 * milliseconds around it stay, so that soft consonants are not cut.
 */
export function trimSilence(
  samples: Int16Array,
  { threshold = 250, lead = 20, trail = 80 } = {},
): Int16Array {
  const isLoud = (sample: number) => Math.abs(sample) > threshold
  const first = samples.findIndex(isLoud)
  if (first === -1) return samples.subarray(0, 0)
  const last = samples.findLastIndex(isLoud)
  const from = Math.max(0, Math.floor(first / step) * step - lead * 16)
  const to = Math.min(samples.length, last + trail * 16)
  return samples.subarray(from, to)
}
