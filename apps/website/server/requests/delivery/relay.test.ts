import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aConsultation, aLimit, anIdentity, addRequest } from '#server/testing/a-consultation.ts'
import { engines, openTestDatabase, type TestDatabase } from '#server/testing/open-test-database.ts'
import { startPostgres, type TestPostgres } from '#server/store/testing/start-postgres.ts'
import { openDatabase, type Database } from '#server/store/open-database.ts'
import { createLog } from '#server/runtime/log.ts'
import type { TransactionRunner } from '#server/store/transaction.ts'
import { type Relay, type RelayOptions, startRelay } from './relay.ts'
import { later, scriptedChannel, sent, silence, manualClock } from './testing/scripted-channel.ts'
import { listTroubledChannels, replayDeliveries, summariseDeliveries } from './ledger.ts'
import { claimDeliveries, type ClaimInput } from './outbox.ts'
import { recordOutcome } from './record-outcome.ts'
import { endClaims, listClaims } from './free-stale-claims.ts'

const second = 1000
const day = 24 * 60 * 60 * second

describe.each(engines)('the relay on %s', (engine) => {
  let postgres: TestPostgres | undefined
  let databases = 0
  let database: TestDatabase
  let relays: Relay[]
  let clock: ReturnType<typeof manualClock>
  let logged: string[]

  beforeAll(async () => {
    if (engine === 'postgres') postgres = await startPostgres()
  })
  afterAll(() => postgres?.stop())
  beforeEach(async () => {
    const databaseUrl = await postgres?.createDatabase(`relay_${++databases}`)
    database = await openTestDatabase(engine, { channels: ['mail', 'hook'], databaseUrl })
    relays = []
    logged = []
    clock = manualClock()
  })
  afterEach(async () => {
    await Promise.all(relays.map((relay) => relay.stop()))
    await database.close()
  })

  const add = async (store: Database = database) => {
    const consultation = aConsultation({ created_at: new Date(clock.now()).toISOString() })
    await addRequest(store, consultation, anIdentity(), aLimit())
    return consultation
  }
  const addMany = (count: number) => Promise.all(Array.from({ length: count }, () => add()))
  const start = (options: Partial<RelayOptions> & Pick<RelayOptions, 'channels'>, store = database) => {
    const relay = startRelay({
      store: store,
      isAlone: true,
      log: createLog((line) => logged.push(line)),
      now: clock.now,
      poll: 10,
      checkInterval: 10,
      grace: 50,
      ...options,
    })
    relays.push(relay)
    return relay
  }
  const rows = async () =>
    (await database.read(summariseDeliveries, undefined)).counts.map(
      ({ channel, state, count }) => `${channel} ${state} ${count}`,
    )
  const eventually = (look: () => unknown) => expect.poll(look, { timeout: 20_000 })

  it('delivers each request through each channel once, whole, and records it', async () => {
    const [mail, hook] = [scriptedChannel('mail'), scriptedChannel('hook')]
    start({ channels: [mail, hook] })
    const consultations = await addMany(20)
    await eventually(rows).toEqual(['hook sent 20', 'mail sent 20'])
    expect(mail.counts()).toEqual(Array.from({ length: 20 }, () => 1))
    const first = consultations[0]
    expect(mail.attempts.find(({ deliveryId }) => deliveryId === `${first?.id}-mail`)?.message).toEqual({
      type: 'consultation',
      consultation: first,
    })
  })

  it('polls at once when woken', async () => {
    const mail = scriptedChannel('mail')
    const relay = start({ channels: [mail], poll: 3_600_000 })
    await add()
    relay.wake()
    await eventually(() => mail.attempts.length).toBe(1)
    await add()
    relay.wake()
    await eventually(() => mail.attempts.length).toBe(2)
  })

  it('polls only the channels that it is woken for', async () => {
    const [mail, hook] = [scriptedChannel('mail'), scriptedChannel('hook')]
    const claims: string[] = []
    const store: Pick<TransactionRunner, 'run'> = {
      run: (transaction, input) => {
        if (transaction.name === claimDeliveries.name) claims.push((input as ClaimInput).channel)
        return database.run(transaction, input)
      },
    }
    const relay = start({ channels: [mail, hook], poll: 3_600_000, store })
    await eventually(() => claims.toSorted()).toEqual(['hook', 'mail'])
    await add()
    relay.wake(['hook'])
    await eventually(rows).toEqual(['hook sent 1', 'mail waiting 1'])
    expect(claims.filter((channel) => channel === 'mail')).toHaveLength(1)
    relay.wake()
    await eventually(rows).toEqual(['hook sent 1', 'mail sent 1'])
  })

  it('reports which channels deliver a request', async () => {
    expect(await addRequest(database, aConsultation(), anIdentity(), aLimit())).toMatchObject({
      outcome: 'added',
      enqueued: ['mail', 'hook'],
    })
  })

  it('lets no channel wait for another that hangs or fails', async () => {
    const mail = scriptedChannel('mail')
    const hook = scriptedChannel('hook', { answer: silence })
    start({ channels: [hook, mail] })
    await addMany(30)
    await eventually(() => mail.attempts.length).toBe(30)
    expect(hook.attempts.length).toBeLessThan(30)
  })

  it('retries under the same id, first within five seconds, then after growing pauses, and gives up after three days', async () => {
    const mail = scriptedChannel('mail', { answer: () => later })
    start({ channels: [mail] })
    await add()
    const begin = clock.now()
    const times: number[] = []
    for (let tries = 1; tries <= 16; tries++) {
      await eventually(() => mail.attempts.length).toBe(tries)
      times.push(clock.now() - begin)
      // The clock stops just before the next attempt is due, and then passes it.
      const wait = [
        3, 12, 40, 120, 300, 900, 2700, 7200, 21_600, 43_200, 43_200, 43_200, 43_200, 43_200, 14_400,
      ][tries - 1]
      if (wait !== undefined) clock.advance(wait * 1.25 * second)
    }
    await eventually(rows).toEqual(['hook waiting 1', 'mail given-up 1'])
    expect(times[1]).toBeLessThan(5 * second)
    expect(times.at(-1)).toBeGreaterThan(3 * day)
    expect(mail.counts()).toEqual([16])
  })

  it('waits as long as the other side requests, and passes on what the channel stored', async () => {
    const mail = scriptedChannel('mail', {
      answer: () => ({ outcome: 'retry', why: 'busy', after: 60 * second, progress: 'half' }),
    })
    start({ channels: [mail] })
    await add()
    await eventually(() => mail.attempts.length).toBe(1)
    mail.answer = () => sent
    clock.advance(59 * second)
    await add() // Its delivery proves that the relay has polled since.
    await eventually(() => mail.attempts.length).toBe(2)
    expect(mail.counts()).toEqual([1, 1])
    clock.advance(2 * second)
    await eventually(() => mail.attempts.length).toBe(3)
    expect(mail.attempts[2]).toMatchObject({ deliveryId: mail.attempts[0]?.deliveryId, progress: 'half' })
  })

  it('neither repeats nor loses deliveries when the clock jumps a day ahead and back', async () => {
    const mail = scriptedChannel('mail', { answer: () => later })
    start({ channels: [mail] })
    await add()
    await eventually(() => mail.attempts.length).toBe(1)
    clock.advance(day)
    await eventually(() => mail.attempts.length).toBe(2)
    const accepted = await add()
    await eventually(() => mail.attempts.length).toBe(3)
    // The wrong clock postponed a delivery until tomorrow; by the right clock it is due.
    clock.advance(-day)
    mail.answer = () => sent
    await eventually(rows).toEqual(['hook waiting 2', 'mail sent 2'])
    expect(mail.attempts.filter(({ deliveryId }) => deliveryId === `${accepted.id}-mail`)).toHaveLength(2)
    clock.advance(day)
    await addMany(2)
    await eventually(rows).toEqual(['hook waiting 4', 'mail sent 4'])
    expect(mail.counts().toSorted((a, b) => a - b)).toEqual([1, 1, 2, 3])
  })

  it('divides the rows between two relays, each to one', async () => {
    const other = engine === 'postgres' ? await openDatabase(database.options) : database
    const channels = [scriptedChannel('mail'), scriptedChannel('mail')]
    for (const channel of channels) {
      start(
        { channels: [channel], isAlone: false },
        channel === channels[0] ? database : { ...database, ...other },
      )
    }
    await addMany(200)
    await eventually(rows).toEqual(['hook waiting 200', 'mail sent 200'])
    const ids = channels.flatMap(({ attempts }) => attempts.map(({ deliveryId }) => deliveryId))
    expect(ids).toHaveLength(200)
    expect(new Set(ids).size).toBe(200)
    await Promise.all(relays.map((relay) => relay.stop()))
    if (other !== database) await other.close()
  })

  it('takes over from a stalled process, which then cannot overwrite the result', async () => {
    await add()
    const now = new Date(clock.now()).toISOString()
    const claim = { channel: 'mail', target: 'x', claim: 'still', limit: 1, now, soonest: now }
    const [claimed] = await database.run(claimDeliveries, claim)
    let stopwatch = 0
    const mail = scriptedChannel('mail')
    start({ channels: [mail], isAlone: false, elapsed: () => stopwatch })
    clock.advance(2 * day)
    await add() // Its delivery proves that the relay polls, and that no clock ends a claim.
    await eventually(rows).toContain('mail sent 1')
    expect(mail.attempts).toHaveLength(1)
    stopwatch = 50 * second
    await eventually(async () => (await database.run(listClaims, { channels: ['mail'] })).length).toBe(0)
    clock.advance(4 * second)
    await eventually(rows).toContain('mail sent 2')
    const row = { state: 'waiting', answer: '', progress: null, dueAt: now } as const
    const late = { id: claimed?.id ?? '', claim: 'still', channel: 'mail', row, health: null }
    expect(await database.run(recordOutcome, { ...late, disabledTarget: null, reportTo: [], now })).toBe(
      'lost',
    )
    expect(await rows()).toContain('mail sent 2')
  })

  /** Claims what is due, as a process does that then ends. */
  const claimAndEnd = () => {
    const now = new Date(clock.now()).toISOString()
    return database.run(claimDeliveries, {
      channel: 'mail',
      target: 'x',
      claim: crypto.randomUUID(),
      limit: 1,
      now,
      soonest: now,
    })
  }

  it('retries the deliveries of a process that ended after some seconds, without a lease if it is alone', async () => {
    await add()
    await claimAndEnd()
    const mail = scriptedChannel('mail')
    start({ channels: [mail] })
    await eventually(async () => (await database.run(listClaims, { channels: ['mail'] })).length).toBe(0)
    await add() // Its delivery proves that the relay has polled since.
    await eventually(rows).toContain('mail sent 1')
    expect(mail.attempts).toHaveLength(1)
    clock.advance(4 * second)
    await eventually(rows).toContain('mail sent 2')
  })

  it('gives up a delivery whose process ended during each attempt, and reports it', async () => {
    await add()
    for (let tries = 1; tries <= 16; tries++) {
      expect(await claimAndEnd()).toMatchObject([{ attempts: tries }])
      const claims = await database.run(listClaims, { channels: ['mail'] })
      await database.run(endClaims, { claims, reportTo: ['hook', 'mail'], now: clock.now() })
      clock.advance(day)
    }
    expect(await claimAndEnd()).toEqual([])
    expect(await rows()).toEqual(['hook waiting 2', 'mail given-up 1'])
    const hook = scriptedChannel('hook')
    start({ channels: [hook] })
    await eventually(() => hook.attempts.map(({ message }) => message.type)).toContain('notice')
  })

  it('releases running deliveries when it stops, for the next start', async () => {
    const mail = scriptedChannel('mail', { answer: silence })
    const relay = start({ channels: [mail] })
    await add()
    await eventually(() => mail.attempts.length).toBe(1)
    await relay.stop()
    expect(await database.run(listClaims, { channels: ['mail'] })).toEqual([])
    const again = scriptedChannel('mail')
    start({ channels: [again] })
    await eventually(rows).toContain('mail sent 1')
    expect(again.attempts[0]?.deliveryId).toBe(mail.attempts[0]?.deliveryId)
  })

  it('ends an attempt at its timeout, and retries', async () => {
    const mail = scriptedChannel('mail', { answer: silence, timeout: 50 })
    start({ channels: [mail] })
    await add()
    await eventually(() => mail.attempts.length).toBe(1)
    await eventually(async () => (await database.run(listClaims, { channels: ['mail'] })).length).toBe(0)
    mail.answer = () => sent
    clock.advance(4 * second)
    await eventually(rows).toContain('mail sent 1')
  })

  it('reports a failing channel through the others, once per outage', async () => {
    const mail = scriptedChannel('mail', { answer: () => later })
    const hook = scriptedChannel('hook')
    const mute = scriptedChannel('mute', { deliversNotices: false })
    start({ channels: [mail, hook, mute] })
    await addMany(10)
    const notices = () => hook.attempts.filter(({ message }) => message.type === 'notice')
    await eventually(() => notices().length).toBe(1)
    expect(notices()[0]?.message).toMatchObject({
      notice: { title: 'Requests do not get through: mail', text: expect.stringContaining('busy') },
    })
    await eventually(() => {
      clock.advance(5 * second)
      return mail.attempts.length
    }).toBeGreaterThanOrEqual(20)
    mail.answer = () => sent
    await eventually(() => {
      clock.advance(60 * second)
      return rows()
    }).toContain('mail sent 10')
    mail.answer = () => later
    await addMany(10)
    await eventually(() => notices().length).toBe(2)
    expect(mute.attempts).toEqual([])
    expect(logged.filter((line) => line.includes('a channel keeps failing'))).toHaveLength(2)
  })

  it('reports what a mail server answered without its words, which may name a person', async () => {
    const why = 'RCPT TO: 550 5.1.1 No such user: Anna Kern'
    const mail = scriptedChannel('mail', { answer: () => ({ outcome: 'given-up', why, atFault: 'channel' }) })
    const hook = scriptedChannel('hook')
    start({ channels: [mail, hook] })
    await add()
    await eventually(() => JSON.stringify(hook.attempts)).toContain('Last answer: RCPT TO: 550 5.1.1\\n')
    expect(JSON.stringify(hook.attempts)).not.toContain('Anna Kern')
  })

  it('says truthfully what becomes of requests, also when it gives up on some, and how to replay them', async () => {
    const mail = scriptedChannel('mail', { answer: () => later })
    const hook = scriptedChannel('hook')
    start({ channels: [mail, hook] })
    await addMany(4)
    const notices = () =>
      hook.attempts.flatMap(({ message }) => (message.type === 'notice' ? [message.notice] : []))
    await eventually(() => notices().length).toBe(1)
    expect(notices()[0]?.text).toContain('tried again')
    mail.answer = () => ({ outcome: 'given-up', why: 'no', atFault: 'channel' })
    clock.advance(5 * second)
    await eventually(() => notices().length).toBe(2)
    expect(notices()[1]).toMatchObject({ title: 'Requests were given up: mail' })
    expect(notices()[1]?.text).toContain('"npm run deliveries -- replay --channel mail"')
    expect(notices()[1]?.text).not.toContain('are tried again')
    await eventually(rows).toContain('mail given-up 4')

    const troubled = () =>
      database.run(listTroubledChannels, { channels: ['mail', 'hook'], since: '2026-01-01T00:00:00.000Z' })
    expect(await troubled()).toEqual([{ channel: 'mail', failingSince: expect.any(String), givenUp: 4 }])
    mail.answer = () => sent
    const now = new Date(clock.now()).toISOString()
    await database.run(replayDeliveries, { which: { channel: 'mail' }, now })
    await eventually(rows).toContain('mail sent 4')
    expect(await troubled()).toEqual([])
    expect(notices()).toHaveLength(2)
  })

  it('keeps deliveries for a disabled channel until its target changes', async () => {
    const hook = scriptedChannel('hook', { answer: () => ({ outcome: 'disabled', why: 'HTTP 410' }) })
    const mail = scriptedChannel('mail')
    const relay = start({ channels: [hook, mail] })
    await add()
    await eventually(() => mail.attempts.map(({ message }) => message)).toContainEqual({
      type: 'notice',
      notice: expect.objectContaining({ text: expect.stringContaining('replay --channel hook') }),
      createdAt: expect.any(String),
    })
    clock.advance(day)
    await add()
    await eventually(rows).toContain('mail sent 3')
    expect(hook.attempts).toHaveLength(1)
    expect(await rows()).toContain('hook waiting 2')
    await relay.stop()
    const elsewhere = scriptedChannel('hook', { target: 'https://elsewhere.example' })
    start({ channels: [elsewhere] })
    await eventually(rows).toContain('hook sent 2')
  })

  it('logs nothing that a visitor typed', async () => {
    const mail = scriptedChannel('mail', {
      answer: (_, message) => {
        throw new Error(JSON.stringify(message))
      },
    })
    start({ channels: [mail] })
    const { name, email, phone, company } = await add()
    await eventually(() => logged.join()).toContain('a channel failed with an unexpected error')
    await eventually(() => logged.join()).toContain('a delivery will be retried')
    for (const text of [name, email, phone, company]) expect(logged.join()).not.toContain(text)
  })
})
