import type { AuditPage } from '#contract/desk/audit.ts'
import { Hono } from 'hono'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'
import type { Database } from '#server/store/open-database.ts'
import type { Log } from '#server/runtime/log.ts'
import { createAccountApi } from './account-api.ts'
import { createTeamApi } from './team-api.ts'
import { createSignInAttempts } from './credentials/sign-in-attempts.ts'
import { setDeskCookie } from './guard/desk-cookie.ts'
import type { MailInvitation } from './mail-invitation.ts'
import { createSignInRoutes } from './sign-in/sign-in-routes.ts'
import { createStaffPage } from './sign-in/staff-page.ts'
import { createWelcomeRoutes } from './sign-in/welcome-routes.ts'
import { createPasswords, type Passwords } from './credentials/passwords.ts'
import { createProvider, type ProviderSettings } from './credentials/provider.ts'
import { createSessions, type Sessions } from './guard/sessions.ts'
import type { StaffDependencies } from './staff-dependencies.ts'
import { createTickets } from './guard/tickets.ts'
import { endStaffSessions } from './transactions/session-transactions.ts'
import { requireAdmin } from './guard/require-staff.ts'
import { listAudit } from '#server/store/audit-transactions.ts'

export type StaffOptions = {
  store: Pick<Database, 'run'>
  /** Addresses of the style sheets that all pages of the site share. */
  stylesheets: readonly string[]
  /** The OpenID Connect provider; null for none. */
  provider: ProviderSettings | null
  /** Null if no mail server is configured. */
  mailInvitation: MailInvitation | null
  log: Log
  passwords?: Passwords
  now?: () => Date
}

/** The staff area and the sign-in. */
type StaffRooms = {
  sessions: Sessions
  /** Open to signed-out visitors: `/inbox/sign-in` and `/inbox/welcome`. */
  entrance: Hono<AppEnvironment>
  /** For signed-in staff: `/api/desk/me`, `/account`, `/staff`, `/audit`. */
  api: Hono<AppEnvironment>
}

/** Assembles the sign-in. */
export function createStaff(options: StaffOptions): StaffRooms {
  const { store, log, provider: settings, now = () => new Date() } = options
  const dependencies: StaffDependencies = {
    store,
    log,
    now,
    sessions: createSessions(store, now),
    attempts: createSignInAttempts(store, now),
    tickets: createTickets(store, now),
    passwords: options.passwords ?? createPasswords(),
    mailInvitation: options.mailInvitation,
    staffPage: createStaffPage(options.stylesheets),
    provider: settings && createProvider(settings),
  }

  const entrance = new Hono<AppEnvironment>()
  entrance.route('/sign-in', createSignInRoutes(dependencies))
  entrance.route('/welcome', createWelcomeRoutes(dependencies))

  const api = new Hono<AppEnvironment>()
  api.get('/me', (c) => c.json({ staff: c.var.staff, csrfToken: c.var.csrfToken }))
  api.post('/sign-out', async (c) => {
    await store.run(endStaffSessions, {
      staffId: c.var.staff.id,
      which: { only: c.var.sessionId },
      now: now().toISOString(),
    })
    setDeskCookie(c, 'desk', '', 0)
    return c.body(null, 204)
  })
  api.route('/account', createAccountApi(dependencies))
  api.route('/staff', createTeamApi(dependencies))
  api.route('/audit', createAuditApi(dependencies))

  return {
    sessions: dependencies.sessions,
    entrance,
    api,
  }
}

const pageLength = 50

/**
 * `/api/desk/audit`: who viewed and changed what, newest first; for admins. `before` is the id of the last known entry.
 */
function createAuditApi({ store }: StaffDependencies): Hono<AppEnvironment> {
  const api = new Hono<AppEnvironment>()
  api.get('/', requireAdmin, async (c) => {
    const before = c.req.query('before') ?? null
    const found = await store.run(listAudit, { before, limit: pageLength + 1 })
    const entries = found.slice(0, pageLength)
    const next = found.length > pageLength ? (entries.at(-1)?.id ?? null) : null
    return c.json<AuditPage>({ entries, next })
  })
  return api
}
