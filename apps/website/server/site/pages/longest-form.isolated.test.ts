import { Hono } from 'hono'
import { expect, it, vi } from 'vitest'
import { skiSchoolFields } from '#agency/testing/ski-school-fields.ts'
import { defaultChoices, pageSources } from '#contract/consultation-choices.ts'
import { fieldLimits } from '#contract/consultation.ts'
import { requestLimits } from '#contract/request-limits.ts'
import type { ServerContext } from '#contract/pages.ts'
import { createConsultationsApi } from '#server/requests/receive/receive-consultation.ts'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'
import { createMinuteLimit } from '#server/runtime/http/minute-limit.ts'
import { createLog } from '#server/runtime/log.ts'
import { createPages } from './pages.ts'

vi.mock(import('#content/form-fields.ts'), async (original) => {
  const { formFields, formWords } = await original()
  return { formFields: [...formFields, ...skiSchoolFields], formWords }
})

/** As long as the fields allow, in a script of which each character is nine bytes in a posted form. */
const six = Object.fromEntries(Object.entries(fieldLimits).map(([name, limit]) => [name, '会'.repeat(limit)]))
const [pageSource = ''] = pageSources
const service = defaultChoices.get(pageSource) ?? ''
const answers = {
  level: 'Parallel turns',
  arrival: '2027-02-28',
  children: '12',
  hotel: '会'.repeat(60),
  health: '会'.repeat(5000),
  'own-equipment': 'Own equipment',
}

it('the longest form with own fields reaches the page that it was posted to', async () => {
  const plainPage = (status: number) => Promise.resolve(new Response(null, { status }))
  const renderPage = async (request: Request) => {
    const health = (await request.formData()).get('answers.health')
    return new Response(typeof health === 'string' ? health : '')
  }
  const app = new Hono<AppEnvironment>().use(async (c, next) => {
    c.set('visitor', {
      client: 'client',
      origin: 'http://localhost',
    } as AppEnvironment['Variables']['visitor'])
    await next()
  })
  const pages = createPages({
    site: { renderPage, snapshots: null },
    contextFor: () => ({}) as ServerContext,
    plainPage,
    log: createLog(() => {}),
    refusals: createMinuteLimit({ ofOne: 1000, ofAll: Infinity }),
  })
  app.route('/', pages)
  const own = Object.entries(answers).map(([id, answer]) => [`answers.${id}`, answer])
  const post = (more: object) =>
    app.request('/', {
      method: 'POST',
      body: new URLSearchParams({ ...six, service, ...Object.fromEntries(own), ...more }),
    })
  expect(await (await post({})).text()).toBe(answers.health)
  expect(
    await (await post({ 'answers.health': '\r\n'.repeat(5000), message: '\r\n'.repeat(5000) })).text(),
  ).toBe('\r\n'.repeat(5000))
  expect((await post({ message: '会'.repeat(20_000) })).status).toBe(413)
})

it('and the API takes as much', async () => {
  const api = createConsultationsApi(
    () => () => Promise.resolve({ outcome: 'limited' as const, retryAfterSeconds: 1 }),
  )
  const app = new Hono<AppEnvironment>().use(async (c, next) => {
    c.set('visitor', { client: 'client' } as AppEnvironment['Variables']['visitor'])
    await next()
  })
  app.route('/', api)
  const post = (bytes: number) =>
    app.request('/', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ answers }).padEnd(bytes - 2 * (60 + 5000)),
    })
  expect((await post(requestLimits.bytes)).status).toBe(429)
  expect((await post(requestLimits.bytes + 1)).status).toBe(413)
  expect(requestLimits.bytes).toBeGreaterThan(64 * 1024 + 9 * 5060)
})
