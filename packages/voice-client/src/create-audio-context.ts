/**
 * An audio context, made and resumed within the visitor's press: browsers let a page play sound only then. Undefined
 * outside browsers, and where the browser has none left to give; a transport that needs one tries again.
 */
export function createAudioContext(): AudioContext | undefined {
  if (typeof AudioContext === 'undefined') return undefined
  try {
    const context = new AudioContext({ latencyHint: 'interactive' })
    void context.resume()
    return context
  } catch {
    return undefined
  }
}
