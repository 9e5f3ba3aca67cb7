import { audioFormat } from '@frontdesk/voice-protocol/audio-format'

const headerBytes = 44

/** Prepends a RIFF WAVE header to PCM in the call's own format. */
export function writeWav(pcm: Uint8Array): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(headerBytes + pcm.byteLength)
  const view = new DataView(file.buffer)
  const bytesPerSample = 2
  const { channels, sampleRate } = audioFormat
  file.set(new TextEncoder().encode('RIFF'), 0)
  view.setUint32(4, headerBytes - 8 + pcm.byteLength, true)
  file.set(new TextEncoder().encode('WAVEfmt '), 8)
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, channels, true)
  view.setUint32(24, sampleRate, true)
  view.setUint32(28, sampleRate * channels * bytesPerSample, true)
  view.setUint16(32, channels * bytesPerSample, true)
  view.setUint16(34, bytesPerSample * 8, true)
  file.set(new TextEncoder().encode('data'), 36)
  view.setUint32(40, pcm.byteLength, true)
  file.set(pcm, headerBytes)
  return file
}

/** Returns the sound in a RIFF WAVE file: the bytes of its `data` chunk, or the existing part of them. */
export function readWav(file: Uint8Array): Uint8Array {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const name = (at: number) => String.fromCharCode(...file.subarray(at, at + 4))
  if (file.length < 12 || name(0) !== 'RIFF' || name(8) !== 'WAVE') throw new TypeError('Not a WAVE file')
  for (let at = 12; at + 8 <= file.length;) {
    const size = view.getUint32(at + 4, true)
    if (name(at) === 'data') return file.subarray(at + 8, Math.min(at + 8 + size, file.length))
    at += 8 + size + (size % 2)
  }
  throw new TypeError('The WAVE file holds no sound')
}
