import { Hono } from 'hono'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'
import { openTestDatabase, type TestDatabase } from '#server/testing/open-test-database.ts'
import { startPostgres } from '#server/store/testing/start-postgres.ts'
import { createVisitorReader, visitor } from '#server/runtime/http/visitor.ts'
import { createLog } from '#server/runtime/log.ts'
import { createStaff } from './create-staff.ts'
import { requireStaff } from './guard/require-staff.ts'
import { aVisitor, goodPassword, signedIn } from '#server/testing/sign-in-visitor.ts'

let postgres: Awaited<ReturnType<typeof startPostgres>>
let databases: TestDatabase[]
let instances: ReturnType<typeof anInstance>[]
beforeAll(async () => {
  postgres = await startPostgres()
  const first = await openTestDatabase('postgres', { databaseUrl: postgres.url })
  databases = [first, await openTestDatabase('postgres', { databaseUrl: postgres.url })]
  instances = databases.map(anInstance)
})
afterAll(async () => {
  for (const database of databases) await database.close()
  await postgres.stop()
})

/** The sign-in of one server. */
function anInstance(store: TestDatabase) {
  const staff = createStaff({
    store,
    stylesheets: [],
    provider: null,
    mailInvitation: null,
    log: createLog(() => {}),
  })
  const app = new Hono<AppEnvironment>()
  app.use(visitor(createVisitorReader({ PUBLIC_URL: undefined, TRUSTED_PROXIES: [] })))
  app.route('/inbox', staff.entrance)
  app.use('/api/desk/*', requireStaff(staff.sessions))
  app.route('/api/desk', staff.api)
  return {
    run: store.run,
    request: async (path: string, { peer = '127.0.0.1', ...init }: RequestInit & { peer?: string } = {}) =>
      app.request(path, init, { incoming: { socket: { remoteAddress: peer } } }),
  }
}

it('of which one begins a form that the other accepts, and both know the session until either ends it', async () => {
  const [here, there] = instances
  if (!here || !there) throw new Error('There are two')
  await signedIn(here, { email: 'ada@example.com', role: 'admin' })
  let turn = 0
  const behindProxy = { request: here.request, run: here.run }
  behindProxy.request = (path, init) => (turn++ % 2 ? there : here).request(path, init)
  const ada = aVisitor(behindProxy)
  const signIn = await ada.post('/inbox/sign-in', { email: 'ada@example.com', password: goodPassword })
  expect(signIn.status).toBe(303)
  for (let n = 0; n < 2; n++) expect((await ada.get('/api/desk/me')).status).toBe(200)
  expect((await ada.send('POST', '/api/desk/sign-out', null)).status).toBe(204)
  for (const instance of instances) {
    const again = aVisitor(instance)
    for (const [name, value] of ada.cookies) again.cookies.set(name, value)
    expect((await again.get('/api/desk/me')).status).toBe(401)
  }
})
