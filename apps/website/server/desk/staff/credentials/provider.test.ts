import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { InvalidConfigError, readConfig } from '#server/runtime/config.ts'
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts'
import { aVisitor, pathOfLink, signedIn, type Visitor } from '#server/testing/sign-in-visitor.ts'
import { readProviderSettings } from './provider.ts'

let app: TestApp
let server: Server
let issuer: string
/** The person who signs in at the provider next. */
let person: { email: string; email_verified: boolean; name: string }

beforeAll(async () => {
  server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'desk',
        client_secret: 'a secret of the desk',
        redirect_uris: ['http://localhost/inbox/sign-in/provider/return'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    pkce: { required: () => true },
    cookies: { keys: ['a key of the test'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, sub) => ({ accountId: sub, claims: async () => ({ sub, ...person }) }),
    async loadExistingGrant({ oidc }) {
      const grant = new provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  const answer = provider.callback()
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response)
    void provider.interactionFinished(request, response, { login: { accountId: person.email } })
  })
  app = await createTestApp({
    PUBLIC_URL: 'http://localhost',
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: 'desk',
    OIDC_CLIENT_SECRET: 'a secret of the desk',
  })
})
afterAll(async () => {
  await app.close()
  server.close()
})

/** Follows the provider's pages until it redirects the browser back. */
async function visitProvider(address: string): Promise<string> {
  const cookies = new Map<string, string>()
  let next = address
  while (!next.startsWith('http://localhost/')) {
    const response = await fetch(next, {
      redirect: 'manual',
      headers: { Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const location = response.headers.get('Location')
    if (location === null) throw new Error(`The provider answered ${response.status}`)
    next = new URL(location, next).href
  }
  return next
}

const depart = async (visitor: Visitor, next = '/inbox'): Promise<string> => {
  const response = await visitor.get(`/inbox/sign-in/provider?next=${encodeURIComponent(next)}`)
  expect(response.status).toBe(303)
  return String(response.headers.get('Location'))
}
const pathOf = (address: string) => address.replace('http://localhost', '')
const signIn = async (visitor: Visitor, next?: string) =>
  visitor.get(pathOf(await visitProvider(await depart(visitor, next))))

describe('a person with a work account', () => {
  it('sees the button on the sign-in page', async () => {
    expect(await (await aVisitor(app).get('/inbox/sign-in')).text()).toContain(
      'Sign in with your work account',
    )
  })

  it('signs in a known person, who returns to the requested page', async () => {
    await signedIn(app, { email: 'known@example.com' })
    person = { email: 'Known@Example.com', email_verified: true, name: 'Ada' }
    const visitor = aVisitor(app)
    const response = await signIn(visitor, '/inbox/requests?q=x')
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/inbox/requests?q=x'])
    expect((await visitor.get('/api/desk/me')).status).toBe(200)
  })

  it('lets an invited person join with a clean name and the role of the invitation, once', async () => {
    const path = await pathOfLink(app, { email: 'invited@example.com', role: 'admin' })
    person = { email: 'invited@example.com', email_verified: true, name: 'Grace\u202e\u2066\nHopper\0' }
    const visitor = aVisitor(app)
    expect((await signIn(visitor)).status).toBe(303)
    expect(await (await visitor.get('/api/desk/me')).json()).toMatchObject({
      staff: { name: 'Grace Hopper', role: 'admin' },
    })
    expect((await aVisitor(app).get(path)).status).toBe(410)
  })

  it.each([
    ['whose address nobody invited', { email: 'stranger@example.com', email_verified: true }],
    ['whose address is not verified', { email: 'known@example.com', email_verified: false }],
  ])('%s is not let in', async (_who, claims) => {
    person = { ...claims, name: 'Mallory' }
    const visitor = aVisitor(app)
    const response = await signIn(visitor)
    expect(response.status).toBe(422)
    expect(await response.text()).toContain('has no place at the desk')
    expect(visitor.cookies.has('desk')).toBe(false)
  })

  it('is never redirected to another site afterwards', async () => {
    person = { email: 'known@example.com', email_verified: true, name: 'Ada' }
    const response = await signIn(aVisitor(app), '//evil.example')
    expect(response.headers.get('Location')).toBe('/inbox')
  })
})

describe('a redirect back from the provider', () => {
  const arriveWith = async (change: (address: URL) => void, as?: Visitor) => {
    person = { email: 'known@example.com', email_verified: true, name: 'Ada' }
    const visitor = aVisitor(app)
    const address = new URL(await visitProvider(await depart(visitor)))
    change(address)
    const arriving = as ?? visitor
    const response = await arriving.get(pathOf(address.href))
    return { status: response.status, isSignedIn: arriving.cookies.has('desk') }
  }
  const refused = { status: 422, isSignedIn: false }

  it('works unchanged', async () => {
    expect(await arriveWith(() => {})).toEqual({ status: 303, isSignedIn: true })
  })

  it('is refused with another state', async () => {
    expect(await arriveWith(({ searchParams }) => searchParams.set('state', 'another'))).toEqual(refused)
  })

  it('is refused with another code', async () => {
    expect(await arriveWith(({ searchParams }) => searchParams.set('code', 'another'))).toEqual(refused)
  })

  it('is refused in a browser that did not start it', async () => {
    expect(await arriveWith(() => {}, aVisitor(app))).toEqual(refused)
  })

  it('is refused in a browser that started another one', async () => {
    const victim = aVisitor(app)
    await depart(victim)
    expect(await arriveWith(() => {}, victim)).toEqual(refused)
  })

  it('works once', async () => {
    person = { email: 'known@example.com', email_verified: true, name: 'Ada' }
    const visitor = aVisitor(app)
    const path = pathOf(await visitProvider(await depart(visitor)))
    expect((await visitor.get(path)).status).toBe(303)
    visitor.cookies.delete('desk')
    expect((await visitor.get(path)).status).toBe(422)
    expect(visitor.cookies.has('desk')).toBe(false)
  })
})

it('uses PKCE, a state and a nonce, all new each time', async () => {
  const departures = await Promise.all(
    [1, 2].map(async () => new URL(await depart(aVisitor(app))).searchParams),
  )
  for (const name of ['state', 'nonce', 'code_challenge']) {
    const values = departures.map((parameters) => parameters.get(name))
    expect(new Set(values).size).toBe(2)
    for (const value of values) expect(value?.length).toBeGreaterThan(40)
  }
  expect(departures[0]?.get('code_challenge_method')).toBe('S256')
})

it('reports a provider that does not answer', async () => {
  const away = await createTestApp({
    PUBLIC_URL: 'http://localhost',
    OIDC_ISSUER: 'http://127.0.0.1:9',
    OIDC_CLIENT_ID: 'desk',
    OIDC_CLIENT_SECRET: 'secret',
  })
  const response = await aVisitor(away).get('/inbox/sign-in/provider')
  expect(response.status).toBe(503)
  expect(await response.text()).toContain('cannot be reached at the moment')
  await away.close()
})

describe('the settings of a provider', () => {
  const whole = {
    PUBLIC_URL: 'https://www.example.com',
    OIDC_ISSUER: 'https://id.example.com',
    OIDC_CLIENT_ID: 'desk',
    OIDC_CLIENT_SECRET: 'secret',
  }

  it('are all optional', () => {
    expect(readProviderSettings(readConfig({ PUBLIC_URL: whole.PUBLIC_URL }))).toBeNull()
    expect(readProviderSettings(readConfig(whole))).not.toBeNull()
  })

  it.each([
    ['PUBLIC_URL', undefined],
    ['OIDC_ISSUER', undefined],
    ['OIDC_CLIENT_ID', undefined],
    ['OIDC_CLIENT_SECRET', undefined],
    ['OIDC_ISSUER', 'http://id.example.com'],
  ])('are refused with %s %s', (name, value) => {
    const read = () => readProviderSettings(readConfig({ ...whole, [name]: value }))
    expect(read).toThrow(InvalidConfigError)
    expect(read).toThrow(name)
  })
})
