import { createAnswerPlayer } from './answer-player.ts'
import type { AnswerPlayer, AnswerPlayerOptions } from './answer-player.ts'
import { createBrowserVoicePlayer } from './browser-voice-player.ts'
import type { BrowserVoicePlayerOptions } from './browser-voice-player.ts'

/**
 * Speaks with the visitor's browser until it fails, and from then on in sound. The broken clause is repeated from its
 * beginning, and the answer continues.
 */
export function createFallbackPlayer(
  options: AnswerPlayerOptions & Pick<BrowserVoicePlayerOptions, 'send'>,
): AnswerPlayer & { fallBack(): void } {
  /** The part of the answer that the browser said before the voice changed. */
  let before = ''
  let started = false
  let attached = false
  let muted = false

  const inSound = createAnswerPlayer({
    ...options,
    onStart() {
      if (!started) options.onStart()
      started = true
    },
    onCaption: (text) => options.onCaption(joined(text)),
    onEnd() {
      reset()
      options.onEnd()
    },
  })
  const inBrowser = createBrowserVoicePlayer({ ...options, onStalled: fallBack })
  let player: AnswerPlayer = inBrowser

  function joined(text: string): string {
    return [before, text].filter((part) => part !== '').join(' ')
  }

  function reset(): void {
    before = ''
    started = false
  }

  function fallBack(): void {
    if (player === inSound) return
    const { said, rest, complete, started: hadStarted } = inBrowser.handOver()
    player = inSound
    before = said
    started = hadStarted
    // A browser that only stalled must not begin after all.
    options.send({ type: 'clear-audio' })
    inSound.setMuted(muted)
    if (attached) inSound.attach()
    for (const text of rest) inSound.speak(text)
    if (complete === true) inSound.complete()
  }

  return {
    speak: (text) => player.speak(text),
    complete: () => player.complete(),
    interrupt() {
      const heard = player.interrupt()
      const all = player === inSound ? joined(heard) : heard
      reset()
      return all
    },
    played: (milliseconds) => player.played(milliseconds),
    spoken: (progress) => player.spoken(progress),
    attach() {
      attached = true
      player.attach()
    },
    detach() {
      attached = false
      player.detach()
    },
    setMuted(value) {
      muted = value
      player.setMuted(value)
    },
    fallBack,
  }
}
