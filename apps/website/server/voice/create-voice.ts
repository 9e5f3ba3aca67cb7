import type { Hono } from 'hono'
import type { AppEnvironment } from '#server/app-environment.ts'
import type { PolicySources } from '#server/http/content-security-policy.ts'
import type { Log } from '#server/log/create-log.ts'
import type { UsageStore } from '#server/usage/usage-store.ts'
import { createCallAllowance } from './call-allowance.ts'
import { createHostedPlatform } from './hosted-platform.ts'
import { hostedPlatformSources } from './hosted-platform-sources.ts'
import { createVoiceCallsApi } from './voice-calls-api.ts'
import { createVoiceOffApi } from './voice-off-api.ts'
import type { VoiceSettings } from './voice-settings.ts'

/** What a site needs for the calls of its visitors. */
export type Voice = {
  /** To be mounted at `/voice`. */
  api: Hono<AppEnvironment>
  /** What the content security policy opens for calls. */
  opened: PolicySources
}

/** Makes the calls of a site, by whichever provider was chosen. */
export function createVoice(options: { settings: VoiceSettings; usage: UsageStore; log: Log }): Voice {
  const { settings, usage, log } = options
  switch (settings.provider) {
    case 'off':
      return { api: createVoiceOffApi(), opened: {} }
    case 'vapi': {
      const { apiUrl, publicKey, who, minutesPerDay, longestCallMinutes } = settings
      return {
        api: createVoiceCallsApi({
          createCall: createHostedPlatform({ apiUrl, publicKey, who }),
          allowance: createCallAllowance({ usage, minutesPerDay, longestCallMinutes }),
          log,
        }),
        opened: hostedPlatformSources,
      }
    }
  }
}
