import type { VoicePanel } from '#agency/schema/voice.ts'

/** What is written in the panel of a call. */
export const voicePanel: VoicePanel = {
  /** How the assistant is called. */
  assistantName: 'AI assistant',
  status: {
    loading: 'Connecting',
    restoring: 'The line is down. Bringing it back',
    listening: 'Listening',
    speaking: 'Speaking',
    muted: 'Your microphone is off',
    typing: 'Waiting for your words',
    ended: 'The call has ended',
    hungUp: 'The assistant hung up',
    failed: 'No call',
  },
  /** Why the assistant has hung up, by the platform's word for it, where a visitor should know. */
  endings: {
    'silence-timed-out': 'Nobody had spoken for a while. Call again whenever you like.',
    'exceeded-max-duration': 'A call lasts no longer than this one. Call again to go on.',
  },
  /** A call that did not come about, or broke. Each is followed by a way on. */
  problems: {
    unavailable: 'The assistant cannot be reached just now.',
    busy: 'All lines are taken just now.',
    limit: 'The calls are used up for now. Please try again later.',
    lost: 'The line broke, and could not be brought back.',
  },
  /** Why the visitor is not heard, and what to do. Typing goes on meanwhile. */
  microphoneProblems: {
    permissions:
      'The browser does not let this page use your microphone. Allow it in the address bar, or type: the assistant answers either way.',
    'not-found': 'No microphone was found. Connect one, or type: the assistant answers either way.',
    'in-use':
      'Another program is using your microphone. Close it, or type: the assistant answers either way.',
    unknown: 'Your microphone does not work here. Type: the assistant answers either way.',
  },
  /** Where no recogniser is installed: the visitor types, or lets the browser recognise speech. */
  notUnderstood: 'Speech is not understood here. Type, and the assistant answers in sound.',
  browserUnderstands:
    'Your browser can understand you instead. It may send what your microphone hears to its maker.',
  allowBrowser: 'Let my browser understand me',
  label: 'Call with the AI assistant',
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
  soundHeldBack: 'Your browser waits for one more press before it plays the assistant.',
  /** The browser plays no sound at all, on a page without TLS for example. */
  soundFails: 'The assistant cannot be heard here. Read its words in this panel, and type yours.',
  end: 'End Call',
  close: 'Close',
  again: 'Call again',
  retry: 'Try again',
  form: 'Write to us instead',
  formFilled: 'The form is filled in. Check it and send it.',
}
