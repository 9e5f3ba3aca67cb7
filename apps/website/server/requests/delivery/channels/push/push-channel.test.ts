import type { LookupFunction } from 'node:net'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { aConsultation, aLimit, anIdentity, addRequest } from '#server/testing/a-consultation.ts'
import { engines, openTestDatabase, type TestDatabase } from '#server/testing/open-test-database.ts'
import type { Message, Outcome } from '#server/requests/delivery/channel.ts'
import { startRelay } from '#server/requests/delivery/relay.ts'
import { manualClock } from '#server/requests/delivery/testing/scripted-channel.ts'
import { createLog } from '#server/runtime/log.ts'
import { createPushChannel, type PushSettings } from './push-channel.ts'
import {
  type PushedBrowser,
  type PushService,
  startPushService,
  accepts,
} from './testing/start-push-service.ts'
import { readVapidKeys, type VapidKeys } from './send-push.ts'
import { addPushSubscription, deletePushSubscriptions, listPushSubscriptions } from './push-subscriptions.ts'
import { summariseDeliveries } from '#server/requests/delivery/ledger.ts'

const day = 86_400_000

describe.each(engines)('push on %s', (engine) => {
  let database: TestDatabase
  let keys: VapidKeys
  let service: PushService
  let clock = manualClock()
  beforeAll(async () => {
    database = await openTestDatabase(engine, { channels: ['push'] })
    keys = await readVapidKeys(database)
    service = await startPushService(keys.publicKey)
  })
  afterAll(async () => {
    await service.close()
    await database.close()
  })
  afterEach(async () => {
    clock = manualClock()
    await database.run(deletePushSubscriptions, { staffId: 'ada', endpoint: null })
  })

  const subscribe = async (fields: { endpoint?: string } = {}): Promise<PushedBrowser> => {
    const browser = service.browser()
    const { endpoint, keys: own } = browser.subscription
    const now = new Date(clock.now()).toISOString()
    await database.run(addPushSubscription, {
      id: randomUUID(),
      endpoint,
      ...own,
      staffId: 'ada',
      now,
      ...fields,
    })
    return browser
  }
  const endpoints = async () =>
    (await database.run(listPushSubscriptions, undefined)).map(({ endpoint }) => endpoint)
  const channel = (more: Partial<PushSettings> = {}) =>
    createPushChannel({
      store: database,
      vapid: { ...keys, subject: 'mailto:office@agency.example' },
      allowPrivate: true,
      now: clock.now,
      ...more,
    })
  const consultation = aConsultation({ message: 'Our secret' })
  const request: Message = { type: 'consultation', consultation }
  const deliver = (
    { progress = null }: { progress?: string | null } = {},
    more: Partial<PushSettings> = {},
    message: Message = request,
  ) =>
    channel(more).deliver(message, {
      deliveryId: 'request-push',
      progress,
      signal: new AbortController().signal,
    })
  const progressOf = (outcome: Outcome) =>
    outcome.outcome === 'retry' ? (outcome.progress ?? null) : expect.fail('It is not tried again')
  const status =
    (code: number, headers: Record<string, string> = {}): PushedBrowser['answer'] =>
    (response) =>
      response.writeHead(code, headers).end()

  it('sends each browser the name and the page, encrypted and signed, and nothing else about the visitor', async () => {
    const browsers = [await subscribe(), await subscribe()]
    expect(await deliver()).toEqual({ outcome: 'sent', answer: '2 devices' })
    for (const { shown, headers } of browsers) {
      expect(shown).toEqual([
        {
          title: 'New request',
          body: 'Ada Lovelace, contact',
          tag: 'request-push',
          request: consultation.id,
        },
      ])
      expect(headers).toEqual([
        expect.objectContaining({
          ttl: '259200',
          urgency: 'high',
          topic: expect.stringMatching(/^[\w-]{32}$/),
          'content-encoding': 'aes128gcm',
        }),
      ])
      expect(JSON.stringify(shown)).not.toMatch(/secret|ada@|7946|Analytical/)
    }
  })

  it('keeps a message small, whatever the name is', async () => {
    const browser = await subscribe()
    await deliver({}, {}, { type: 'consultation', consultation: aConsultation({ name: '🧠'.repeat(100) }) })
    await deliver(
      {},
      {},
      { type: 'notice', createdAt: '', notice: { id: 'n', title: 'T', text: '字'.repeat(9000) } },
    )
    expect(browser.shown).toHaveLength(2)
    for (const { 'content-length': length } of browser.headers) expect(Number(length)).toBeLessThan(4096)
  })

  it('retries only the browsers that failed', async () => {
    const [well, broken, rude] = [await subscribe(), await subscribe(), await subscribe()]
    broken.answer = status(500)
    rude.answer = (response) => response.destroy()
    const first = await deliver()
    expect(first).toMatchObject({ outcome: 'retry', why: expect.stringMatching(/^2 of 3 not reached: /) })
    broken.answer = accepts
    const second = await deliver({ progress: progressOf(first) })
    expect(second).toMatchObject({
      outcome: 'retry',
      why: '1 of 3 not reached: There was no answer (ECONNRESET)',
    })
    rude.answer = accepts
    expect(await deliver({ progress: progressOf(second) })).toEqual({ outcome: 'sent', answer: '3 devices' })
    expect([well, broken, rude].map(({ shown }) => shown.length)).toEqual([1, 1, 1])
    expect(well.headers).toHaveLength(1)
    expect(broken.headers).toHaveLength(2)
  })

  it.each([404, 410])(
    'removes a subscription that is gone (HTTP %i), and notifies the others',
    async (code) => {
      const [gone, well] = [await subscribe(), await subscribe()]
      gone.answer = status(code)
      expect(await deliver()).toEqual({ outcome: 'sent', answer: '1 device' })
      expect(await endpoints()).toEqual([well.subscription.endpoint])
      well.answer = status(code)
      expect(await deliver()).toMatchObject({ outcome: 'given-up', atFault: 'recipient' })
      expect(await endpoints()).toEqual([])
    },
  )

  it('pauses all deliveries to a push service for as long as it requests', async () => {
    const [busy, well] = [await subscribe(), await subscribe()]
    busy.answer = status(429, { 'Retry-After': '600' })
    const first = await deliver()
    expect(first).toMatchObject({ outcome: 'retry', why: '1 of 2 not reached: HTTP 429', after: 600_000 })
    busy.answer = accepts
    clock.advance(599_000)
    expect(await deliver()).toMatchObject({ outcome: 'retry', after: 1000 })
    expect(busy.headers).toHaveLength(1)
    clock.advance(1000)
    expect(await deliver({ progress: progressOf(first) })).toMatchObject({ outcome: 'sent' })
    expect([busy.shown.length, well.shown.length]).toEqual([1, 2])
    // If the clock was a year ahead at the time of the request, the pause must not last a year.
    busy.answer = status(503, { 'Retry-After': '60' })
    clock.advance(365 * day)
    await deliver()
    clock.advance(-365 * day)
    await deliver()
    expect(busy.headers).toHaveLength(4)
  })

  it('reaches no private address unless that is allowed', async () => {
    const browser = await subscribe()
    const why = '1 of 1 not reached: There was no answer (private-address)'
    expect(await deliver({}, { allowPrivate: false })).toMatchObject({ outcome: 'retry', why })
    const { port } = new URL(service.origin)
    await database.run(deletePushSubscriptions, { staffId: 'ada', endpoint: null })
    await subscribe({ endpoint: `http://push.example:${port}/push/1` })
    const resolve: LookupFunction = (_, options, callback) =>
      options.all ? callback(null, [{ address: '127.0.0.1', family: 4 }]) : callback(null, '127.0.0.1', 4)
    expect(await deliver({}, { allowPrivate: false, resolve })).toMatchObject({ outcome: 'retry', why })
    expect(browser.headers).toEqual([])
  })

  it('removes a subscription after two weeks of failures, and not before', async () => {
    const browser = await subscribe()
    browser.answer = status(500)
    await deliver()
    clock.advance(13 * day)
    await deliver()
    expect(await endpoints()).toHaveLength(1)
    browser.answer = accepts
    await deliver()
    browser.answer = status(500)
    await deliver()
    clock.advance(13 * day)
    await deliver()
    expect(await endpoints()).toHaveLength(1)
    clock.advance(2 * day)
    await deliver()
    expect(await endpoints()).toEqual([])
  })

  it('has one row per request in the ledger while somebody is subscribed', async () => {
    const add = () => addRequest(database, aConsultation(), anIdentity(), aLimit())
    const counts = async () => (await database.read(summariseDeliveries, undefined)).counts
    await add()
    expect(await counts()).toEqual([])
    const browsers = [await subscribe(), await subscribe()]
    await add()
    expect(await counts()).toMatchObject([{ channel: 'push', state: 'waiting', count: 1 }])
    const relay = startRelay({
      channels: [channel()],
      store: database,
      isAlone: true,
      log: createLog(() => {}),
      poll: 10,
    })
    await expect.poll(counts, { timeout: 20_000 }).toMatchObject([{ state: 'sent', count: 1 }])
    await relay.stop()
    expect(browsers.map(({ shown }) => shown.length)).toEqual([1, 1])
  })
})
