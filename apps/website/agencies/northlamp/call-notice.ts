import type { CallNotice } from '#agency/schema/voice.ts'

/**
 * What a visitor is told before the first call, on the privacy page, and by the assistant when asked. The server puts
 * together the sentences that are true of how it is set up: who understands speech, who answers, who speaks.
 */
export const callNotice: CallNotice = {
  /** Calls on this server (VOICE_PROVIDER=embedded). */
  embedded: {
    ai: 'The assistant is an AI.',
    hearing: {
      own: 'Your speech is turned into text on our own server, and the audio isn’t recorded.',
      phrases:
        'Your speech is turned into text on our own server, or by your browser; where that sends sound to the browser’s maker, you are asked first. We record no audio.',
      service: 'Your voice goes to a speech service that turns it into text; we don’t record it.',
      nobody:
        'You type and it answers out loud. Your browser may turn your speech into text; where that sends sound to its maker, you are asked first. We record no audio.',
    },
    /** Added where the words leave this server: `VOICE_LLM_URL`, `VOICE_TTS_URL`. */
    answering: 'What you say is sent as text to an AI service that finds the answers.',
    speaking: 'A speech service reads the answers aloud.',
    /** `{days}`: how long calls are kept (`RETENTION_CALLS_DAYS`). */
    kept: 'We keep a transcript for {days} days to improve the answers.',
  },
  /** Calls on the hosted platform (VOICE_PROVIDER=vapi). */
  vapi: 'The assistant is an AI. Calls run through our voice provider, which may keep a transcript and the audio.',
}
