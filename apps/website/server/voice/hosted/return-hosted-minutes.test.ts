import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { consumeUsage } from '#server/store/usage.ts'
import { openSite } from '#server/testing/open-site.ts'
import { openUsage } from '#server/testing/open-test-database.ts'
import { callMinutesCounter } from '../call-allowance.ts'
import { startScriptedPlatform } from '../testing/start-scripted-platform.ts'

const fiveMinutes = 5 * 60_000
const createdAt = '2026-03-10T09:00:00.000Z'
let platform: Awaited<ReturnType<typeof startScriptedPlatform>>
let counters: Awaited<ReturnType<typeof openUsage>>
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  platform = await startScriptedPlatform()
  counters = await openUsage()
})
afterEach(async () => {
  vi.useRealTimers()
  await Promise.all([platform.close(), counters.close()])
})

/** A site that has created one call of ten minutes. */
async function call(settings: Record<string, string> = { VAPI_PRIVATE_KEY: 'private-key' }): Promise<void> {
  const site = openSite({ platformUrl: platform.url, store: counters, settings, assistant: null })
  expect((await site.call()).status).toBe(201)
  expect(await minutes()).toBe(10)
}

const looks = () => platform.requests.filter(({ path }) => path === '/call/call-1').length

/** Lets the site look at the call once. */
async function look(found: object): Promise<void> {
  const before = looks()
  const body = JSON.stringify({ id: 'call-1', assistantId: 'assistant-1', createdAt, ...found })
  platform.does({ status: 200, body })
  await expect
    .poll(() => {
      // The look before may still be under way: then this one is left out.
      if (looks() === before) vi.advanceTimersByTime(fiveMinutes)
      return looks()
    })
    .toBe(before + 1)
}

/** Lets five minutes pass in which a site may look, and returns how often it has looked until then. */
async function looksAfterAWhile(): Promise<number> {
  vi.advanceTimersByTime(fiveMinutes)
  // It reaches the platform after a look that began before.
  await fetch(platform.url)
  return looks()
}

/** The minutes of the day that are used. */
async function minutes(): Promise<number | undefined> {
  const increments = [
    { key: callMinutesCounter, amount: 0, limit: 1000, windowEndsAt: '2100-01-01T00:00:00.000Z' },
  ]
  const counted = await counters.run(consumeUsage, { increments, now: new Date().toISOString() })
  return counted.outcome === 'consumed' ? counted.used[0] : undefined
}

it.each([
  ['that nobody joined gives back all its minutes', { startedAt: null }, 0],
  ['of three minutes gives back seven', { startedAt: '2026-03-10T09:27:00.000Z' }, 3],
])('a call %s when the platform has ended it', async (_what, found, used) => {
  await call()
  await look({ status: 'queued' })
  expect(await minutes()).toBe(10)
  await look({ status: 'ended', endedAt: '2026-03-10T09:30:00.000Z', ...found })
  await expect.poll(minutes).toBe(used)
  expect(await looksAfterAWhile()).toBe(2)
})

it('a call that does not end within an hour counts in full, and is looked at no more', async () => {
  await call()
  for (let time = 0; time < 12; time++) await look({ status: 'queued' })
  expect(await looksAfterAWhile()).toBe(12)
  expect(await minutes()).toBe(10)
})

it('a platform that is away for a while costs nothing', async () => {
  await call()
  platform.does({ status: 503, body: '' })
  for (let time = 0; time < 3; time++) {
    const before = looks()
    await expect
      .poll(() => (looks() === before && vi.advanceTimersByTime(fiveMinutes), looks()))
      .toBeGreaterThan(before)
  }
  await look({ status: 'ended', startedAt: null, endedAt: '2026-03-10T09:30:00.000Z' })
  await expect.poll(minutes).toBe(0)
})

it('without a private key no call is looked at', async () => {
  await call({})
  expect(await looksAfterAWhile()).toBe(0)
  expect(await minutes()).toBe(10)
})
