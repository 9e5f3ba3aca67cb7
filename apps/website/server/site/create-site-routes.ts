import { Hono } from 'hono'
import { bookingPath } from '#contract/home-path.ts'
import type { VisitorBooking } from '#server/appointments/visitor-booking.ts'
import type { ReceiveConsultation } from '#server/requests/receive/receive-consultation.ts'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'
import type { MinuteLimit } from '#server/runtime/http/minute-limit.ts'
import type { Log } from '#server/runtime/log.ts'
import { createDiscoveryRoutes, type SitemapEntries } from './discovery.ts'
import { failedPage } from './failed-page.ts'
import { createFormerPaths } from './former-paths.ts'
import { createServerContext, type SiteSettings } from './pages/create-server-context.ts'
import { createPages } from './pages/pages.ts'
import type { PlainPage } from './pages/plain-page.ts'
import type { Site } from './pages/site.ts'

/** The site in one language, and what its pages use. */
export type SpokenSite = {
  site: Site
  /** The notice about calls for visitors; null if calls are off. */
  callNotice: string | null
  receiveConsultation: ReceiveConsultation
  /** Null without appointments. */
  booking: VisitorBooking | null
}

/** Answers the addresses of one language: its pages, feeds and files, and its former addresses. */
export function createSiteRoutes(
  { site, callNotice, receiveConsultation, booking }: SpokenSite,
  options: {
    config: SiteSettings
    plainPage: PlainPage
    /** The sitemap's entries of the other languages. */
    elsewhere?: readonly SitemapEntries[]
    /** Refused forms per minute and client, in all languages. */
    refusals: MinuteLimit
    log: Log
  },
): Hono<AppEnvironment> {
  const { config, plainPage, elsewhere = [], refusals, log } = options
  const routes = new Hono<AppEnvironment>()
  routes.route(
    '/',
    createDiscoveryRoutes({
      hasAddress: config.PUBLIC_URL !== undefined,
      published: () => site.articles?.().published ?? [],
      elsewhere,
    }),
  )
  routes.route('/', createFormerPaths())
  // A file, so no page of the browser's router, which would describe it to every visitor.
  routes.get(`${bookingPath}/:kind/:token/calendar.ics`, async (c, next) => {
    if (!booking) return next()
    const { kind, token } = c.req.param()
    const { origin, client } = c.var.visitor
    const page = c.req.path.slice(0, c.req.path.lastIndexOf('/'))
    const address = `${config.PUBLIC_URL ?? origin}${page}`
    const file = await booking({ client }).calendarFile(kind, token, address)
    // The page of the appointment explains itself.
    if (file === null) return c.redirect(page, 303)
    return c.body(file, 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${kind}.ics"`,
      'Cache-Control': 'private, no-store',
    })
  })
  routes.get('*', async (c, next) => site.serveStaticFile(c.req.raw) ?? next())
  routes.route(
    '/',
    createPages({
      site,
      contextFor: ({ var: { visitor: asking, guest } }) =>
        createServerContext({
          config,
          articles: site.articles?.() ?? null,
          booking,
          callNotice,
          origin: asking.origin,
          client: asking.client,
          guest,
          receiveConsultation,
        }),
      plainPage,
      log,
      refusals,
    }),
  )
  routes.onError((error, c) => failedPage(error, { plainPage, log, requestId: c.var.requestId }))
  return routes
}
