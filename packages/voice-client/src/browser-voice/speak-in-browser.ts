/** The progress of the browser in a clause. */
export interface SpokenProgress {
  utterance: number
  /** Characters of its text that were heard. */
  characters: number
  done: boolean
}

export interface BrowserVoiceOptions {
  voice: SpeechSynthesisVoice
  /** 0 to 1. */
  volume: number
  onProgress: (progress: SpokenProgress) => void
  /** The browser begins or stops speaking. */
  onSpeaking: (speaking: boolean) => void
  /** It does not speak, or fell silent in the middle. It reports nothing more; the rest was not said. */
  onFailed: () => void
}

interface Clause {
  utterance: number
  text: string
  /** Characters that were heard. */
  heard: number
}

export interface BrowserVoice {
  /** Speaks the text after the waiting ones. */
  speak(utterance: number, text: string): void
  /** Silences at once, and drops the waiting texts. */
  clear(): void
  /** Applies from the next clause on, because the browser cannot change the current one; 0 applies at once. */
  setVolume(volume: number): void
  /** Acts as if the browser had failed. */
  fail(): void
}

/** Milliseconds that a voice may take to begin, and to the next word if it reports words. */
const startPatience = 3000
const wordPatience = 4000
/** Maximum milliseconds per character: slower speech has stalled. A clause has at most some 200. */
const slowestCharacter = 150
/** Assumed pace of voices that report no words, in characters per millisecond. */
const usualPace = 0.014
const progressInterval = 250

/**
 * Speaks with a voice of the browser, one clause at a time: browsers lose track of long queues, and some fall silent
 * without an event (Chromium after about 15 seconds of one utterance), which a watchdog treats as a failure.
 */
export function speakInBrowser(options: BrowserVoiceOptions): BrowserVoice {
  const { voice, onProgress, onSpeaking, onFailed } = options
  let volume = options.volume
  let waiting: Clause[] = []
  let stopCurrent: (() => void) | undefined
  let failed = false

  const next = (): void => {
    const [clause] = waiting
    if (clause) stopCurrent = say(clause)
    else onSpeaking(false)
  }

  const say = (clause: Clause): (() => void) => {
    const { utterance, text, heard: from } = clause
    const said = new SpeechSynthesisUtterance(text.slice(from) || text)
    Object.assign(said, { voice, lang: voice.lang, volume })
    let startedAt: number | undefined
    let reportsWords = false
    let watchdog = setTimeout(fail, startPatience)
    const expectWithin = (milliseconds: number): void => {
      clearTimeout(watchdog)
      watchdog = setTimeout(fail, milliseconds)
    }
    const report = (characters: number): void => {
      if (startedAt === undefined) {
        startedAt = performance.now()
        expectWithin(startPatience + text.length * slowestCharacter)
        onSpeaking(true)
      }
      clause.heard = Math.max(clause.heard, Math.min(from + characters, text.length))
      onProgress({ utterance, characters: clause.heard, done: false })
    }
    const guess = setInterval(() => {
      if (startedAt !== undefined && !reportsWords)
        report(Math.floor((performance.now() - startedAt) * usualPace))
    }, progressInterval)
    const release = (): void => {
      clearTimeout(watchdog)
      clearInterval(guess)
      said.onstart = said.onboundary = said.onend = said.onerror = null
    }
    said.onstart = () => report(0)
    said.onboundary = ({ charIndex, name }) => {
      report(charIndex)
      if (name !== 'word') return
      reportsWords = true
      expectWithin(wordPatience)
    }
    said.onend = () => {
      release()
      stopCurrent = undefined
      // Some voices end at once when they cannot speak a text.
      if (startedAt === undefined) return fail()
      waiting.shift()
      onProgress({ utterance, characters: text.length, done: true })
      next()
    }
    said.onerror = fail
    speechSynthesis.speak(said)
    return release
  }

  const clear = (): void => {
    waiting = []
    stopCurrent?.()
    stopCurrent = undefined
    speechSynthesis.cancel()
    onSpeaking(false)
  }

  function fail(): void {
    if (failed) return
    failed = true
    clear()
    onFailed()
  }

  return {
    speak(utterance, text) {
      if (failed) return
      waiting.push({ utterance, text, heard: 0 })
      if (!stopCurrent) next()
    },
    clear,
    setVolume(value) {
      const falls = value === 0 && volume !== 0
      volume = value
      if (!falls || !stopCurrent) return
      // Speak the rest of the clause at volume 0, so that the call and its captions continue at their pace.
      stopCurrent()
      speechSynthesis.cancel()
      next()
    },
    fail,
  }
}
