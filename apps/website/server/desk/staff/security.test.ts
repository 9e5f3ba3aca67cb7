import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts'
import { makeLink } from './links.ts'
import {
  aVisitor,
  formToken,
  goodPassword,
  pathOfLink,
  signedIn,
  type Visitor,
} from '#server/testing/sign-in-visitor.ts'

let app: TestApp
let admin: Visitor
let member: Visitor
beforeAll(async () => {
  app = await createTestApp({ ALLOWED_ORIGINS: 'https://shop.example.com' })
  admin = await signedIn(app, { email: 'admin@example.com', name: 'Grace Hopper', role: 'admin' })
  member = await signedIn(app, { email: 'member@example.com' })
})
afterAll(() => app.close())

const idOf = async (visitor: Visitor): Promise<string> =>
  ((await (await visitor.get('/api/desk/me')).json()) as { staff: { id: string } }).staff.id

describe('a form that another site made a browser send', () => {
  const fields = { email: 'member@example.com', password: goodPassword }
  const signIn = (sent: { csrf?: string; headers?: Record<string, string> }) => {
    const visitor = aVisitor(app, '198.51.100.7')
    return visitor
      .post(
        '/inbox/sign-in',
        { ...fields, ...(sent.csrf === undefined ? {} : { csrf: sent.csrf }) },
        sent.headers,
      )
      .then(({ status }) => ({ status, isSignedIn: visitor.cookies.has('desk') }))
  }

  it('is accepted with the token of its own page', async () => {
    expect(await signIn({})).toEqual({ status: 303, isSignedIn: true })
  })

  it.each([
    ['no token', { csrf: '' }],
    ['a made-up token', { csrf: 'x'.repeat(43) }],
    ['the origin of another site', { headers: { Origin: 'https://evil.example' } }],
    ['the origin of a guest', { headers: { Origin: 'https://shop.example.com' } }],
    ['an opaque origin', { headers: { Origin: 'null' } }],
  ])('is refused with %s', async (_what, sent) => {
    expect(await signIn(sent)).toEqual({ status: 403, isSignedIn: false })
  })

  it('is refused with the token of another browser', async () => {
    const page = await aVisitor(app).get('/inbox/sign-in')
    expect(await signIn({ csrf: formToken(await page.text()) })).toEqual({ status: 403, isSignedIn: false })
  })

  it('is refused without an origin', async () => {
    const visitor = aVisitor(app)
    const csrf = formToken(await (await visitor.get('/inbox/sign-in')).text())
    const response = await app.request('/inbox/sign-in', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        Cookie: `desk-form=${visitor.cookies.get('desk-form')}`,
      },
      body: new URLSearchParams({ ...fields, csrf }).toString(),
    })
    expect(response.status).toBe(403)
  })
})

describe('JSON that another site made a browser send', () => {
  const invite = (headers: Record<string, string>) =>
    admin.send('POST', '/api/desk/staff/invitations', { email: 'new@example.com', role: 'member' }, headers)

  it('is accepted with the token of the session', async () => {
    expect((await invite({})).status).toBe(201)
  })

  it.each([
    ['no token', { 'x-csrf-token': '' }],
    ['a made-up token', { 'x-csrf-token': 'x'.repeat(43) }],
    ['the origin of another site', { Origin: 'https://evil.example' }],
    ['the origin of a guest', { Origin: 'https://shop.example.com' }],
  ])('is refused with %s', async (_what, headers) => {
    expect((await invite(headers)).status).toBe(403)
  })

  it('is refused with the token of another session', async () => {
    const { csrfToken } = (await (await member.get('/api/desk/me')).json()) as { csrfToken: string }
    expect((await invite({ 'x-csrf-token': csrfToken })).status).toBe(403)
  })

  it('does not expose staff’s data to a guest origin', async () => {
    expect((await admin.get('/api/desk/me', { Origin: 'https://shop.example.com' })).status).toBe(403)
  })
})

describe('a stranger who guesses', () => {
  const guess = async (email: string, password = 'not the password', peer = '203.0.113.1', headers = {}) => {
    const visitor = aVisitor(app, peer)
    const response = await visitor.post('/inbox/sign-in', { email, password }, headers)
    const page = (await response.text())
      .replaceAll(/value="[\w-]{43}"/g, 'value=""')
      .replaceAll(email, 'typed@example.com')
    return { status: response.status, page, cookies: [...visitor.cookies.keys()] }
  }

  it('does not reveal by any answer whether an address is known', async () => {
    const unknown = await guess('nobody@example.com')
    expect(unknown.status).toBe(422)
    expect(await guess('member@example.com')).toEqual(unknown)
    const link = await makeLink(app, {
      email: 'invited@example.com',
      role: 'member',
      staffId: null,
      lifetime: 60_000,
      by: null,
      now: new Date(),
    })
    expect(link.outcome).toBe('added')
    expect(await guess('invited@example.com')).toEqual(unknown)
  })

  it('has ten attempts per account, and then not even the right password helps', async () => {
    await signedIn(app, { email: 'guessed@example.com' })
    const peer = '203.0.113.50'
    for (let n = 0; n < 10; n++)
      expect((await guess('guessed@example.com', `wrong ${n}`, peer)).status).toBe(422)
    const refused = await guess('guessed@example.com', goodPassword, peer)
    expect(refused.status).toBe(429)
    expect(refused.cookies).not.toContain('desk')
    // The same for an unknown address.
    for (let n = 0; n < 10; n++) await guess('ghost@example.com', `wrong ${n}`, peer)
    expect((await guess('ghost@example.com', 'x', peer)).page).toBe(refused.page)
  })

  it('gets no more attempts by naming other networks in a header', async () => {
    await signedIn(app, { email: 'forged@example.com' })
    const peer = '203.0.113.60'
    const statuses: number[] = []
    for (let n = 0; n < 12; n++) {
      const headers = { 'X-Forwarded-For': `192.0.2.${n}`, Forwarded: `for=192.0.2.${n}` }
      statuses.push((await guess('forged@example.com', `wrong ${n}`, peer, headers)).status)
    }
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(422))
    expect(statuses.slice(10)).toEqual([429, 429])
  })

  it('locks out nobody in another network', async () => {
    expect((await guess('guessed@example.com', goodPassword, '203.0.113.51')).status).toBe(303)
  })

  it('has sixty attempts at all accounts from one network', async () => {
    const peer = '2001:db8:7::1'
    const statuses: number[] = []
    for (let n = 0; n < 61; n++) {
      // A household has all addresses of its /64.
      statuses.push((await guess(`someone${n}@example.com`, 'x', `2001:db8:7::${n + 1}`)).status)
    }
    expect(statuses.filter((status) => status === 422)).toHaveLength(60)
    expect((await guess('member@example.com', goodPassword, peer)).status).toBe(429)
  })
})

describe('strangers with many networks', () => {
  let own: TestApp
  beforeAll(async () => {
    own = await createTestApp()
  })
  afterAll(() => own.close())

  it('close the sign-in neither to browsers and networks that are known, nor to a password change', async () => {
    const email = 'wanted@example.com'
    const browser = await signedIn(own, { email }, '198.51.100.1')
    const signIn = (visitor: Visitor, password = goodPassword) =>
      visitor.post('/inbox/sign-in', { email, password })
    const guess = async (address: string, peer: string) => {
      const response = await aVisitor(own, peer).post('/inbox/sign-in', { email: address, password: 'wrong' })
      return response.status
    }
    // For one person: six networks, ten passwords each.
    const onOne = await Promise.all(Array.from({ length: 60 }, (_, n) => guess(email, `203.0.113.${n % 6}`)))
    expect(onOne.filter((status) => status === 429).length).toBeGreaterThan(0)
    // For everybody: 80 networks, four passwords each.
    const onAll = await Promise.all(
      Array.from({ length: 320 }, (_, n) => guess(`${n}@example.com`, `192.0.2.${n % 80}`)),
    )
    expect(onAll.filter((status) => status === 429).length).toBeGreaterThan(0)
    expect((await signIn(aVisitor(own, '203.0.113.99'))).status).toBe(429)

    // The same browser, also in another network, where strangers have used up the attempts.
    const elsewhere = aVisitor(own, '203.0.113.1')
    for (const [name, value] of browser.cookies) if (name !== 'desk') elsewhere.cookies.set(name, value)
    expect((await signIn(elsewhere)).status).toBe(303)
    // Another browser in the network of an earlier sign-in.
    expect((await signIn(aVisitor(own, '198.51.100.1'))).status).toBe(303)
    const password = 'another violet almanac'
    const changed = await browser.send('PUT', '/api/desk/account/password', {
      current: goodPassword,
      password,
    })
    expect(changed.status).toBe(204)
    // A known browser has few attempts itself.
    const wrong: number[] = []
    for (let n = 0; n < 11; n++) wrong.push((await signIn(elsewhere, `wrong ${n}`)).status)
    expect(wrong).toEqual([...Array.from({ length: 10 }, () => 422), 429])
  })
})

describe('a member', () => {
  it.each([
    ['GET', '/api/desk/audit', null],
    ['GET', '/api/desk/staff/invitations', null],
    ['POST', '/api/desk/staff/invitations', { email: 'friend@example.com', role: 'admin' }],
    ['DELETE', '/api/desk/staff/invitations/any', null],
    ['PATCH', '/api/desk/staff/own', { role: 'admin' }],
    ['PATCH', '/api/desk/staff/admin', { role: 'member' }],
    ['DELETE', '/api/desk/staff/admin', null],
    ['POST', '/api/desk/staff/admin/link', null],
  ])('may not %s %s', async (method, path, body) => {
    const ids: Record<string, string> = { own: await idOf(member), admin: await idOf(admin) }
    const address = path.replace(/own$|admin(?=$|\/)/, (who) => ids[who] ?? who)
    expect((await member.send(method, address, body)).status).toBe(403)
  })

  it('cannot end the session of a colleague', async () => {
    const { sessions } = (await (await admin.get('/api/desk/account/sessions')).json()) as {
      sessions: { id: string }[]
    }
    const response = await member.send('DELETE', `/api/desk/account/sessions/${sessions[0]?.id}`, null)
    expect(response.status).toBe(404)
    expect((await admin.get('/api/desk/me')).status).toBe(200)
  })

  it('sees the members, but not when they were active', async () => {
    const { staff } = (await (await member.get('/api/desk/staff')).json()) as { staff: object[] }
    expect(
      staff.flatMap(Object.keys).filter((key) => !['id', 'email', 'name', 'role'].includes(key)),
    ).toEqual([])
  })
})

describe('an admin', () => {
  it('removes a person, whose next request is refused', async () => {
    const leaving = await signedIn(app, { email: 'leaving@example.com' })
    const removed = await admin.send('DELETE', `/api/desk/staff/${await idOf(leaving)}`, null)
    expect(removed.status).toBe(204)
    expect((await leaving.get('/api/desk/me')).status).toBe(401)
    expect((await leaving.get('/inbox')).status).toBe(303)
    const again = await aVisitor(app, '192.0.2.77').post('/inbox/sign-in', {
      email: 'leaving@example.com',
      password: goodPassword,
    })
    expect(again.status).toBe(422)
  })

  it('makes an admin a member, whose rights end with the next request', async () => {
    const second = await signedIn(app, { email: 'second@example.com', role: 'admin' })
    expect((await second.get('/api/desk/audit')).status).toBe(200)
    await admin.send('PATCH', `/api/desk/staff/${await idOf(second)}`, { role: 'member' })
    expect((await second.get('/api/desk/audit')).status).toBe(403)
  })

  describe('who made links', () => {
    const linksOf = async (maker: Visitor, name: string) => {
      const invited = await maker.send('POST', '/api/desk/staff/invitations', {
        email: `${name}@example.com`,
        role: 'admin',
      })
      const recovery = await maker.send('POST', `/api/desk/staff/${await idOf(member)}/link`, null)
      const made = [await invited.json(), await recovery.json()] as { link: string }[]
      return made.map(({ link }) => new URL(link).pathname)
    }
    const answers = async (paths: string[]) => {
      const pages = await Promise.all(paths.map((path) => aVisitor(app, '192.0.2.78').get(path)))
      return pages.map(({ status }) => status)
    }
    const listed = async () => {
      const answer = await admin.get('/api/desk/staff/invitations')
      const { invitations } = (await answer.json()) as {
        invitations: { id: string; email: string; isRecovery: boolean; madeBy: string }[]
      }
      return invitations
    }

    it('takes them along when removed', async () => {
      const maker = await signedIn(app, { email: 'maker@example.com', name: 'Maker', role: 'admin' })
      const paths = await linksOf(maker, 'friend')
      expect(await answers(paths)).toEqual([200, 200])
      expect((await listed()).filter(({ madeBy }) => madeBy === 'Maker')).toHaveLength(2)
      await admin.send('DELETE', `/api/desk/staff/${await idOf(maker)}`, null)
      expect(await answers(paths)).toEqual([410, 410])
    })

    it('sees a link to sign in among the others, and revokes it', async () => {
      const paths = await linksOf(admin, 'invited')
      const recovery = (await listed()).find(({ isRecovery }) => isRecovery)
      expect(recovery).toMatchObject({ email: 'member@example.com', madeBy: 'Grace Hopper' })
      await admin.send('DELETE', `/api/desk/staff/invitations/${recovery?.id}`, null)
      expect(await answers(paths)).toEqual([200, 410])
    })
  })

  it('cannot remove the last admin', async () => {
    const own = await idOf(admin)
    expect((await admin.send('DELETE', `/api/desk/staff/${own}`, null)).status).toBe(409)
    expect((await admin.send('PATCH', `/api/desk/staff/${own}`, { role: 'member' })).status).toBe(409)
  })

  it('finds in the audit who did what, without a name in the details', async () => {
    const { entries } = (await (await admin.get('/api/desk/audit')).json()) as {
      entries: { action: string; staff: { name: string } | null; details: object }[]
    }
    expect(entries.find(({ action }) => action === 'staff.removed')?.staff?.name).toBe('Grace Hopper')
    expect(JSON.stringify(entries.map(({ details }) => details))).not.toContain('@')
  })
})

describe('the person who is signed in', () => {
  const change = (visitor: Visitor, current: string, password: string) =>
    visitor.send('PUT', '/api/desk/account/password', { current, password })

  it('changes the password, which signs out only their other devices', async () => {
    const here = await signedIn(app, { email: 'changes@example.com' })
    const there = aVisitor(app, '192.0.2.80')
    await there.post('/inbox/sign-in', { email: 'changes@example.com', password: goodPassword })
    expect((await there.get('/api/desk/me')).status).toBe(200)
    expect((await change(here, 'not mine at all', 'copper lantern orbit')).status).toBe(422)
    expect((await change(here, goodPassword, 'password1234')).status).toBe(422)
    expect((await change(here, goodPassword, 'copper lantern orbit')).status).toBe(204)
    expect((await here.get('/api/desk/me')).status).toBe(200)
    expect((await there.get('/api/desk/me')).status).toBe(401)
  })

  it('signs out everywhere', async () => {
    const here = await signedIn(app, { email: 'everywhere@example.com' })
    const there = aVisitor(app, '192.0.2.81')
    await there.post('/inbox/sign-in', { email: 'everywhere@example.com', password: goodPassword })
    expect((await here.send('DELETE', '/api/desk/account/sessions', null)).status).toBe(204)
    for (const visitor of [here, there]) expect((await visitor.get('/api/desk/me')).status).toBe(401)
  })
})

it('keeps every token, password and address out of the log', async () => {
  const path = await pathOfLink(app, { email: 'logged@example.com' })
  const visitor = aVisitor(app)
  await visitor.post(path, { name: 'Lise Meitner', password: goodPassword })
  await visitor.get('/inbox/sign-in?next=/inbox/secret-page')
  const written = app.logged.join('\n')
  expect(written).toContain('/inbox/welcome/*')
  const session = visitor.cookies.get('desk') ?? ''
  expect(session).toHaveLength(43)
  for (const secret of [
    path.split('/').at(-1) ?? '',
    session,
    goodPassword,
    'logged@example.com',
    'Lise',
    'secret-page',
  ]) {
    expect(written).not.toContain(secret)
  }
})
