import type { CallNotice } from '#agency/schema/voice.ts'

/**
 * What a visitor is told before the first call, on the privacy page, and by the assistant when asked. The server puts
 * together the sentences that are true of how it is set up: who understands speech, who answers, who speaks.
 */
export const callNotice: CallNotice = {
  /** Calls on this server (VOICE_PROVIDER=embedded). */
  embedded: {
    ai: 'You talk to an AI.',
    hearing: {
      own: 'Your voice is understood on our own server and not recorded.',
      service: 'Your voice goes to a speech service that understands it for us; we do not record it.',
      nobody:
        'You type, and it answers in sound; no sound is recorded. Your browser may understand you instead, if you let it; it may then send what it hears to its maker.',
    },
    /** Added where the words leave this server: `VOICE_LLM_URL`, `VOICE_TTS_URL`. */
    answering: 'What you say goes, in writing, to an AI service that finds the answers.',
    speaking: 'A speech service speaks the answers.',
    kept: 'The words are kept for 30 days, so that we can improve the answers.',
  },
  /** Calls on the hosted platform (VOICE_PROVIDER=vapi). */
  vapi: 'You talk to an AI. The call runs over our voice provider, which may keep the words and the sound.',
}
