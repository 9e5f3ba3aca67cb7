import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts'
import { makeLink } from '../links.ts'
import { aVisitor, formToken, goodPassword, pathOfLink, signedIn } from '#server/testing/sign-in-visitor.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})

afterAll(() => app.close())

const signIn = (email: string, password = goodPassword, more: Record<string, string> = {}) => {
  const visitor = aVisitor(app)
  return visitor
    .post('/inbox/sign-in', { email, password, ...more })
    .then((response) => ({ visitor, response }))
}

describe('the first account', () => {
  it('is created by a link, which then stops working', async () => {
    const path = await pathOfLink(app, { email: null, role: 'admin' })
    const visitor = aVisitor(app)
    const fields = { email: 'First@Example.com ', name: ' A\u202eda\u200e', password: goodPassword }
    const joined = await visitor.post(path, fields)
    expect([joined.status, joined.headers.get('Location')]).toEqual([303, '/inbox'])
    const me = await visitor.get('/api/desk/me')
    expect(await me.json()).toMatchObject({
      staff: { email: 'first@example.com', name: 'Ada', role: 'admin' },
    })
    const again = await aVisitor(app).get(path)
    expect(again.status).toBe(410)
    expect(
      await makeLink(app, {
        email: null,
        role: 'admin',
        staffId: null,
        lifetime: 1,
        by: null,
        now: new Date(),
      }),
    ).toEqual({
      outcome: 'not-first',
    })
  })
})

describe('a signed-out visitor', () => {
  beforeAll(() => signedIn(app, { email: 'redirected@example.com' }))

  it.each([
    ['/inbox', '/inbox'],
    ['/inbox/requests?q=a%26b', '/inbox/requests?q=a%26b'],
    ['/inbox/assets/app.js', '/inbox/assets/app.js'],
  ])('who opens %s is sent to the sign-in', async (path, next) => {
    const response = await aVisitor(app).get(path)
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toBe(`/inbox/sign-in?next=${encodeURIComponent(next)}`)
  })

  it.each(['/api/desk/me', '/api/desk', '/api/desk/staff', '/api/desk/none'])(
    'gets 401 from %s',
    async (path) => {
      const response = await aVisitor(app).get(path)
      expect(response.status).toBe(401)
      expect(response.headers.get('Content-Type')).toBe('application/problem+json')
    },
  )

  it('returns to the requested page', async () => {
    await signedIn(app, { email: 'back@example.com' })
    const { response, visitor } = await signIn('back@example.com', goodPassword, {
      next: '/inbox/requests?q=x',
    })
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/inbox/requests?q=x'])
    expect((await visitor.get('/inbox')).status).toBe(200)
  })

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/inbox/../\\evil.example',
    '/inboxes',
    '/',
    'javascript:alert(1)',
    '/inbox/sign-in',
    '/inbox/\t//evil.example',
    '/inbox@evil.example',
    '/./inbox/..//evil.example',
  ])('is never sent to %s', async (next) => {
    const { response } = await signIn('redirected@example.com', goodPassword, { next })
    expect(response.status).toBe(303)
    const { origin, pathname } = new URL(String(response.headers.get('Location')), 'http://localhost')
    expect(origin).toBe('http://localhost')
    expect(pathname).toMatch(/^\/inbox(?:$|\/(?!sign-in))/)
  })
})

describe('a session', () => {
  it('ends when the person signs out', async () => {
    const visitor = await signedIn(app, { email: 'out@example.com' })
    const kept = visitor.cookies.get('desk') ?? ''
    expect((await visitor.send('POST', '/api/desk/sign-out', null)).status).toBe(204)
    expect(visitor.cookies.has('desk')).toBe(false)
    expect((await aVisitor(app).get('/api/desk/me', { Cookie: `desk=${kept}` })).status).toBe(401)
  })

  it('never reuses the browser’s previous token', async () => {
    await signedIn(app, { email: 'fixed@example.com' })
    const attacker = await signedIn(app, { email: 'attacker@example.com' })
    const planted = attacker.cookies.get('desk') ?? ''
    const visitor = aVisitor(app)
    visitor.cookies.set('desk', planted)
    visitor.cookies.set('desk-form', 'planted')
    const page = await aVisitor(app).get('/inbox/sign-in', { Cookie: 'desk-form=planted' })
    await visitor.post('/inbox/sign-in', {
      email: 'fixed@example.com',
      password: goodPassword,
      csrf: formToken(await page.text()),
    })
    expect(visitor.cookies.get('desk')).not.toBe(planted)
    expect((await attacker.get('/api/desk/me')).status).toBe(401)
    expect(await (await visitor.get('/api/desk/me')).json()).toMatchObject({
      staff: { email: 'fixed@example.com' },
    })
  })
})

it('reports a temporary failure if the store does not answer', async () => {
  const site = await createTestApp()
  await site.close()
  const visitor = aVisitor(site)
  visitor.cookies.set('desk', 'any')
  for (const path of ['/inbox', '/api/desk/me']) {
    const response = await visitor.get(path)
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5'])
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  }
})
