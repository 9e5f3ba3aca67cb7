import { Hono } from 'hono'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'
import type { OriginRule } from '@frontdesk/voice-platform/origin-rule'
import {
  createPushRoutes,
  type PushRoutesOptions,
} from '#server/requests/delivery/channels/push/push-routes.ts'
import { problemResponse } from '#server/runtime/http/problem.ts'
import { createStaff, type StaffOptions } from './staff/create-staff.ts'
import { ownPagesOnly, privateResponses, requireStaff } from './staff/guard/require-staff.ts'
import { contact } from '#content/contact.ts'
import { siteStaffLanguage } from '#contract/staff-words/site-staff-words.ts'
import { createCalendarsApi } from './calendars/calendars-api.ts'
import { createAppointmentsApi } from './appointments/appointments-api.ts'
import { createCallsApi } from './calls/calls-api.ts'
import { createBusinessHours } from './business-hours.ts'
import type { DeskContext } from './desk-context.ts'
import { findServices } from './desk-edition.ts'
import type { ServeDesk } from './load-desk.ts'
import { createMailboxApi } from './mailbox/mailbox-api.ts'
import { createImportApi } from './import-api.ts'
import { createEventsApi } from './requests/events-api.ts'
import { createQuestionsApi } from './questions/questions-api.ts'
import { createChangesApi } from './requests/changes-api.ts'
import { createRequestsApi } from './requests/requests-api.ts'
import { createNumbersApi } from './numbers-api.ts'
import { createPrivacyApi } from './privacy-api.ts'
import { createTemplatesApi } from './templates/templates-api.ts'
import { createWorkspaceApi } from './workspace-api.ts'

/** The desk: `pages` under `/inbox`, `api` under `/api/desk`. */
type Desk = { pages: Hono<AppEnvironment>; api: Hono<AppEnvironment> }

/** Assembles the desk: the entrance is public, and everything behind it is for staff. */
export function createDesk(
  options: StaffOptions &
    DeskApiOptions & {
      originRule: OriginRule
      push: Omit<PushRoutesOptions, 'store'>
      serveFile: ServeDesk
    },
): Desk {
  const staff = createStaff(options)
  const guard = requireStaff(staff.sessions)

  const pages = new Hono<AppEnvironment>()
  pages.use(privateResponses, ownPagesOnly(options.originRule))
  pages.route('/', staff.entrance)
  pages.use(guard)
  pages.get(
    '*',
    (c) => options.serveFile(c.req.raw, c.var.staff.language ?? siteStaffLanguage) ?? c.notFound(),
  )
  pages.all('*', () =>
    problemResponse({ status: 405, title: 'Method not allowed', detail: 'Use GET.' }, { Allow: 'GET, HEAD' }),
  )

  const api = new Hono<AppEnvironment>()
  api.use(privateResponses, ownPagesOnly(options.originRule), guard)
  api.route('/', staff.api)
  api.route('/push', createPushRoutes({ store: options.store, ...options.push }))
  api.route('/', createDeskApi(options))
  api.all('*', () => problemResponse({ status: 404, title: 'Not found', detail: 'There is no such API.' }))

  return { pages, api }
}

export type DeskApiOptions = Omit<DeskContext, 'responseTime' | 'services' | 'now'> & { now?: () => Date }

/** The desk's own endpoints under `/api/desk`, behind the guard, as listed in `contract/desk/`. */
function createDeskApi(options: DeskApiOptions): Hono<AppEnvironment> {
  const { now = () => new Date(), timeZone } = options
  const { openingHours, holidays, responseTime, responseBusinessHours } = contact
  const context: DeskContext = {
    ...options,
    services: findServices(options.editions),
    now,
    responseTime: {
      text: responseTime,
      clock: createBusinessHours({ timeZone, openingHours, holidays }),
      businessHours: responseBusinessHours,
    },
  }
  const api = new Hono<AppEnvironment>()
  api.route('/', createRequestsApi(context))
  api.route('/', createChangesApi(context))
  api.route('/', createEventsApi(context))
  api.route('/', createNumbersApi(context))
  api.route('/', createImportApi(context))
  api.route('/privacy', createPrivacyApi(context))
  api.route('/', createWorkspaceApi(context))
  api.route('/', createMailboxApi(context))
  api.route('/', createCalendarsApi(context))
  api.route('/', createTemplatesApi(context))
  api.route('/', createCallsApi(context))
  api.route('/', createAppointmentsApi(context))
  api.route('/', createQuestionsApi(context))
  return api
}
