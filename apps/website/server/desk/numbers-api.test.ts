import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallRecord } from '@frontdesk/voice-platform'
import { aConsultation, aLimit, anIdentity, addRequest } from '#server/testing/a-consultation.ts'
import { engines, openTestDatabase, type TestDatabase } from '#server/testing/open-test-database.ts'
import { signedIn, type Visitor } from '#server/testing/sign-in-visitor.ts'
import { createCallAllowance } from '#server/voice/call-allowance.ts'
import type { Numbers } from '#contract/desk/numbers.ts'
import { createTestDesk, type TestDesk } from '#server/testing/create-test-desk.ts'
import { createVoiceCallStore } from '#server/voice/calls/voice-call-store.ts'

const aCall: CallRecord = {
  id: 'call',
  type: 'webCall',
  status: 'ended',
  assistant: { name: 'Assistant' },
  page: null,
  createdAt: '2026-03-10T10:00:00.000Z',
  updatedAt: '2026-03-10T10:00:00.000Z',
  startedAt: null,
  endedAt: null,
  endedReason: null,
  transcript: [],
}

// A Wednesday; this week begins on 9 March, the one before on 2 March.
let now = new Date('2026-03-11T12:00:00.000Z')

describe.each(engines)('The numbers of the desk on %s', (engine) => {
  let database: TestDatabase
  let desk: TestDesk
  let ada: Visitor

  beforeAll(async () => {
    now = new Date('2026-03-11T12:00:00.000Z')
    database = await openTestDatabase(engine)
    desk = createTestDesk(database, { now: () => now, calls: { minutesPerDay: 60, retentionDays: 10 } })
    ada = await signedIn(desk, { email: 'ada@agency.example' })
  }, 60_000)
  afterAll(async () => {
    await desk.close()
    await database.close()
  })

  async function read(query = '?weeks=3'): Promise<Numbers> {
    const response = await ada.get(`/api/desk/numbers${query}`)
    expect(response.status).toBe(200)
    return (await response.json()) as Numbers
  }
  const add = (fields: Parameters<typeof aConsultation>[0], isSpam = false) =>
    addRequest(
      database,
      aConsultation(fields),
      anIdentity(),
      aLimit(),
      {},
      isSpam ? [{ signal: 'honeypot', points: 5 }] : [],
    )

  it('shows no numbers for an empty store', async () => {
    expect(await read()).toEqual({
      timeZone: 'UTC',
      weeks: ['2026-02-23', '2026-03-02', '2026-03-09'],
      requestsByPage: [],
      requestsByService: [],
      medianAnswerSeconds: null,
      medianAnswerBusinessSeconds: null,
      answered: 0,
      won: 0,
      lost: 0,
      heldShare: null,
      // Of the other weeks, calls have been deleted.
      calls: [null, 0, 0],
      minutes: { usedToday: 0, dailyCap: 60 },
    })
    expect((await read('')).weeks).toHaveLength(12)
  })

  it('counts requests by week, page and service, calls and minutes, and how requests ended', async () => {
    await add({ id: 'long-ago', created_at: '2026-01-01T10:00:00.000Z' })
    await add({ id: 'sunday', created_at: '2026-03-08T23:59:59.999Z' })
    await add({ id: 'monday', created_at: '2026-03-09T00:00:00.000Z' })
    await add({
      id: 'crm',
      created_at: '2026-03-09T09:00:00.000Z',
      page_source: 'crm-integration',
      service: 'CRM Integration',
    })
    await add({ id: 'spam', created_at: '2026-03-10T09:00:00.000Z' }, true)
    now = new Date('2026-03-09T10:00:00.000Z')
    await ada.send('PATCH', '/api/desk/requests', { ids: ['crm'], change: { state: 'won' } })
    now = new Date('2026-03-11T12:00:00.000Z')
    await ada.send('PATCH', '/api/desk/requests', { ids: ['monday'], change: { state: 'lost' } })
    await createVoiceCallStore(database).createCall(aCall)
    const allowance = createCallAllowance({
      store: database,
      minutesPerDay: 60,
      longestCallMinutes: 10,
      now: () => now,
    })
    expect(await allowance.reserve({ client: 'somebody', isGuest: false })).toMatchObject({
      outcome: 'reserved',
    })

    expect(await read()).toMatchObject({
      requestsByPage: [
        { page: 'contact', counts: [0, 1, 1] },
        { page: 'crm-integration', counts: [0, 0, 1] },
      ],
      requestsByService: [
        { service: 'Customer Support', counts: [0, 1, 1] },
        { service: 'CRM Integration', counts: [0, 0, 1] },
      ],
      answered: 2,
      // The lower of an hour and 60 hours.
      medianAnswerSeconds: 3600,
      medianAnswerBusinessSeconds: 3600,
      won: 1,
      lost: 1,
      heldShare: 0.25,
      calls: [null, 0, 1],
      minutes: { usedToday: 10, dailyCap: 60 },
    })
  })

  it('combines the smallest of many series', async () => {
    for (const [index, service] of ['A', 'B', 'C', 'D', 'E', 'F'].entries()) {
      for (let round = 0; round < index + 3; round++) {
        await add({ created_at: '2026-03-02T10:00:00.000Z', service })
      }
    }
    const { requestsByService } = await read()
    expect(requestsByService.map(({ service }) => service)).toEqual([
      'F',
      'E',
      'D',
      'C',
      'B',
      'Everything else',
    ])
    expect(requestsByService.at(-1)?.counts).toEqual([0, 4, 2])
  })

  it.each(['0', '54', 'x'])('refuses %s weeks', async (weeks) => {
    expect((await ada.get(`/api/desk/numbers?weeks=${weeks}`)).status).toBe(422)
  })
})
