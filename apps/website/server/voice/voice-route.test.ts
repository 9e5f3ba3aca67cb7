import { expect, it } from 'vitest'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { startScriptedPlatform } from './testing/start-scripted-platform.ts'

const call: RequestInit = {
  method: 'POST',
  headers: { 'Content-Type': 'application/json', Origin: 'http://localhost' },
  body: '{}',
}

it('offers no calls if they are switched off, and its pages load nothing from other origins', async () => {
  const app = await createTestApp({ VOICE_PROVIDER: 'off' })
  const answer = await app.request('/voice/call/web', call)
  expect(answer.status).toBe(501)
  expect(await answer.json()).toMatchObject({ statusCode: 501, error: 'Not Implemented' })
  const page = await app.request('/')
  expect(page.headers.get('Content-Security-Policy')).not.toMatch(/daily|wasm-unsafe-eval|https:|wss:/)
  expect(await page.text()).not.toContain('daily.co')
  await app.close()
})

it('creates calls on the hosted platform, and neither its pages nor its scripts contain the key', async () => {
  const platform = await startScriptedPlatform()
  const app = await createTestApp({
    VOICE_PROVIDER: 'vapi',
    VAPI_PUBLIC_KEY: 'a-public-key',
    VAPI_ASSISTANT_ID: 'an-assistant',
    VAPI_API_URL: platform.url,
  })
  expect((await app.request('/voice/call/web', call)).status).toBe(201)
  const page = await app.request('/')
  expect(page.headers.get('Content-Security-Policy')).toContain('https://c.daily.co')
  expect(await page.text()).not.toMatch(/a-public-key|an-assistant/)
  expect(app.logged.join()).not.toMatch(/a-public-key|an-assistant|room-1/)
  await app.close()
  await platform.close()
})
