import type { Voice } from '#agency/schema/voice.ts'

/** What is written around the call before it begins. */
export const voice: Voice = {
  button: {
    idle: 'Mit der KI sprechen',
    connecting: 'Es klingelt\u00a0…',
    active: 'Auflegen',
    speaking: 'Die KI spricht\u00a0…',
    inEnglish: 'Mit der KI sprechen (auf Englisch)',
  },
  browserMaySpeak: false,
  unavailable: 'Der Nachtportier ist gerade nicht am Platz.',
  form: 'Eine Nachricht hinterlassen',
  orCall: ' oder anrufen:',
}
