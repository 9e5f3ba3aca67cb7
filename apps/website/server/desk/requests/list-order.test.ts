import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RequestPage } from '#contract/desk/requests.ts'
import { holdReading } from '#server/store/reading-lease.ts'
import { recordMail } from '#server/desk/mailbox/mail-transactions.ts'
import { aConsultation, aLimit, anIdentity, addRequest } from '#server/testing/a-consultation.ts'
import { createTestDesk, type TestDesk } from '#server/testing/create-test-desk.ts'
import { engines, openTestDatabase, type TestDatabase } from '#server/testing/open-test-database.ts'
import { openEvents } from '#server/testing/open-events.ts'
import { signedIn, type Visitor } from '#server/testing/sign-in-visitor.ts'
import { type ListCursor, listRequests } from './list-requests.ts'

describe.each(engines)('The order of the list on %s', (engine) => {
  let database: TestDatabase
  let desk: TestDesk
  let ada: Visitor
  const now = new Date('2026-03-11T12:00:00.000Z')
  let uid = 0

  beforeAll(async () => {
    database = await openTestDatabase(engine)
    desk = createTestDesk(database, { now: () => now })
    ada = await signedIn(desk, { email: 'ada@agency.example', name: 'Ada' })
    await database.run(holdReading, { name: 'm', holder: 'h', over: null })
  })
  afterAll(async () => {
    await desk.close()
    await database.close()
  })

  /** Adds requests to a service of their own, the first one the oldest. */
  async function add(service: string, count: number): Promise<string[]> {
    const ids = Array.from({ length: count }, (_, index) => `${service}-${index + 1}`)
    for (const [index, id] of ids.entries()) {
      const created_at = new Date(Date.parse('2026-03-11T08:00:00.000Z') + index * 60_000).toISOString()
      await addRequest(database, aConsultation({ id, service, created_at }), anIdentity(), aLimit())
    }
    return ids
  }
  const change = (ids: string[], what: object) =>
    ada.send('PATCH', '/api/desk/requests', { ids, change: what })
  const snooze = (id: string, hour: string) =>
    change([id], { snooze: { until: `2026-03-12T${hour}:00:00.000Z`, kind: 'time' } })
  const list = async (query: string, cursor?: string | null) =>
    (await (
      await ada.get(`/api/desk/requests?${query}${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''}`)
    ).json()) as RequestPage
  const idsOf = ({ items }: RequestPage) => items.map(({ id }) => id)
  const writeAgain = (requestId: string, arrivedAt: string) =>
    database.run(recordMail, {
      holder: 'h',
      position: { mailbox: 'm', folder: 'inbox', uidValidity: '1', uid: ++uid },
      match: { requestId, kind: 'reply', staffId: null, about: null },
      messageId: `<${crypto.randomUUID()}@example.com>`,
      from: { name: 'Ada', address: 'ada@example.com' },
      subject: 'Re: hello',
      parsed: { text: 'Hello again.', attachments: [], problem: null },
      arrivedAt,
      isOld: false,
      channels: [],
      now: now.toISOString(),
    })

  it('has who wrote last on top, and lists by arrival what is not to do', async () => {
    const [first = '', second = '', third = ''] = await add('again', 3)
    await change([first], { state: 'lost' })
    await writeAgain(first, '2026-03-11T11:00:00.000Z')
    for (const state of ['todo', 'new'])
      expect(idsOf(await list(`state=${state}&service=again`))).toEqual([first, third, second])
    await change([first], { state: 'contacted' })
    expect(idsOf(await list('state=todo&service=again'))).toEqual([first, third, second])
    expect(idsOf(await list('service=again'))).toEqual([third, second, first])
  })

  it('continues after a request that was opened again between two pages, which open desks show', async () => {
    const [first = '', second = '', third = '', fourth = ''] = await add('pages', 4)
    await change([first, second], { state: 'contacted' })
    const events = await openEvents(ada)
    await events.next()
    const page = await list('state=todo&service=pages&limit=2')
    expect(idsOf(page)).toEqual([fourth, third])
    await writeAgain(first, '2026-03-11T11:00:00.000Z')
    const waitsSince = '2026-03-11T11:00:00.000Z'
    expect(await events.next()).toMatchObject({ kind: 'request', request: { id: first, waitsSince } })
    await events.close()
    expect(idsOf(await list('state=todo&service=pages&limit=2', page.nextCursor))).toEqual([second])
  })

  it('has what comes back next on top, over pages, also when a time changes in between', async () => {
    const [first = '', second = '', third = '', fourth = ''] = await add('snooze', 4)
    await snooze(first, '11')
    await snooze(second, '09')
    await snooze(third, '11')
    await snooze(fourth, '10')
    const page = await list('state=snoozed&service=snooze&limit=2')
    expect(idsOf(page)).toEqual([second, fourth])
    await snooze(second, '12')
    const rest = await list('state=snoozed&service=snooze&limit=1', page.nextCursor)
    expect(idsOf(rest)).toEqual([first])
    expect(idsOf(await list('state=snoozed&service=snooze', rest.nextCursor))).toEqual([third, second])
  })

  it('is that of arrival for an export, which misses nothing that moves meanwhile', async () => {
    const [first = '', second = '', third = ''] = await add('export', 3)
    await change([first], { state: 'contacted' })
    const start: ListCursor = { phase: 'rest', after: null, overdueBefore: null }
    const read = (cursor: ListCursor) =>
      database.read(listRequests, {
        filter: { state: 'todo', service: 'export' },
        cursor,
        limit: 2,
        order: 'arrival',
      })
    const { rows, next } = await read(start)
    await writeAgain(first, '2026-03-11T11:00:00.000Z')
    const after = next && (await read(next))
    expect([...rows, ...(after?.rows ?? [])].map(({ id }) => id)).toEqual([third, second, first])
  })
})
