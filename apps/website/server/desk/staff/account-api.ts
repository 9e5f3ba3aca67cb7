import { languageSchema } from '#contract/desk/staff.ts'
import { Hono } from 'hono'
import * as v from 'valibot'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'
import { problemResponse } from '#server/runtime/http/problem.ts'
import { readJson } from '#server/runtime/http/read-body.ts'
import { problemsOf, typedPassword } from './form-fields.ts'
import { setDeskCookie } from './guard/desk-cookie.ts'
import { passwordProblem } from './credentials/passwords.ts'
import { readBodyOf, tooMany, unprocessable } from '#server/desk/problems.ts'
import type { StaffDependencies } from './staff-dependencies.ts'
import { endStaffSessions, listStaffSessions } from './transactions/session-transactions.ts'
import { findStaff, setStaffLanguage, setStaffPassword } from './transactions/staff-transactions.ts'
import { passkeyToMake, readMadePasskey } from './credentials/passkeys.ts'
import { nameDevice } from './guard/sessions.ts'
import {
  addStaffPasskey,
  deleteStaffPasskey,
  listStaffPasskeys,
} from './transactions/passkey-transactions.ts'

const passwordChange = v.object({
  current: v.optional(v.string(), ''),
  password: v.string('Enter a password'),
})

/** `/api/desk/account`: the signed-in person's own data. Each change applies to their own id only. */
export function createAccountApi(dependencies: StaffDependencies): Hono<AppEnvironment> {
  const { store, attempts, passwords, now } = dependencies
  const api = new Hono<AppEnvironment>()
  const time = () => now().toISOString()

  api.get('/sessions', async (c) => {
    const sessions = await store.run(listStaffSessions, { staffId: c.var.staff.id, now: time() })
    return c.json({
      sessions: sessions.map(({ id, device, created_at, seen_at }) => ({
        id,
        device,
        createdAt: created_at,
        seenAt: seen_at,
        isThis: id === c.var.sessionId,
      })),
    })
  })

  api.delete('/sessions/:id', async (c) => {
    const ended = await store.run(endStaffSessions, {
      staffId: c.var.staff.id,
      which: { only: c.req.param('id') },
      now: time(),
    })
    if (ended === 0) return problemResponse(noSession)
    if (c.req.param('id') === c.var.sessionId) setDeskCookie(c, 'desk', '', 0)
    return c.body(null, 204)
  })

  api.delete('/sessions', async (c) => {
    await store.run(endStaffSessions, { staffId: c.var.staff.id, which: { except: null }, now: time() })
    setDeskCookie(c, 'desk', '', 0)
    return c.body(null, 204)
  })

  api.put('/language', async (c) => {
    const read = await readBodyOf(languageSchema, c.req.raw)
    if (!read.read) return read.response
    const { language } = read.value
    await store.run(setStaffLanguage, { staffId: c.var.staff.id, language, now: time() })
    return c.body(null, 204)
  })

  api.put('/password', async (c) => {
    const json = await readJson(c.req.raw)
    if (!json.read) return json.response
    const read = v.safeParse(passwordChange, json.value)
    if (!read.success) return unprocessable(problemsOf(read))
    const { id, email, name } = c.var.staff
    const problem = passwordProblem(read.output.password, [email, email.split('@')[0] ?? '', name])
    if (problem !== null) return unprocessable({ password: problem })

    const attempt = { client: c.var.visitor.client, account: email, sessionId: c.var.sessionId }
    const counted = await attempts.count(attempt)
    if (counted.outcome === 'too-many') return tooMany(counted.seconds)
    const person = await store.run(findStaff, { by: 'id', value: id })
    const known = person?.passwordHash ?? null
    if (known !== null && !v.is(typedPassword, read.output.current)) {
      return unprocessable({ current: 'Enter your password' })
    }
    if (known !== null && !(await passwords.verify(read.output.current, known))) {
      return unprocessable({ current: 'This is not your password' })
    }
    await attempts.giveBack(attempt)
    await store.run(setStaffPassword, {
      staffId: id,
      passwordHash: await passwords.hash(read.output.password),
      keepsSession: c.var.sessionId,
      now: time(),
    })
    return c.body(null, 204)
  })

  api.route('/passkeys', createPasskeysApi(dependencies))

  return api
}

const noSession = { status: 404, title: 'Not found', detail: 'You have no such session.' } as const

const madePasskey = v.object({
  name: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100, 'Name must be 100 characters or fewer'))),
  response: v.looseObject({ id: v.string() }),
})

/** `/api/desk/account/passkeys`: the passkeys of the signed-in person. */
function createPasskeysApi(dependencies: StaffDependencies): Hono<AppEnvironment> {
  const { store, tickets, now } = dependencies
  const api = new Hono<AppEnvironment>()

  api.get('/', async (c) => {
    const passkeys = await store.run(listStaffPasskeys, { staffId: c.var.staff.id })
    return c.json({
      passkeys: passkeys.map(({ id, name, created_at, used_at }) => ({
        id,
        name,
        createdAt: created_at,
        usedAt: used_at,
      })),
    })
  })

  api.post('/options', async (c) => {
    const known = await store.run(listStaffPasskeys, { staffId: c.var.staff.id })
    const options = await passkeyToMake(c.var.staff, c.var.visitor.origin, known)
    await tickets.begin(c, 'passkey-add', { challenge: options.challenge, id: c.var.staff.id })
    return c.json(options)
  })

  api.post('/', async (c) => {
    const json = await readJson(c.req.raw)
    if (!json.read) return json.response
    const read = v.safeParse(madePasskey, json.value)
    const ticket = await tickets.claim(c, 'passkey-add')
    // Since the challenge was created, the person may have signed out, and another one in.
    const passkey =
      read.success && ticket?.id === c.var.staff.id
        ? await readMadePasskey(read.output.response, {
            challenge: ticket.challenge ?? '',
            origin: c.var.visitor.origin,
            name: read.output.name || nameDevice(c.req.header('User-Agent')),
            now: now().toISOString(),
          })
        : null
    const isAdded =
      passkey !== null &&
      (await store.run(addStaffPasskey, { passkey: { ...passkey, staff_id: c.var.staff.id } }))
    return isAdded
      ? c.json({ id: passkey.id, name: passkey.name }, 201)
      : unprocessable({ response: 'The passkey was not added. Try again' })
  })

  api.delete('/:id', async (c) => {
    const outcome = await store.run(deleteStaffPasskey, {
      id: c.req.param('id'),
      staffId: c.var.staff.id,
      now: now().toISOString(),
    })
    if (outcome === 'unknown') return problemResponse(noPasskey)
    if (outcome === 'last-way') return problemResponse(lastWay)
    return c.body(null, 204)
  })

  return api
}

const noPasskey = { status: 404, title: 'Not found', detail: 'You have no such passkey.' } as const

const lastWay = {
  status: 409,
  title: 'Conflict',
  detail: 'This passkey is your only way to sign in. Set a password first.',
} as const
