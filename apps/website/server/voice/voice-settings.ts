import { hostedAssistant } from '#content/hosted-assistant.ts'
import { type Config, InvalidConfigError } from '#server/config.ts'

/** How long a call lasts at most where the assistant does not say: the platform's default for `maxDurationSeconds`. */
const defaultCallSeconds = 600

/** What the chosen provider of calls needs, complete. */
export type VoiceSettings =
  | { provider: 'off' }
  | {
      provider: 'vapi'
      apiUrl: string
      publicKey: string
      /** Who answers: an assistant kept on the platform, or one in full. */
      who: { assistantId: string } | { assistant: object }
      minutesPerDay: number
      longestCallMinutes: number
    }

/**
 * Puts together the settings of calls from the environment and the site's content.
 * @throws InvalidConfigError with a sentence for each setting that the chosen provider needs and does not have.
 */
export function readVoiceSettings(
  config: Pick<
    Config,
    'VOICE_PROVIDER' | 'VOICE_DAILY_MINUTES' | 'VAPI_API_URL' | 'VAPI_PUBLIC_KEY' | 'VAPI_ASSISTANT_ID'
  >,
  assistant: typeof hostedAssistant = hostedAssistant,
): VoiceSettings {
  if (config.VOICE_PROVIDER === 'off') return { provider: 'off' }

  const { VAPI_PUBLIC_KEY: publicKey, VAPI_ASSISTANT_ID: assistantId } = config
  const who = assistantId === undefined ? assistant && { assistant } : { assistantId }
  if (publicKey === undefined || !who) {
    throw new InvalidConfigError([
      ...(publicKey === undefined ? ['VAPI_PUBLIC_KEY is not set: VOICE_PROVIDER=vapi needs it.'] : []),
      ...(who
        ? []
        : [
            'VAPI_ASSISTANT_ID is not set: VOICE_PROVIDER=vapi needs it, or an assistant in content/hosted-assistant.ts.',
          ]),
    ])
  }
  const longestCallSeconds = ('assistant' in who && assistant?.maxDurationSeconds) || defaultCallSeconds
  return {
    provider: 'vapi',
    apiUrl: config.VAPI_API_URL,
    publicKey,
    who,
    minutesPerDay: config.VOICE_DAILY_MINUTES,
    longestCallMinutes: Math.ceil(longestCallSeconds / 60),
  }
}
