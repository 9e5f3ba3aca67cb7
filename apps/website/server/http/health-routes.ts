import { Hono } from 'hono'
import type { AppEnvironment } from '#server/app-environment.ts'

/** What has to be true before requests may be sent here. */
export type Readiness = { store: boolean; pages: boolean; accepting: boolean }

/** `/healthz`: the process answers. `/readyz`: it can serve visitors, and says what is missing when it cannot. */
export function createHealthRoutes(readiness: () => Promise<Readiness>): Hono<AppEnvironment> {
  const noStore = { 'Cache-Control': 'no-store' }
  return new Hono<AppEnvironment>()
    .get('/healthz', (c) => c.json({ status: 'ok' }, 200, noStore))
    .get('/readyz', async (c) => {
      const ready = await readiness()
      return c.json(ready, Object.values(ready).every(Boolean) ? 200 : 503, noStore)
    })
}
