import { defaultSessionLimits } from '@frontdesk/voice-platform/session/call-end.ts'
import { contentPath } from '#agency/content-folder.ts'
import { describeLanguage, type Language } from '#agency/describe-language.ts'
import { siteLanguage } from '#contract/language.ts'
import { hostedAssistant } from '#content/hosted-assistant.ts'
import { type Config, InvalidConfigError } from '#server/runtime/config.ts'

/** The hosted platform's own default of `maxDurationSeconds`. */
const hostedCallSeconds = 600

/** An OpenAI-compatible API. */
type Endpoint = { url: string; key: string | undefined; model: string | undefined }

/** The complete settings of the chosen provider. */
export type VoiceSettings =
  | { provider: 'off' }
  | {
      provider: 'embedded'
      /** OpenAI-compatible endpoints that replace the built-in parts. */
      speechToText: Endpoint | undefined
      languageModel: Endpoint | undefined
      textToSpeech: Endpoint | undefined
      /** Private key of the management API. */
      apiKey: string | undefined
      /** The search path for an installed recogniser. */
      searchPath: string
      /** The time zone in which an offer's last day ends. */
      timeZone: string
      /** Days that requests are kept; null: until a visitor asks for their deletion. */
      requestRetentionDays: number | null
      minutesPerDay: number
      longestCallMinutes: number
    }
  | {
      provider: 'vapi'
      apiUrl: string
      publicKey: string
      /** The key that lists calls at the desk. */
      privateKey: string | undefined
      /** The assistant: kept on the platform, or given in full. */
      who: { assistantId: string } | { assistant: object }
      minutesPerDay: number
      longestCallMinutes: number
    }

/**
 * Derives the settings of calls from the environment and the site's content.
 * @throws InvalidConfigError with a sentence for each missing setting of the chosen provider.
 */
export function readVoiceSettings(
  config: Config,
  assistant: typeof hostedAssistant = hostedAssistant,
): VoiceSettings {
  if (config.VOICE_PROVIDER === 'off') return { provider: 'off' }
  if (config.VOICE_PROVIDER === 'embedded') {
    return {
      provider: 'embedded',
      speechToText: endpoint(config.VOICE_STT_URL, config.VOICE_STT_KEY, config.VOICE_STT_MODEL),
      languageModel: endpoint(config.VOICE_LLM_URL, config.VOICE_LLM_KEY, config.VOICE_LLM_MODEL),
      textToSpeech: endpoint(config.VOICE_TTS_URL, config.VOICE_TTS_KEY, config.VOICE_TTS_MODEL),
      apiKey: config.VOICE_API_KEY,
      searchPath: config.PATH,
      timeZone: config.TIME_ZONE,
      requestRetentionDays: config.RETENTION_REQUESTS_DAYS ?? null,
      minutesPerDay: config.VOICE_DAILY_MINUTES,
      longestCallMinutes: defaultSessionLimits.callSeconds / 60,
    }
  }

  const { VAPI_PUBLIC_KEY: publicKey, VAPI_ASSISTANT_ID: assistantId } = config
  const who = assistantId === undefined ? assistant && { assistant } : { assistantId }
  if (publicKey === undefined || !who) {
    throw new InvalidConfigError([
      ...(publicKey === undefined ? ['VAPI_PUBLIC_KEY is not set: VOICE_PROVIDER=vapi needs it.'] : []),
      ...(who
        ? []
        : [
            `VAPI_ASSISTANT_ID is not set: VOICE_PROVIDER=vapi needs it, or an assistant in ${contentPath}/hosted-assistant.ts.`,
          ]),
    ])
  }
  const longestCallSeconds = ('assistant' in who && assistant?.maxDurationSeconds) || hostedCallSeconds
  return {
    provider: 'vapi',
    apiUrl: config.VAPI_API_URL,
    publicKey,
    privateKey: config.VAPI_PRIVATE_KEY,
    who,
    minutesPerDay: config.VOICE_DAILY_MINUTES,
    longestCallMinutes: Math.ceil(longestCallSeconds / 60),
  }
}

/** The language of a call: that of the site, or English without a language model, which reads every other one. */
export const callLanguage = (
  { languageModel }: Pick<Extract<VoiceSettings, { provider: 'embedded' }>, 'languageModel'>,
  language = siteLanguage,
): Language => (languageModel || language.code === 'en' ? language : describeLanguage('en'))

/** Whether the site is in another language, and its assistant understands and speaks English only, for want of a language model. */
export const answersInEnglishOnly = (
  { VOICE_PROVIDER, VOICE_LLM_URL }: Pick<Config, 'VOICE_PROVIDER' | 'VOICE_LLM_URL'>,
  { code } = siteLanguage,
): boolean => code !== 'en' && VOICE_PROVIDER === 'embedded' && VOICE_LLM_URL === undefined

function endpoint(
  url: string | undefined,
  key: string | undefined,
  model: string | undefined,
): Endpoint | undefined {
  return url === undefined ? undefined : { url, key, model }
}
