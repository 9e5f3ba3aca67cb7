import { joinSamples } from '#platform/audio/pcm.ts'

/** Collects all of a voice's sound. */
export async function collectSound(pieces: AsyncIterable<Int16Array>): Promise<Int16Array> {
  const collected: Int16Array[] = []
  for await (const piece of pieces) collected.push(piece)
  return joinSamples(collected)
}
