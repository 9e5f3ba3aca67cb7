import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aConsultation, aLimit, anIdentity, addRequest } from '#server/testing/a-consultation.ts'
import { engines, openTestDatabase } from '#server/testing/open-test-database.ts'
import type { TestDatabase } from '#server/testing/open-test-database.ts'
import { openDatabase, type Database } from '#server/store/open-database.ts'
import { openStore } from '#server/store/open-store.ts'
import type { TransactionRunner } from '#server/store/transaction.ts'
import type { SpamJudgement, SpamReason } from './spam-judgement.ts'
import { claimDeliveries } from '../delivery/outbox.ts'
import { findPerson } from '../privacy/find-person.ts'
import { findConsultations } from '../receive/read-consultations.ts'
import { flagConsultation } from './flag-consultation.ts'
import { enqueueHeldDigest, releaseConsultation } from './held-requests.ts'

const channels = ['email', 'webhook']
const suspicion: SpamReason[] = [
  { signal: 'topic', points: 3 },
  { signal: 'links', points: 1 },
]

describe.each(engines)('suspected spam on %s', (engine) => {
  let opened: TestDatabase
  let database: Database & { channels: string[] }
  let store: TransactionRunner

  beforeAll(async () => {
    opened = await openTestDatabase(engine)
    // Open it again, with delivery channels.
    if (engine === 'sqlite') await opened.close()
    database = { ...(await openDatabase(opened.options)), channels }
    const { databaseUrl, dataDir } = opened.options
    store = await openStore({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir }, 'write')
  })
  afterAll(async () => {
    await store.close()
    await database.close()
    if (engine === 'postgres') await opened.close()
  })

  async function read(id: string) {
    const [row] = await store.run(findConsultations, { part: id })
    if (!row) throw new Error('It is not stored')
    return { state: row.state, judgement: JSON.parse(row.spam ?? 'null') as SpamJudgement }
  }
  const deliveriesOf = async (id: string) => {
    const [row] = await store.run(findConsultations, { part: id })
    const person = { email: row?.email ?? '', until: '9999-01-01T00:00:00.000Z' }
    const { deliveries } = await store.run(findPerson, person)
    return deliveries.filter(({ consultation_id }) => consultation_id === id)
  }

  it('gets the same answer, is held with its reasons, and is not delivered', async () => {
    const consultation = aConsultation()
    const identity = anIdentity()
    const added = await addRequest(database, consultation, identity, aLimit(), {}, suspicion)
    expect(added).toEqual({ outcome: 'added', consultation, context: {}, enqueued: [] })
    expect(await read(consultation.id)).toEqual({
      state: 'held',
      judgement: { score: 4, reasons: suspicion },
    })
    expect(await deliveriesOf(consultation.id)).toEqual([])
    const repeated = await addRequest(database, aConsultation(), identity, aLimit(), {}, [])
    expect(repeated).toEqual({ outcome: 'repeated', consultation, context: {} })
  })

  it('is delivered when it is released, and released only once', async () => {
    const { id } = await addHeld()
    const now = '2026-01-02T10:00:00.000Z'
    const release = () => store.run(releaseConsultation, { id, channels, now })
    expect((await Promise.all([release(), release(), release()])).filter(Boolean)).toEqual([true])
    expect(await read(id)).toEqual({
      state: 'accepted',
      judgement: { score: 4, reasons: suspicion, releasedAt: now },
    })
    expect((await deliveriesOf(id)).map(({ channel }) => channel).toSorted()).toEqual(channels)
  })

  it('is not held below the threshold', async () => {
    const consultation = aConsultation()
    await addRequest(database, consultation, anIdentity(), aLimit(), {}, suspicion.slice(0, 1))
    expect((await read(consultation.id)).state).toBe('accepted')
    expect(await deliveriesOf(consultation.id)).toHaveLength(2)
  })

  it('includes the same message from several senders, with one more signal', async () => {
    const message = 'We sell one thousand visitors a day, ask for our list of prices today.'
    const send = async (email: string, text: string, reasons: SpamReason[] = []) => {
      const consultation = aConsultation({ email, message: text })
      await addRequest(database, consultation, anIdentity(), aLimit(), {}, reasons)
      return read(consultation.id)
    }
    expect((await send('a@example.com', message)).judgement.reasons).toEqual([])
    expect((await send('a@example.com', `${message}\n`)).judgement.reasons).toEqual([])
    const copy = await send('b@example.com', message.toUpperCase().replaceAll(' ', '  '))
    expect(copy).toMatchObject({
      state: 'accepted',
      judgement: { reasons: [{ signal: 'repeated', points: 2 }] },
    })
    expect((await send('c@example.com', message, [{ signal: 'lure', points: 2 }])).state).toBe('held')
  })

  it('counts the requests of one client in a minute', async () => {
    const limit = aLimit()
    const judgements: SpamJudgement[] = []
    for (let count = 0; count < 5; count++) {
      const consultation = aConsultation()
      await addRequest(database, consultation, anIdentity(), limit)
      judgements.push((await read(consultation.id)).judgement)
    }
    expect(judgements.map(({ score }) => score)).toEqual([0, 0, 0, 2, 2])
  })

  it('accepts a later flag, which changes nothing else', async () => {
    const { id } = await addHeld()
    await store.run(flagConsultation, { id, signal: 'sender-domain-without-mail' })
    expect(await read(id)).toEqual({
      state: 'held',
      judgement: { score: 4, reasons: [...suspicion, { signal: 'sender-domain-without-mail', points: 0 }] },
    })
  })

  describe('in the daily digest', () => {
    const now = '2026-03-02T00:10:00.000Z'
    const digest = (day: string, channels = ['email']) => store.run(enqueueHeldDigest, { day, channels, now })
    /** Claims the notices that wait for a channel. */
    async function collectNotices(channel = 'email') {
      const claim = { claim: `digest ${channel}`, limit: 100, now, target: '', soonest: '9' }
      const claimed = await store.run(claimDeliveries, { ...claim, channel })
      return claimed.flatMap(({ message }) => (message.type === 'notice' ? [message.notice] : []))
    }
    // The requests of the tests above.
    beforeAll(async () => {
      await digest('2026-03-01')
      await collectNotices()
    })

    it('is named once, by its id and without its text', async () => {
      const { id } = await addHeld()
      expect(await digest('2026-03-02')).toBe(1)
      expect(await digest('2026-03-02')).toBe(0)
      expect(await digest('2026-03-03')).toBe(0)
      const notices = await collectNotices()
      expect(notices).toHaveLength(1)
      expect(notices[0]).toMatchObject({
        id: 'held-2026-03-02',
        title: '1 request is held as suspected spam',
      })
      expect(notices[0]?.text).toContain(`npm run requests -- release ${id}`)
      expect(notices[0]?.text).not.toContain('Ada')
    })

    it('is named by the next one if it arrives after the digest of its day, even after a downtime', async () => {
      const { id } = await addHeld()
      expect(await digest('2026-03-02')).toBe(0)
      expect(await digest('2026-03-02', ['email', 'webhook'])).toBe(0)
      expect(await collectNotices('webhook')).toEqual([])
      expect(await digest('2026-03-09')).toBe(1)
      expect((await collectNotices())[0]?.text).toContain(id)
    })

    it('is named in the language of the site', async () => {
      await addHeld()
      const language = 'de'
      await store.run(enqueueHeldDigest, { day: '2026-03-10', channels: ['email'], language, now })
      expect((await collectNotices())[0]?.title).toBe('1 Anfrage wird wegen Spamverdachts zurückgehalten')
    })

    it('waits until a channel accepts notices', async () => {
      const { id } = await addHeld()
      expect(await digest('2026-03-10', [])).toBe(0)
      expect(await digest('2026-03-11', ['push'])).toBe(0)
      expect(await digest('2026-03-11')).toBe(1)
      expect((await collectNotices())[0]?.text).toContain(id)
    })

    it('is named by only one of two instances', async () => {
      await addHeld()
      const both = await Promise.all([
        digest('2026-03-12'),
        database.run(enqueueHeldDigest, { day: '2026-03-12', channels: ['email'], now }),
      ])
      expect(both.toSorted()).toEqual([0, 1])
      expect(await collectNotices()).toHaveLength(1)
    })
  })

  async function addHeld(created_at = '2026-01-01T10:00:00.000Z') {
    const consultation = aConsultation({ created_at })
    await addRequest(database, consultation, anIdentity(), aLimit(), {}, suspicion)
    return consultation
  }
})
