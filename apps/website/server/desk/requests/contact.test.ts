import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Changed, Undone } from '#contract/desk/changes.ts'
import type { RequestDetail } from '#contract/desk/requests.ts'
import { aConsultation, aLimit, addRequest, anIdentity } from '#server/testing/a-consultation.ts'
import { createTestDesk, type TestDesk } from '#server/testing/create-test-desk.ts'
import { engines, openTestDatabase, type TestDatabase } from '#server/testing/open-test-database.ts'
import { signedIn, type Visitor } from '#server/testing/sign-in-visitor.ts'
import { createVoiceCallStore } from '#server/voice/calls/voice-call-store.ts'
import { erasePerson } from '#server/requests/privacy/erase-person.ts'

describe.each(engines)('A person who writes again, on %s', (engine) => {
  let database: TestDatabase
  let desk: TestDesk
  let ada: Visitor
  let grace: Visitor

  beforeAll(async () => {
    database = await openTestDatabase(engine)
    desk = createTestDesk(database)
    ada = await signedIn(desk, { email: 'ada@agency.example', name: 'Ada' })
    grace = await signedIn(desk, { email: 'grace@agency.example', name: 'Grace' })
    const add = (id: string, email: string, day: string, callId?: string) =>
      addRequest(
        database,
        aConsultation({ id, email, created_at: `2026-05-${day}T10:00:00.000Z` }),
        anIdentity(),
        aLimit(),
        callId === undefined ? {} : { call_id: callId },
      )
    await add('first', 'Info@Example.com', '01', 'call-kept')
    await add('second', 'info@example.com', '02', 'call-elsewhere')
    await add('third', 'INFO@EXAMPLE.COM', '03')
    await add('other', 'xinfo@example.com', '04')
    await createVoiceCallStore(database).createCall({
      id: 'call-kept',
      type: 'webCall',
      status: 'ended',
      assistant: { name: 'Assistant' },
      page: null,
      createdAt: '2026-05-01T09:50:00.000Z',
      updatedAt: '2026-05-01T10:00:00.000Z',
      startedAt: null,
      endedAt: null,
      endedReason: null,
      transcript: [],
    })
  })
  afterAll(async () => {
    await desk.close()
    await database.close()
  })

  const show = async (id: string) =>
    (await (await ada.get(`/api/desk/requests/${id}`)).json()) as RequestDetail
  const others = async (id: string) => (await show(id)).samePerson.map((other) => other.id)
  const send = async <Answer>(method: string, path: string, body: unknown = {}, by = ada) =>
    (await (await by.send(method, `/api/desk/${path}`, body)).json()) as Answer

  it('has all requests of the address in any spelling, with their calls', async () => {
    expect((await show('third')).samePerson).toMatchObject([
      { id: 'second', callId: null },
      { id: 'first', callId: 'call-kept' },
    ])
    expect(await others('other')).toEqual([])
  })

  it('is told apart from another person at the address, for everybody, and back', async () => {
    const before = await show('first')
    const { undoToken, changed } = await send<Changed>('PUT', 'requests/second/apart')
    expect(changed).toEqual(['second'])
    expect(await show('second')).toMatchObject({ isApart: true, samePerson: [] })
    expect(await others('third')).toEqual(['first'])
    // Open desks read again what has a new version.
    expect((await show('first')).version).toBe(before.version + 1)
    expect((await show('second')).history).toMatchObject([{ kind: 'set-apart', by: { name: 'Ada' } }])
    expect(await send<Changed>('PUT', 'requests/second/apart', {}, grace)).toMatchObject({
      changed: [],
      undoToken: null,
    })

    expect(await send<Undone>('POST', 'undo', { token: undoToken })).toMatchObject({ undone: ['second'] })
    expect(await others('third')).toEqual(['second', 'first'])

    const again = await send<Changed>('PUT', 'requests/second/apart')
    await send('DELETE', 'requests/second/apart', null, grace)
    expect(await others('second')).toEqual(['third', 'first'])
    expect(await send<Undone>('POST', 'undo', { token: again.undoToken })).toMatchObject({
      skipped: [{ id: 'second', reason: 'changed' }],
    })
    expect((await ada.send('PUT', '/api/desk/requests/none/apart', {})).status).toBe(404)
  })

  it('is erased as a whole: who shares an address cannot be told apart for certain', async () => {
    await send('PUT', 'requests/second/apart')
    const now = '2026-06-01T00:00:00.000Z'
    const erasure = { hash: 'hash', erased_at: now }
    expect(
      await database.run(erasePerson, {
        email: 'info@example.com',
        until: now,
        erasure,
        isForced: false,
        staffId: null,
      }),
    ).toMatchObject({ outcome: 'erased', requests: 3, calls: 1 })
    expect((await ada.get('/api/desk/requests/second')).status).toBe(404)
    expect((await ada.send('DELETE', '/api/desk/requests/second/apart', null)).status).toBe(404)
  })
})
