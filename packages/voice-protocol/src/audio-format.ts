/** Sound on the wire: signed 16-bit little-endian PCM, mono, in frames of 20 ms, one binary WebSocket message each. */
export const audioFormat = {
  encoding: 'pcm_s16le',
  sampleRate: 16_000,
  channels: 1,
  frameMilliseconds: 20,
} as const

export type AudioFormat = typeof audioFormat

/** Samples in one frame: 16,000 a second × 0.02 s. */
export const samplesPerFrame = 320

/** Bytes in one frame: 320 samples of 2 bytes. */
export const bytesPerFrame = 640

/** Returns how many milliseconds of sound `bytes` of PCM hold. */
export function millisecondsOfBytes(bytes: number): number {
  return bytes / 32
}
