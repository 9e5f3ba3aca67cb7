import { Hono } from 'hono'
import type { AppEnvironment } from './runtime/http/app-environment.ts'
import type { Config } from './runtime/config.ts'
import {
  createConsultationsApi,
  type ReceiveConsultation,
  countConsultations,
} from './requests/receive/receive-consultation.ts'
import type { Database } from './store/open-database.ts'
import { StoreUnavailableError, storeUnavailableResponse } from './store/store-unavailable-error.ts'
import { createDesk, type DeskApiOptions } from './desk/create-desk.ts'
import { failedPage } from './site/failed-page.ts'
import { chooseLanguage, languageChoice } from './site/language-choice.ts'
import { forEachLanguage, type InEachLanguage, type OpenedEdition } from './editions.ts'
import { createHealthRoutes, type Readiness } from './runtime/http/health-routes.ts'
import { createMinuteLimit } from './runtime/http/minute-limit.ts'
import { createOriginRule, createVisitorReader } from './runtime/http/visitor.ts'
import { problemResponse } from './runtime/http/problem.ts'
import type { Log } from '#server/runtime/log.ts'
import { createMetricsRoute, type Metrics } from '#server/runtime/metrics.ts'
import { knownMethods } from './runtime/http/known-methods.ts'
import { originGuard } from './site/origin-guard.ts'
import { requestLog } from './runtime/http/request-log.ts'
import { securityHeaders } from './runtime/http/security-headers.ts'
import { visitor } from '#server/runtime/http/visitor.ts'
import type { MailInvitation } from './desk/staff/mail-invitation.ts'
import { readProviderSettings } from './desk/staff/credentials/provider.ts'
import { createFormScript } from './site/form-script.ts'
import type { SiteSettings } from './site/pages/create-server-context.ts'
import type { ServeDesk } from '#server/desk/load-desk.ts'
import { type ProofOfWork, createProofRoute, proofAddress } from './requests/spam/proof-of-work.ts'
import { visitsAddress } from './site/visits/visit-report.ts'
import { createVisitsApi } from './site/visits/visits-api.ts'

/** The dependencies of the app. Everything that reads, waits or listens is passed in. */
export type AppDependencies = {
  editions: InEachLanguage<OpenedEdition>
  config: Pick<
    Config,
    | 'TRUSTED_PROXIES'
    | 'ALLOWED_ORIGINS'
    | 'METRICS_TOKEN'
    | 'RATE_LIMIT_PER_MINUTE'
    | 'OIDC_ISSUER'
    | 'OIDC_CLIENT_ID'
    | 'OIDC_CLIENT_SECRET'
  > &
    SiteSettings
  log: Log
  metrics: Metrics
  /** Absent if the site requires none. */
  proofOfWork?: ProofOfWork | undefined
  /** The desk's files, for signed-in staff. */
  serveDeskFile: ServeDesk
  /** Used by the desk and its sign-in. */
  store: Pick<Database, 'run' | 'read'>
  /** How the desk receives changes, and what happens to mails that it sends. */
  desk: Pick<
    DeskApiOptions,
    | 'watch'
    | 'channels'
    | 'canSendMail'
    | 'calendar'
    | 'calendarAccess'
    | 'mailbox'
    | 'onEnqueued'
    | 'erasures'
    | 'calls'
    | 'requestRetentionDays'
    | 'hostedCalls'
  >
  /** Mails invitations to the desk; absent or null without a mail server. */
  mailInvitation?: MailInvitation | null
  /** How staff's browsers subscribe to push. */
  push: Parameters<typeof createDesk>[0]['push']
  /** The development server writes its own inline scripts and styles, so its answers carry no policy for them. */
  isDeveloping?: boolean
  readiness: () => Promise<Readiness>
}

/** Creates the site as one function from request to answer: use `app.fetch` behind a socket, `app.request` in tests. */
export function createApp(dependencies: AppDependencies): Hono<AppEnvironment> {
  const { config, log, metrics, isDeveloping = false, readiness, proofOfWork } = dependencies
  const countConsultation = countConsultations(metrics)
  const languages = forEachLanguage(dependencies.editions, (opened) => {
    const { edition, site } = opened
    const receiveConsultation: ReceiveConsultation = async (incoming) => {
      const outcome = await opened.receiveConsultation(incoming)
      countConsultation(outcome)
      return outcome
    }
    const booking = opened.createBooking?.(receiveConsultation) ?? null
    return {
      ...opened,
      tag: edition.language.tag,
      homePath: edition.homePath,
      receiveConsultation,
      booking,
      plainPage: edition.createPlainPage(site.stylesheets),
      sitemap: (origin: string) => edition.sitemapEntries(origin, site.articles?.().published ?? []),
    }
  })
  const [spoken, ...others] = languages
  const { plainPage, site, voice } = spoken

  const app = new Hono<AppEnvironment>()
  app.use(requestLog(log, metrics))
  app.use(
    securityHeaders({
      opened: voice.opened,
      usesCamera: voice.usesCamera ?? false,
      hasPolicy: !isDeveloping,
    }),
  )
  app.use(knownMethods)
  app.use(visitor(createVisitorReader(config)))
  const originRule = createOriginRule(config)
  app.use(originGuard(originRule, plainPage))

  app.route('/', createHealthRoutes(readiness))
  app.route('/metrics', createMetricsRoute(metrics, config.METRICS_TOKEN))
  app.route(
    '/api/consultations',
    createConsultationsApi((asked) => chooseLanguage(asked, languages).receiveConsultation),
  )
  app.route(proofAddress, createProofRoute(proofOfWork))
  if (config.VISITOR_METRICS === 'on') {
    app.route(visitsAddress, createVisitsApi({ metrics, log, isScript: site.isScript }))
  }
  for (const each of languages) app.route(each.edition.voicePath, each.voice.api)
  const desk = createDesk({
    ...dependencies.desk,
    editions: forEachLanguage(dependencies.editions, ({ edition }) => edition.deskEdition),
    timeZone: config.TIME_ZONE,
    store: dependencies.store,
    stylesheets: site.stylesheets,
    provider: readProviderSettings(config),
    mailInvitation: dependencies.mailInvitation ?? null,
    push: dependencies.push,
    serveFile: dependencies.serveDeskFile,
    originRule,
    log,
  })
  app.route('/inbox', desk.pages)
  app.route('/api/desk', desk.api)
  app.all('/api/*', () =>
    problemResponse({ status: 404, title: 'Not found', detail: 'There is no such API.' }),
  )
  app.route('/', createFormScript({ originRule, log }))
  if (others.length > 0) app.use(languageChoice(languages))
  // While a further language is developed, there is no other.
  if (spoken.homePath !== '/') app.get('/', (c) => c.redirect(spoken.homePath))
  // The default language last: all other addresses are its own.
  const elsewhere = others.map(({ sitemap }) => sitemap)
  const refusals = createMinuteLimit({ ofOne: config.RATE_LIMIT_PER_MINUTE, ofAll: Infinity })
  for (const each of [...others, spoken]) {
    app.route(
      '/',
      each.edition.createSiteRoutes(each, { config, plainPage: each.plainPage, elsewhere, refusals, log }),
    )
  }

  app.onError((error, c) => {
    if (!c.req.path.startsWith('/api/'))
      return failedPage(error, { plainPage, log, requestId: c.var.requestId })
    // The store has logged it already. The answer says that the failure is temporary.
    if (error instanceof StoreUnavailableError) return storeUnavailableResponse(c.req.method === 'GET')
    log.error('a request failed', error, { requestId: c.var.requestId })
    return problemResponse({
      status: 500,
      title: 'Server error',
      detail: 'Something went wrong here. Try again.',
    })
  })
  return app
}
