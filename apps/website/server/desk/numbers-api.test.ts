import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCall } from '#server/testing/a-call.ts'
import { aConsultation, aLimit, anIdentity, addRequest } from '#server/testing/a-consultation.ts'
import { engines, openTestDatabase, type TestDatabase } from '#server/testing/open-test-database.ts'
import { signedIn, type Visitor } from '#server/testing/sign-in-visitor.ts'
import { createCallAllowance } from '#server/voice/call-allowance.ts'
import type { ConsultationContext } from '#contract/consultation-context.ts'
import type { Numbers } from '#contract/desk/numbers.ts'
import { createTestDesk, type TestDesk } from '#server/testing/create-test-desk.ts'
import { createVoiceCallStore } from '#server/voice/calls/voice-call-store.ts'

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
  })
  afterAll(async () => {
    await desk.close()
    await database.close()
  })

  async function read(query = '?weeks=3'): Promise<Numbers> {
    const response = await ada.get(`/api/desk/numbers${query}`)
    expect(response.status).toBe(200)
    return (await response.json()) as Numbers
  }
  const add = (
    fields: Parameters<typeof aConsultation>[0],
    isSpam = false,
    context: ConsultationContext = {},
  ) =>
    addRequest(
      database,
      aConsultation(fields),
      anIdentity(),
      aLimit(),
      context,
      isSpam ? [{ signal: 'honeypot', points: 5 }] : [],
    )

  it('shows no numbers for an empty store', async () => {
    expect(await read()).toEqual({
      timeZone: 'UTC',
      // A chart begins with the first week that has something to show.
      weeks: ['2026-03-09'],
      outcomes: [{ requests: 0, won: 0, value: 0 }],
      parts: { source: [], page: [], service: [] },
      medianAnswerSeconds: null,
      medianAnswerBusinessSeconds: null,
      answered: 0,
      won: 0,
      lost: 0,
      heldShare: null,
      calls: [0],
      minutes: { usedToday: 0, dailyCap: 60 },
      // The agency of the tests has none.
      appointments: null,
    })
  })

  it('counts requests by week, page and service, calls and minutes, and how requests ended', async () => {
    await add({ id: 'sunday', created_at: '2026-03-08T23:59:59.999Z' })
    expect((await read()).weeks).toEqual(['2026-03-02', '2026-03-09'])
    await add({ id: 'long-ago', created_at: '2026-01-01T10:00:00.000Z' })
    expect((await read('')).weeks).toHaveLength(11)
    await add({ id: 'monday', created_at: '2026-03-09T00:00:00.000Z' })
    await add(
      {
        id: 'crm',
        created_at: '2026-03-09T09:00:00.000Z',
        page_source: 'crm-integration',
        service: 'CRM Integration',
      },
      false,
      { touch: { first: { referrer: 'mail.example', utm: { source: 'Letter' } } } },
    )
    await add({ id: 'spam', created_at: '2026-03-10T09:00:00.000Z' }, true)
    now = new Date('2026-03-09T10:00:00.000Z')
    await ada.send('PATCH', '/api/desk/requests', { ids: ['crm'], change: { state: 'won', value: 4500 } })
    now = new Date('2026-03-11T12:00:00.000Z')
    await ada.send('PATCH', '/api/desk/requests', { ids: ['monday'], change: { state: 'lost', value: 900 } })
    await createVoiceCallStore(database).createCall(aCall('call', '2026-03-10T10:00:00.000Z'))
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
      weeks: ['2026-02-23', '2026-03-02', '2026-03-09'],
      outcomes: [
        { requests: 0, won: 0, value: 0 },
        { requests: 1, won: 0, value: 0 },
        { requests: 2, won: 1, value: 4500 },
      ],
      parts: {
        source: [
          { name: 'Direct or not known', requests: 2, won: 0, value: 0, counts: [0, 1, 1] },
          { name: 'letter', requests: 1, won: 1, value: 4500, counts: [0, 0, 1] },
        ],
        page: [
          { name: 'contact', requests: 2, won: 0, value: 0, counts: [0, 1, 1] },
          { name: 'crm-integration', requests: 1, won: 1, value: 4500, counts: [0, 0, 1] },
        ],
        service: [
          { name: 'Customer Support', requests: 2, won: 0, value: 0, counts: [0, 1, 1] },
          { name: 'CRM Integration', requests: 1, won: 1, value: 4500, counts: [0, 0, 1] },
        ],
      },
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
    const { parts } = await read()
    expect(parts.service.map(({ name }) => name)).toEqual(['F', 'E', 'D', 'C', 'B', 'Everything else'])
    expect(parts.service.at(-1)?.counts).toEqual([0, 4, 2])
  })

  it.each(['0', '54', 'x'])('refuses %s weeks', async (weeks) => {
    expect((await ada.get(`/api/desk/numbers?weeks=${weeks}`)).status).toBe(422)
  })
})
