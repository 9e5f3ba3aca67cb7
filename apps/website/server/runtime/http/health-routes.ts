import { Hono } from 'hono'
import type { AppEnvironment } from './app-environment.ts'

/** The conditions for receiving requests. */
export type Readiness = { store: boolean; pages: boolean; accepting: boolean }

/**
 * `/healthz` answers while the process runs. `/readyz` answers 200 if it can serve visitors, and otherwise names what
 * is missing.
 */
export function createHealthRoutes(readiness: () => Promise<Readiness>): Hono<AppEnvironment> {
  const noStore = { 'Cache-Control': 'no-store' }
  return new Hono<AppEnvironment>()
    .get('/healthz', (c) => c.json({ status: 'ok' }, 200, noStore))
    .get('/readyz', async (c) => {
      const ready = await readiness()
      return c.json(ready, Object.values(ready).every(Boolean) ? 200 : 503, noStore)
    })
}
