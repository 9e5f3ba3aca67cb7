import type { CallNotice } from '#agency/schema/voice.ts'

/** What a visitor is told before the first call, on the privacy page, and by the assistant when asked. */
export const callNotice: CallNotice = {
  embedded: {
    ai: 'The night porter is an AI.',
    hearing: {
      own: 'It understands your voice on our own server, and nothing is recorded.',
      phrases:
        'Our own server understands your voice, or your browser does; where that sends sound to its maker, you are asked before. Nothing is recorded.',
      service: 'A speech service turns your voice into text for us; nothing is recorded.',
      nobody:
        'You type, and it answers out loud. Your browser may understand your voice; where that sends sound to its maker, you are asked before. Nothing is recorded.',
    },
    answering: 'An AI service reads your words to find the answer.',
    speaking: 'A speech service speaks the answers.',
    kept: 'We keep the transcript for {days} days to improve the answers.',
  },
  vapi: 'The night porter is an AI. The call runs on our voice provider, which may keep the transcript and the sound.',
}
