import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contact } from '#content/contact.ts'
import { createCalendar } from '#server/appointments/calendar.ts'
import { createCalendarSecrets } from '#server/appointments/calendars/calendar-secrets.ts'
import { aConsultation, aLimit, anIdentity, addRequest } from '#server/testing/a-consultation.ts'
import { openTestDatabase, type TestDatabase } from '#server/testing/open-test-database.ts'
import { aVisitor, signedIn, type Visitor } from '#server/testing/sign-in-visitor.ts'
import { createTestDesk, type TestDesk } from '#server/testing/create-test-desk.ts'
import { addStaffPasskey } from './staff/transactions/passkey-transactions.ts'

/** The roles that may use each route of the desk. Add every new route here. */
const staffRoutes = [
  'GET /api/desk/me',
  'POST /api/desk/sign-out',
  'GET /api/desk/account/sessions',
  'DELETE /api/desk/account/sessions/:id',
  'DELETE /api/desk/account/sessions',
  'PUT /api/desk/account/language',
  'PUT /api/desk/account/password',
  'GET /api/desk/account/passkeys',
  'POST /api/desk/account/passkeys/options',
  'POST /api/desk/account/passkeys',
  'DELETE /api/desk/account/passkeys/:id',
  'GET /api/desk/staff',
  'GET /api/desk/push',
  'POST /api/desk/push',
  'DELETE /api/desk/push',
  'GET /api/desk/requests',
  'GET /api/desk/requests.csv',
  'GET /api/desk/requests/:id',
  'PATCH /api/desk/requests',
  'POST /api/desk/requests/release',
  'POST /api/desk/undo',
  'POST /api/desk/requests/:id/notes',
  'DELETE /api/desk/requests/:id/notes/:noteId',
  'POST /api/desk/requests/:id/reply',
  'PUT /api/desk/requests/:id/apart',
  'DELETE /api/desk/requests/:id/apart',
  'PUT /api/desk/requests/:id/writing',
  'DELETE /api/desk/requests/:id/writing',
  'POST /api/desk/requests/:id/deliveries/:deliveryId/replay',
  'GET /api/desk/events',
  'GET /api/desk/workspace',
  'POST /api/desk/views',
  'DELETE /api/desk/views/:id',
  'GET /api/desk/mail',
  'GET /api/desk/mailbox',
  'GET /api/desk/calendars',
  'GET /api/desk/calendars/own',
  'POST /api/desk/calendars/own',
  'POST /api/desk/calendars/try',
  'DELETE /api/desk/calendars/own/:id',
  'GET /api/desk/requests/:id/attachments/:attachmentId',
  'GET /api/desk/calls',
  'GET /api/desk/calls/:id',
  'GET /api/desk/questions',
  'GET /api/desk/questions/answers.txt',
  'POST /api/desk/questions/answers',
  'PUT /api/desk/questions/answers/:id',
  'DELETE /api/desk/questions/answers/:id',
  'PUT /api/desk/questions/dismissed/:id',
  'DELETE /api/desk/questions/dismissed/:id',
  'GET /api/desk/appointments',
  'POST /api/desk/appointments',
  'GET /api/desk/appointments/kinds',
  'GET /api/desk/appointments/times',
  'PATCH /api/desk/appointments/:id',
  'POST /api/desk/appointments/blocked',
  'DELETE /api/desk/appointments/blocked/:id',
  'GET /api/desk/appointments/hours',
  'PUT /api/desk/appointments/hours',
  'GET /api/desk/numbers',
  'GET /api/desk/templates',
  'POST /api/desk/templates',
  'PUT /api/desk/templates/phone',
  'PUT /api/desk/templates/signature/:whose{shared|own}',
  'PUT /api/desk/templates/:id',
  'DELETE /api/desk/templates/:id',
]
const adminRoutes = [
  'GET /api/desk/staff/invitations',
  'POST /api/desk/staff/invitations',
  'DELETE /api/desk/staff/invitations/:id',
  'POST /api/desk/staff/:id/link',
  'PATCH /api/desk/staff/:id',
  'DELETE /api/desk/staff/:id',
  'GET /api/desk/audit',
  'GET /api/desk/privacy',
  'GET /api/desk/privacy/export',
  'POST /api/desk/privacy/erase',
  'POST /api/desk/import',
]

let database: TestDatabase
let desk: TestDesk
let admin: Visitor
let member: Visitor
beforeAll(async () => {
  database = await openTestDatabase('sqlite')
  // A site with appointments has all routes.
  const calendar = createCalendar({ store: database, kinds: [], contact })
  const calendarAccess = { secrets: createCalendarSecrets('key', undefined), rules: { allowPrivate: false } }
  desk = createTestDesk(database, { calendar, calendarAccess })
  admin = await signedIn(desk, { email: 'admin@agency.example', role: 'admin' })
  member = await signedIn(desk, { email: 'member@agency.example' })
})
afterAll(async () => {
  await desk.close()
  await database.close()
})

/** Uses a route with unknown ids and an empty body. */
async function use(visitor: Visitor, route: string): Promise<number> {
  const [method = '', pattern = ''] = route.split(' ')
  const path = pattern.replaceAll(/:\w+/g, 'nobody')
  const response =
    method === 'GET'
      ? await visitor.get(path)
      : await visitor.send(method, path, method === 'DELETE' ? null : {})
  await response.body?.cancel()
  return response.status
}

it('lists every route', () => {
  expect([...staffRoutes, ...adminRoutes].toSorted()).toEqual([...new Set(desk.routes)].toSorted())
})

describe.each([...staffRoutes, ...adminRoutes])('%s', (route) => {
  it('answers 401 to a stranger', async () => {
    expect(await use(aVisitor(desk), route)).toBe(401)
  })
})

describe.each(adminRoutes)('%s', (route) => {
  it('is refused to a member, and not to an admin', async () => {
    expect(await use(member, route)).toBe(403)
    const status = await use(admin, route)
    expect([401, 403]).not.toContain(status)
    expect(status).toBeLessThan(500)
  })
})

// These end the session that uses them.
const last = ['POST /api/desk/sign-out', 'DELETE /api/desk/account/sessions']

describe.each([...staffRoutes.filter((route) => !last.includes(route)), ...last])('%s', (route) => {
  it('lets a member in', async () => {
    const tom = last.includes(route)
      ? await signedIn(desk, { email: `${crypto.randomUUID()}@agency.example` })
      : member
    const status = await use(tom, route)
    expect([401, 403]).not.toContain(status)
    expect(status).toBeLessThan(500)
  })
})

describe('What belongs to a colleague', () => {
  const sessionOf = async (visitor: Visitor) => {
    const { sessions } = (await (await visitor.get('/api/desk/account/sessions')).json()) as {
      sessions: { id: string }[]
    }
    return sessions[0]?.id ?? ''
  }

  it.each([
    ['a member', () => member, () => admin],
    ['an admin', () => admin, () => member],
  ])('is out of reach for %s who knows its id: sessions, passkeys, undo', async (_who, one, other) => {
    const [someone, owner] = [one(), other()]
    const session = await sessionOf(owner)
    expect((await someone.send('DELETE', `/api/desk/account/sessions/${session}`, null)).status).toBe(404)
    expect((await owner.get('/api/desk/me')).status).toBe(200)

    const { staff } = (await (await owner.get('/api/desk/me')).json()) as { staff: { id: string } }
    const id = crypto.randomUUID()
    const passkey = {
      id,
      staff_id: staff.id,
      public_key: 'key',
      counter: 0,
      transports: '[]',
      name: 'Laptop',
      created_at: '2026-01-01T00:00:00.000Z',
      used_at: null,
    }
    await desk.run(addStaffPasskey, { passkey })
    expect((await someone.send('DELETE', `/api/desk/account/passkeys/${id}`, null)).status).toBe(404)
    const kept = (await (await owner.get('/api/desk/account/passkeys')).json()) as {
      passkeys: { id: string }[]
    }
    expect(kept.passkeys).toContainEqual(expect.objectContaining({ id }))
    const seen = await (await someone.get('/api/desk/account/passkeys')).text()
    expect(seen).not.toContain(id)

    const request = crypto.randomUUID()
    await addRequest(database, aConsultation({ id: request }), anIdentity(), aLimit())
    const changed = await owner.send('PATCH', '/api/desk/requests', {
      ids: [request],
      change: { state: 'won' },
    })
    const { undoToken } = (await changed.json()) as { undoToken: string }
    expect((await someone.send('POST', '/api/desk/undo', { token: undoToken })).status).toBe(409)
    expect(await (await someone.get(`/api/desk/requests/${request}`)).json()).toMatchObject({ state: 'won' })
    expect((await owner.send('POST', '/api/desk/undo', { token: undoToken })).status).toBe(200)
  })

  it('is not reached with the token of another session', async () => {
    const { csrfToken } = (await (await admin.get('/api/desk/me')).json()) as { csrfToken: string }
    const response = await member.send('POST', '/api/desk/sign-out', null, { 'x-csrf-token': csrfToken })
    expect(response.status).toBe(403)
    expect((await member.get('/api/desk/me')).status).toBe(200)
  })
})
