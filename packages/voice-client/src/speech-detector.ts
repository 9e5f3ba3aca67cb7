/** Level sum above which the assistant counts as speaking (specification, 9). */
const speechLevel = 0.01

/** Milliseconds of quiet that end speech (specification, 9). */
const speechQuietMilliseconds = 1000

/** Level sum that counts as full volume (specification, 9). */
const fullVolumeLevel = 0.15

interface SpeechDetectorListeners {
  onVolume: (volume: number) => void
  onSpeechStart: () => void
  onSpeechEnd: () => void
}

export interface SpeechDetector {
  /** Receives the sum of the remote levels, every 100 ms. */
  hear(levelSum: number): void
  /** The remote side starts or stops speaking without a measurable level. */
  setSpeaking(speaking: boolean): void
  /** Ends current speech and ignores later levels. */
  stop(): void
}

/** Converts the levels of the remote side into volume (0 to 1) and into the start and end of speech. */
export function createSpeechDetector(listeners: SpeechDetectorListeners): SpeechDetector {
  let quiet: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  let speaksUnmeasured = false

  const endSpeech = (): void => {
    if (quiet === undefined) return
    clearTimeout(quiet)
    quiet = undefined
    listeners.onSpeechEnd()
  }

  const rest = (): void => {
    if (speaksUnmeasured) quiet = setTimeout(rest, speechQuietMilliseconds)
    else endSpeech()
  }

  const keepSpeaking = (): void => {
    const speaking = quiet !== undefined
    clearTimeout(quiet)
    quiet = setTimeout(rest, speechQuietMilliseconds)
    if (!speaking) listeners.onSpeechStart()
  }

  return {
    hear(levelSum) {
      if (stopped) return
      listeners.onVolume(Math.min(1, levelSum / fullVolumeLevel))
      // A volume listener may have stopped the call.
      if (!stopped && levelSum > speechLevel) keepSpeaking()
    },
    setSpeaking(speaking) {
      if (stopped || speaking === speaksUnmeasured) return
      speaksUnmeasured = speaking
      keepSpeaking()
    },
    stop() {
      stopped = true
      endSpeech()
    },
  }
}
