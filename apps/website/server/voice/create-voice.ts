import type { ModelOutcome, ReadFreeTimes } from '@frontdesk/voice-platform'
import { Hono } from 'hono'
import { Counter } from 'prom-client'
import type { OriginRule } from '@frontdesk/voice-platform/origin-rule'
import type { SharedLimits } from '@frontdesk/voice-platform/shared-limits'
import type { Log } from '#server/runtime/log.ts'
import type { TransactionRunner } from '#server/store/transaction.ts'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'
import type { Metrics } from '#server/runtime/metrics.ts'
import { createVoiceCallStore } from './calls/voice-call-store.ts'
import { createCallAllowance } from './call-allowance.ts'
import { createEmbeddedVoice } from './embedded/create-embedded-voice.ts'
import { openHostedCalls } from './hosted/hosted-calls.ts'
import { returnHostedMinutes } from './hosted/return-hosted-minutes.ts'
import { createHostedPlatform, recordsVideo } from './hosted/hosted-platform.ts'
import { hostedPlatformSources, createVoiceCallsApi } from './hosted/voice-calls-api.ts'
import type { PublishedArticles } from './knowledge/known-articles.ts'
import type { TaughtAnswers } from './knowledge/taught-answers.ts'
import type { Voice } from './voice.ts'
import type { VoiceSettings } from './voice-settings.ts'
import { platformError } from './platform-error.ts'

/** Creates the calls of a site through the configured provider. */
export function createVoice(options: {
  settings: VoiceSettings
  /** The notice about calls (`describeCalls`); the assistant says the same. Null if calls are off. */
  callNotice: string | null
  store: Pick<TransactionRunner, 'run'>
  /** The answers that staff taught the assistant at the desk. */
  taughtAnswers: TaughtAnswers
  /** The articles that the built-in assistant knows. */
  published?: PublishedArticles
  /** Reads what visitors can book; absent without appointments. */
  readFreeTimes?: ReadFreeTimes | undefined
  originRule: OriginRule
  onModelOutcome?: ((outcome: ModelOutcome) => void) | undefined
  /** Counts the built-in calls of all languages together. */
  shared?: SharedLimits | undefined
  log: Log
}): Voice {
  const { settings, callNotice, store, taughtAnswers, readFreeTimes, originRule, onModelOutcome, log } =
    options
  const { published = () => undefined, shared } = options
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
      return createEmbeddedVoice({
        settings,
        callNotice: callNotice ?? '',
        allowance: createCallAllowance({ store, minutesPerDay, longestCallMinutes }),
        calls: createVoiceCallStore(store),
        taughtAnswers,
        published,
        readFreeTimes,
        originRule,
        onModelOutcome,
        shared,
        log,
      })
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
