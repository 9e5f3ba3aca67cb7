import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines, openTestDatabase, type TestDatabase } from '#server/testing/open-test-database.ts'
import { createTestDesk, type TestDesk } from '#server/testing/create-test-desk.ts'
import { aSoftwareKey, type SoftwareKey } from './testing/a-software-key.ts'
import { aVisitor, formToken, pathOfLink, signedIn, type Visitor } from '#server/testing/sign-in-visitor.ts'

type Options = { challenge: string; excludeCredentials: { id: string }[]; user: { name: string } }

describe.each(engines)('The passkeys of an account on %s', (engine) => {
  let database: TestDatabase
  let desk: TestDesk
  let ada: Visitor
  beforeAll(async () => {
    database = await openTestDatabase(engine)
    desk = createTestDesk(database)
    ada = await signedIn(desk, { email: 'ada@agency.example' })
  })
  afterAll(async () => {
    await desk.close()
    await database.close()
  })

  const begin = async (visitor: Visitor) =>
    (await (await visitor.send('POST', '/api/desk/account/passkeys/options', null)).json()) as Options
  const add = (visitor: Visitor, response: object, name?: string) =>
    visitor.send('POST', '/api/desk/account/passkeys', { name, response })
  const list = async (visitor: Visitor) =>
    (
      (await (await visitor.get('/api/desk/account/passkeys')).json()) as {
        passkeys: { id: string; name: string }[]
      }
    ).passkeys

  it('are added by a key that signs the challenge, and listed', async () => {
    const key = aSoftwareKey()
    const { challenge, user, excludeCredentials } = await begin(ada)
    expect([user.name, excludeCredentials]).toEqual(['ada@agency.example', []])
    const response = await add(ada, key.register({ challenge, origin: 'http://localhost' }), ' Laptop ')
    expect([response.status, await response.json()]).toEqual([201, { id: key.id, name: 'Laptop' }])
    expect(await list(ada)).toMatchObject([{ id: key.id, name: 'Laptop', usedAt: null }])
    expect((await begin(ada)).excludeCredentials).toMatchObject([{ id: key.id }])
  })

  it('are refused for a challenge that was used, of another origin, of another person, and for none', async () => {
    const before = await list(ada)
    const origin = 'http://localhost'
    const { challenge } = await begin(ada)
    expect((await add(ada, aSoftwareKey().register({ challenge: 'AAAA', origin }))).status).toBe(422)
    // The challenge went with that try.
    expect((await add(ada, aSoftwareKey().register({ challenge, origin }))).status).toBe(422)
    const again = await begin(ada)
    const elsewhere = { challenge: again.challenge, origin: 'https://evil.example' }
    expect((await add(ada, aSoftwareKey().register(elsewhere))).status).toBe(422)
    expect((await add(ada, { id: 'nonsense' })).status).toBe(422)

    const eve = await signedIn(desk, { email: 'eve@agency.example' })
    // In one browser, one person after the other: the challenge was made for the first.
    const own = await begin(ada)
    eve.cookies.set('desk-step', ada.cookies.get('desk-step') ?? '')
    expect((await add(eve, aSoftwareKey().register({ challenge: own.challenge, origin }))).status).toBe(422)
    expect(await list(eve)).toEqual([])
    expect(await list(ada)).toEqual(before)
  })

  it('are removed by their owner, but never the last way in', async () => {
    const [passkey] = await list(ada)
    const path = `/api/desk/account/passkeys/${passkey?.id}`
    expect((await ada.send('DELETE', path, null)).status).toBe(204)
    expect((await ada.send('DELETE', path, null)).status).toBe(404)
    expect(await list(ada)).toEqual([])

    const { visitor, id } = await withoutPassword(desk, aSoftwareKey())
    expect((await visitor.send('DELETE', `/api/desk/account/passkeys/${id}`, null)).status).toBe(409)
    const second = aSoftwareKey()
    const { challenge } = await begin(visitor)
    expect((await add(visitor, second.register({ challenge, origin: 'http://localhost' }))).status).toBe(201)
    expect((await visitor.send('DELETE', `/api/desk/account/passkeys/${id}`, null)).status).toBe(204)
    expect(await list(visitor)).toMatchObject([{ id: second.id }])
  })
})

/** A person who joined with a passkey, and has no password. */
async function withoutPassword(desk: TestDesk, key: SoftwareKey): Promise<{ visitor: Visitor; id: string }> {
  const email = 'key@agency.example'
  const path = await pathOfLink(desk, { email })
  const visitor = aVisitor(desk)
  const csrf = formToken(await (await visitor.get(path)).text())
  const person = { email, name: 'Katherine Johnson' }
  const options = await visitor.send('POST', `${path}/passkey/options`, person, { 'x-csrf-token': csrf })
  const { challenge } = (await options.json()) as Options
  const response = key.register({ challenge, origin: 'http://localhost' })
  const joined = await visitor.send('POST', `${path}/passkey`, { response }, { 'x-csrf-token': csrf })
  if (joined.status !== 200) throw new Error(`No account: ${joined.status}`)
  return { visitor, id: key.id }
}

describe.each(engines)('The language of an account on %s', (engine) => {
  let database: TestDatabase
  let desk: TestDesk
  beforeAll(async () => {
    database = await openTestDatabase(engine)
    desk = createTestDesk(database)
  })
  afterAll(async () => {
    await desk.close()
    await database.close()
  })

  const languageOf = async (visitor: Visitor) =>
    ((await (await visitor.get('/api/desk/me')).json()) as { staff: { language: unknown } }).staff.language

  it('is that of the site until the person chooses one, for them alone, and the audit records it', async () => {
    const ada = await signedIn(desk, { email: 'ada@agency.example', name: 'Ada', role: 'admin' })
    const tom = await signedIn(desk, { email: 'tom@agency.example' })
    expect(await languageOf(ada)).toBe(null)
    const choose = async (language: unknown) =>
      (await ada.send('PUT', '/api/desk/account/language', { language })).status
    expect(await choose('de')).toBe(204)
    expect([await languageOf(ada), await languageOf(tom)]).toEqual(['de', null])
    const audit = (await (await ada.get('/api/desk/audit')).json()) as { entries: { action: string }[] }
    expect(audit.entries[0]).toMatchObject({ action: 'staff.language-set', staff: { name: 'Ada' } })

    expect(await choose('tlh')).toBe(422)
    expect(await languageOf(ada)).toBe('de')
    expect(await choose(null)).toBe(204)
    expect(await languageOf(ada)).toBe(null)
  })
})
