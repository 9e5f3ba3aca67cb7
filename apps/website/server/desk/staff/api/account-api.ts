import { Hono } from 'hono'
import * as v from 'valibot'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'
import { problemResponse } from '#server/runtime/http/problem.ts'
import { readJson } from '#server/runtime/http/read-body.ts'
import { problemsOf, typedPassword } from '../form-fields.ts'
import { setDeskCookie } from '../guard/desk-cookie.ts'
import { passwordProblem } from '../passwords/password-problem.ts'
import { tooMany } from '../too-many.ts'
import type { StaffDependencies } from '../staff-dependencies.ts'
import { createPasskeysApi } from './passkeys-api.ts'
import { unprocessable } from './unprocessable.ts'
import { endStaffSessions, listStaffSessions } from '../store/session-transactions.ts'
import { findStaff, setStaffPassword } from '../store/staff-transactions.ts'

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

  api.put('/password', async (c) => {
    const json = await readJson(c.req.raw)
    if (!json.read) return json.response
    const read = v.safeParse(passwordChange, json.value)
    if (!read.success) return unprocessable(problemsOf(read))
    const { id, email, name } = c.var.staff
    const problem = passwordProblem(read.output.password, [email, email.split('@')[0] ?? '', name])
    if (problem !== null) return unprocessable({ password: problem })

    const attempt = { client: c.var.visitor.client, account: email }
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
