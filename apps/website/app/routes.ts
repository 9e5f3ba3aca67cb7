import { createRequire } from 'node:module'
import { index, route, type RouteConfig } from '@react-router/dev/routes'

// Through Node, not through the bundler that reads this file: only Node follows `#content/` to a fixture agency.
const { sitePages } = createRequire(import.meta.url)(
  '#agency/site-pages.ts',
) as typeof import('#agency/site-pages.ts')

/** The URL contract: a folder a page, its address from content. The API, the health checks and the discovery files are in `server/create-app.ts`. */
export default [
  ...sitePages.map(({ id, path }) =>
    path === '/' ? index('./pages/home/home.tsx') : route(path.slice(1), `./pages/${id}/${id}.tsx`),
  ),
  route('*', './pages/not-found/not-found.tsx'),
] satisfies RouteConfig
