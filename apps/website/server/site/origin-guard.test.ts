import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts'

type Sent = { origin?: string; host?: string; form?: boolean; headers?: Record<string, string> }

/** Whether the guard accepts a body from a page of `origin`, as JSON to the API or as a native form. */
async function passes(app: TestApp, { origin, host, form = false, headers = {} }: Sent): Promise<boolean> {
  const response = await app.request(form ? '/?index' : '/api/consultations', {
    method: 'POST',
    headers: {
      'Content-Type': form ? 'application/x-www-form-urlencoded' : 'application/json',
      ...(origin === undefined ? {} : { Origin: origin }),
      ...(host === undefined ? {} : { Host: host }),
      ...headers,
    },
    body: form ? 'name=' : '{}',
  })
  return response.status !== 403
}

describe.each([{ form: false }, { form: true }])('a body sent to the site (as a form: $form)', ({ form }) => {
  describe('knows its address only from requests', () => {
    let app: TestApp
    beforeAll(async () => {
      app = await createTestApp()
    })
    afterAll(() => app.close())

    it.each([
      { origin: 'http://localhost', host: 'localhost' },
      { origin: 'http://localhost:3000', host: 'localhost:3000' },
      { origin: 'https://www.example.com', host: 'www.example.com' },
      { origin: 'https://www.example.com', host: 'www.example.com:443' },
      { host: 'www.example.com' },
    ])('passes from $origin to $host', async (sent) => {
      expect(await passes(app, { ...sent, form })).toBe(true)
    })

    it.each([
      { origin: 'http://localhost:3001', host: 'localhost:3000' },
      { origin: 'https://evil.example', host: 'www.example.com' },
      { origin: 'https://www.example.com.evil.example', host: 'www.example.com' },
      { origin: 'null', host: 'localhost' },
      { origin: '', host: 'localhost' },
      { origin: 'file://', host: 'localhost' },
      { origin: 'https://evil.example', host: 'localhost', headers: { 'X-Forwarded-Host': 'evil.example' } },
    ])('is refused from $origin to $host', async (sent) => {
      expect(await passes(app, { ...sent, form })).toBe(false)
    })
  })

  describe('has a PUBLIC_URL and a guest', () => {
    let app: TestApp
    beforeAll(async () => {
      app = await createTestApp({
        PUBLIC_URL: 'https://www.example.com/',
        ALLOWED_ORIGINS: 'https://shop.example.com, http://localhost:5173',
        TRUSTED_PROXIES: 'loopback',
      })
    })
    afterAll(() => app.close())

    it.each(['https://www.example.com', 'https://shop.example.com', 'http://localhost:5173'])(
      'passes from %s',
      async (origin) => {
        expect(await passes(app, { origin, host: '10.0.0.5:3000', form })).toBe(true)
      },
    )

    it.each([
      'http://www.example.com',
      'https://example.com',
      'http://10.0.0.5:3000',
      'https://localhost:5173',
    ])('is refused from %s', async (origin) => {
      expect(await passes(app, { origin, host: '10.0.0.5:3000', form })).toBe(false)
    })
  })

  it('passes from the host that a trusted proxy forwards', async () => {
    const app = await createTestApp({ TRUSTED_PROXIES: '127.0.0.1' })
    const headers = { 'X-Forwarded-Host': 'www.example.com', 'X-Forwarded-Proto': 'https' }
    expect(await passes(app, { origin: 'https://www.example.com', host: 'app:3000', headers, form })).toBe(
      true,
    )
    expect(await passes(app, { origin: 'https://evil.example', host: 'app:3000', headers, form })).toBe(false)
    await app.close()
  })
})

describe('a page of a guest', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp({ ALLOWED_ORIGINS: 'https://shop.example.com' })
  })
  afterAll(() => app.close())

  const ask = (origin: string, method: string) =>
    app.request('/api/consultations', {
      method,
      headers: { Origin: origin, 'Content-Type': 'application/json' },
      ...(method === 'POST' ? { body: '{}' } : {}),
    })

  it('may send a preflight request and read the answer', async () => {
    const preflight = await ask('https://shop.example.com', 'OPTIONS')
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('Access-Control-Allow-Headers')).toContain('Idempotency-Key')
    const response = await ask('https://shop.example.com', 'POST')
    expect(response.status).toBe(422)
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('https://shop.example.com')
    expect(response.headers.get('Vary')).toContain('Origin')
  })

  it('is not just any page', async () => {
    expect(
      (await ask('https://evil.example', 'OPTIONS')).headers.get('Access-Control-Allow-Origin'),
    ).toBeNull()
    const response = await ask('https://evil.example', 'POST')
    expect(response.status).toBe(403)
    expect(response.headers.get('Content-Type')).toBe('application/problem+json')
    expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull()
  })
})
