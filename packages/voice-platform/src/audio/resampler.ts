/**
 * Resamples a stream of sound by linear interpolation, which is good enough for speech at the rates of voices. Pieces
 * may have any length; the position carries over.
 */
export function createResampler(fromRate: number, toRate: number) {
  const stride = fromRate / toRate
  let previous = 0
  let position = 0
  return (samples: Int16Array): Int16Array => {
    if (fromRate === toRate) return samples
    const output: number[] = []
    for (; position < samples.length; position += stride) {
      const index = Math.floor(position)
      const before = index === 0 ? previous : (samples[index - 1] ?? 0)
      const after = samples[index] ?? 0
      output.push(Math.round(before + (after - before) * (position - index)))
    }
    position -= samples.length
    previous = samples.at(-1) ?? previous
    return Int16Array.from(output)
  }
}
