import {
  createVoicePlatform,
  createVoiceProviders,
  prepareConciergeProvider,
  type CallStore,
  type JoiningCall,
  type ReadFreeTimes,
  type ModelOutcome,
  type VoiceLog,
} from '@frontdesk/voice-platform'
import { voicePath } from '#contract/home-path.ts'
import { promotion } from '#content/promotion.ts'
import { voicePanel } from '#content/voice-panel.ts'
import type { OriginRule } from '@frontdesk/voice-platform/origin-rule'
import type { SharedLimits } from '@frontdesk/voice-platform/shared-limits'
import type { Log, LogFields } from '#server/runtime/log.ts'
import { calendarDay } from '#server/runtime/calendar-day.ts'
import { currentPromotion } from '#agency/schema/promotion.ts'
import { clientTools } from './client-tools.ts'
import type { PublishedArticles } from '../knowledge/known-articles.ts'
import type { TaughtAnswers } from '../knowledge/taught-answers.ts'
import { createSiteKnowledge } from '../knowledge/site-knowledge.ts'
import { callLanguage, type VoiceSettings } from '../voice-settings.ts'

/** The platform with this site's assistant, as created by `createVoicePlatform`; `close` ends every call. */
export type EmbeddedPlatform = Awaited<ReturnType<typeof startEmbeddedPlatform>>

/** What the assistant of this server is made of. */
export type EmbeddedAssistant = {
  settings: Extract<VoiceSettings, { provider: 'embedded' }>
  /** The notice about calls (`describeCalls`); the assistant says the same. */
  callNotice: string
  /** The answers that staff taught the assistant at the desk. */
  taughtAnswers: TaughtAnswers
  /** The articles that it knows. */
  published: PublishedArticles
  /** Reads what visitors can book; absent without appointments. */
  readFreeTimes?: ReadFreeTimes | undefined
  originRule: OriginRule
  onModelOutcome?: ((outcome: ModelOutcome) => void) | undefined
  /** Counts the calls of all languages together. */
  shared?: SharedLimits | undefined
  log: Log
}

/** Loads voice, detector, recogniser and knowledge, and serves the platform at `voicePath`. */
export async function startEmbeddedPlatform(
  options: EmbeddedAssistant & {
    callStore: CallStore
    admitCall: (joining: JoiningCall) => Promise<boolean>
  },
) {
  const { settings, callNotice, callStore, taughtAnswers, readFreeTimes, originRule, admitCall, shared } =
    options
  // Read the taught answers first, so that the questions are indexed only once.
  await taughtAnswers.refresh()
  const log = createVoiceLog(options.log)
  const readKnowledge = createSiteKnowledge(
    () => currentPromotion(promotion, calendarDay(settings.timeZone, new Date())),
    callNotice,
    () => taughtAnswers.current(),
    settings.requestRetentionDays,
    settings.timeZone,
    options.published,
    callLanguage(settings).tag,
  )
  const concierge = await prepareConciergeProvider(readKnowledge, readFreeTimes, log)
  const providers = await createVoiceProviders({
    dialogue: concierge,
    speechToText: settings.speechToText,
    languageModel: settings.languageModel && {
      ...settings.languageModel,
      concierge,
      onOutcome: options.onModelOutcome,
      shared,
    },
    textToSpeech: settings.textToSpeech,
    searchPath: settings.searchPath,
    log,
  })
  const platform = createVoicePlatform({
    providers,
    callStore,
    // The site itself deletes old calls, even when calls are off (openDatabase).
    limits: { callSeconds: settings.longestCallMinutes * 60, retentionDays: undefined },
    shared,
    tools: clientTools,
    assistantName: voicePanel.assistantName,
    apiKey: settings.apiKey,
    basePath: voicePath,
    originAllowed: (origin, host) => origin === undefined || originRule(origin, host) !== 'other',
    admitCall,
    log,
  })
  log.info('the voice platform is ready', {
    recogniser:
      providers.speechToText?.name ?? 'none: visitors type (npm run doctor lists what to install or set)',
  })
  return {
    ...platform,
    async close() {
      await platform.close()
      await providers.close()
    },
  }
}

/** Adapts the site's log for the voice platform. */
function createVoiceLog(log: Log): VoiceLog {
  return {
    info: (message, fields) => log.info(message, withoutStack(fields)),
    warn: (message, fields) => log.warn(message, withoutStack(fields)),
    error: (message, { error, ...fields } = {}) => log.error(message, error, fields),
  }
}

/**
 * A provider's failure is not a bug, so log it without a stack. The platform's own errors have static messages; any
 * other message could quote a visitor.
 */
function withoutStack(fields: LogFields = {}): LogFields {
  const { error } = fields
  if (!(error instanceof Error)) return fields
  return {
    ...fields,
    error: error.name === 'VoiceProviderError' ? `${error.name}: ${error.message}` : error.name,
  }
}
