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
