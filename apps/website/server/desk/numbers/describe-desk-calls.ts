import type { Config } from '#server/runtime/config.ts'
import type { VoiceSettings } from '#server/voice/voice-settings.ts'
import type { DeskDependencies } from '../desk-dependencies.ts'

/** What the numbers say about calls, from the settings. */
export function describeDeskCalls(
  settings: VoiceSettings,
  { RETENTION_CALLS_DAYS: daysKept }: Pick<Config, 'RETENTION_CALLS_DAYS'>,
): DeskDependencies['calls'] {
  if (settings.provider === 'off') return null
  const { minutesPerDay } = settings
  return settings.provider === 'embedded' ? { minutesPerDay, daysKept } : { minutesPerDay }
}
