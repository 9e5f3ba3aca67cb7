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
