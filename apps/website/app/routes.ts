import { index, route, type RouteConfig } from '@react-router/dev/routes'

/** The URL contract. The API, the health checks and the discovery files are in `server/create-app.ts`. */
export default [
  index('./pages/home/home.tsx'),
  route('services', './pages/services/services.tsx'),
  route('customer-support', './pages/customer-support/customer-support.tsx'),
  route('crm-integration', './pages/crm-integration/crm-integration.tsx'),
  route('scheduling', './pages/scheduling/scheduling.tsx'),
  route('case-studies', './pages/case-studies/case-studies.tsx'),
  route('privacy', './pages/privacy/privacy.tsx'),
  route('*', './pages/not-found/not-found.tsx'),
] satisfies RouteConfig
