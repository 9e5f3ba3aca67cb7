import { index, route, type RouteConfig } from '@react-router/dev/routes'
import { readSitePages } from '../agency/read-site-pages.ts'

/**
 * The URL contract: one folder per page, with its address from the content. The API, the health checks and the
 * discovery files are in `server/create-app.ts`.
 */
export default [
  ...readSitePages().map(({ id, path }) =>
    path === '/' ? index('./pages/home/home.tsx') : route(path.slice(1), `./pages/${id}/${id}.tsx`),
  ),
  route('*', './pages/not-found/not-found.tsx'),
] satisfies RouteConfig
