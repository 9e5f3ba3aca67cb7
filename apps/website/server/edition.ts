import { appointmentsFile } from '#agency/appointments.ts'
import { homePath, voicePath } from '#contract/home-path.ts'
import { siteLanguage } from '#contract/language.ts'
import { openAppointments } from './appointments/open-appointments.ts'
import { createVisitorChannels } from './requests/delivery/channels/create-channels.ts'
import { createReceiveConsultation } from './requests/receive/receive-consultation.ts'
import { createSiteRoutes } from './site/create-site-routes.ts'
import { sitemapEntries } from './site/discovery.ts'
import { deskEdition } from './desk/desk-edition.ts'
import { createPlainPage } from './site/pages/plain-page.ts'
import { loadSite } from './site/pages/site.ts'
import { createVoice } from './voice/create-voice.ts'
import { describeCalls } from './voice/describe-calls.ts'
import { answersInEnglishOnly, readVoiceSettings } from './voice/voice-settings.ts'

/**
 * All that reads the content and meets a visitor. A site in several languages loads it once for each
 * (`agency/register-agency.ts`); the store and everything below it is the same for all.
 */
export const edition = {
  language: siteLanguage,
  homePath,
  voicePath,
  appointments: appointmentsFile?.appointments,
  createPlainPage,
  createReceiveConsultation,
  createSiteRoutes,
  createVisitorChannels,
  deskEdition,
  answersInEnglishOnly,
  createVoice,
  describeCalls,
  loadSite,
  openAppointments,
  readVoiceSettings,
  sitemapEntries,
}

/** The site in one language. */
export type Edition = typeof edition
