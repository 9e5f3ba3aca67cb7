/**
 * Creates and resumes an audio context within the visitor's press: browsers let a page play sound only then. Undefined
 * outside browsers, and if the browser has none left; a transport that needs one retries.
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
