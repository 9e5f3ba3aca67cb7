import { Hono } from 'hono'
import * as v from 'valibot'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'
import { createId } from '#server/store/create-id.ts'
import { problemResponse } from '#server/runtime/http/problem.ts'
import { readJson } from '#server/runtime/http/read-body.ts'
import { unprocessable } from '../api/unprocessable.ts'
import { deskPath } from '../guard/own-path.ts'
import { requireFormToken } from '../guard/stranger-form.ts'
import { readPerson } from '../read-person.ts'
import type { StaffDependencies } from '../staff-dependencies.ts'
import { hashToken } from '../token.ts'
import { tooMany } from '../too-many.ts'
import { passkeyToMake, readMadePasskey } from './passkeys.ts'
import { findStaffLink, useStaffLink } from '../store/link-transactions.ts'

const person = v.object({ email: v.optional(v.string()), name: v.optional(v.string()) })
const posted = v.object({ response: v.looseObject({ id: v.string() }) })

/** `/inbox/welcome/<token>/passkey`: creates or recovers an account with a passkey instead of a password. */
export function createPasskeyWelcome(dependencies: StaffDependencies): Hono<AppEnvironment> {
  const { store, sessions, attempts, tickets, now } = dependencies
  const routes = new Hono<AppEnvironment>()
  routes.use(requireFormToken)
  const time = () => now().toISOString()

  routes.post('/:token/passkey/options', async (c) => {
    const tokenHash = hashToken(c.req.param('token'))
    const link = await store.run(findStaffLink, { tokenHash, now: time() })
    if (!link) return problemResponse(gone)
    const json = await readJson(c.req.raw)
    if (!json.read) return json.response
    const read = readPerson(link, v.is(person, json.value) ? json.value : {})
    if (Object.keys(read.problems).length > 0) return unprocessable(read.problems)
    const counted = await attempts.count({ client: c.var.visitor.client, account: null })
    if (counted.outcome === 'too-many') return tooMany(counted.seconds)
    const { email, name } = read
    const id = link.staff_id ?? createId()
    const options = await passkeyToMake({ id, email, name: name || email }, c.var.visitor.origin)
    await tickets.begin(c, 'passkey-welcome', { challenge: options.challenge, tokenHash, id, email, name })
    return c.json(options)
  })

  routes.post('/:token/passkey', async (c) => {
    const tokenHash = hashToken(c.req.param('token'))
    const json = await readJson(c.req.raw)
    if (!json.read) return json.response
    const ticket = await tickets.claim(c, 'passkey-welcome')
    if (!ticket || ticket.tokenHash !== tokenHash || !v.is(posted, json.value))
      return problemResponse(notMade)
    const { challenge = '', id = '', email = '', name = '' } = ticket
    const session = sessions.prepare(c)
    const passkey = await readMadePasskey(json.value.response, {
      challenge,
      origin: c.var.visitor.origin,
      name: session.row.device,
      now: time(),
    })
    if (!passkey) return problemResponse(notMade)
    const used = await store.run(useStaffLink, {
      tokenHash,
      staffId: id,
      name,
      email,
      passwordHash: null,
      passkey,
      session: session.row,
      replaces: session.replaces,
      now: time(),
    })
    if (used.outcome !== 'used') return problemResponse(gone)
    session.open()
    return c.json({ next: deskPath })
  })

  return routes
}

const gone = { status: 404, title: 'Not found', detail: 'This link no longer works.' } as const

const notMade = {
  status: 422,
  title: 'Unprocessable content',
  detail: 'The passkey was not made. Try again, or choose a password.',
} as const
