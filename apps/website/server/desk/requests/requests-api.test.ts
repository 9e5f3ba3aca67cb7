import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pageSources } from '#contract/consultation-choices.ts'
import { aConsultation, aLimit, anIdentity, addRequest } from '#server/testing/a-consultation.ts'
import { engines, openTestDatabase, type TestDatabase } from '#server/testing/open-test-database.ts'
import { signedIn, type Visitor } from '#server/testing/sign-in-visitor.ts'
import type { RequestDetail, RequestPage } from '#contract/desk/requests.ts'
import type { Workspace } from '#contract/desk/workspace.ts'
import { createTestDesk, type TestDesk } from '#server/testing/create-test-desk.ts'
import { listAudit } from '#server/store/audit-transactions.ts'

// A Wednesday at noon: Tuesday was a working day for every agency of the tests.
const now = new Date('2026-03-11T12:00:00.000Z')

describe.each(engines)('The list of requests on %s', (engine) => {
  let database: TestDatabase
  let desk: TestDesk
  let ada: Visitor

  beforeAll(async () => {
    database = await openTestDatabase(engine)
    desk = createTestDesk(database, { now: () => now })
    ada = await signedIn(desk, { email: 'ada@agency.example', name: 'Ada' })
    const add = (fields: Parameters<typeof aConsultation>[0], isSpam = false) =>
      addRequest(
        database,
        aConsultation(fields),
        anIdentity(),
        aLimit(),
        { consent: { version: 'v1', at: '2026-03-01T10:00:00.000Z' }, call_id: 'call-1' },
        isSpam
          ? [
              { signal: 'honeypot', points: 5 },
              { signal: 'need', points: -1 },
            ]
          : [],
      )
    await add({
      id: 'old',
      created_at: '2026-02-01T10:00:00.000Z',
      name: 'Zoë Müller',
      email: 'zoe@example.com',
    })
    await add({ id: 'older', created_at: '2026-01-01T10:00:00.000Z', message: 'Our budget is small.' })
    await add({
      id: 'fresh',
      created_at: '2026-03-11T11:50:00.000Z',
      company: 'ACME-Corp',
      email: 'Zoe@example.com',
    })
    await add({
      id: 'recent',
      created_at: '2026-03-11T10:00:00.000Z',
      page_source: 'crm-integration',
      message: 'a\n\nb '.repeat(200),
    })
    await add({ id: 'spam', created_at: '2026-03-11T09:00:00.000Z' }, true)
    await add({ id: 'done', created_at: '2026-03-11T11:00:00.000Z', service: 'Other' })
    await ada.send('PATCH', '/api/desk/requests', { ids: ['done'], change: { state: 'won' } })
  })
  afterAll(async () => {
    await desk.close()
    await database.close()
  })

  async function list(query = ''): Promise<RequestPage> {
    const response = await ada.get(`/api/desk/requests${query}`)
    expect(response.status).toBe(200)
    return (await response.json()) as RequestPage
  }
  const ids = async (query?: string) => (await list(query)).items.map(({ id }) => id)

  it('has overdue requests on top, then the newest, without held ones', async () => {
    const { items, counts, nextCursor } = await list()
    expect(items.map(({ id, overdue }) => [id, overdue])).toEqual([
      ['old', true],
      ['older', true],
      ['fresh', false],
      ['done', false],
      ['recent', false],
    ])
    expect(counts).toEqual({ new: 4, contacted: 0, won: 1, lost: 0, held: 1, snoozed: 0 })
    expect(nextCursor).toBeNull()
  })

  it('shows how long each has waited, and one line of its message', async () => {
    const { items, clock } = await list()
    const itemWith = (id: string) => items.find((item) => item.id === id)
    expect(itemWith('done')).toMatchObject({ state: 'won', waitingBusinessSeconds: null, level: null })
    expect(itemWith('old')).toMatchObject({ state: 'new', level: 'day' })
    expect(itemWith('recent')?.excerpt).toMatch(/^a b a b .*…$/)
    expect(itemWith('recent')?.excerpt.length).toBeLessThanOrEqual(140)
    expect(itemWith('fresh')).not.toHaveProperty('email')
    expect(clock.now).toBe(now.toISOString())
  })

  it.each([
    ['?state=held', ['spam']],
    ['?state=won', ['done']],
    ['?state=new', ['old', 'older', 'fresh', 'recent']],
    ['?state=todo', ['old', 'older', 'fresh', 'recent']],
    ['?state=todo&owner=none&page=crm-integration', ['recent']],
    ['?page=crm-integration', ['recent']],
    ['?service=Other', ['done']],
    ['?owner=none&state=won', ['done']],
    ['?owner=me', []],
    ['?from=2026-03-11T10:30:00.000Z&to=2026-03-11T11:30:00.000Z', ['done']],
    ['?state=new&page=crm-integration', ['recent']],
    ['?q=zoe', ['fresh', 'old']],
    ['?q=ZOË', ['fresh', 'old']],
    ['?q=mul', ['old']],
    ['?q=mu', []],
    ['?q=acme corp', ['fresh']],
    ['?q=budget small', ['older']],
    ['?q=budget acme', []],
    ['?q=ada&state=won', ['done']],
    ['?q=ada&state=held', ['spam']],
    ['?q=!!', []],
    ["?q='; drop table", []],
  ])('filters by %s', async (query, expected) => {
    expect(await ids(query)).toEqual(expected)
  })

  it('continues where a page ended, with each request once', async () => {
    for (const query of [
      '?limit=1',
      '?limit=2',
      '?limit=1&state=new',
      '?limit=1&state=todo',
      '?limit=1&q=ada',
    ]) {
      const seen: string[] = []
      let cursor: string | null = ''
      while (cursor !== null) {
        const page: RequestPage = await list(`${query}${cursor && `&cursor=${cursor}`}`)
        seen.push(...page.items.map(({ id }) => id))
        cursor = page.nextCursor
      }
      expect(seen).toEqual(await ids(query.replace(/limit=\d&?/, '')))
    }
  })

  it.each([
    ['?state=open', 'state'],
    ['?limit=0', 'limit'],
    ['?from=yesterday', 'from'],
    [`?q=${'x'.repeat(201)}`, 'q'],
  ])('says what is wrong with %s', async (query, field) => {
    const response = await ada.get(`/api/desk/requests${query}`)
    expect(response.status).toBe(422)
    expect(Object.keys(((await response.json()) as { errors: object }).errors)).toEqual([field])
  })

  it('shows one request as typed, and the others of the same person', async () => {
    const response = await ada.get('/api/desk/requests/recent')
    const request = (await response.json()) as RequestDetail
    expect(request).toMatchObject({
      id: 'recent',
      message: 'a\n\nb '.repeat(200),
      context: { consent: { version: 'v1' } },
      call: { id: 'call-1', isKept: false },
      spam: { reasons: [] },
      notes: [],
    })
    const zoe = (await (await ada.get('/api/desk/requests/old')).json()) as RequestDetail
    expect(zoe.samePerson.map(({ id }) => id)).toEqual(['fresh'])
    expect((await ada.get('/api/desk/requests/none')).status).toBe(404)
  })

  it('lists the signals against a held request, and none in its favour', async () => {
    const request = (await (await ada.get('/api/desk/requests/spam')).json()) as RequestDetail
    expect(request.spam?.reasons).toEqual(['honeypot'])
  })

  it('records who viewed a request, once an hour, without its text', async () => {
    await ada.get('/api/desk/requests/old')
    await ada.get('/api/desk/requests/old')
    const entries = await desk.run(listAudit, { before: null, limit: 50 })
    const views = entries.filter(({ action, subject }) => action === 'request.viewed' && subject.id === 'old')
    expect(views).toHaveLength(1)
    const [entry] = views
    expect(entry).toMatchObject({ action: 'request.viewed', subject: { id: 'old' }, staff: { name: 'Ada' } })
    expect(JSON.stringify(entry)).not.toContain('Zoë')
  })

  it('exports what the list shows, safe for a spreadsheet', async () => {
    const response = await ada.get('/api/desk/requests.csv?page=crm-integration')
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
    const text = await response.text()
    expect(text.split('\r\n')[0]).toContain('"id","created_at","state"')
    expect(text.match(/^"recent"/gm)).toHaveLength(1)
    expect(text).toContain('"+44 20 7946 0000"')
    expect(text).not.toContain('"old"')
  })

  it('returns the choices of the forms, the possible owners, and that replies use a mail program', async () => {
    const workspace = (await (await ada.get('/api/desk/workspace')).json()) as Workspace
    expect(workspace.pages.map(({ id }) => id)).toEqual(pageSources)
    expect(workspace.colleagues.map(({ name }) => name)).toEqual(['Ada'])
    expect(workspace.canSendMail).toBe(false)
    expect(workspace.troubledChannels).toEqual([])
  })

  it('refuses requests without a session', async () => {
    for (const path of ['requests', 'requests/old', 'requests.csv', 'workspace', 'events']) {
      expect((await desk.request(`/api/desk/${path}`)).status).toBe(401)
    }
  })
})
