import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Changed, NoteAdded, Undone } from '#contract/desk/changes.ts'
import type { RequestDetail, RequestPage, Snooze } from '#contract/desk/requests.ts'
import { claimDeliveries } from '#server/requests/delivery/outbox.ts'
import { addPushSubscription } from '#server/requests/delivery/channels/push/push-subscriptions.ts'
import { erasePerson } from '#server/requests/privacy/erase-person.ts'
import { aConsultation, aLimit, anIdentity, addRequest } from '#server/testing/a-consultation.ts'
import { createTestDesk, type TestDesk } from '#server/testing/create-test-desk.ts'
import { engines, openTestDatabase, type TestDatabase } from '#server/testing/open-test-database.ts'
import { openEvents } from '#server/testing/open-events.ts'
import { signedIn, type Visitor } from '#server/testing/sign-in-visitor.ts'
import { countDueRequests, wakeRequests } from './wake-requests.ts'

const thursday: Snooze = { until: '2026-03-12T09:00:00.000Z', kind: 'time' }
const noAnswer: Snooze = { until: '2026-03-16T09:00:00.000Z', kind: 'no-answer' }
const channels = ['email', 'push']

describe.each(engines)('Snoozed requests on %s', (engine) => {
  let database: TestDatabase
  let desk: TestDesk
  let ada: Visitor
  let grace: Visitor
  let now = new Date('2026-03-11T12:00:00.000Z')
  let id = ''

  beforeAll(async () => {
    database = await openTestDatabase(engine)
    desk = createTestDesk(database, { now: () => now })
    ada = await signedIn(desk, { email: 'ada@agency.example', name: 'Ada' })
    grace = await signedIn(desk, { email: 'grace@agency.example', name: 'Grace' })
  })
  beforeEach(async () => {
    now = new Date('2026-03-11T12:00:00.000Z')
    await wake('2030-01-01T00:00:00.000Z')
    id = await add()
  })
  afterAll(async () => {
    await desk.close()
    await database.close()
  })

  async function add(fields: Parameters<typeof aConsultation>[0] = {}) {
    const request = aConsultation({ created_at: '2026-03-02T10:00:00.000Z', ...fields })
    await addRequest(database, request, anIdentity(), aLimit())
    return request.id
  }
  const change = async (what: object, by = ada): Promise<Changed> =>
    (await (await by.send('PATCH', '/api/desk/requests', { ids: [id], change: what })).json()) as Changed
  const undo = async (token: string | null, by = ada) =>
    (await (await by.send('POST', '/api/desk/undo', { token })).json()) as Undone
  const show = async () => (await (await ada.get(`/api/desk/requests/${id}`)).json()) as RequestDetail
  const list = async (query = '') =>
    (await (await ada.get(`/api/desk/requests${query}`)).json()) as RequestPage
  const isListed = async (state: string) =>
    (await list(`?state=${state}&limit=100`)).items.some((item) => item.id === id)
  const idOf = async (visitor: Visitor) =>
    ((await (await visitor.get('/api/desk/me')).json()) as { staff: { id: string } }).staff.id
  const wake = (at: string) => database.run(wakeRequests, { now: at, channels })
  const claim = async (channel: string) => {
    const claimed = await database.run(claimDeliveries, {
      channel,
      target: 'x',
      claim: crypto.randomUUID(),
      limit: 100,
      now: '2027-01-01T00:00:00.000Z',
      soonest: '2027-01-01T00:00:00.000Z',
    })
    return claimed.flatMap(({ message }) =>
      message.type === 'notice' && message.notice.request === id ? [message] : [],
    )
  }

  it('leave the list of what there is to do, do not wait, and are counted apart', async () => {
    const before = (await list()).counts
    expect((await show()).overdue).toBe(true)
    const changed = await change({ snooze: thursday })
    expect(changed.requests).toMatchObject([
      { id, state: 'new', snooze: thursday, overdue: false, waitingBusinessSeconds: null },
    ])
    expect(await isListed('todo')).toBe(false)
    expect(await isListed('new')).toBe(false)
    expect(await isListed('snoozed')).toBe(true)
    const { counts } = await list()
    expect(counts).toEqual({ ...before, new: before.new - 1, snoozed: before.snoozed + 1 })
  })

  it('are found by a search, whatever their state', async () => {
    const word = `zeppelin${crypto.randomUUID().slice(0, 8)}`
    id = await add({ company: word })
    await change({ snooze: thursday })
    expect((await list(`?q=${word}`)).items.map((item) => item.id)).toEqual([id])
    await change({ state: 'won' })
    expect((await list(`?q=${word}`)).items.map((item) => item.id)).toEqual([id])
    expect((await list(`?q=${word}&state=todo`)).items).toEqual([])
  })

  it('come back when their time has come, once, with the wait that they had', async () => {
    await change({ snooze: thursday })
    expect(await database.read(countDueRequests, { now: '2026-03-12T08:59:59.000Z' })).toBe(0)
    const both = await Promise.all([wake(thursday.until), wake(thursday.until)])
    expect(both.toSorted()).toEqual([0, 1])
    expect(await show()).toMatchObject({
      snooze: null,
      overdue: true,
      history: [
        { kind: 'unsnoozed', because: 'time', by: null },
        { kind: 'snoozed', snooze: thursday, by: { name: 'Ada' } },
      ],
    })
    expect(await isListed('todo')).toBe(true)
  })

  it('appear by themselves in an open desk', async () => {
    await change({ snooze: thursday })
    const events = await openEvents(ada)
    await events.next()
    await wake(thursday.until)
    expect(await events.next()).toMatchObject({ kind: 'request', request: { id, snooze: null } })
    await events.close()
  })

  it('tell their owner, or who snoozed them, and only that person', async () => {
    const subscription = { endpoint: `https://push.example/${id}`, p256dh: 'k', auth: 'a' }
    const graceId = await idOf(grace)
    await database.run(addPushSubscription, {
      id: crypto.randomUUID(),
      ...subscription,
      staffId: graceId,
      now: now.toISOString(),
    })
    await change({ snooze: noAnswer })
    await wake(noAnswer.until)
    const [mail] = await claim('email')
    expect(mail).toMatchObject({
      to: { email: 'ada@agency.example' },
      notice: { request: id, title: expect.stringMatching(/^No answer yet: /) as string },
    })
    expect(JSON.stringify(mail?.notice)).not.toContain('Lovelace')
    // Ada has no browser that is notified.
    expect(await claim('push')).toEqual([])

    await change({ ownerId: graceId, snooze: { ...noAnswer, until: '2026-03-17T09:00:00.000Z' } })
    await wake('2026-03-17T09:00:00.000Z')
    expect(await claim('email')).toMatchObject([{ to: { email: 'grace@agency.example' } }])
    expect(await claim('push')).toMatchObject([{ to: { staffId: graceId } }])
  })

  it('come back at once with an entry of a colleague, but not with one of who snoozed them', async () => {
    const note = async (by: Visitor) =>
      (await (
        await by.send('POST', `/api/desk/requests/${id}/notes`, { text: 'They called.' })
      ).json()) as NoteAdded
    await change({ snooze: thursday })
    await note(ada)
    expect((await show()).snooze).toEqual(thursday)
    const { undoToken } = await note(grace)
    expect((await show()).snooze).toBeNull()
    await undo(undoToken, grace)
    expect((await show()).snooze).toEqual(thursday)
    await grace.send('POST', `/api/desk/requests/${id}/reply`, { subject: 'Yes', text: 'Hello.' })
    expect(await show()).toMatchObject({ snooze: null, state: 'contacted' })
  })

  describe('when their person sends another form', () => {
    const isSpam = [{ signal: 'trap', points: 100 }]
    let email = ''
    beforeEach(async () => {
      email = `Ärzte-${crypto.randomUUID()}@Example.com`
      id = await add({ email })
      await change({ snooze: noAnswer })
    })
    const sendForm = async (fields: Parameters<typeof aConsultation>[0], reasons: typeof isSpam = []) => {
      const form = aConsultation({ created_at: now.toISOString(), ...fields })
      await addRequest(database, form, anIdentity(), aLimit(), {}, reasons)
      return form.id
    }

    it('come back at once, in every open desk', async () => {
      const events = await openEvents(grace)
      await events.next()
      const second = await sendForm({ email: email.toUpperCase() })
      const seen = [await events.next(), await events.next()]
      expect(seen).toMatchObject([
        { kind: 'request', request: { id, snooze: null } },
        { kind: 'request', isNew: true, request: { id: second } },
      ])
      await events.close()
      expect((await show()).history[0]).toMatchObject({ kind: 'unsnoozed', because: 'entry', by: null })
      expect(await wake(noAnswer.until)).toBe(0)
    })

    it('stay when somebody else does, also from the address of one that was told apart', async () => {
      await sendForm({ email: `x${email}` })
      await ada.send('PUT', `/api/desk/requests/${id}/apart`, {})
      await sendForm({ email })
      expect((await show()).snooze).toEqual(noAnswer)
    })

    it('come back with suspected spam only when it is released', async () => {
      const held = await sendForm({ email }, isSpam)
      expect((await show()).snooze).toEqual(noAnswer)
      await grace.send('POST', '/api/desk/requests/release', { ids: [held] })
      expect((await show()).snooze).toBeNull()
    })

    it('stay when the released one was told apart', async () => {
      const held = await sendForm({ email }, isSpam)
      await ada.send('PUT', `/api/desk/requests/${held}/apart`, {})
      await grace.send('POST', '/api/desk/requests/release', { ids: [held] })
      expect((await show()).snooze).toEqual(noAnswer)
    })
  })

  it('come back by a press, and are done when they are won or lost', async () => {
    await change({ snooze: thursday })
    await change({ snooze: null }, grace)
    expect((await show()).history[0]).toMatchObject({ kind: 'unsnoozed', because: 'person' })
    await change({ snooze: thursday })
    await change({ state: 'lost' })
    expect(await show()).toMatchObject({ state: 'lost', snooze: null })
    expect(await isListed('todo')).toBe(false)
    expect((await change({ snooze: thursday })).changed).toEqual([])
  })

  it('can be undone, also when they came back since, but not over what a colleague chose', async () => {
    const first = await change({ snooze: thursday })
    expect(await undo(first.undoToken)).toMatchObject({ undone: [id], requests: [{ snooze: null }] })
    const second = await change({ snooze: thursday })
    await change({ snooze: noAnswer }, grace)
    expect(await undo(second.undoToken)).toMatchObject({ skipped: [{ id, reason: 'changed' }] })
    expect((await show()).snooze).toEqual(noAnswer)
    // The end of a snooze is no reason to keep another change.
    const assigned = await change({ ownerId: await idOf(ada) })
    await wake(noAnswer.until)
    expect(await undo(assigned.undoToken)).toMatchObject({ undone: [id] })
    expect(await show()).toMatchObject({ snooze: null, ownerId: null })
  })

  it('wake nobody after their person was erased', async () => {
    const email = `${crypto.randomUUID()}@example.com`
    id = await add({ email })
    await change({ snooze: thursday })
    const erasure = { hash: crypto.randomUUID(), erased_at: '2030-01-01T00:00:00.000Z' }
    await database.run(erasePerson, {
      email,
      until: erasure.erased_at,
      erasure,
      isForced: false,
      staffId: null,
    })
    expect(await wake(thursday.until)).toBe(0)
    expect((await list()).counts.snoozed).toBe((await list('?state=snoozed&limit=100')).items.length)
  })

  it('need a time that is still to come', async () => {
    const response = await ada.send('PATCH', '/api/desk/requests', {
      ids: [id],
      change: { snooze: { until: '2026-03-11T11:00:00Z', kind: 'time' } },
    })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({
      errors: { 'change.snooze.until': 'Choose a time that is still to come.' },
    })
  })
})
