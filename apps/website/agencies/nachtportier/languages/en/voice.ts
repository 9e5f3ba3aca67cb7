import type { Voice } from '#agency/schema/voice.ts'

/** What is written around the call before it begins. */
export const voice: Voice = {
  button: {
    idle: 'Talk to AI Assistant',
    connecting: 'Ringing the bell…',
    active: 'End Call',
    speaking: 'AI Speaking...',
  },
  browserMaySpeak: false,
  unavailable: 'The night porter is away from the desk.',
  form: 'Leave a message instead',
  orCall: ', or ring',
}
