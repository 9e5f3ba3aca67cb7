import type { VoiceProviders } from '#platform/providers/voice-providers.ts'
import { createScriptedDialogue, text } from './scripted-dialogue.ts'
import { createScriptedVoice } from './scripted-voice.ts'

/** Providers of a platform that repeats what it reads, and recognises no speech. */
export function createScriptedProviders(): VoiceProviders {
  return {
    dialogue: createScriptedDialogue(function* ({ input }) {
      yield text(input.type === 'user' ? `You said ${input.text}.` : '')
    }),
    textToSpeech: createScriptedVoice(),
    voiceActivity: {
      name: 'scripted',
      openDetector: () => ({ isVoice: (frame) => frame[0] !== 0, close: () => undefined }),
    },
  }
}
