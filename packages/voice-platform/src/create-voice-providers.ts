import type { ConciergeProvider } from './dialogue/create-concierge-provider.ts'
import { createModelDialogue, type ModelOutcome } from './language-model/create-model-dialogue.ts'
import { clausesOf } from './pipeline/clause-chunker.ts'
import { spokenFormIn } from './pipeline/spoken-form.ts'
import type { DialogueProvider } from './providers/dialogue-provider.ts'
import { createFlite } from './providers/flite/flite.ts'
import { createFvad } from './providers/fvad.ts'
import { createOpenAiChat } from './providers/openai/openai-chat.ts'
import type { OpenAiEndpoint } from './providers/openai/openai-request.ts'
import { createOpenAiSpeechToText } from './providers/openai/openai-speech-to-text.ts'
import { createOpenAiTextToSpeech } from './providers/openai/openai-text-to-speech.ts'
import { findPocketsphinx } from './providers/pocketsphinx/find-pocketsphinx.ts'
import { createPocketsphinx } from './providers/pocketsphinx/pocketsphinx.ts'
import { withFallbackVoice } from './providers/fallback-voice.ts'
import { withSpeechCache } from './providers/speech-cache.ts'
import type { VoiceProviders, VoiceLog } from './providers/voice-providers.ts'
import { sentencesIn } from './sentences/sentences.ts'
import type { SharedLimits } from './http/shared-limits.ts'

export interface VoiceProvidersOptions {
  /** Answers from the site's own content; also supplies the greeting, the recogniser's sentences, and the language. */
  dialogue: DialogueProvider
  /** OpenAI-compatible endpoints that replace the built-in parts. */
  speechToText?: OpenAiEndpoint | undefined
  /** `concierge` answers the turns that the model does not; `onOutcome` receives the outcome of each turn of the model. */
  languageModel?:
    | (OpenAiEndpoint & {
        concierge: ConciergeProvider
        onOutcome?: ((outcome: ModelOutcome) => void) | undefined
        /** Counts the requests of several providers in this process together. */
        shared?: SharedLimits | undefined
      })
    | undefined
  textToSpeech?: (OpenAiEndpoint & { voice?: string }) | undefined
  /** The PATH to search for an installed pocketsphinx. */
  searchPath: string
  log: VoiceLog
}

/**
 * Creates the providers of a machine: always fvad and flite; the configured endpoints; otherwise pocketsphinx if it is
 * installed. Fixed sentences are synthesised ahead, in the background.
 */
export async function createVoiceProviders(options: VoiceProvidersOptions) {
  const { dialogue, searchPath, log } = options
  const { language } = new Intl.Locale(dialogue.language ?? 'en')
  let closed = false
  const [voiceActivity, flite, recognizer] = await Promise.all([
    createFvad(),
    createFlite(),
    options.speechToText ? createOpenAiSpeechToText(options.speechToText, language) : findRecognizer(),
  ])
  const voice = withSpeechCache(
    options.textToSpeech
      ? withFallbackVoice(createOpenAiTextToSpeech(options.textToSpeech), flite, (error) =>
          log.warn('The voice endpoint failed; the built-in voice spoke instead', { error }),
        )
      : flite,
  )

  async function findRecognizer() {
    // It understands English alone.
    if (language !== 'en') return undefined
    const files = await findPocketsphinx(searchPath)
    if (!files || !dialogue.expectedSentences?.length) return undefined
    return createPocketsphinx({
      files,
      sentences: dialogue.expectedSentences,
      phrases: dialogue.expectedPhrases,
    })
  }

  const sentences = [
    dialogue.firstMessage,
    ...(dialogue.fixedSentences ?? []),
    ...Object.values(sentencesIn(dialogue.language ?? 'en').session),
  ]
  const clauses = sentences.flatMap(clausesOf).map(spokenFormIn(dialogue.language))
  async function speakAhead(): Promise<void> {
    for (const clause of clauses) if (!closed) await voice.prepare(clause)
  }
  speakAhead().catch((error: unknown) => {
    if (!closed) log.warn('The fixed sentences could not be synthesised ahead', { error })
  })

  const providers: VoiceProviders = {
    dialogue: options.languageModel
      ? createModelDialogue({
          model: createOpenAiChat(options.languageModel),
          concierge: options.languageModel.concierge,
          log,
          onOutcome: options.languageModel.onOutcome,
          circuit: options.languageModel.shared?.circuit,
        })
      : dialogue,
    textToSpeech: voice,
    // An operator who configured a voice wants visitors to hear it.
    browserSpeaks: recognizer === undefined && options.textToSpeech === undefined,
    voiceActivity,
    speechToText: recognizer,
  }
  return {
    ...providers,
    async close(): Promise<void> {
      closed = true
      await Promise.all([voice.close(), recognizer?.close?.()])
    },
  }
}
