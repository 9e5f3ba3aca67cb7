import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aConsultation, aLimit, anIdentity, addRequest } from '#server/testing/a-consultation.ts'
import { engines, openTestDatabase, type TestDatabase } from '#server/testing/open-test-database.ts'
import { signedIn, type Visitor } from '#server/testing/sign-in-visitor.ts'
import type { Changed, NoteAdded, ReplyAnswer, Undone } from '#contract/desk/changes.ts'
import type { RequestDetail, RequestPage } from '#contract/desk/requests.ts'
import { desk as content } from '#content/desk.ts'
import { createTestDesk, type TestDesk } from '#server/testing/create-test-desk.ts'
import { addRequestNote } from './note-transactions.ts'
import { referenceOf } from '#server/requests/delivery/message-text.ts'
import { claimDeliveries } from '#server/requests/delivery/outbox.ts'

describe.each(engines)('What staff change on %s', (engine) => {
  let database: TestDatabase
  let desk: TestDesk
  let ada: Visitor
  let grace: Visitor
  let now = new Date('2026-03-11T12:00:00.000Z')
  let id = ''
  let other = ''

  beforeAll(async () => {
    database = await openTestDatabase(engine, { channels: ['email'] })
    desk = createTestDesk(database, { channels: ['email'], now: () => now })
    ada = await signedIn(desk, { email: 'ada@agency.example', name: 'Ada' })
    grace = await signedIn(desk, { email: 'grace@agency.example', name: 'Grace' })
  })
  beforeEach(async () => {
    ;({ id } = await add({ email: 'visitor@example.com' }))
    ;({ id: other } = await add({}))
  })
  afterAll(async () => {
    await desk.close()
    await database.close()
  })

  async function add(fields: Parameters<typeof aConsultation>[0], isSpam = false) {
    const request = aConsultation({ created_at: now.toISOString(), ...fields })
    const reasons = isSpam ? [{ signal: 'honeypot', points: 5 }] : []
    await addRequest(database, request, anIdentity(), aLimit(), {}, reasons)
    return request
  }
  const ask = async <Answer>(method: string, path: string, body: unknown, by = ada): Promise<Answer> =>
    (await (await by.send(method, `/api/desk/${path}`, body)).json()) as Answer
  const show = async (which = id) =>
    (await (await ada.get(`/api/desk/requests/${which}`)).json()) as RequestDetail
  const change = (change: object, ids = [id], by = ada) =>
    ask<Changed>('PATCH', 'requests', { ids, change }, by)
  const undo = (token: string | null, by = ada) => ask<Undone>('POST', 'undo', { token }, by)
  const kinds = async () => (await show()).history.map(({ kind }) => kind)

  it('sets state and owner of many at once, and records who did it', async () => {
    const { staff } = (await (await grace.get('/api/desk/me')).json()) as { staff: { id: string } }
    const { changed } = await change({ state: 'contacted', ownerId: staff.id }, [id, other, 'none'])
    expect(changed.toSorted()).toEqual([id, other].toSorted())
    const request = await show()
    expect(request).toMatchObject({
      state: 'contacted',
      ownerId: staff.id,
      answeredAt: now.toISOString(),
      waitingBusinessSeconds: null,
    })
    expect(request.history.toSorted((one, two) => one.kind.localeCompare(two.kind))).toMatchObject([
      { kind: 'owner', to: staff.id, by: { name: 'Ada' } },
      { kind: 'state', from: 'new', to: 'contacted', by: { name: 'Ada' } },
    ])
    expect(request.version).toBe(1)
  })

  it('sets a value, and a reason that lasts as long as the request is lost', async () => {
    const [reason = ''] = content.lostReasons
    await change({ reason })
    expect(await show()).toMatchObject({ reason: null, version: 0 })
    await change({ state: 'lost', value: 4500, reason })
    expect(await show()).toMatchObject({ state: 'lost', value: 4500, reason })
    const won = await change({ state: 'won' }, [id], grace)
    expect(await show()).toMatchObject({ state: 'won', value: 4500, reason: null })
    expect(await undo(won.undoToken, grace)).toMatchObject({
      requests: [{ state: 'lost', value: 4500, reason }],
    })
    const { history } = await show()
    expect(history).toHaveLength(6)
    expect(history).toContainEqual(expect.objectContaining({ kind: 'value', from: null, to: 4500 }))
    expect(history.filter(({ kind }) => kind === 'reason')).toMatchObject([
      { from: null, to: reason, by: { name: 'Grace' } },
      { from: null, to: reason, by: { name: 'Ada' } },
    ])
  })

  it('undoes what was set, whatever a colleague has set beside it since', async () => {
    const assigned = await change({
      ownerId: ((await (await ada.get('/api/desk/me')).json()) as { staff: { id: string } }).staff.id,
    })
    const won = await change({ state: 'won' })
    await change({ state: 'lost', reason: 'Too expensive' }, [id], grace)
    expect(await undo(won.undoToken)).toMatchObject({ skipped: [{ id, reason: 'changed' }] })
    expect(await undo(assigned.undoToken)).toMatchObject({
      undone: [id],
      requests: [{ ownerId: null, state: 'lost', reason: 'Too expensive' }],
    })
    const noReason = await change({ state: 'lost', reason: null })
    await change({ state: 'won' }, [id], grace)
    expect(await undo(noReason.undoToken)).toMatchObject({ undone: [] })
    expect(await show()).toMatchObject({ state: 'won', reason: null })
  })

  it('undoes a value unless a colleague has set another one', async () => {
    await change({ value: 100 })
    const { undoToken } = await change({ value: 200 })
    expect(await undo(undoToken)).toMatchObject({ undone: [id], requests: [{ value: 100 }] })
    const again = await change({ value: 300 })
    await change({ value: 400 }, [id], grace)
    expect(await undo(again.undoToken)).toMatchObject({ skipped: [{ id, reason: 'changed' }] })
    expect(await show()).toMatchObject({ value: 400 })
  })

  it.each([
    [{ value: -1 }, 'change.value'],
    [{ value: 1.5 }, 'change.value'],
    [{ value: 1e9 }, 'change.value'],
    [{ value: '4500' }, 'change.value'],
    [{ reason: 'Not one of the list' }, 'change.reason'],
    [{}, 'change'],
  ])('refuses %j with a sentence', async (wrong, field) => {
    const response = await ada.send('PATCH', '/api/desk/requests', { ids: [id], change: wrong })
    expect(response.status).toBe(422)
    const { errors } = (await response.json()) as { errors: Record<string, string> }
    expect(errors[field]).toBeTruthy()
  })

  it('reports no change if the value is the same', async () => {
    await change({ state: 'won' })
    expect(await change({ state: 'won' })).toMatchObject({
      changed: [],
      requests: [{ id, state: 'won' }],
      undoToken: null,
    })
  })

  it('undoes a change once, and only for the person who made it', async () => {
    const { undoToken } = await change({ state: 'lost' })
    expect((await grace.send('POST', '/api/desk/undo', { token: undoToken })).status).toBe(409)
    expect(await undo(undoToken)).toMatchObject({
      undone: [id],
      skipped: [],
      requests: [{ id, state: 'new' }],
    })
    expect(await show()).toMatchObject({ state: 'new', answeredAt: null })
    expect((await ada.send('POST', '/api/desk/undo', { token: undoToken })).status).toBe(409)
  })

  it('does not undo what a colleague has changed since', async () => {
    const { undoToken } = await change({ state: 'won' }, [id, other])
    await change({ state: 'lost' }, [id], grace)
    expect(await undo(undoToken)).toMatchObject({
      undone: [other],
      skipped: [{ id, reason: 'changed' }],
    })
    expect(await show()).toMatchObject({ state: 'lost' })
  })

  it('undoes nothing after ten minutes', async () => {
    const { undoToken } = await change({ state: 'won' })
    const before = now
    now = new Date(now.getTime() + 601_000)
    expect((await ada.send('POST', '/api/desk/undo', { token: undoToken })).status).toBe(409)
    now = before
  })

  it('holds a hundred notes of a request, and another when one is deleted', async () => {
    const { staff } = (await (await ada.get('/api/desk/me')).json()) as { staff: { id: string } }
    const actor = { requestId: id, text: 'A note', staffId: staff.id, now: now.toISOString() }
    for (let notes = 0; notes < 100; notes++) {
      await database.run(addRequestNote, { ...actor, tokenHash: crypto.randomUUID() })
    }
    const post = () => ada.send('POST', `/api/desk/requests/${id}/notes`, { text: 'One more' })
    expect((await post()).status).toBe(409)
    const { notes } = await show()
    expect(notes).toHaveLength(100)
    await ask<Changed>('DELETE', `requests/${id}/notes/${notes[0]?.id}`, null)
    expect((await post()).status).toBe(201)
  })

  it('keeps notes, finds them by search, and deletes them with an undo', async () => {
    const { note } = await ask<NoteAdded>('POST', `requests/${id}/notes`, {
      text: 'Ringback on Märzdienstag',
    })
    expect((await show()).notes).toMatchObject([{ text: 'Ringback on Märzdienstag', by: { name: 'Ada' } }])
    const found = async () =>
      ((await (await ada.get('/api/desk/requests?q=marzdienstag')).json()) as RequestPage).items.map(
        (item) => item.id,
      )
    expect(await found()).toEqual([id])
    const { undoToken } = await ask<Changed>('DELETE', `requests/${id}/notes/${note.id}`, null)
    expect(await found()).toEqual([])
    expect((await show()).notes).toEqual([])
    await undo(undoToken)
    expect(await found()).toEqual([id])
    await ask('DELETE', `requests/${id}/notes/${note.id}`, null)
    expect(await found()).toEqual([])
    expect((await ada.send('DELETE', `/api/desk/requests/${other}/notes/${note.id}`, null)).status).toBe(404)
  })

  it('puts a reply into the outbox for ten seconds later, and the request is contacted', async () => {
    const answer = await ask<ReplyAnswer>('POST', `requests/${id}/reply`, { subject: 'Yes', text: 'Hello.' })
    expect(answer).toMatchObject({ outcome: 'queued', reply: { subject: 'Yes', by: { name: 'Ada' } } })
    const request = await show()
    expect(request.state).toBe('contacted')
    expect(request.deliveries.find(({ channel }) => channel === 'reply')).toMatchObject({
      state: 'waiting',
      dueAt: '2026-03-11T12:00:10.000Z',
    })
    expect(request.history.map(({ kind }) => kind).toSorted()).toEqual(['owner', 'reply-sent', 'state'])
    expect(request.ownerId).toBe(answer.reply.by.id)
    const [claimed] = await claimReplies('2026-03-11T12:00:11.000Z')
    expect(claimed?.message).toMatchObject({
      consultation: { email: 'visitor@example.com' },
      reply: { subject: 'Yes', text: 'Hello.', by: 'Ada', follows: [] },
    })
    expect(await undo(answer.undoToken)).toMatchObject({ undone: [], skipped: [{ id, reason: 'mailed' }] })
    expect((await show()).state).toBe('contacted')
  })

  it('takes back a reply that was not sent yet', async () => {
    const answer = await ask<ReplyAnswer>('POST', `requests/${id}/reply`, { subject: 'Yes', text: 'Hello.' })
    expect(await claimReplies('2026-03-11T12:00:09.000Z')).toEqual([])
    expect(await undo(answer.undoToken)).toMatchObject({ undone: [id], skipped: [] })
    const request = await show()
    expect(request).toMatchObject({ state: 'new', ownerId: null, replies: [] })
    expect(request.deliveries.map(({ channel }) => channel)).toEqual(['email'])
    expect(await kinds()).toContain('reply-withdrawn')
  })

  it('keeps one conversation: the subject and the mails before it follow from what was sent', async () => {
    // No mail was sent yet that it could answer.
    expect((await show()).replySubject).toBe(`Your request ${referenceOf(id)}`)
    const first = await ask<ReplyAnswer>('POST', `requests/${id}/reply`, { subject: 'Yes', text: 'Hello.' })
    const seen = first.reply.id
    expect((await show()).replySubject).toBe('Re: Yes')
    const second = { subject: 'Re: Yes', text: 'And more.', seen }
    await ask<ReplyAnswer>('POST', `requests/${id}/reply`, second, grace)
    const request = await show()
    expect(request).toMatchObject({ replySubject: 'Re: Yes', ownerId: first.reply.by.id })
    const mails = await claimReplies('2026-03-11T12:00:11.000Z')
    const last = mails.find(
      ({ message }) => message.type === 'consultation' && message.reply?.text === 'And more.',
    )
    expect(last?.message).toMatchObject({ reply: { by: 'Grace', follows: [first.reply.deliveryId] } })
  })

  it('asks the writer of a reply who has not seen the newest one', async () => {
    const reply = (by: Visitor, seen: string | null) =>
      by.send('POST', `/api/desk/requests/${id}/reply`, { subject: 'Yes', text: 'Hello.', seen })
    const first = (await (await reply(grace, null)).json()) as ReplyAnswer
    const refused = await reply(ada, null)
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({
      newer: { id: first.reply.id, text: 'Hello.', by: { name: 'Grace' } },
    })
    const second = (await (await reply(ada, first.reply.id)).json()) as ReplyAnswer
    expect((await show()).replies.map((each) => each.id)).toEqual([second.reply.id, first.reply.id])
    // A reply that was taken back is no reason to ask.
    await undo(second.undoToken)
    expect((await reply(grace, second.reply.id)).status).toBe(201)
  })

  it('says who writes to a request until they stop or are silent', async () => {
    expect((await grace.send('PUT', `/api/desk/requests/${id}/writing`, null)).status).toBe(204)
    const { staff } = (await (await grace.get('/api/desk/me')).json()) as { staff: { id: string } }
    expect((await show()).writers).toEqual([{ staffId: staff.id, until: '2026-03-11T12:00:45.000Z' }])
    await grace.send('DELETE', `/api/desk/requests/${id}/writing`, null)
    expect((await show()).writers).toEqual([])
    expect((await grace.send('PUT', '/api/desk/requests/none/writing', null)).status).toBe(404)
  })

  const claimReplies = (at: string) =>
    desk.run(claimDeliveries, {
      channel: 'reply',
      target: 'x',
      claim: crypto.randomUUID(),
      limit: 10,
      now: at,
      soonest: '2026-03-11T12:01:00.000Z',
    })

  it('releases held requests for delivery, unless it is undone', async () => {
    const { id: spam } = await add({}, true)
    expect(
      (await ada.send('POST', `/api/desk/requests/${spam}/reply`, { subject: 'a', text: 'b' })).status,
    ).toBe(409)
    const first = await ask<Changed>('POST', 'requests/release', { ids: [spam, id] })
    expect(first.changed).toEqual([spam])
    expect(await show(spam)).toMatchObject({
      state: 'new',
      deliveries: [{ channel: 'email', state: 'waiting' }],
    })
    expect(await undo(first.undoToken)).toMatchObject({ undone: [spam], skipped: [] })
    expect(await show(spam)).toMatchObject({ state: 'held', deliveries: [] })
    expect((await ask<Changed>('POST', 'requests/release', { ids: [spam] })).changed).toEqual([spam])
  })

  it('delivers again on request, but nothing that is running or belongs to another', async () => {
    const [delivery] = (await show()).deliveries
    const path = `requests/${id}/deliveries/${delivery?.id}/replay`
    const before = desk.wakes()
    expect((await ada.send('POST', `/api/desk/${path}`, {})).status).toBe(200)
    expect(desk.wakes()).toBe(before + 1)
    expect((await show()).history[0]).toMatchObject({ kind: 'replayed', deliveryId: delivery?.id })
    const elsewhere = `/api/desk/requests/${other}/deliveries/${delivery?.id}/replay`
    expect((await ada.send('POST', elsewhere, {})).status).toBe(404)
    await desk.run(claimDeliveries, {
      channel: 'email',
      target: 'x',
      claim: 'running',
      limit: 100,
      now: now.toISOString(),
      soonest: '2026-03-11T12:01:00.000Z',
    })
    expect((await ada.send('POST', `/api/desk/${path}`, {})).status).toBe(409)
  })

  it.each([
    ['PATCH', 'requests', { ids: [], change: { state: 'won' } }, 422],
    ['PATCH', 'requests', { ids: ['a'], change: {} }, 422],
    ['PATCH', 'requests', { ids: ['a'], change: { state: 'held' } }, 422],
    ['PATCH', 'requests', { ids: ['a'], change: { ownerId: 'nobody' } }, 404],
    ['PATCH', 'requests', { ids: ['none'], change: { state: 'won' } }, 200],
    ['POST', 'undo', { token: 'unknown' }, 409],
    ['POST', 'requests/none/notes', { text: 'x' }, 404],
    ['POST', 'requests/none/notes', { text: ' ' }, 422],
    ['POST', 'requests/none/reply', { subject: 'a', text: 'b' }, 404],
    ['POST', 'requests/none/reply', { subject: 'a\nBcc: x@y.example', text: 'b' }, 422],
  ])('answers %s %s with %j by %i', async (method, path, body, status) => {
    expect((await ada.send(method, `/api/desk/${path}`, body)).status).toBe(status)
  })

  it('accepts no change without the session’s token, or from another site', async () => {
    const body = { ids: [id], change: { state: 'won' } }
    const forged = await ada.send('PATCH', '/api/desk/requests', body, { 'x-csrf-token': 'guess' })
    const foreign = await ada.send('PATCH', '/api/desk/requests', body, { Origin: 'https://evil.example' })
    expect([forged.status, foreign.status]).toEqual([403, 403])
    expect((await show()).state).toBe('new')
  })
})

describe('A reply without a mail server', () => {
  it('is an address for a mail program, and the request is contacted', async () => {
    const database = await openTestDatabase('sqlite')
    const desk = createTestDesk(database)
    const ada = await signedIn(desk, { email: 'ada@agency.example' })
    const request = aConsultation({ email: 'o&neil?x@example.com' })
    await addRequest(database, request, anIdentity(), aLimit())
    const response = await ada.send('POST', `/api/desk/requests/${request.id}/reply`, {
      subject: 'A & B',
      text: 'Hello,\nbye?',
    })
    const answer = (await response.json()) as ReplyAnswer
    expect(answer).toMatchObject({
      outcome: 'mailto',
      href: 'mailto:o%26neil%3Fx@example.com?subject=A%20%26%20B&body=Hello%2C%0D%0Abye%3F',
    })
    const shown = (await (await ada.get(`/api/desk/requests/${request.id}`)).json()) as RequestDetail
    expect(shown).toMatchObject({ state: 'contacted', deliveries: [], replies: [{ subject: 'A & B' }] })
    await desk.close()
    await database.close()
  })
})
