import type { VoicePanel } from '#agency/schema/voice.ts'

/** What is written in the panel of a call. */
export const voicePanel: VoicePanel = {
  /** How the assistant is called. */
  assistantName: 'Night porter',
  status: {
    loading: 'Connecting',
    restoring: 'The line is down. Bringing it back',
    listening: 'Listening',
    speaking: 'Speaking',
    muted: 'Your microphone is off',
    typing: 'Waiting for your words',
    ended: 'The call has ended',
    hungUp: 'The night porter hung up',
    failed: 'No call',
  },
  /** Why the assistant has hung up, by the platform's word for it, where a visitor should know. */
  endings: {
    'silence-timed-out': 'Nobody had spoken for a while. Call again whenever you like.',
    'exceeded-max-duration': 'A call lasts no longer than this one. Call again to go on.',
  },
  /** A call that did not come about, or broke. Each is followed by a way on. */
  problems: {
    unavailable: 'The night porter is away from the desk.',
    busy: 'All lines are taken just now.',
    limit: 'The calls are used up for now. Please try again later.',
    lost: 'The line broke, and could not be brought back.',
  },
  /** Why the visitor is not heard, and what to do. Typing goes on meanwhile. */
  microphoneProblems: {
    permissions:
      'The browser does not let this page use your microphone. Allow it in the address bar, or type: the night porter answers either way.',
    'not-found': 'No microphone was found. Connect one, or type: the night porter answers either way.',
    'in-use':
      'Another program is using your microphone. Close it, or type: the night porter answers either way.',
    unknown: 'Your microphone does not work here. Type: the night porter answers either way.',
  },
  /** How well visitors are understood: nobody recognises speech, common phrases alone are, or speaking has failed twice in a row. */
  hearing: {
    nobody: 'Voice input isn’t available here. Type your question, and the night porter answers out loud.',
    phrases: 'By voice, the night porter understands short, common questions.',
    failed: 'That didn’t come through. Type your question below.',
  },
  /** Why a typed text was not sent, and what to do. It stays in the field. */
  refusals: {
    'message-too-long': 'That is too long to send. Shorten it to 2,000 characters.',
    'message-too-fast': 'That came too soon after the last one. Wait a moment, then send it again.',
  },
  /** The one sentence of consent, beside the button. */
  browserUnderstands:
    'Your browser can recognise whatever you say. It may send what your microphone hears to its maker.',
  allowBrowser: 'Use my browser',
  declineBrowser: 'No, thank you',
  label: 'Call with the night porter',
  log: 'What was said',
  you: 'You',
  empty: 'What is said appears here.',
  message: 'Type instead of speaking',
  send: 'Send',
  mute: 'Mute',
  /** Silences the assistant, whose words are then told by a screen reader. */
  soundOff: 'Sound off',
  microphone: 'Microphone',
  defaultMicrophone: 'Standard microphone',
  namelessMicrophone: 'Microphone',
  playSound: 'Turn the sound on',
  soundHeldBack: 'Your browser waits for one more press before it plays the night porter.',
  /** The browser plays no sound at all, on a page without TLS for example. */
  soundFails: 'The night porter cannot be heard here. Read its words in this panel, and type yours.',
  end: 'End Call',
  close: 'Close',
  again: 'Call again',
  retry: 'Try again',
  form: 'Leave a message instead',
  formFilled: 'The form is filled in. Check it and send it.',
}
