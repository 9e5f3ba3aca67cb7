import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { guest, openSite as open } from '#server/testing/open-site.ts'
import { openUsage } from '#server/testing/open-test-database.ts'
import { startScriptedPlatform } from './testing/start-scripted-platform.ts'

let platform: Awaited<ReturnType<typeof startScriptedPlatform>>
let counters: Awaited<ReturnType<typeof openUsage>>
beforeAll(async () => {
  platform = await startScriptedPlatform()
})
afterAll(async () => await platform.close())
beforeEach(async () => {
  platform.requests.length = 0
  platform.does('creates')
  counters = await openUsage()
})
afterEach(async () => await counters.close())

const openSite = (
  settings: Record<string, string> = {},
  assistant: Parameters<typeof open>[0]['assistant'] = null,
) => open({ platformUrl: platform.url, store: counters, settings, assistant })

const statuses = async (answers: Promise<Response>[]) =>
  (await Promise.all(answers)).map(({ status }) => status).toSorted((a, b) => a - b)

describe('the caps on calls', () => {
  it('limit one visitor to a sixth of the minutes per hour, here ten calls, and do not affect another', async () => {
    const agency = openSite({ VOICE_DAILY_MINUTES: '600' })
    const ten = await statuses(Array.from({ length: 10 }, () => agency.call({ from: '203.0.113.1' })))
    expect(ten).toEqual(Array.from({ length: 10 }, () => 201))

    const eleventh = await agency.call({ from: '203.0.113.1' })
    expect(eleventh.status).toBe(429)
    expect(Number(eleventh.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(Number(eleventh.headers.get('Retry-After'))).toBeLessThanOrEqual(3600)
    expect((await agency.call({ from: '198.51.100.7' })).status).toBe(201)
    expect(platform.requests).toHaveLength(11)
  })

  it('do not charge the minutes of the day for a visitor over their own cap', async () => {
    // Ten minutes per call: six calls in total, one for each visitor.
    const agency = openSite({ VOICE_DAILY_MINUTES: '60' })
    await statuses(Array.from({ length: 30 }, () => agency.call({ from: '203.0.113.1' })))
    expect(platform.requests).toHaveLength(1)

    const others = Array.from({ length: 6 }, (_, index) => agency.call({ from: `198.51.100.${index}` }))
    expect(await statuses(others)).toEqual([201, 201, 201, 201, 201, 429])
  })

  it('leave half of the day to the site itself, whatever the pages of other origins use', async () => {
    const agency = openSite({ VOICE_DAILY_MINUTES: '80' })
    const guests = Array.from({ length: 20 }, () => agency.call({ headers: { Origin: guest } }))
    const answers = await statuses(guests)
    expect(answers.filter((status) => status === 201)).toHaveLength(4)
    expect(answers.filter((status) => status === 429)).toHaveLength(16)
    expect(await statuses(Array.from({ length: 4 }, () => agency.call()))).toEqual([201, 201, 201, 201])
  })

  it('share the minutes of the day among all visitors, and allow one call even with a small budget', async () => {
    const agency = openSite({ VOICE_DAILY_MINUTES: '1' })
    expect((await agency.call({ from: '203.0.113.1' })).status).toBe(201)
    const second = await agency.call({ from: '198.51.100.7' })
    expect(second.status).toBe(429)
    expect(await second.json()).toMatchObject({ statusCode: 429, error: 'Too Many Requests' })
  })

  it('count a call with the maximum length that the content’s assistant sets', async () => {
    const assistant = { firstMessage: 'Hello, I am an AI.', maxDurationSeconds: 90 }
    const agency = openSite({ VAPI_ASSISTANT_ID: '', VOICE_DAILY_MINUTES: '5' }, assistant)
    const calls = Array.from({ length: 3 }, (_, index) => agency.call({ from: `198.51.100.${index}` }))
    expect(await statuses(calls)).toEqual([201, 201, 429])
  })

  it('give the minutes of a failed call back to the visitor and to the day', async () => {
    const agency = openSite({ VOICE_DAILY_MINUTES: '10' })
    platform.does({ status: 500, body: '' })
    for (const from of ['203.0.113.1', '203.0.113.1', '198.51.100.2']) {
      expect((await agency.call({ from })).status).toBe(502)
    }
    platform.does('creates')
    expect((await agency.call({ from: '203.0.113.1' })).status).toBe(201)
  })

  it('allow a visitor sixty attempts per hour, so that a failing platform is not flooded', async () => {
    const agency = openSite()
    platform.does({ status: 500, body: '' })
    for (let attempt = 0; attempt < 60; attempt++) await agency.call({ from: '203.0.113.1' })
    expect((await agency.call({ from: '203.0.113.1' })).status).toBe(429)
    expect((await agency.call({ from: '198.51.100.7' })).status).toBe(502)
    expect(platform.requests).toHaveLength(61)
  })

  it('count the calls of two instances together', async () => {
    const one = openSite({ VOICE_DAILY_MINUTES: '10' })
    const other = openSite({ VOICE_DAILY_MINUTES: '10' })
    expect((await one.call({ from: '203.0.113.1' })).status).toBe(201)
    expect((await other.call({ from: '198.51.100.7' })).status).toBe(429)
  })
})
