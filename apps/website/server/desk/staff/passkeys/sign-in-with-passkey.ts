import { Hono } from 'hono'
import * as v from 'valibot'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'
import { problemResponse } from '#server/runtime/http/problem.ts'
import { readJson } from '#server/runtime/http/read-body.ts'
import { ownPath } from '../guard/own-path.ts'
import { requireFormToken } from '../guard/stranger-form.ts'
import type { StaffDependencies } from '../staff-dependencies.ts'
import { tooMany } from '../too-many.ts'
import { passkeyToUse, readUsedPasskey } from './passkeys.ts'
import { findStaffPasskey, recordPasskeyUse } from '../store/passkey-transactions.ts'

const posted = v.object({ next: v.optional(v.string()), response: v.looseObject({ id: v.string() }) })

/** `/inbox/sign-in/passkey`: a challenge, and its answer. The passkey identifies the person. */
export function createPasskeySignIn(dependencies: StaffDependencies): Hono<AppEnvironment> {
  const { store, sessions, attempts, tickets, now } = dependencies
  const routes = new Hono<AppEnvironment>()
  routes.use(requireFormToken)

  routes.post('/options', async (c) => {
    const counted = await attempts.count({ client: c.var.visitor.client, account: null })
    if (counted.outcome === 'too-many') return tooMany(counted.seconds)
    const options = await passkeyToUse(c.var.visitor.origin)
    await tickets.begin(c, 'passkey-sign-in', { challenge: options.challenge })
    return c.json(options)
  })

  routes.post('/', async (c) => {
    const json = await readJson(c.req.raw)
    if (!json.read) return json.response
    const read = v.safeParse(posted, json.value)
    const ticket = await tickets.claim(c, 'passkey-sign-in')
    if (!read.success || !ticket) return problemResponse(notTaken)
    const { response, next } = read.output
    const passkey = await store.run(findStaffPasskey, { id: response.id })
    if (!passkey) return problemResponse(notTaken)
    const { origin, client } = c.var.visitor
    const counter = await readUsedPasskey(response, {
      challenge: ticket.challenge ?? '',
      origin,
      passkey,
    })
    if (counter === null) return problemResponse(notTaken)
    await store.run(recordPasskeyUse, { id: passkey.id, counter, now: now().toISOString() })
    if (!(await sessions.begin(c, passkey.staff_id, 'passkey'))) return problemResponse(notTaken)
    await attempts.giveBack({ client, account: null })
    return c.json({ next: ownPath(next) })
  })

  return routes
}

const notTaken = {
  status: 422,
  title: 'Unprocessable content',
  detail: 'This passkey does not open the desk. Try another one, or use your password.',
} as const
