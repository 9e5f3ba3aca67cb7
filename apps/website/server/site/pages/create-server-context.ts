import type { Articles } from '#contract/articles.ts'
import type { VisitorBooking } from '#server/appointments/visitor-booking.ts'
import type { ServerContext } from '#contract/pages.ts'
import { promotion } from '#content/promotion.ts'
import type { Config } from '#server/runtime/config.ts'
import type { ReceiveConsultation } from '#server/requests/receive/receive-consultation.ts'
import { answersInEnglishOnly } from '#server/voice/voice-settings.ts'
import { currentPromotion } from '#agency/schema/promotion.ts'
import { calendarDay } from '#server/runtime/calendar-day.ts'

/** The settings that pages depend on. */
export type SiteSettings = Pick<
  Config,
  | 'PUBLIC_URL'
  | 'ALLOWED_ORIGINS'
  | 'TIME_ZONE'
  | 'VISITOR_METRICS'
  | 'PROOF_OF_WORK'
  | 'VISIT_SOURCE'
  | 'VOICE_PROVIDER'
  | 'VOICE_LLM_URL'
  | 'RETENTION_REQUESTS_DAYS'
  | 'RETENTION_BACKUPS_DAYS'
>

/** Creates what the loaders and actions of one request may use of the server. */
export function createServerContext(options: {
  config: SiteSettings
  articles: Articles | null
  booking?: VisitorBooking | null | undefined
  callNotice: string | null
  origin: string
  client: string
  guest?: string | undefined
  receiveConsultation: ReceiveConsultation
}): ServerContext {
  const { config, articles, booking, callNotice, origin, client, guest, receiveConsultation } = options
  return {
    site: {
      origin,
      hasPublicUrl: config.PUBLIC_URL !== undefined,
      measuresVisits: config.VISITOR_METRICS === 'on',
      guests: config.ALLOWED_ORIGINS.map((each) => new URL(each).host),
      retention: {
        visits: config.VISIT_SOURCE === 'on',
        requestsDays: config.RETENTION_REQUESTS_DAYS ?? null,
        backupsDays: config.RETENTION_BACKUPS_DAYS ?? null,
      },
      promotion: currentPromotion(promotion, calendarDay(config.TIME_ZONE, new Date())),
    },
    articles,
    booking: booking?.({ client, guest }) ?? null,
    voice: {
      provider: config.VOICE_PROVIDER,
      notice: callNotice,
      ...(answersInEnglishOnly(config) && { isInEnglish: true }),
    },
    receiveConsultation: (input, idempotencyKey) =>
      receiveConsultation({ input, idempotencyKey, client, guest }),
  }
}
