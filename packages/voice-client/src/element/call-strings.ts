import type { CallWords } from '../react/call-announcement.ts'
import type { ButtonStrings } from './button-strings.ts'

/** The words of the panel, loaded with the call. */
export interface PanelStrings extends CallWords {
  assistant: string
  you: string
  label: string
  log: string
  empty: string
  allowBrowser: string
  playSound: string
  message: string
  send: string
  mute: string
  soundOff: string
  microphone: string
  defaultMicrophone: string
  end: string
  close: string
  again: string
  retry: string
  /** The link to `contact-url`. */
  contact: string
}

/** Replaces any of the element's words. Omitted ones keep their default. */
export type CallStrings = Partial<Omit<PanelStrings, NestedStrings>> & {
  [Name in NestedStrings]?: Partial<PanelStrings[Name]>
} & { button?: Partial<ButtonStrings> }

type NestedStrings = 'status' | 'endings' | 'problems' | 'microphoneProblems' | 'hearing' | 'refusals'

/** The panel's words. A page replaces any of them. */
export const panelStrings = {
  assistant: 'AI assistant',
  you: 'You',
  label: 'Call with the AI assistant',
  log: 'Transcript',
  empty: 'The conversation appears here.',
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
  endings: {
    'silence-timed-out': 'It had been quiet for a while. Call again whenever you like.',
    'exceeded-max-duration': 'You’ve reached the time limit for one call. Call again to carry on.',
  },
  problems: {
    unavailable: 'We can’t reach the assistant right now. Check your connection and try again.',
    busy: 'All lines are busy right now. Try again in a minute.',
    limit: 'We’ve reached our call limit for now. Please try again later.',
    lost: 'The call dropped and we couldn’t reconnect you. Try again to carry on.',
  },
  microphoneProblems: {
    permissions:
      'Your browser is blocking the microphone. Allow it in the address bar, or type: the assistant answers either way.',
    'not-found': 'We couldn’t find a microphone. Connect one, or type: the assistant answers either way.',
    'in-use': 'Another app is using your microphone. Close it, or type: the assistant answers either way.',
    unknown: 'Your microphone isn’t working. Type instead: the assistant answers either way.',
  },
  hearing: {
    nobody: 'Voice input isn’t available here. Type your question and the assistant answers out loud.',
    phrases: 'By voice, the assistant understands short, common questions.',
    failed: 'That didn’t come through. Type your question below.',
  },
  refusals: {
    'message-too-long': 'That’s too long to send. Shorten it to 2,000 characters.',
    'message-too-fast': 'That came too soon after your last message. Wait a moment, then send it again.',
  },
  browserUnderstands:
    'Your browser can recognise whatever you say. It may send what your microphone hears to its maker.',
  allowBrowser: 'Use my browser',
  soundHeldBack: 'Your browser needs one more tap or click before it plays the sound.',
  soundFails: 'Sound isn’t available here. Read the answers in this panel and type your questions.',
  playSound: 'Turn sound on',
  message: 'Type instead of speaking',
  send: 'Send',
  mute: 'Mute',
  soundOff: 'Sound off',
  microphone: 'Microphone',
  defaultMicrophone: 'Default microphone',
  end: 'End call',
  close: 'Close',
  again: 'Call again',
  retry: 'Try again',
  contact: 'Write to us instead',
} satisfies PanelStrings

/** The panel's words, with the page's own where it gives them. */
export function mergeStrings({ button: _button, ...own }: CallStrings): PanelStrings {
  return {
    ...panelStrings,
    ...own,
    status: { ...panelStrings.status, ...own.status },
    endings: { ...panelStrings.endings, ...withoutGaps(own.endings) },
    problems: { ...panelStrings.problems, ...own.problems },
    microphoneProblems: { ...panelStrings.microphoneProblems, ...own.microphoneProblems },
    hearing: { ...panelStrings.hearing, ...own.hearing },
    refusals: { ...panelStrings.refusals, ...own.refusals },
  }
}

const withoutGaps = (texts: Partial<Record<string, string>> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).flatMap(([key, text]) => (text ? [[key, text]] : [])))
