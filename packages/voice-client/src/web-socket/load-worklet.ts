/**
 * Loads the capture and playback processors into the context: from `url`, or from the code that this package carries, as
 * a `blob:`, which works with every bundler and needs no file beside the page's own.
 *
 * @throws Error where the browser has no worklets, or refuses this one
 */
export async function loadWorklet(context: AudioContext, url: string | URL | undefined): Promise<void> {
  // Missing on a page without TLS.
  const worklets = context.audioWorklet as AudioWorklet | undefined
  if (!worklets) throw new Error('This page has no audio worklets: they need https:, or localhost.')
  if (url !== undefined) return worklets.addModule(url)
  const { workletSource } = await import('./worklet-source.ts')
  const blob = URL.createObjectURL(new Blob([workletSource], { type: 'text/javascript' }))
  try {
    await worklets.addModule(blob)
  } catch (cause) {
    throw new Error(
      'The audio worklet could not be loaded. If the content security policy of the page allows no blob:, pass workletUrl.',
      { cause },
    )
  } finally {
    URL.revokeObjectURL(blob)
  }
}
