import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '#server/store/open-database.ts'
import { engines, openTestDatabase } from '#server/testing/open-test-database.ts'
import type { TestDatabase } from '#server/testing/open-test-database.ts'
import { createPushRoutes } from './push-routes.ts'
import { type PushService, startPushService } from './testing/start-push-service.ts'
import { readVapidKeys, type VapidKeys } from './send-push.ts'
import { addPushSubscription, deletePushSubscriptions, listPushSubscriptions } from './push-subscriptions.ts'

const staff = (id: string) => ({ id, email: `${id}@agency.example`, name: id, role: 'member' as const })

describe.each(engines)('push in the desk on %s', (engine) => {
  let database: TestDatabase
  let keys: VapidKeys
  let service: PushService
  beforeAll(async () => {
    database = await openTestDatabase(engine)
    keys = await readVapidKeys(database)
    service = await startPushService(keys.publicKey)
  })
  afterAll(async () => {
    await service.close()
    await database.close()
  })

  const routes = (allowPrivate = true) =>
    createPushRoutes({ store: database, publicKey: keys.publicKey, rules: { allowPrivate } })
  /** Mounted as in the desk, with a guard that trusts the given identity. */
  async function ask(person: string, method: string, body?: unknown, allowPrivate = true) {
    const desk = new Hono<{ Variables: { staff: ReturnType<typeof staff> } }>()
    desk.use(async (c, next) => {
      c.set('staff', staff(person))
      await next()
    })
    desk.route('/api/desk/push', routes(allowPrivate))
    const init = body === undefined ? {} : { headers: { 'Content-Type': 'application/json' } }
    return desk.request('/api/desk/push', {
      method,
      ...init,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  }
  const subscribe = async (person: string, subscription: unknown = service.browser().subscription) =>
    (await ask(person, 'POST', subscription)).status
  const subscribed = async (person?: string) =>
    (await database.run(listPushSubscriptions, undefined)).filter(
      ({ staff_id }) => person === undefined || staff_id === person,
    )

  it('returns one public key, also after a restart and on every instance, and never the private key', async () => {
    const text = await (await ask('ada', 'GET')).text()
    expect(JSON.parse(text)).toEqual({ publicKey: keys.publicKey })
    expect(text).not.toContain(keys.privateKey)
    if (engine === 'sqlite') return
    const other = await openDatabase(database.options)
    expect(await Promise.all([readVapidKeys(other), readVapidKeys(database)])).toEqual([keys, keys])
    await other.close()
  })

  it('subscribes and unsubscribes a browser, once each', async () => {
    const { subscription } = service.browser()
    expect(await subscribe('ada', subscription)).toBe(201)
    expect(await subscribe('ada', subscription)).toBe(201)
    expect(await subscribed('ada')).toMatchObject([
      { endpoint: subscription.endpoint, ...subscription.keys, failures: 0, last_success_at: null },
    ])
    const { endpoint } = subscription
    expect((await ask('ada', 'DELETE', { endpoint })).status).toBe(204)
    expect((await ask('ada', 'DELETE', { endpoint })).status).toBe(204)
    expect(await subscribed('ada')).toEqual([])
  })

  it('lets nobody unsubscribe somebody else, and assigns a shared browser to its last person', async () => {
    const { subscription } = service.browser()
    await subscribe('ada', subscription)
    await ask('bob', 'DELETE', { endpoint: subscription.endpoint })
    expect(await subscribed('ada')).toHaveLength(1)
    await subscribe('bob', subscription)
    expect(await subscribed('ada')).toEqual([])
    expect(await subscribed('bob')).toHaveLength(1)
    await database.run(deletePushSubscriptions, { staffId: 'bob', endpoint: null })
    expect(await subscribed('bob')).toEqual([])
  })

  it('cannot be reached without the guard', async () => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      const response = await routes().request('/', {
        method,
        headers: { 'Content-Type': 'application/json' },
        ...(method !== 'GET' && { body: JSON.stringify(service.browser().subscription) }),
      })
      expect(response.status).toBe(401)
      expect(await response.text()).not.toContain(keys.publicKey)
    }
    expect(await subscribed()).toEqual([])
  })

  const { p256dh, auth } = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  }
  it.each([
    ['nothing', null],
    ['a list', []],
    ['no keys', { endpoint: 'https://push.example/1' }],
    ['an address without TLS', { endpoint: 'http://push.example/1', keys: { p256dh, auth } }],
    ['an address of no web', { endpoint: 'ftp://push.example/1', keys: { p256dh, auth } }],
    ['a password in the address', { endpoint: 'https://a:b@push.example/1', keys: { p256dh, auth } }],
    ['a loopback address', { endpoint: 'https://127.1/1', keys: { p256dh, auth } }],
    ['a mapped address', { endpoint: 'https://[::ffff:7f00:1]/1', keys: { p256dh, auth } }],
    ['the metadata address', { endpoint: 'https://169.254.169.254/1', keys: { p256dh, auth } }],
    ['an endless address', { endpoint: `https://push.example/${'x'.repeat(2000)}`, keys: { p256dh, auth } }],
    ['a short key', { endpoint: 'https://push.example/1', keys: { p256dh: p256dh.slice(4), auth } }],
    [
      'a point off the curve',
      { endpoint: 'https://push.example/1', keys: { p256dh: `B${'A'.repeat(86)}`, auth } },
    ],
    ['a short secret', { endpoint: 'https://push.example/1', keys: { p256dh, auth: 'AAAA' } }],
  ])('refuses %s', async (_, subscription) => {
    expect((await ask('ada', 'POST', subscription, false)).status).toBe(422)
    expect(await subscribed()).toEqual([])
  })

  it('accepts the example of RFC 8291', async () => {
    const example = {
      endpoint: 'https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV',
      keys: { p256dh, auth },
    }
    expect((await ask('eve', 'POST', example, false)).status).toBe(201)
    await database.run(deletePushSubscriptions, { staffId: 'eve', endpoint: null })
  })

  it('keeps the ten newest of one person, and at most a hundred in all', async () => {
    const first = service.browser().subscription
    await subscribe('p0', first)
    for (let more = 0; more < 10; more++) expect(await subscribe('p0')).toBe(201)
    const own = await subscribed('p0')
    expect(own).toHaveLength(10)
    expect(own.map(({ endpoint }) => endpoint)).not.toContain(first.endpoint)
    for (let person = 1; person < 10; person++) {
      await Promise.all(
        Array.from({ length: 10 }, () => {
          const { endpoint, keys: its } = service.browser().subscription
          const row = {
            id: randomUUID(),
            endpoint,
            ...its,
            staffId: `p${person}`,
            now: '2026-01-01T10:00:00.000Z',
          }
          return database.run(addPushSubscription, row)
        }),
      )
    }
    expect(await subscribed()).toHaveLength(100)
    expect(await subscribe('late')).toBe(409)
    // A person with ten subscriptions may still replace one.
    expect(await subscribe('p1')).toBe(201)
    expect(await subscribed()).toHaveLength(100)
  })
})
