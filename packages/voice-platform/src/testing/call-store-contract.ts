import { expect, test } from 'vitest'
import type {
  AssistantRecord,
  CallListQuery,
  CallRecord,
  CallStore,
  ListQuery,
  RoomRecord,
} from '#platform/calls/call-store.ts'

function aCall(id: string, createdAt: string): CallRecord {
  return {
    id,
    type: 'webCall',
    status: 'queued',
    assistant: { name: 'Assistant' },
    page: '/services',
    createdAt,
    updatedAt: createdAt,
    startedAt: null,
    endedAt: null,
    endedReason: null,
    transcript: [],
  }
}

function aRoom(changes: Partial<RoomRecord> = {}): RoomRecord {
  return {
    tokenHash: 'hash',
    callId: 'call',
    origin: 'https://agency.example',
    expiresAt: 2_000,
    details: '{"a":1}',
    ...changes,
  }
}

/** The contract of a call store. `create` returns a fresh, empty one for each test. */
export function callStoreContract(create: () => CallStore | Promise<CallStore>): void {
  test('returns a call as stored, and as changed', async () => {
    const store = await create()
    const call = aCall('one', '2026-01-01T00:00:00.000Z')
    await store.createCall(call)
    expect(await store.getCall('one')).toEqual(call)
    const changes = {
      status: 'ended',
      endedAt: '2026-01-01T00:01:00.000Z',
      endedReason: 'customer-ended-call',
      transcript: [
        { role: 'user', text: 'It’s "quoted", né?', at: '2026-01-01T00:00:30.000Z' },
        { role: 'tool', text: 'open_page', at: '2026-01-01T00:00:35.000Z' },
        { role: 'assistant', text: 'It’s free.', saidFor: 'visitor', at: '2026-01-01T00:00:40.000Z' },
      ],
    } as const
    await store.updateCall('one', { ...changes, transcript: [...changes.transcript] })
    expect(await store.getCall('one')).toEqual({ ...call, ...changes })
  })

  test('does not find an unknown call, and changing it creates none', async () => {
    const store = await create()
    await store.updateCall('ghost', { status: 'ended' })
    expect(await store.getCall('ghost')).toBeUndefined()
  })

  test('lists calls newest first, up to the limit', async () => {
    const store = await create()
    for (const day of ['02', '01', '03']) await store.createCall(aCall(day, `2026-01-${day}T00:00:00.000Z`))
    expect((await store.listCalls({ limit: 2 })).map(({ id }) => id)).toEqual(['03', '02'])
  })

  test.each<[string, Omit<CallListQuery, 'limit'>, string[]]>([
    ['all', {}, ['late', 'second', 'first']],
    ['an id', { id: 'first' }, ['first']],
    ['an id that does not exist', { id: 'none' }, []],
    ['an assistant', { assistantId: 'ada' }, ['late', 'first']],
    ['an assistant that does not exist', { assistantId: 'none' }, []],
    ['a first time of creation, included', { createdFrom: '2026-01-02T00:00:00.000Z' }, ['late', 'second']],
    ['an end of creation, left out', { createdBefore: '2026-01-02T00:00:00.000Z' }, ['first']],
    ['a first update, included', { updatedFrom: '2026-01-03T00:00:00.000Z' }, ['late', 'first']],
    ['an end of updates, left out', { updatedBefore: '2026-01-03T00:00:00.000Z' }, ['second']],
    [
      'all of them',
      {
        assistantId: 'ada',
        createdFrom: '2026-01-01T00:00:00.000Z',
        createdBefore: '2026-01-03T00:00:00.000Z',
        updatedFrom: '2026-01-05T00:00:00.000Z',
        updatedBefore: '2026-01-05T00:00:00.001Z',
      },
      ['first'],
    ],
  ])('lists the calls of %s', async (_filter, query, ids) => {
    const store = await create()
    const ada = { assistant: { id: 'ada', name: 'Ada' } }
    await store.createCall({ ...aCall('first', '2026-01-01T00:00:00.000Z'), ...ada })
    await store.createCall(aCall('second', '2026-01-02T00:00:00.000Z'))
    await store.createCall({ ...aCall('late', '2026-01-03T00:00:00.000Z'), ...ada })
    await store.updateCall('first', { updatedAt: '2026-01-05T00:00:00.000Z' })
    expect((await store.listCalls({ limit: 10, ...query })).map(({ id }) => id)).toEqual(ids)
    expect((await store.listCalls({ limit: 1, ...query })).map(({ id }) => id)).toEqual(ids.slice(0, 1))
    expect(await store.listCalls({ limit: 0, ...query })).toEqual([])
  })

  test('lists the assistants of a time', async () => {
    const store = await create()
    for (const day of ['01', '02', '03']) {
      const time = `2026-01-${day}T00:00:00.000Z`
      await store.putAssistant({ id: day, name: 'Ada', firstMessage: null, createdAt: time, updatedAt: time })
    }
    const idsOf = async (query: Omit<ListQuery, 'limit'>) =>
      (await store.listAssistants({ limit: 2, ...query })).map(({ id }) => id)
    expect(await idsOf({})).toEqual(['03', '02'])
    expect(await idsOf({ createdBefore: '2026-01-03T00:00:00.000Z' })).toEqual(['02', '01'])
    expect(await idsOf({ updatedFrom: '2026-01-03T00:00:00.000Z' })).toEqual(['03'])
  })

  test('deletes old calls when their time has come', async () => {
    const store = await create()
    await store.createCall(aCall('old', '2026-01-01T00:00:00.000Z'))
    await store.createCall(aCall('new', '2026-01-09T00:00:00.000Z'))
    expect(await store.deleteCallsBefore('2026-01-05T00:00:00.000Z')).toBe(1)
    expect(await store.getCall('old')).toBeUndefined()
    expect(await store.getCall('new')).toBeDefined()
  })

  test('ends calls that a crash left behind at their last update; others continue', async () => {
    const store = await create()
    const long = '2026-01-01T00:00:00.000Z'
    await store.createCall({ ...aCall('cut', long), status: 'in-progress', startedAt: long })
    await store.createCall({ ...aCall('alive', long), status: 'in-progress', startedAt: long })
    await store.updateCall('alive', { updatedAt: '2026-01-01T00:05:00.000Z' })
    await store.createCall(aCall('waiting', long))
    await store.createCall({ ...aCall('over', long), status: 'ended', endedReason: 'customer-ended-call' })
    const abandoned = {
      status: 'in-progress',
      updatedBefore: '2026-01-01T00:04:00.000Z',
      endedReason: 'worker-died',
    } as const
    expect(await store.endAbandonedCalls(abandoned)).toBe(1)
    expect(await store.endAbandonedCalls(abandoned)).toBe(0)
    expect(await store.getCall('cut')).toMatchObject({
      status: 'ended',
      startedAt: long,
      endedAt: long,
      endedReason: 'worker-died',
    })
    expect(await store.getCall('alive')).toMatchObject({ status: 'in-progress', endedAt: null })
    expect(await store.getCall('waiting')).toMatchObject({ status: 'queued', endedReason: null })
    expect(await store.getCall('over')).toMatchObject({ endedReason: 'customer-ended-call' })
  })

  test('opens a room once', async () => {
    const store = await create()
    await store.putRoom(aRoom())
    const claims = await Promise.all(
      [1, 2, 3].map(() => store.claimRoom('hash', 'https://agency.example', 1_000)),
    )
    expect(claims.filter((room) => room !== undefined)).toEqual([aRoom()])
  })

  test.each([
    ['another origin', 'https://other.example', 1_000],
    ['no origin', null, 1_000],
    ['too late', 'https://agency.example', 2_000],
  ])('a room stays closed for %s, and is still there', async (_who, origin, now) => {
    const store = await create()
    await store.putRoom(aRoom())
    expect(await store.claimRoom('hash', origin, now)).toBeUndefined()
    expect(await store.claimRoom('hash', 'https://agency.example', 1_000)).toEqual(aRoom())
  })

  test('a room requested by a program has no origin', async () => {
    const store = await create()
    await store.putRoom(aRoom({ origin: null }))
    expect(await store.claimRoom('hash', null, 1_000)).toEqual(aRoom({ origin: null }))
  })

  test('deletes expired rooms', async () => {
    const store = await create()
    await store.putRoom(aRoom())
    await store.deleteRoomsBefore(2_000)
    expect(await store.claimRoom('hash', 'https://agency.example', 0)).toBeUndefined()
  })

  test('creates, changes, lists and removes assistants', async () => {
    const store = await create()
    const assistant: AssistantRecord = {
      id: 'a',
      name: 'Ada',
      firstMessage: null,
      createdAt: '2026-01-01T00:00:00.000Z',
      updatedAt: '2026-01-01T00:00:00.000Z',
    }
    await store.putAssistant(assistant)
    await store.putAssistant({ ...assistant, name: 'Grace' })
    expect(await store.getAssistant('a')).toEqual({ ...assistant, name: 'Grace' })
    expect(await store.listAssistants({ limit: 10 })).toHaveLength(1)
    expect(await store.deleteAssistant('a')).toBe(true)
    expect(await store.deleteAssistant('a')).toBe(false)
    expect(await store.getAssistant('a')).toBeUndefined()
  })
}
