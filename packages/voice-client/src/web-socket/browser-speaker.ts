import type { BrowserVoice } from '../browser-voice/speak-in-browser.ts'
import type { ReconnectingSocket } from './reconnecting-socket.ts'

export interface BrowserSpeakerOptions {
  voice: SpeechSynthesisVoice
  /** 0 to 1. */
  volume: number
  socket: Pick<ReconnectingSocket, 'opened' | 'sendMessage' | 'sendText'>
  /** The browser begins or stops speaking. */
  onSpeaking: (speaking: boolean) => void
}

/** Returns a room's address with the offer that the browser speaks. */
export function withBrowserVoice(url: string): string {
  const offering = new URL(url)
  offering.searchParams.set('voice', 'browser')
  return offering.href
}

/**
 * Speaks a call's texts with the browser's own voice, and reports its progress to the platform. Loads the voice's code;
 * if that fails, or the voice does, the platform says what was not heard.
 */
export function attachBrowserSpeaker({
  voice,
  volume,
  socket,
  onSpeaking,
}: BrowserSpeakerOptions): BrowserVoice {
  const onFailed = (): void => socket.sendMessage(JSON.stringify({ type: 'voice', voice: 'platform' }))
  const loaded: Promise<BrowserVoice | void> = import('../browser-voice/speak-in-browser.ts')
    .then(({ speakInBrowser }) =>
      speakInBrowser({
        voice,
        volume,
        onProgress: (progress) => socket.sendText(JSON.stringify({ type: 'spoken', ...progress })),
        onSpeaking,
        onFailed,
      }),
    )
    // If the connection never opens, there is nobody to inform.
    .catch(() => socket.opened.then(onFailed, () => undefined))
  /** Calls to a voice that is still loading wait for it. */
  const whenLoaded = (call: (browser: BrowserVoice) => void): void =>
    void loaded.then((browser) => browser && call(browser))

  return {
    speak: (utterance, text) => whenLoaded((browser) => browser.speak(utterance, text)),
    clear: () => whenLoaded((browser) => browser.clear()),
    setVolume: (value) => whenLoaded((browser) => browser.setVolume(value)),
    fail: () => whenLoaded((browser) => browser.fail()),
  }
}
