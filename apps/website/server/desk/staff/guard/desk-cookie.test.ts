import { expect, it } from 'vitest'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { aVisitor, goodPassword, pathOfLink } from '#server/testing/sign-in-visitor.ts'

const cookiesOf = async (environment: Record<string, string>) => {
  const site = await createTestApp(environment)
  const origin = environment.PUBLIC_URL ?? 'http://localhost'
  const path = await pathOfLink(site, { email: 'cookie@example.com', role: 'admin' })
  const visitor = aVisitor(site)
  const response = await visitor.post(path, { name: 'Ada', password: goodPassword }, { Origin: origin })
  const me = await visitor.get('/api/desk/me')
  await site.close()
  expect(me.status).toBe(200)
  return response.headers.getSetCookie()
}

it('is bound to the host over HTTPS, and hidden from scripts', async () => {
  expect(await cookiesOf({ PUBLIC_URL: 'https://www.example.com' })).toEqual([
    expect.stringMatching(
      /^__Host-desk=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    ),
    expect.stringMatching(
      /^__Host-desk-known=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    ),
  ])
})

it('has a plain name on http://localhost, where browsers accept no other', async () => {
  expect(await cookiesOf({})).toEqual([
    expect.stringMatching(/^desk=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/),
    expect.stringMatching(/^desk-known=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/),
  ])
})
