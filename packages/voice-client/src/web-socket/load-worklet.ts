/**
 * Loads the capture and playback processors into the context: from `url`, or from the code that this package carries, as
 * a `blob:`, which works with every bundler and needs no file beside the page's own.
 */
export async function loadWorklet(context: AudioContext, url: string | URL | undefined): Promise<void> {
  if (url !== undefined) return context.audioWorklet.addModule(url)
  const { workletSource } = await import('./worklet-source.ts')
  const blob = URL.createObjectURL(new Blob([workletSource], { type: 'text/javascript' }))
  try {
    await context.audioWorklet.addModule(blob)
  } finally {
    URL.revokeObjectURL(blob)
  }
}
