/** Encodes samples of −1 to 1 as signed 16-bit little-endian PCM. Louder ones are clipped. */
export function encodePcm(samples: Float32Array): ArrayBuffer {
  const view = new DataView(new ArrayBuffer(samples.length * 2))
  samples.forEach((sample, index) => {
    view.setInt16(index * 2, Math.max(-0x8000, Math.min(0x7fff, Math.round(sample * 0x8000))), true)
  })
  return view.buffer
}

/** Decodes signed 16-bit little-endian PCM to samples of −1 to 1. An odd last byte is ignored. */
export function decodePcm(bytes: ArrayBuffer): Float32Array {
  const view = new DataView(bytes)
  return Float32Array.from(
    { length: bytes.byteLength >> 1 },
    (_, index) => view.getInt16(index * 2, true) / 0x8000,
  )
}
