import { Hono } from 'hono'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'
import { readConfig } from '#server/runtime/config.ts'
import { createDesk } from '#server/desk/create-desk.ts'
import type { DeskContext } from '#server/desk/desk-context.ts'
import { deskEdition } from '#server/desk/desk-edition.ts'
import { watchChanges } from '#server/desk/requests/request-changes.ts'
import type { TestDatabase } from './open-test-database.ts'
import { createOriginRule, createVisitorReader, visitor } from '#server/runtime/http/visitor.ts'
import { createLog } from '#server/runtime/log.ts'
import type { HostedCalls } from '#server/voice/hosted/hosted-calls.ts'
import { openErasedPeople } from '#server/requests/privacy/erased-people.ts'

/** The desk on a real store, behind its real guard and without the rest of the site. */
export type TestDesk = {
  request(path: string, init?: RequestInit & { peer?: string }): Promise<Response>
  run: TestDatabase['run']
  /** What is registered under `/api/desk`, as `GET /api/desk/me`. */
  routes: readonly string[]
  /** How often the relay was woken. */
  wakes: () => number
  close(): Promise<void>
}

/** @param options.channels delivery channels of released requests; with `email`, replies are mailed */
export function createTestDesk(
  database: TestDatabase,
  options: {
    channels?: readonly string[]
    editions?: DeskContext['editions']
    timeZone?: string
    calendar?: DeskContext['calendar']
    calendarAccess?: DeskContext['calendarAccess']
    mailbox?: string | null
    calls?: DeskContext['calls']
    hostedCalls?: HostedCalls | null
    requestRetentionDays?: number
    now?: () => Date
  } = {},
): TestDesk {
  const {
    channels = [],
    editions = [deskEdition],
    timeZone = 'UTC',
    calendar = null,
    calendarAccess = null,
    mailbox = null,
    calls = null,
    hostedCalls = null,
    requestRetentionDays = null,
    now = () => new Date(),
  } = options
  const config = readConfig({})
  const watch = watchChanges({ run: database.read })
  let wakes = 0
  const desk = createDesk({
    store: database,
    watch,
    editions,
    channels,
    timeZone,
    canSendMail: channels.includes('email'),
    calendar,
    calendarAccess,
    mailbox,
    onEnqueued: () => void wakes++,
    calls,
    requestRetentionDays,
    erasures: openErasedPeople(database.options.dataDir),
    hostedCalls,
    now,
    stylesheets: [],
    provider: null,
    mailInvitation: null,
    push: { publicKey: '', rules: { allowPrivate: false } },
    serveFile: () => null,
    originRule: createOriginRule(config),
    log: createLog(() => {}),
  })
  const app = new Hono<AppEnvironment>()
  // A test that meets an unexpected error should show it, instead of the sentence of a response.
  app.onError((error) => {
    throw error
  })
  app.use(visitor(createVisitorReader(config)))
  app.route('/inbox', desk.pages)
  app.route('/api/desk', desk.api)
  return {
    async request(path, { peer = '127.0.0.1', ...init } = {}) {
      const headers = new Headers(init.headers)
      if (!headers.has('Host')) headers.set('Host', 'localhost')
      const bindings = { incoming: { socket: { remoteAddress: peer } } }
      return app.request(path, { ...init, headers }, bindings)
    },
    run: database.run,
    // Middleware is registered for all methods.
    routes: desk.api.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} /api/desk${path}`),
    wakes: () => wakes,
    close: () => watch.close(),
  }
}
