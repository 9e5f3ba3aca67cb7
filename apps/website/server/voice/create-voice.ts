import type { ModelOutcome } from '@frontdesk/voice-platform'
import { Hono } from 'hono'
import { Counter } from 'prom-client'
import type { TransactionRunner } from '#server/store/transaction.ts'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'
import type { Metrics } from '#server/runtime/metrics.ts'
import { createVoiceCallStore } from './calls/voice-call-store.ts'
import { createCallAllowance } from './call-allowance.ts'
import { createEmbeddedVoice } from './embedded/create-embedded-voice.ts'
import type { EmbeddedAssistant } from './embedded/start-embedded-platform.ts'
import { openHostedCalls } from './hosted/hosted-calls.ts'
import { returnHostedMinutes } from './hosted/return-hosted-minutes.ts'
import { createHostedPlatform, recordsVideo } from './hosted/hosted-platform.ts'
import { hostedPlatformSources, createVoiceCallsApi } from './hosted/voice-calls-api.ts'
import type { PublishedArticles } from './knowledge/known-articles.ts'
import type { Voice } from './voice.ts'
import type { VoiceSettings } from './voice-settings.ts'
import { platformError } from './platform-error.ts'

type VoiceOptions = Omit<EmbeddedAssistant, 'settings' | 'callNotice' | 'published'> & {
  settings: VoiceSettings
  /** Null if calls are off. */
  callNotice: string | null
  published?: PublishedArticles
  store: Pick<TransactionRunner, 'run'>
}

/** Creates the calls of a site through the configured provider. */
export function createVoice(options: VoiceOptions): Voice {
  const { settings, callNotice, published = () => undefined, store, ...parts } = options
  const { originRule, log } = parts
  const elsewhere = { warm: async () => {}, close: async () => {} }
  switch (settings.provider) {
    case 'off':
      return { ...elsewhere, api: createVoiceOffApi(), opened: () => ({}) }
    case 'vapi': {
      const { apiUrl, publicKey, privateKey, who, minutesPerDay, longestCallMinutes } = settings
      const calls = privateKey === undefined ? null : openHostedCalls(settings, log)
      const minutes =
        calls &&
        returnHostedMinutes(calls, (error) => log.error('unused minutes could not be returned', error))
      return {
        ...elsewhere,
        close: async () => minutes?.close(),
        api: createVoiceCallsApi({
          createCall: createHostedPlatform({ apiUrl, publicKey, who }),
          allowance: createCallAllowance({ store, minutesPerDay, longestCallMinutes }),
          originRule,
          onCreated: minutes?.remember,
          log,
        }),
        opened: () => hostedPlatformSources,
        usesCamera: 'assistant' in who && recordsVideo(who.assistant),
      }
    }
    case 'embedded': {
      const { minutesPerDay, longestCallMinutes } = settings
      return createEmbeddedVoice(
        { ...parts, settings, callNotice: callNotice ?? '', published },
        {
          allowance: createCallAllowance({ store, minutesPerDay, longestCallMinutes }),
          callStore: createVoiceCallStore(store),
        },
      )
    }
  }
}

/** Mounted at `/voice` when calls are off. */
function createVoiceOffApi(): Hono<AppEnvironment> {
  return new Hono<AppEnvironment>().all('*', () =>
    platformError(501, 'Voice calls are switched off on this site.'),
  )
}

/** Counts the turns of calls that went to the language model, by outcome. */
export function countModelAnswers(metrics: Metrics): (outcome: ModelOutcome) => void {
  const answers = new Counter({
    name: 'frontdesk_voice_model_answers_total',
    help: 'Turns of calls that went to the language model, by what became of them',
    labelNames: ['outcome'],
    registers: [metrics],
  })
  return (outcome) => answers.inc({ outcome })
}
