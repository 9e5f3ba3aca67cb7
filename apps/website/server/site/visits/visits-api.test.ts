import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pages } from '#content/pages.ts'
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts'
import { buildFolder } from '#agency/content-folder.ts'

const script = readdirSync(join(import.meta.dirname, '../../..', buildFolder, 'client/assets')).find((name) =>
  name.endsWith('.js'),
)
const { path } = pages.services
const other = pages.privacy.path
const report = { path, lcp: 640, inp: 48, cls: 0.002, ttfb: 90, errors: [] }

const send = (app: TestApp, body: unknown, init: RequestInit & { peer?: string } = {}) =>
  app.request('/api/visits', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    ...init,
  })
const metricsOf = async (app: TestApp) => (await app.request('/metrics')).text()

describe('with VISITOR_METRICS=on', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp({ VISITOR_METRICS: 'on' })
  })
  afterAll(() => app.close())

  it('shows the measurements of a page on /metrics', async () => {
    expect((await send(app, report)).status).toBe(204)
    const metrics = await metricsOf(app)
    expect(metrics).toContain(`frontdesk_visit_largest_paint_seconds_bucket{le="0.9",page="${path}"} 1`)
    expect(metrics).toContain(`frontdesk_visit_largest_paint_seconds_bucket{le="0.5",page="${path}"} 0`)
    expect(metrics).toContain(`frontdesk_visit_interaction_seconds_sum{page="${path}"} 0.048`)
    expect(metrics).toContain(`frontdesk_visit_first_byte_seconds_sum{page="${path}"} 0.09`)
    expect(metrics).toContain(`frontdesk_visit_layout_shift_sum{page="${path}"} 0.002`)
  })

  it('counts and logs errors with frames in our own scripts only', async () => {
    const errors = [{ name: 'TypeError', at: [`${script}:1:20`, 'typed-by-a-visitor.js:1:1'] }]
    expect((await send(app, { path: '/', errors })).status).toBe(204)
    expect(await metricsOf(app)).toContain('frontdesk_client_errors_total{page="/"} 1')
    const [line, ...others] = app.logged.filter((each) => each.includes('a page failed in a browser'))
    expect(others).toEqual([])
    expect(JSON.parse(line ?? '')).toMatchObject({ page: '/', name: 'TypeError', at: [`${script}:1:20`] })
    expect(line).not.toContain('typed-by')
  })

  it.each([
    ['another path', { ...report, path: `${path}?email=a@b.example` }],
    ['no path', { ...report, path: undefined }],
    ['no report', null],
  ])('%s is refused', async (_, body) => {
    expect((await send(app, body)).status).toBe(422)
  })

  it.each([
    ['a field more', { userAgent: 'Ada' }],
    ['a number as text', { lcp: 'Ada' }],
    ['a number that cannot be', { lcp: -1 }],
    ['errors that are not a list', { errors: 'Ada' }],
    ['an error that is not an object', { errors: ['Ada', null] }],
    ['an error with a message', { errors: [{ name: 'TypeError', at: [], message: 'Ada' }] }],
    ['an error with a sentence for a name', { errors: [{ name: 'Ada was here', at: ['Ada'] }] }],
    ['an error without its frames', { errors: [{ name: 'TypeError' }] }],
  ])('%s is left out, and the rest of the report counts', async (_, odd) => {
    const sumOf = async () =>
      new RegExp(`visit_first_byte_seconds_sum\\{page="${other}"\\} ([\\d.]+)`).exec(
        await metricsOf(app),
      )?.[1] ?? 0
    const before = Number(await sumOf())
    expect((await send(app, { ...report, path: other, ...odd })).status).toBe(204)
    expect(Number(await sumOf())).toBeCloseTo(before + 0.09)
    expect(app.logged.join()).not.toContain('Ada')
    expect(await metricsOf(app)).not.toContain('Ada')
  })

  it('counts an error with an odd name in one of our own scripts', async () => {
    const errors = [
      { name: 'Odd name 2', at: [`${script}:3:4`] },
      { name: 'RangeError', at: [`${script}:5:6`, 'odd'] },
    ]
    expect((await send(app, { path, errors })).status).toBe(204)
    const lines = app.logged.filter((each) => each.includes(`"page":"${path}"`))
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { name: 'Error', at: [`${script}:3:4`] },
      { name: 'RangeError', at: [`${script}:5:6`] },
    ])
  })

  it('refuses a body of more than 4 KiB, and one from another site', async () => {
    expect((await send(app, { ...report, errors: ['x'.repeat(5_000)] })).status).toBe(413)
    const headers = { 'Content-Type': 'application/json', Origin: 'https://elsewhere.example' }
    expect((await send(app, report, { headers })).status).toBe(403)
  })

  it('makes a client that floods it stop, and still accepts others', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 31; count++) {
      const { status } = await send(app, report, { peer: '192.0.2.7' })
      statuses.push(status)
    }
    expect(new Set(statuses.slice(0, 30))).toEqual(new Set([204]))
    expect(statuses.at(-1)).toBe(429)
    expect((await send(app, report, { peer: '192.0.2.8' })).status).toBe(204)
  })

  it('says so on the privacy page', async () => {
    expect(await (await app.request('/privacy')).text()).toContain('When a page measures itself')
  })
})

describe('without VISITOR_METRICS', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp()
  })
  afterAll(() => app.close())

  it('serves pages without the script, and no route for reports', async () => {
    const pages = await Promise.all(
      ['/', '/privacy', '/?sent=contact'].map(async (path) => (await app.request(path)).text()),
    )
    for (const page of pages) {
      expect(page).not.toMatch(/visits|layout-shift|sendBeacon/)
      expect(page).not.toContain('When a page measures itself')
    }
    expect((await send(app, report)).status).toBe(404)
  })
})
