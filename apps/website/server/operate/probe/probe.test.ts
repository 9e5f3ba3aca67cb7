import { hash } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { Hono } from 'hono'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'
import { readConfig } from '#server/runtime/config.ts'
import {
  createConsultationsApi,
  createReceiveConsultation,
} from '#server/requests/receive/receive-consultation.ts'
import type { ReceiveOutcome } from '#contract/consultation-request.ts'
import { aConsultation, aLimit, anIdentity, addRequest } from '#server/testing/a-consultation.ts'
import { engines, openTestDatabase, type TestDatabase } from '#server/testing/open-test-database.ts'
import { startPostgres, type TestPostgres } from '#server/store/testing/start-postgres.ts'
import { createChannels } from '#server/requests/delivery/channels/create-channels.ts'
import { readDeliverySettings } from '#server/requests/delivery/delivery-settings.ts'
import { type Relay, startRelay } from '#server/requests/delivery/relay.ts'
import { type MailServer, startMailServer } from '#server/requests/delivery/testing/start-mail-server.ts'
import {
  type ScriptedHttp,
  startScriptedHttp,
} from '#server/requests/delivery/testing/start-scripted-http.ts'
import { closeServer, listen } from '#server/runtime/http/listen.ts'
import { createVisitorReader, visitor } from '#server/runtime/http/visitor.ts'
import { createLog } from '#server/runtime/log.ts'
import { runProbeCommand } from './probe-command.ts'
import { createProbeKey, hashProbeKey, deleteProbes, permitProbe } from '#server/requests/receive/probes.ts'
import { type ProbeOptions, runProbe } from './run-probe.ts'
import { startProbing } from './start-probing.ts'
import { enqueueQuietAlarm } from './enqueue-quiet-alarm.ts'
import { listDeliveries } from '#server/requests/delivery/ledger.ts'
import { listConsultations } from '#server/requests/receive/read-consultations.ts'

const log = createLog(() => {})
const names = ['email', 'confirmation', 'webhook', 'chat']

describe.each(engines)('a probe on %s', (engine) => {
  let postgres: TestPostgres | undefined
  let databases = 0
  let database: TestDatabase
  let mail: MailServer
  let hook: ScriptedHttp
  let chat: ScriptedHttp
  let relay: Relay
  let address: string
  let close: () => Promise<void>
  let outcomes: ReceiveOutcome[]

  beforeAll(async () => {
    if (engine === 'postgres') postgres = await startPostgres()
  })
  afterAll(() => postgres?.stop())

  beforeEach(async () => {
    const databaseUrl = await postgres?.createDatabase(`probe_${++databases}`)
    database = await openTestDatabase(engine, { channels: names, databaseUrl })
    ;[mail, hook, chat] = await Promise.all([startMailServer(), startScriptedHttp(), startScriptedHttp()])
    const config = readConfig({
      SMTP_URL: mail.url,
      NOTIFY_EMAIL: 'office@example.com',
      WEBHOOK_URL: hook.url,
      WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
      WEBHOOK_ALLOW_PRIVATE: 'on',
      CHAT_WEBHOOK_URL: chat.url,
    })
    relay = startRelay({
      channels: createChannels(readDeliverySettings(config), { publicUrl: undefined, timeZone: 'UTC' }),
      store: database,
      isAlone: true,
      log,
      poll: 20,
      grace: 50,
    })
    outcomes = []
    const receive = createReceiveConsultation({
      store: database,
      channels: database.channels,
      rateLimitPerMinute: 1,
      storesTouch: false,
      onAdded: () => relay.wake(),
    })
    const app = new Hono<AppEnvironment>()
    app.use(visitor(createVisitorReader(config)))
    app.route(
      '/api/consultations',
      createConsultationsApi(() => async (incoming) => {
        const outcome = await receive(incoming)
        outcomes.push(outcome)
        return outcome
      }),
    )
    const server = await listen(app.fetch, { port: 0, host: '127.0.0.1' })
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    close = () => closeServer(server)
  })
  afterEach(async () => {
    await close()
    await relay.stop()
    await Promise.all([mail.close(), hook.close(), chat.close()])
    await database.close()
  })

  const options = (more: Partial<ProbeOptions> = {}): ProbeOptions => ({
    store: database,
    address,
    channels: names,
    email: 'office@example.com',
    poll: 10,
    ...more,
  })
  const list = (state?: 'probe') =>
    database.run(listConsultations, { filter: { state }, order: 'desc', after: null, limit: 10 })
  const deliveries = () => database.run(listDeliveries, { filter: {}, limit: 100 })

  function post(key: string, message = '') {
    const { name, email, phone, company, service, page_source } = aConsultation()
    return fetch(`${address}/api/consultations`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify({ name, email, phone, company, service, page_source, message }),
    })
  }

  it('passes through every channel, is marked as a test everywhere, and leaves nothing behind', async () => {
    const { passed, failures } = await runProbe(options())
    expect(failures).toEqual([])
    expect(passed).toHaveLength(2 + names.length)
    for (const name of names) expect(passed.join('\n')).toContain(`${name}: sent`)
    expect(mail.mails).toHaveLength(2)
    for (const each of mail.mails) {
      expect(each.to).toEqual(['office@example.com'])
      expect(each.header('Subject')).toMatch(/^Test: /)
    }
    expect(JSON.parse(hook.requests[0]?.body ?? '')).toMatchObject({
      type: 'consultation.test',
      data: { name: 'Test of the website' },
    })
    expect(chat.requests[0]?.body).toContain('Test: New request')
    expect(await list('probe')).toEqual([])
    expect(await deliveries()).toEqual([])
  })

  it('is not counted, limited, listed or held like a request', async () => {
    expect((await post('first')).status).toBe(201)
    expect((await post('second')).status).toBe(429)
    const listed: Promise<unknown[][]>[] = []
    hook.answer = (response) => {
      if (hook.requests.at(-1)?.body.includes('consultation.test')) {
        listed.push(Promise.all([list(), list('probe')]).finally(() => response.end('ok')))
      } else response.end('ok')
    }
    expect((await runProbe(options())).failures).toEqual([])
    expect(outcomes.map((outcome) => outcome.outcome === 'accepted' && outcome.isProbe)).toEqual([
      undefined,
      false,
      true,
    ])
    expect((await Promise.all(listed)).map(([all, probes]) => [all?.length, probes?.length])).toEqual([
      [1, 1],
    ])
    expect(await list()).toHaveLength(1)
  })

  it('passes only with the operator’s permit, once, and for a short time', async () => {
    expect((await post('frontdesk-probe-guessed')).status).toBe(409)
    const [used, late] = [createProbeKey(), createProbeKey()]
    const inAMinute = new Date(Date.now() + 60_000).toISOString()
    await database.run(permitProbe, { keyHash: hashProbeKey(used), until: inAMinute })
    const { id } = (await (await post(used)).json()) as { id: string }
    expect(await database.run(deleteProbes, { id })).toBe(1)
    expect((await post(used)).status).toBe(409)
    await database.run(permitProbe, { keyHash: hashProbeKey(late), until: '2026-01-01T00:00:00.000Z' })
    expect((await post(late)).status).toBe(409)
    expect(await list()).toEqual([])
    expect(await deliveries()).toEqual([])
  })

  it('reports the failing channel and the error of the other side, and is still deleted', async () => {
    hook.answer = (response) => response.writeHead(500).end()
    const enough = new AbortController()
    const probing = runProbe(options({ channels: [...names, 'pager'], signal: enough.signal }))
    const tried = async () => (await deliveries()).filter(({ answer }) => answer !== null).length
    await expect.poll(tried, { timeout: 20_000 }).toBe(4)
    enough.abort()
    const { passed, failures } = await probing
    expect(passed).toContain('chat: sent (HTTP 200 ok).')
    expect(failures).toEqual([
      'pager: the running site does not know this channel. Start it with the same settings.',
      'webhook: failed 1 times (HTTP 500).',
    ])
    expect(await list('probe')).toEqual([])
    expect(await deliveries()).toEqual([])
  })

  it('reports that the site is down, uses another store, or has no channel', async () => {
    const elsewhere = await openTestDatabase('sqlite')
    const { failures } = await runProbe(options({ store: elsewhere }))
    expect(failures.join()).toContain('has another store')
    await elsewhere.close()
    expect(await list()).toEqual([])
    hook.answer = (response) => response.writeHead(503).end()
    const wrong = await runProbe(options({ address: hook.url }))
    expect(wrong.failures).toEqual([`The site at ${hook.url} answered 503.`])
    hook.answer = (response) => response.end('ok')
    const gone = await runProbe(options({ address: 'http://127.0.0.1:1' }))
    expect(gone.failures.join()).toMatch(/^The site at http:\/\/127\.0\.0\.1:1 does not answer \(.+\)\.$/)
    let output = ''
    const write = (text: string) => void (output += text)
    expect(await runProbeCommand([], { ...options({ channels: [] }), write })).toBe(false)
    expect(output).toContain('failed  No channel is configured: nobody is notified of requests.')
    await expect(runProbeCommand(['--url', 'here'], { ...options(), write })).rejects.toThrow('npm run probe')
  })

  it('on a schedule runs once, however many servers run, and notifies staff of a failure', async () => {
    chat.answer = (response) => response.writeHead(500).end()
    const start = () =>
      startProbing({
        hours: 6,
        database,
        probe: { ...options({ timeout: 300 }) },
        noticeChannels: ['email'],
        log,
        interval: 20,
      })
    const stops = [start(), start()]
    const notices = () => mail.mails.filter(({ raw }) => raw.includes('did not get through'))
    await expect.poll(() => notices().length, { timeout: 20_000 }).toBe(1)
    await Promise.all(stops.map((stop) => stop()))
    expect(notices()[0]?.raw).toContain('chat: ')
    expect(outcomes).toHaveLength(1)
    expect(await list('probe')).toEqual([])
  })

  it('left behind by a process is deleted when it is old, and nothing else is', async () => {
    await addRequest(database, aConsultation(), anIdentity(), aLimit())
    const key = hash('sha256', 'frontdesk-probe-left')
    await database.run(permitProbe, { keyHash: key, until: '2026-01-01T10:00:30.000Z' })
    const identity = anIdentity({ idempotencyKeyHash: key, claimsToBeProbe: true })
    await addRequest(database, aConsultation({ message: 'left' }), identity, aLimit())
    expect(await list('probe')).toHaveLength(1)
    expect(await database.run(deleteProbes, { before: '2026-01-01T10:00:00.000Z' })).toBe(0)
    expect(await database.run(deleteProbes, { before: '2026-01-01T11:00:00.000Z' })).toBe(1)
    expect(await list()).toHaveLength(1)
  })
})

describe.each(engines)('the quiet alarm on %s', (engine) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openTestDatabase(engine)
  })
  afterAll(() => database.close())

  const look = (now: string) =>
    database.run(enqueueQuietAlarm, { hours: 48, channels: ['email', 'chat'], now })
  const notices = async () =>
    (await database.run(listDeliveries, { filter: { channel: 'email' }, limit: 10 })).length
  const add = (created_at: string, reasons = [{ signal: 'topic', points: 0 }]) =>
    addRequest(database, aConsultation({ created_at }), anIdentity(), aLimit(), {}, reasons)

  it('is raised once in each quiet period, which suspected spam does not end', async () => {
    expect(await look(new Date().toISOString())).toBe(false)
    await add('2027-03-01T10:00:00.000Z')
    expect(await look('2027-03-03T09:59:00.000Z')).toBe(false)
    expect(await notices()).toBe(0)
    await add('2027-03-02T10:00:00.000Z', [{ signal: 'topic', points: 9 }])
    expect(await look('2027-03-03T10:00:00.000Z')).toBe(true)
    expect(await look('2027-03-04T10:00:00.000Z')).toBe(true)
    expect(await notices()).toBe(1)
    await add('2027-03-05T10:00:00.000Z')
    expect(await look('2027-03-06T10:00:00.000Z')).toBe(false)
    expect(await look('2027-03-07T10:00:00.000Z')).toBe(true)
    expect(await notices()).toBe(2)
  })
})
