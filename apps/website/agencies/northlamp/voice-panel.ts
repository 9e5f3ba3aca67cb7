import type { VoicePanel } from '#agency/schema/voice.ts'

/** What is written in the panel of a call. */
export const voicePanel: VoicePanel = {
  /** How the assistant is called. */
  assistantName: 'AI assistant',
  status: {
    loading: 'Connecting',
    restoring: 'Connection lost. Reconnecting',
    listening: 'Listening',
    speaking: 'Speaking',
    muted: 'Your microphone is off',
    typing: 'Waiting for you to type',
    ended: 'The call has ended',
    hungUp: 'The assistant hung up',
    failed: 'Call failed',
  },
  /** Why the assistant has hung up, by the platform's word for it, where a visitor should know. */
  endings: {
    'silence-timed-out': 'It had been quiet for a while. Call again whenever you like.',
    'exceeded-max-duration': 'You’ve reached the time limit for one call. Call again to carry on.',
  },
  /** A call that did not come about, or broke. Each is followed by a way on. */
  problems: {
    unavailable: 'We can’t reach the assistant right now.',
    busy: 'All lines are busy right now.',
    limit: 'We’ve reached our call limit for now. Please try again later.',
    lost: 'The call dropped and we couldn’t reconnect you.',
  },
  /** Why the visitor is not heard, and what to do. Typing goes on meanwhile. */
  microphoneProblems: {
    permissions:
      'Your browser is blocking the microphone. Allow it in the address bar, or type: the assistant answers either way.',
    'not-found': 'We couldn’t find a microphone. Connect one, or type: the assistant answers either way.',
    'in-use': 'Another app is using your microphone. Close it, or type: the assistant answers either way.',
    unknown: 'Your microphone isn’t working. Type instead: the assistant answers either way.',
  },
  /** How well visitors are understood: nobody recognises speech, common phrases alone are, or speaking has failed twice in a row. */
  hearing: {
    nobody: 'Voice input isn’t available here. Type your question and the assistant answers out loud.',
    phrases: 'By voice, the assistant understands short, common questions.',
    failed: 'That didn’t come through. Type your question below.',
  },
  /** The one sentence of consent, beside the button. */
  browserUnderstands:
    'Your browser can recognise whatever you say. It may send what your microphone hears to its maker.',
  allowBrowser: 'Use my browser',
  declineBrowser: 'No, thanks',
  label: 'Call with the AI assistant',
  log: 'Transcript',
  you: 'You',
  empty: 'The conversation appears here.',
  message: 'Type instead of speaking',
  send: 'Send',
  mute: 'Mute',
  /** Silences the assistant, whose words are then told by a screen reader. */
  soundOff: 'Sound off',
  microphone: 'Microphone',
  defaultMicrophone: 'Default microphone',
  namelessMicrophone: 'Microphone',
  playSound: 'Turn sound on',
  soundHeldBack: 'Your browser needs one more tap or click before it plays the sound.',
  /** The browser plays no sound at all, on a page without TLS for example. */
  soundFails: 'Sound isn’t available here. Read the answers in this panel and type your questions.',
  end: 'End Call',
  close: 'Close',
  again: 'Call again',
  retry: 'Try again',
  form: 'Write to us instead',
  formFilled: 'The form is filled in. Check it, then send it.',
}
