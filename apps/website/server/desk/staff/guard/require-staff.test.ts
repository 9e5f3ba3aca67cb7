import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts'
import { aVisitor, signedIn, type Visitor } from '#server/testing/sign-in-visitor.ts'

let app: TestApp
let admin: Visitor
beforeAll(async () => {
  app = await createTestApp()
  admin = await signedIn(app, { email: 'admin@example.com', role: 'admin' })
})
afterAll(() => app.close())

it.each([
  '/inbox',
  '/inbox/sign-in',
  '/inbox/welcome/none',
  '/inbox/nothing',
  '/api/desk/me',
  '/api/desk/staff',
  '/api/desk/none',
])('keeps what strangers and staff receive out of caches: %s', async (path) => {
  for (const visitor of [aVisitor(app), admin]) {
    const { headers } = await visitor.get(path)
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(headers.get('X-Robots-Tag')).toBe('noindex, nofollow')
    expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'/)
    expect(headers.get('Content-Security-Policy')).not.toMatch(/unsafe|\*|https?:/)
  }
})

it('sends a signed-out visitor to the sign-in page, but not what a page loads: that gets 401 and no cookie', async () => {
  const visitor = aVisitor(app)
  const page = await visitor.get('/inbox', { 'Sec-Fetch-Dest': 'document' })
  expect(page.headers.get('Location')).toMatch(/^\/inbox\/sign-in/)
  const manifest = await visitor.get('/inbox/manifest.webmanifest', { 'Sec-Fetch-Dest': 'manifest' })
  expect(manifest.status).toBe(401)
  expect(manifest.headers.get('Set-Cookie')).toBeNull()
})
