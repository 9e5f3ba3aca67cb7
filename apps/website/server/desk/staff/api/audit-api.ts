import { Hono } from 'hono'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'
import { requireAdmin } from '../guard/require-staff.ts'
import type { StaffDependencies } from '../staff-dependencies.ts'
import { listAudit } from '#server/store/audit-transactions.ts'

const pageLength = 50

/**
 * `/api/desk/audit`: who viewed and changed what, newest first; for admins. `before` is the id of the last known entry.
 */
export function createAuditApi({ store }: StaffDependencies): Hono<AppEnvironment> {
  const api = new Hono<AppEnvironment>()
  api.get('/', requireAdmin, async (c) => {
    const before = c.req.query('before') ?? null
    const found = await store.run(listAudit, { before, limit: pageLength + 1 })
    const entries = found.slice(0, pageLength)
    const next = found.length > pageLength ? (entries.at(-1)?.id ?? null) : null
    return c.json({ entries, next })
  })
  return api
}
