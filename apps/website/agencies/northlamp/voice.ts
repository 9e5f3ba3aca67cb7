import type { Voice } from '#agency/schema/voice.ts'

/** What is written around the call before it begins. The rest, which loads with the call, is in `voice-panel.ts`. */
export const voice: Voice = {
  /** The button's words. The first and the last two are the same on every site. */
  button: {
    idle: 'Talk to AI Assistant',
    connecting: 'Connecting…',
    active: 'End Call',
    speaking: 'AI Speaking...',
  },
  /**
   * Whether a visitor's own browser may speak for the assistant, where it has a natural voice on the device and the site's
   * voice is the built-in one. It does so only in calls that are typed: a browser's echo cancellation does not know what the
   * browser says, so the assistant would interrupt itself. `false`: every visitor hears the same voice.
   */
  browserMaySpeak: true,
  /** The call could not even be loaded. */
  unavailable: 'We can’t reach the assistant right now.',
  form: 'Write to us instead',
  /** Followed by the phone number. */
  orCall: ', or call',
}
