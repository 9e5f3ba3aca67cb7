/** Zero crossings of the filter on each side: enough that speech keeps its consonants and nothing folds back. */
const zeroCrossings = 8
/** Positions between two samples for which the filter is precomputed. */
const phases = 256
/** Share of the lower rate's band that is kept; the filter rolls off in the rest. */
const passband = 0.92

export interface Resampler {
  /** Takes samples at one rate and returns those that are ready at the other. State carries over between calls. */
  push(samples: Float32Array): Float32Array
}

const sinc = (x: number): number => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x))

/** Filter coefficients for every phase, one row after the other, each row with the sum 1. */
function filterTable(cutoff: number, reach: number): Float32Array {
  const taps = reach * 2
  const table = new Float32Array(phases * taps)
  for (let phase = 0; phase < phases; phase++) {
    const row = table.subarray(phase * taps, (phase + 1) * taps)
    for (let tap = 0; tap < taps; tap++) {
      const distance = tap - (reach - 1) - phase / phases
      const window = 0.5 + 0.5 * Math.cos((Math.PI * distance) / reach)
      row[tap] = Math.abs(distance) < reach ? sinc(cutoff * distance) * window : 0
    }
    const sum = row.reduce((total, value) => total + value, 0)
    row.forEach((value, tap) => (row[tap] = value / sum))
  }
  return table
}

/** Converts a stream of samples from one rate (Hz) to another with a windowed sinc filter. Delays by half its length. */
export function createResampler(fromRate: number, toRate: number): Resampler {
  if (fromRate === toRate) return { push: (samples) => samples.slice() }
  const step = fromRate / toRate
  const cutoff = Math.min(1, toRate / fromRate) * passband
  const reach = Math.ceil(zeroCrossings / cutoff)
  const taps = reach * 2
  const table = filterTable(cutoff, reach)
  let pending: Float32Array = new Float32Array(taps)
  let position = reach - 1

  const sampleAt = (input: Float32Array): number => {
    let whole = Math.floor(position)
    let phase = Math.round((position - whole) * phases)
    if (phase === phases) {
      phase = 0
      whole++
    }
    const first = whole - (reach - 1)
    let sum = 0
    for (let tap = 0; tap < taps; tap++) sum += (input[first + tap] ?? 0) * (table[phase * taps + tap] ?? 0)
    return sum
  }

  return {
    push(samples) {
      const input = new Float32Array(pending.length + samples.length)
      input.set(pending)
      input.set(samples, pending.length)
      const last = input.length - reach - 1
      const output = new Float32Array(Math.max(0, Math.floor((last - position) / step) + 1))
      for (let index = 0; index < output.length; index++) {
        output[index] = sampleAt(input)
        position += step
      }
      const done = Math.max(0, Math.floor(position) - (reach - 1))
      pending = input.slice(done)
      position -= done
      return output
    },
  }
}
