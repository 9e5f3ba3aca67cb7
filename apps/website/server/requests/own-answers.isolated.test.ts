import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { skiSchoolFields } from '#agency/testing/ski-school-fields.ts'
import type { FormFields } from '#agency/schema/form-fields.ts'
import { defaultChoices, pageSources } from '#contract/consultation-choices.ts'
import { readConsultationRequest } from '#contract/consultation-request.ts'
import type { RequestDetail, RequestPage } from '#contract/desk/requests.ts'
import { probeRequest } from '#server/operate/probe/run-probe.ts'
import { createReceiveConsultation } from '#server/requests/receive/receive-consultation.ts'
import { createTestDesk, type TestDesk } from '#server/testing/create-test-desk.ts'
import { aConsultation, addRequest, aLimit, anIdentity } from '#server/testing/a-consultation.ts'
import { engines, openTestDatabase, type TestDatabase } from '#server/testing/open-test-database.ts'
import { signedIn, type Visitor } from '#server/testing/sign-in-visitor.ts'
import { createChatChannel } from './delivery/channels/chat.ts'
import { staffWords } from './delivery/channels/mail/staff-mail.ts'
import { createWebhookChannel } from './delivery/channels/webhook.ts'
import type { Message } from './delivery/channel.ts'
import { claimDeliveries } from './delivery/outbox.ts'
import { startScriptedHttp } from './delivery/testing/start-scripted-http.ts'
import { erasePerson } from './privacy/erase-person.ts'
import { exportOf, findPerson } from './privacy/find-person.ts'
import { listConsultations } from './receive/read-consultations.ts'

/** An agency with fields of its own behind the first of the six. */
vi.mock(import('#content/form-fields.ts'), async (original) => {
  const { formFields, formWords } = await original()
  const [first, ...others] = formFields
  const withOwn = [...(first ? [first] : []), ...skiSchoolFields, ...others] satisfies FormFields
  return { formFields: withOwn, formWords }
})

const [pageSource = ''] = pageSources
const request = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '+44 20 7946 0000',
  company: 'Analytical Engines',
  service: defaultChoices.get(pageSource),
  message: 'We are a family of four and would like lessons for a week. Could you please call me on Monday?',
  page_source: pageSource,
}
const answers = {
  level: 'Snow plough',
  arrival: '2027-02-28',
  children: '2',
  health: 'Our doctor in Café Łomża Street knows about the knee',
  'own-equipment': 'Own equipment',
  /** A field that the form had when the visitor opened it. */
  season: '今シーズン',
}

describe.each(engines)('Answers to own fields on %s', (engine) => {
  let database: TestDatabase
  let desk: TestDesk
  let ada: Visitor
  let receive: ReturnType<typeof createReceiveConsultation>
  let id: string

  const send = (input: object, idempotencyKey: string | null = null) =>
    receive({ input: { ...request, ...input }, idempotencyKey, client: 'client' })

  beforeAll(async () => {
    database = await openTestDatabase(engine)
    desk = createTestDesk(database)
    ada = await signedIn(desk, { email: 'ada@agency.example', role: 'admin' })
    receive = createReceiveConsultation({
      store: database,
      channels: ['webhook'],
      rateLimitPerMinute: 1000,
      storesTouch: true,
    })
    const received = await send({ answers }, 'key-of-answers')
    id = received.outcome === 'accepted' ? received.consultation.id : ''
    await send({ email: 'bob@example.com', answers: { level: 'Beginner', arrival: '2027-01-02' } })
  })
  afterAll(async () => {
    await desk.close()
    await database.close()
  })

  const stored = () => database.run(listConsultations, { filter: {}, order: 'asc', after: null, limit: 9 })
  const found = async (query: string) => {
    const page = await ada.get(`/api/desk/requests?q=${encodeURIComponent(query)}`)
    return ((await page.json()) as RequestPage).items.map((item) => item.id)
  }

  it('are stored and returned, and a repeat has the same ones', async () => {
    const again = await send({ answers }, 'key-of-answers')
    expect(again).toMatchObject({ outcome: 'accepted', repeated: true, consultation: { id, answers } })
    expect(await send({ answers: { ...answers, children: '3' } }, 'key-of-answers')).toEqual({
      outcome: 'conflict',
    })
  })

  it('are refused by field', async () => {
    expect(await send({ answers: { children: 'many' } })).toEqual({
      outcome: 'invalid',
      errors: {
        'answers.level': 'Choose a level.',
        'answers.arrival': 'Enter the day of your arrival.',
        'answers.children': 'Enter a number up to 12.',
      },
    })
  })

  it('are at the desk, in the order of the form and with its labels, former fields with their ids', async () => {
    const detail = (await (await ada.get(`/api/desk/requests/${id}`)).json()) as RequestDetail
    expect(detail.answers).toEqual([
      { id: 'level', label: 'Level', value: 'Snow plough' },
      { id: 'arrival', label: 'Day of arrival', value: '2027-02-28' },
      { id: 'children', label: 'Number of children', value: '2' },
      { id: 'health', label: 'What the teacher should know', value: answers.health },
      { id: 'own-equipment', label: 'We bring our own equipment', value: 'Own equipment' },
      { id: 'season', label: 'season', value: '今シーズン' },
    ])
  })

  it.each(['plough', 'cafe lomza', '今シーズン', 'lessons equip', 'Łomża'])(
    'are found by %s',
    async (query) => {
      expect(await found(query)).toEqual([id])
    },
  )

  it('are not found by the names of their fields', async () => {
    expect(await found('children')).toEqual([])
  })

  it('are in the export, a column each and one for former fields, and come back with an import', async () => {
    const csv = await (await ada.get('/api/desk/requests.csv')).text()
    const [head = '', ...rows] = csv.trim().split('\r\n')
    expect(head.replaceAll('"', '').split(',').slice(-7)).toEqual([
      ...['level', 'arrival', 'children', 'hotel', 'health', 'own-equipment'].map(
        (each) => `answers.${each}`,
      ),
      'answers',
    ])
    expect(rows.find((row) => row.includes(id))).toContain('"Snow plough","2027-02-28","2","","Our doctor')
    const other = await openTestDatabase(engine)
    const otherDesk = createTestDesk(other)
    const admin = await signedIn(otherDesk, { email: 'mira@agency.example', role: 'admin' })
    const { csrfToken } = (await (await admin.get('/api/desk/me')).json()) as { csrfToken: string }
    const imported = await otherDesk.request('/api/desk/import', {
      method: 'POST',
      headers: {
        Origin: 'http://localhost',
        Cookie: `desk=${admin.cookies.get('desk')}`,
        'x-csrf-token': csrfToken,
        'Content-Type': 'text/csv',
      },
      body: csv,
    })
    expect(await imported.json()).toMatchObject({ added: 2 })
    const detail = (await (await admin.get(`/api/desk/requests/${id}`)).json()) as RequestDetail
    expect(Object.fromEntries(detail.answers.map((answer) => [answer.id, answer.value]))).toEqual(answers)
    await otherDesk.close()
    await other.close()
  })

  it('are exported where an imported one has the name of what every object has', async () => {
    const odd = aConsultation({ email: 'odd@example.com' })
    await addRequest(database, odd, anIdentity(), aLimit(), { answers: { constructor: 'Winter' } })
    const csv = await (await ada.get('/api/desk/requests.csv')).text()
    expect(csv).toContain('"{""constructor"":""Winter""}"')
    expect(csv).toContain(id)
    const detail = (await (await ada.get(`/api/desk/requests/${odd.id}`)).json()) as RequestDetail
    expect(detail.answers).toEqual([{ id: 'constructor', label: 'constructor', value: 'Winter' }])
  })

  it('reach staff by mail, the webhook with data.answers, and a chat without what visitors wrote', async () => {
    const claimed = await database.run(claimDeliveries, {
      channel: 'webhook',
      target: 'a target',
      claim: 'a claim',
      now: new Date().toISOString(),
      soonest: new Date().toISOString(),
      limit: 9,
    })
    const message = claimed.find((each) => each.id.startsWith(id))?.message as Message
    const { rows } = staffWords(message, { publicUrl: undefined, timeZone: 'UTC' })
    expect(rows).toContainEqual({ label: 'Number of children', value: '2' })
    expect(rows).toContainEqual({ label: 'season', value: '今シーズン' })

    const server = await startScriptedHttp()
    const attempt = { deliveryId: 'one', progress: null, signal: new AbortController().signal }
    const secret = `whsec_${Buffer.from('a secret of thirty-two characters').toString('base64')}`
    await createWebhookChannel({ url: server.url, secret, allowPrivate: true }).deliver(message, attempt)
    expect(JSON.parse(server.requests.at(-1)?.body ?? '')).toMatchObject({ data: { id, answers } })
    const chat = { url: server.url, format: 'slack', allowPrivate: true } as const
    await createChatChannel(chat, { publicUrl: undefined }).deliver(message, attempt)
    const { text } = JSON.parse(server.requests.at(-1)?.body ?? '') as { text: string }
    expect(text).toContain('Level: Snow plough\nDay of arrival: 2027-02-28\nNumber of children: 2\n')
    expect(text).not.toMatch(/Łomża|シーズン/)
    await server.close()
  })

  it('count as text where spam is looked for', async () => {
    const bait = Array.from({ length: 8 }, (_, index) => `<a href="https://casino${index}.example">x</a>`)
    const written = { level: 'Beginner', arrival: '2027-01-03', health: bait.join(' ') }
    await send({ email: 'spam@example.com', answers: written })
    const spam = (await stored()).find(({ email }) => email === 'spam@example.com')?.spam
    expect(JSON.parse(spam ?? '')).toMatchObject({
      reasons: expect.arrayContaining([expect.objectContaining({ signal: 'links' })]),
    })
  })

  it('are in what a person receives, and erased with them', async () => {
    const person = { email: 'ada@example.com', until: new Date().toISOString() }
    const records = await database.run(findPerson, person)
    const exported = exportOf(records, { email: person.email, exportedAt: person.until })
    expect(exported.requests).toMatchObject([{ id, context: { answers } }])
    const erasure = { hash: 'ada', erased_at: person.until }
    await database.run(erasePerson, { ...person, erasure, isForced: true, staffId: null })
    expect(JSON.stringify(await stored())).not.toContain('plough')
    expect(await found('plough')).toEqual([])
    expect(await found('Beginner')).toHaveLength(1)
  })
})

it('a probe answers every own field so that the site takes it', () => {
  const read = readConsultationRequest(probeRequest('probe@example.com'))
  expect(read).toMatchObject({
    valid: true,
    answers: { level: 'Beginner', 'own-equipment': 'Own equipment' },
  })
})
