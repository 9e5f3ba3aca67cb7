import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formChoices, pageSources } from '#contract/consultation-choices.ts'
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts'
import { listConsultations } from './read-consultations.ts'

const request = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '+44 20 7946 0000',
  company: 'Analytical Engines',
  service: formChoices.at(-1),
  message: 'Hello',
  page_source: pageSources.at(-1),
}

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ RATE_LIMIT_PER_MINUTE: '1000' })
})
afterAll(() => app.close())

let sequence = 0
/** A unique request, so that tests do not share rows. */
const unique = (change: object = {}) => ({ ...request, company: `Company ${++sequence}`, ...change })

const json = { 'Content-Type': 'application/json' }
const post = (body: unknown, headers: Record<string, string> = {}, target = app) =>
  target.request('/api/consultations', {
    method: 'POST',
    headers: { ...json, ...headers },
    body: typeof body === 'string' || body instanceof Uint8Array ? (body as string) : JSON.stringify(body),
  })

async function expectProblem(response: Response, status: number): Promise<Record<string, unknown>> {
  expect(response.status).toBe(status)
  expect(response.headers.get('Content-Type')).toBe('application/problem+json')
  const problem = (await response.json()) as Record<string, unknown>
  expect(problem).toMatchObject({
    type: 'about:blank',
    status,
    title: expect.stringMatching(/./),
    detail: expect.stringMatching(/\.$/),
  })
  return problem
}

describe('POST /api/consultations', () => {
  it('answers 201 with the stored row and nothing else', async () => {
    const response = await post(unique())
    expect(response.status).toBe(201)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    const row = (await response.json()) as Record<string, string>
    expect(row).toEqual({
      ...request,
      company: `Company ${sequence}`,
      id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/),
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    })
  })

  it('answers a missing message with an empty one', async () => {
    const { message: _, ...rest } = unique()
    expect(await (await post(rest)).json()).toMatchObject({ message: '' })
  })

  it('stores the normalised fields: single lines, LF line breaks', async () => {
    const response = await post(unique({ name: ' Ada\r\n\nLovelace\n', message: 'a\r\nb' }))
    expect(await response.json()).toMatchObject({ name: 'Ada Lovelace', message: 'a\nb' })
  })

  it('accepts a context and answers without it', async () => {
    const context = { consent: { version: '2026-11', at: '2026-01-01T10:00:00.000Z' }, call_id: 'call-1' }
    const response = await post(unique({ context }))
    expect(response.status).toBe(201)
    expect(Object.keys((await response.json()) as object).toSorted()).toEqual(
      [...Object.keys(request), 'id', 'created_at'].toSorted(),
    )
  })

  it('answers a repeat with the same row whatever its context, and refuses an invalid context', async () => {
    const body = unique()
    const key = { 'Idempotency-Key': 'key-of-contexts' }
    const first = await (await post({ ...body, context: { call_id: 'one' } }, key)).json()
    for (const context of [undefined, {}, { call_id: 'two' }]) {
      expect(await (await post({ ...body, context }, key)).json()).toEqual(first)
    }
    await expectProblem(await post({ ...body, context: { call_id: 7 } }, key), 422)
  })

  it.each([
    [{ id: 'mine' }, 'context.id'],
    [{ consent: true }, 'context.consent'],
    [{ consent: { version: '2026-11' } }, 'context.consent.at'],
    [{ consent: { version: '2026-11', at: 'yesterday' } }, 'context.consent.at'],
    [{ consent: { version: '2026-11', at: '3026-01-01T10:00:00Z' } }, 'context.consent.at'],
    [{ consent: { version: '\0', at: '2026-01-01T10:00:00Z' } }, 'context.consent.version'],
    [{ consent: { version: '2026-11', at: '2026-01-01T10:00:00Z', ip: '192.0.2.1' } }, 'context.consent.ip'],
    [{ call_id: 'a\0b' }, 'context.call_id'],
    [{ call_id: 'x'.repeat(60_000) }, 'context.call_id'],
  ])('refuses the context %j with 422 under %s', async (context, path) => {
    const problem = await expectProblem(await post(unique({ context })), 422)
    expect(problem.errors).toEqual({ [path]: expect.stringMatching(/^[A-Z].*\.$/) })
  })

  it('answers a repeat of a key with the same row, even while the first is in flight', async () => {
    const body = unique()
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => post(body, { 'Idempotency-Key': 'key-of-a-repeat' })),
    )
    const rows = await Promise.all(responses.map((response) => response.json()))
    expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(201))
    expect(new Set(rows.map((row) => (row as { id: string }).id)).size).toBe(1)
    expect(await (await post(body, { 'Idempotency-Key': 'key-of-a-repeat' })).json()).toEqual(rows[0])
  })

  it('stores the same content as two rows with two keys, and as one row without a key', async () => {
    const body = unique()
    const idOf = async (headers: Record<string, string>) =>
      ((await (await post(body, headers)).json()) as { id: string }).id
    const ids = [await idOf({ 'Idempotency-Key': 'one' }), await idOf({ 'Idempotency-Key': 'two' })]
    expect(new Set(ids).size).toBe(2)
    expect(await idOf({})).toBe(await idOf({}))
  })

  it('refuses other content under a used key with 409', async () => {
    await post(unique(), { 'Idempotency-Key': 'used' })
    await expectProblem(await post(unique(), { 'Idempotency-Key': 'used' }), 409)
  })

  it.each(['', 'a key', 'k'.repeat(256), 'clé'])('refuses the Idempotency-Key "%s" with 400', async (key) => {
    await expectProblem(await post(unique(), { 'Idempotency-Key': key }), 400)
  })

  it.each([
    ['nothing', ''],
    ['half an object', '{"name":'],
    ['a comment', '{} // no'],
    ['bytes that are no UTF-8', new Uint8Array([0x22, 0xff, 0xfe, 0x22])],
    ['a surrogate in UTF-8', new Uint8Array([0x22, 0xed, 0xa0, 0x80, 0x22])],
  ])('refuses %s with 400', async (_, body) => {
    await expectProblem(await post(body), 400)
  })

  it('accepts a body that begins with a byte order mark', async () => {
    expect((await post(`\uFEFF${JSON.stringify(unique())}`)).status).toBe(201)
  })

  it.each([
    [{ 'Content-Type': 'text/plain' }],
    [{ 'Content-Type': 'application/x-www-form-urlencoded' }],
    [{ 'Content-Type': 'application/json; charset=iso-8859-1' }],
    [{ 'Content-Type': 'application/jsonp' }],
    [{ 'Content-Encoding': 'gzip' }],
  ])('refuses %j with 415', async (headers) => {
    await expectProblem(await post(unique(), headers), 415)
  })

  it.each(['application/json; charset=utf-8', 'Application/JSON;charset="UTF-8"'])(
    'accepts %s',
    async (type) => {
      expect((await post(unique(), { 'Content-Type': type })).status).toBe(201)
    },
  )

  it('refuses more than 64 KiB with 413, whether the length is announced or not', async () => {
    const padded = (length: number) => {
      const body = JSON.stringify(unique())
      return body + ' '.repeat(length - body.length)
    }
    expect((await post(padded(64 * 1024))).status).toBe(201)
    await expectProblem(await post(padded(64 * 1024 + 1)), 413)
    await expectProblem(await post(unique(), { 'Content-Length': String(64 * 1024 + 1) }), 413)
  })

  it('names every invalid field with 422', async () => {
    const problem = await expectProblem(await post({ service: 'Haircut', page_source: pageSources[0] }), 422)
    expect(Object.keys(problem.errors as object).toSorted()).toEqual([
      'company',
      'email',
      'name',
      'phone',
      'service',
    ])
    for (const sentence of Object.values(problem.errors as object)) expect(sentence).toMatch(/^[A-Z].*\.$/)
  })

  it.each([['null'], ['7'], ['"text"'], ['[]'], ['{}']])('refuses the body %s with 422', async (body) => {
    const problem = await expectProblem(await post(body), 422)
    expect(Object.keys(problem.errors as object).length).toBeGreaterThan(0)
  })

  it.each([{ message: 'a\0b' }, { name: '\uD800' }, { id: 'mine' }, { is_spam: false }, { context: [] }])(
    'refuses %j with 422',
    async (change) => {
      const problem = await expectProblem(await post(unique(change)), 422)
      expect(Object.keys(problem.errors as object)).toEqual(Object.keys(change))
    },
  )

  it('refuses a key of an object prototype as an unknown field', async () => {
    const body = JSON.stringify(unique()).replace('{', '{"__proto__":{"name":"x"},')
    expect((await expectProblem(await post(body), 422)).errors).toHaveProperty('__proto__')
  })

  it('accepts POST only', async () => {
    for (const method of ['GET', 'PUT', 'DELETE', 'PATCH']) {
      const response = await app.request('/api/consultations', { method })
      expect(response.headers.get('Allow')).toBe('POST')
      await expectProblem(response, 405)
    }
    await expectProblem(await app.request('/api/other'), 404)
  })

  it('logs none of the submitted text', async () => {
    await post(unique({ name: 'Zebulon Quux' }), { 'Idempotency-Key': 'secret-key' })
    const logged = app.logged.join('\n')
    expect(logged).toContain('"path":"/api/consultations"')
    // Search for more than four digits of the phone number: the request's id may contain four.
    for (const word of ['Zebulon', 'ada@example', '20 7946', '2079460', 'secret-key', '127.0.0.1']) {
      expect(logged).not.toContain(word)
    }
  })
})

describe('the limit for one client and form', () => {
  let limited: TestApp
  let clock = Date.parse('2026-01-01T10:00:00Z')
  beforeAll(async () => {
    limited = await createTestApp({ RATE_LIMIT_PER_MINUTE: '2' }, { now: () => new Date(clock) })
  })
  afterAll(() => limited.close())

  const send = (peer: string, change: object = {}, headers: Record<string, string> = {}) =>
    limited.request('/api/consultations', {
      method: 'POST',
      headers: { ...json, ...headers },
      body: JSON.stringify(unique(change)),
      peer,
    })

  it('answers 429 with Retry-After and a sentence, and accepts requests again after a minute', async () => {
    expect((await send('192.0.2.1')).status).toBe(201)
    expect((await send('192.0.2.1')).status).toBe(201)
    const response = await send('192.0.2.1')
    const seconds = Number(response.headers.get('Retry-After'))
    expect(seconds).toBeGreaterThanOrEqual(1)
    expect(seconds).toBeLessThanOrEqual(60)
    await expectProblem(response, 429)
    clock += seconds * 1000
    expect((await send('192.0.2.1')).status).toBe(201)
  })

  it('counts each form separately', async () => {
    for (const page_source of pageSources) {
      expect((await send('192.0.2.2', { page_source })).status).toBe(201)
    }
  })

  it('does not count repeats', async () => {
    const change = { company: 'Repeated' }
    const statuses = []
    for (let i = 0; i < 6; i++)
      statuses.push((await send('192.0.2.3', change, { 'Idempotency-Key': 'r' })).status)
    expect(statuses).toEqual(Array(6).fill(201))
    expect((await send('192.0.2.3')).status).toBe(201)
  })

  it('counts the addresses of one IPv6 network as one client', async () => {
    expect((await send('2001:db8:1:2::1')).status).toBe(201)
    expect((await send('2001:db8:1:2:ffff::9')).status).toBe(201)
    expect((await send('2001:db8:1:2:3:4:5:6')).status).toBe(429)
    expect((await send('2001:db8:1:3::1')).status).toBe(201)
  })
})

describe('a request from a page of another site', () => {
  const shop = { Origin: 'https://shop.example' }
  const blog = { Origin: 'https://blog.example' }
  let open: TestApp
  beforeAll(async () => {
    open = await createTestApp(
      { RATE_LIMIT_PER_MINUTE: '2', ALLOWED_ORIGINS: `${shop.Origin},${blog.Origin}` },
      { now: () => new Date('2026-01-01T10:00:00Z') },
    )
  })
  afterAll(() => open.close())

  const send = (peer: string, headers: Record<string, string> = {}, change: object = {}) =>
    open.request('/api/consultations', {
      method: 'POST',
      headers: { ...json, ...headers },
      body: JSON.stringify(unique(change)),
      peer,
    })

  it('is stored with the site, which no client can choose', async () => {
    await send('192.0.2.1', shop, { name: 'From the shop' })
    await send('192.0.2.1', {}, { name: 'From our page' })
    const rows = await open.run(listConsultations, { filter: {}, order: 'desc', after: null, limit: 2 })
    const siteOf = (name: string) =>
      (JSON.parse(rows.find((row) => row.name === name)?.context ?? '') as { site?: string }).site
    expect(siteOf('From the shop')).toBe(shop.Origin)
    expect(siteOf('From our page')).toBeUndefined()
    const problem = await expectProblem(await send('192.0.2.1', {}, { context: { site: shop.Origin } }), 422)
    expect(problem.errors).toHaveProperty(['context.site'])
  })

  it('counts apart from those of the same visitor on the site itself', async () => {
    const statuses = []
    for (const headers of [shop, shop, shop, blog, {}])
      statuses.push((await send('192.0.2.2', headers)).status)
    expect(statuses).toEqual([201, 201, 429, 201, 201])
  })
})

describe('when the store is closed', () => {
  it('answers 503 with Retry-After, like every other API', async () => {
    const closing = await createTestApp()
    await closing.close()
    const response = await post(unique(), {}, closing)
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThanOrEqual(1)
    const other = await closing.request('/api/desk/me', { headers: { Cookie: 'desk=any' } })
    const { detail, ...problem } = (await response.clone().json()) as { detail: string }
    expect(detail).toContain('nothing was stored')
    expect([await other.json(), other.headers.get('Retry-After')]).toMatchObject([
      problem,
      response.headers.get('Retry-After'),
    ])
    await expectProblem(response, 503)
    const ready = await closing.request('/readyz')
    expect(ready.status).toBe(503)
    expect(await ready.json()).toMatchObject({ store: false })
    expect((await closing.request('/healthz')).status).toBe(200)
  })
})
