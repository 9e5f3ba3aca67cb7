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
