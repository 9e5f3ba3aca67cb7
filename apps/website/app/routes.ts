import { createRequire } from 'node:module'
import { index, route, type RouteConfig } from '@react-router/dev/routes'
import { articleRoutes } from './pages/articles/article-routes.ts'
import type * as Appointments from '#contract/has-appointments.ts'
import type * as SiteMap from '#contract/site-map.ts'
import type * as HomePath from '#contract/home-path.ts'
import type * as OwnPages from '#contract/own-pages.ts'
import type * as SitePages from '#contract/site-pages.ts'

/* The bundler that evaluates this file always resolves `#content/` to the sample, and Node to the chosen agency. */
const read = createRequire(import.meta.url)
const { sitePages } = read('#contract/site-pages.ts') as typeof SitePages
const { ownForms, ownParts } = read('#contract/own-pages.ts') as typeof OwnPages
const { bookingPath } = read('#contract/home-path.ts') as typeof HomePath
const { hasAppointments } = read('#contract/has-appointments.ts') as typeof Appointments
const { articlesList, serviceLayouts } = read('#contract/site-map.ts') as typeof SiteMap

/** The page of a service is rendered by its layout, an own page by its sections, any other page by a folder of its own. */
function fileOf(id: string): string {
  if (id in ownParts) return `./pages/own/${id in ownForms ? 'own-form-page' : 'own-page'}.tsx`
  const layout = serviceLayouts.get(id)
  return layout === undefined ? `./pages/${id}/${id}.tsx` : `./pages/service/${layout}-page.tsx`
}

/**
 * The URL contract: the pages with their addresses from the content. A route has the id of its page. The API, the health
 * checks and the discovery files are in `server/create-app.ts`.
 */
export default [
  ...sitePages.map(({ id, path }) =>
    path === '/' ? index(fileOf(id), { id }) : route(path, fileOf(id), { id }),
  ),
  ...(articlesList === null ? [] : articleRoutes(articlesList.path)),
  ...(hasAppointments
    ? [
        route(`${bookingPath}/:kind`, './pages/book/book.tsx', { id: 'book' }),
        route(`${bookingPath}/:kind/:token`, './pages/book/appointment.tsx', { id: 'appointment' }),
      ]
    : []),
  route('*', './pages/not-found/not-found.tsx'),
] satisfies RouteConfig
