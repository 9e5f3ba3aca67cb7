import { Hono } from 'hono'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'
import type { OriginRule } from '#server/runtime/http/origin-rule.ts'
import {
  createPushRoutes,
  type PushRoutesOptions,
} from '#server/requests/delivery/channels/push/create-push-routes.ts'
import { problemResponse } from '#server/runtime/http/problem.ts'
import { createStaff, type StaffOptions } from './staff/create-staff.ts'
import type { ServeStaticFile } from '#server/site/static-files.ts'
import { ownPagesOnly, privateResponses } from './staff/guard/private-responses.ts'
import { requireStaff } from './staff/guard/require-staff.ts'
import { createDeskApi, type DeskApiOptions } from './create-desk-api.ts'

/** The desk: `pages` under `/inbox`, `api` under `/api/desk`. */
export type Desk = { pages: Hono<AppEnvironment>; api: Hono<AppEnvironment> }

/** Assembles the desk: the entrance is public, and everything behind it is for staff. */
export function createDesk(
  options: StaffOptions &
    DeskApiOptions & {
      originRule: OriginRule
      push: Omit<PushRoutesOptions, 'store'>
      serveFile: ServeStaticFile
    },
): Desk {
  const staff = createStaff(options)
  const guard = requireStaff(staff.sessions)

  const pages = new Hono<AppEnvironment>()
  pages.use(privateResponses, ownPagesOnly(options.originRule))
  pages.route('/', staff.entrance)
  pages.use(guard)
  pages.get('*', (c) => options.serveFile(c.req.raw) ?? c.notFound())
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
