/** Seconds of sound collected before playback: the tolerated jitter of the connection. */
const cushion = 0.06
/** Seconds of waiting sound above which quiet pieces are skipped: a stall must not delay the rest of the call. */
const maxWaiting = 0.3
/** Pieces below this level (root mean square) are pauses between words. */
const quietLevel = 0.003

export interface JitterBuffer {
  /** Adds a piece of sound at the buffer's rate. */
  push(samples: Float32Array): void
  /** Fills `output` with the available sound, then silence. Returns how many of its samples are sound. */
  pull(output: Float32Array): number
  /** Drops all waiting sound. */
  clear(): void
  /** Samples that have left the buffer: played, skipped or dropped. */
  readonly gone: number
}

const levelOf = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, samples.length))

/**
 * Evens out the jitter of the connection. Playback begins with a cushion, and after a gap with a new one; an utterance
 * shorter than the cushion is played when the cushion's time is over.
 */
export function createJitterBuffer(sampleRate: number): JitterBuffer {
  const pieces: Float32Array[] = []
  let offset = 0
  let waiting = 0
  let gone = 0
  let playing = false
  let held = 0

  const shift = (): void => {
    const [piece] = pieces.splice(0, 1)
    const rest = (piece?.length ?? 0) - offset
    waiting -= rest
    gone += rest
    offset = 0
  }

  /** Does not touch the piece that is being played. */
  const skipQuiet = (): void => {
    for (let index = 1; waiting > maxWaiting * sampleRate && index < pieces.length;) {
      const piece = pieces[index]
      if (piece && levelOf(piece) < quietLevel) {
        pieces.splice(index, 1)
        waiting -= piece.length
        gone += piece.length
      } else index++
    }
  }

  return {
    get gone() {
      return gone
    },
    push(samples) {
      pieces.push(samples)
      waiting += samples.length
      skipQuiet()
    },
    pull(output) {
      output.fill(0)
      if (!playing) {
        if (waiting === 0) return 0
        held += output.length
        if (waiting < cushion * sampleRate && held < cushion * sampleRate) return 0
        playing = true
        held = 0
      }
      let filled = 0
      for (let [piece] = pieces; piece && filled < output.length; [piece] = pieces) {
        const part = piece.subarray(offset, offset + output.length - filled)
        output.set(part, filled)
        filled += part.length
        offset += part.length
        waiting -= part.length
        gone += part.length
        if (offset >= piece.length) shift()
      }
      if (filled < output.length) playing = false
      return filled
    },
    clear() {
      while (pieces.length > 0) shift()
      playing = false
      held = 0
    },
  }
}
