import { Hono } from 'hono'
import { expect, it } from 'vitest'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'
import { createOriginRule, createVisitorReader, visitor } from '#server/runtime/http/visitor.ts'
import { createLog } from '#server/runtime/log.ts'
import type { TransactionRunner } from '#server/store/transaction.ts'
import { createCallAllowance } from '../call-allowance.ts'
import { createHostedPlatform } from './hosted-platform.ts'
import { openUsage } from '#server/testing/open-test-database.ts'
import { startScriptedPlatform } from '../testing/start-scripted-platform.ts'
import { createVoiceCallsApi } from './voice-calls-api.ts'

async function openApi(timeoutMs: number, away?: Pick<TransactionRunner, 'run'>) {
  const platform = await startScriptedPlatform()
  const counters = await openUsage()
  const api = createVoiceCallsApi({
    createCall: createHostedPlatform({
      apiUrl: platform.url,
      publicKey: 'public-key',
      who: { assistantId: 'assistant-1' },
      timeoutMs,
    }),
    allowance: createCallAllowance({
      store: away ?? counters,
      minutesPerDay: 10,
      longestCallMinutes: 10,
    }),
    originRule: createOriginRule({ PUBLIC_URL: undefined, ALLOWED_ORIGINS: [] }),
    log: createLog(() => {}),
  })
  const app = new Hono<AppEnvironment>()
  app.use(visitor(createVisitorReader({ TRUSTED_PROXIES: [] })))
  app.route('/voice', api)
  return {
    platform,
    call: (signal: AbortSignal | null = null) =>
      app.request('/voice/call/web', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{}',
        signal,
      }),
    async [Symbol.asyncDispose]() {
      await platform.close()
      await counters.close()
    },
  }
}

it('answers 504 if the platform is silent, and gives the minutes back', async () => {
  await using site = await openApi(200)
  site.platform.does('silent')
  const answer = await site.call()
  expect(answer.status).toBe(504)
  expect(await answer.json()).toEqual({
    statusCode: 504,
    error: 'Gateway Timeout',
    message: 'The voice platform did not answer in time.',
  })
  site.platform.does('creates')
  expect((await site.call()).status).toBe(201)
})

it('aborts the request to the platform when the visitor leaves', async () => {
  await using site = await openApi(60_000)
  site.platform.does('silent')
  const visit = new AbortController()
  const answer = site.call(visit.signal)
  while (site.platform.requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  visit.abort()
  expect((await answer).status).toBe(504)
})

it('answers 503 with Retry-After if the store is unavailable, and creates no call', async () => {
  const closed = await openUsage()
  await closed.close()
  await using site = await openApi(1000, closed)
  const answer = await site.call()
  expect(answer.status).toBe(503)
  expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(await answer.json()).toMatchObject({ statusCode: 503, error: 'Service Unavailable' })
  expect(site.platform.requests).toEqual([])
})
