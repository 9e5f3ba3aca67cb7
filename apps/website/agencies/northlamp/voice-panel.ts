import { panelStrings } from '@frontdesk/voice-client/call-strings'
import type { VoicePanel } from '#agency/schema/voice.ts'

const { assistant, contact, ...words } = panelStrings

/**
 * What is written in the panel of a call: the words that stand in packages/voice-client/src/element/call-strings.ts. Add a
 * line for each that you want to replace.
 */
export const voicePanel: VoicePanel = {
  ...words,
  /** How the assistant is called. */
  assistantName: assistant,
  /** A call that did not come about, or broke. Each is followed by a way on. */
  problems: {
    unavailable: 'We can’t reach the assistant right now.',
    busy: 'All lines are busy right now.',
    limit: words.problems.limit,
    lost: 'The call dropped and we couldn’t reconnect you.',
  },
  declineBrowser: 'No, thanks',
  namelessMicrophone: 'Microphone',
  end: 'End Call',
  form: contact,
  formFilled: 'The form is filled in. Check it, then send it.',
}
