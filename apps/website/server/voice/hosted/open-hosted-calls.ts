import type { Log } from '#server/runtime/log.ts'
import type { VoiceSettings } from '../voice-settings.ts'
import { createHostedCalls, type HostedCalls } from './create-hosted-calls.ts'

const withoutKey: HostedCalls = {
  list: async () => ({
    outcome: 'failed',
    problem: 'The hosted platform carries the calls. Set VAPI_PRIVATE_KEY, and they are listed here.',
  }),
  read: async () => ({ outcome: 'found', value: null }),
}

/** Opens the calls of the hosted platform; null if the site does not use it. */
export function openHostedCalls(settings: VoiceSettings, log: Log): HostedCalls | null {
  if (settings.provider !== 'vapi') return null
  const { apiUrl, privateKey, who } = settings
  if (privateKey === undefined) return withoutKey
  return createHostedCalls({
    apiUrl,
    privateKey,
    assistantId: 'assistantId' in who ? who.assistantId : undefined,
    log,
  })
}
