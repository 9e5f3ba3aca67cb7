import { Hono } from 'hono'
import * as v from 'valibot'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'
import { problemResponse } from '#server/runtime/http/problem.ts'
import { readJson } from '#server/runtime/http/read-body.ts'
import { passkeyToMake, readMadePasskey } from '../passkeys/passkeys.ts'
import { nameDevice } from '../sessions/name-device.ts'
import type { StaffDependencies } from '../staff-dependencies.ts'
import { unprocessable } from './unprocessable.ts'
import { addStaffPasskey, deleteStaffPasskey, listStaffPasskeys } from '../store/passkey-transactions.ts'

const made = v.object({
  name: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100, 'Name must be 100 characters or fewer'))),
  response: v.looseObject({ id: v.string() }),
})

/** `/api/desk/account/passkeys`: the passkeys of the signed-in person. */
export function createPasskeysApi(dependencies: StaffDependencies): Hono<AppEnvironment> {
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
    const read = v.safeParse(made, json.value)
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
