import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts'

const token = 'a-token-for-the-collector'
let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ METRICS_TOKEN: token, TRUSTED_PROXIES: 'loopback' })
})
afterAll(() => app.close())

const ask = (peer: string, headers: Record<string, string> = {}) => app.request('/metrics', { peer, headers })

describe('/metrics', () => {
  it('counts HTTP requests by kind and consultation requests by outcome, without paths or personal data', async () => {
    await app.request('/services')
    await app.request('/robots.txt')
    await app.request('/api/consultations', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
    })
    const response = await ask('127.0.0.1')
    expect(response.headers.get('Content-Type')).toMatch(/^text\/plain; version=0\.0\.4/)
    const text = await response.text()
    expect(text).toContain('frontdesk_consultation_submissions_total{outcome="invalid"} 1')
    expect(text).toContain('frontdesk_http_request_duration_seconds_count{kind="page",status="200"} 1')
    expect(text).toContain('frontdesk_http_request_duration_seconds_count{kind="file",status="200"} 1')
    expect(text).toContain('frontdesk_http_request_duration_seconds_count{kind="api",status="422"} 1')
    expect(text).not.toContain('/services')
  })

  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('is for the machine itself (%s)', async (peer) => {
    expect((await ask(peer)).status).toBe(200)
  })

  it.each(['X-Forwarded-For', 'X-Forwarded-Proto', 'Forwarded', 'Via', 'X-Real-IP'])(
    'is not for what a proxy on the machine passes on (%s)',
    async (header) => {
      expect((await ask('127.0.0.1', { [header]: '127.0.0.1' })).status).toBe(404)
    },
  )

  it('requires the token from remote clients', async () => {
    expect((await ask('192.0.2.1')).status).toBe(404)
    expect((await ask('192.0.2.1', { Authorization: 'Bearer wrong' })).status).toBe(404)
    expect((await ask('192.0.2.1', { Authorization: `Bearer ${token}` })).status).toBe(200)
    expect((await ask('127.0.0.1', { Authorization: `Bearer ${token}`, Via: '1.1 proxy' })).status).toBe(200)
  })
})
