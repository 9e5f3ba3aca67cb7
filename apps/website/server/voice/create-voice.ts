import type { ModelOutcome } from '@frontdesk/voice-platform'
import type { OriginRule } from '#server/runtime/http/origin-rule.ts'
import type { Log } from '#server/runtime/log.ts'
import type { TransactionRunner } from '#server/store/transaction.ts'
import { createVoiceCallStore } from './calls/create-voice-call-store.ts'
import { createCallAllowance } from './call-allowance.ts'
import { createEmbeddedVoice } from './embedded/create-embedded-voice.ts'
import { createHostedPlatform } from './hosted/hosted-platform.ts'
import { hostedPlatformSources } from './hosted/hosted-platform-sources.ts'
import type { TaughtAnswers } from './knowledge/create-taught-answers.ts'
import type { Voice } from './voice.ts'
import { recordsVideo } from './hosted/created-call.ts'
import { createVoiceCallsApi } from './hosted/voice-calls-api.ts'
import { createVoiceOffApi } from './voice-off-api.ts'
import type { VoiceSettings } from './voice-settings.ts'

/** Creates the calls of a site through the configured provider. */
export function createVoice(options: {
  settings: VoiceSettings
  /** The notice about calls (`describeCalls`); the assistant says the same. Null if calls are off. */
  callNotice: string | null
  store: Pick<TransactionRunner, 'run'>
  /** The answers that staff taught the assistant at the desk. */
  taughtAnswers: TaughtAnswers
  originRule: OriginRule
  onModelOutcome?: ((outcome: ModelOutcome) => void) | undefined
  log: Log
}): Voice {
  const { settings, callNotice, store, taughtAnswers, originRule, onModelOutcome, log } = options
  const elsewhere = { warm: () => {}, close: async () => {} }
  switch (settings.provider) {
    case 'off':
      return { ...elsewhere, api: createVoiceOffApi(), opened: () => ({}) }
    case 'vapi': {
      const { apiUrl, publicKey, who, minutesPerDay, longestCallMinutes } = settings
      return {
        ...elsewhere,
        api: createVoiceCallsApi({
          createCall: createHostedPlatform({ apiUrl, publicKey, who }),
          allowance: createCallAllowance({ store, minutesPerDay, longestCallMinutes }),
          log,
        }),
        opened: () => hostedPlatformSources,
        usesCamera: 'assistant' in who && recordsVideo(who.assistant),
      }
    }
    case 'embedded': {
      const { minutesPerDay, longestCallMinutes } = settings
      return createEmbeddedVoice({
        settings,
        callNotice: callNotice ?? '',
        allowance: createCallAllowance({ store, minutesPerDay, longestCallMinutes }),
        calls: createVoiceCallStore(store),
        taughtAnswers,
        originRule,
        onModelOutcome,
        log,
      })
    }
  }
}
