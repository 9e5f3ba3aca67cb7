// A namespace import, since only the site's bundler gives the module a default export: the address of its own file.
import * as worklet from './voice-worklet.ts?worker&url'

/** Loads the capture and playback processors into the context. */
export const loadWorklet = (context: AudioContext): Promise<void> =>
  // oxlint-disable-next-line import/namespace -- the linter reads the file, and knows nothing of the address
  context.audioWorklet.addModule(worklet.default)
