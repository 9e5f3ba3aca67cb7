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
