import { Hono } from 'hono'
import * as v from 'valibot'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'
import { problemResponse } from '#server/runtime/http/problem.ts'
import { readJson } from '#server/runtime/http/read-body.ts'
import { emailField, problemsOf } from './form-fields.ts'
import { notAdmin, requireAdmin } from './guard/require-staff.ts'
import { lifetimes, makeLink } from './links.ts'
import { roles } from '#contract/desk/staff.ts'
import type { Invitation } from './mail-invitation.ts'
import type { StaffDependencies } from './staff-dependencies.ts'
import { type StaffChange, changeStaff, findStaff, listStaff } from './transactions/staff-transactions.ts'
import { unprocessable } from '#server/desk/problems.ts'
import { deleteStaffLink, listStaffLinks } from './transactions/link-transactions.ts'

const role = v.picklist(roles, 'Choose a role: member or admin')
const invitation = v.object({ email: emailField, role })
const roleChange = v.object({ role })

/** `/api/desk/staff`: the team. All of staff may see it, because requests have owners; only admins may change it. */
export function createTeamApi(dependencies: StaffDependencies): Hono<AppEnvironment> {
  const { store, mailInvitation, log, now } = dependencies
  const api = new Hono<AppEnvironment>()
  const time = () => now().toISOString()

  /** The admin gets the link in any case. */
  const mail = async (invitation: Invitation): Promise<boolean> => {
    try {
      return (await mailInvitation?.(invitation)) ?? false
    } catch (error) {
      log.error('an invitation could not be mailed', error)
      return false
    }
  }

  api.get('/', async (c) => {
    const staff = await store.run(listStaff, undefined)
    if (c.var.staff.role === 'admin') return c.json({ staff })
    return c.json({ staff: staff.map(({ id, email, name, role: has }) => ({ id, email, name, role: has })) })
  })

  api.use('*', requireAdmin)

  api.get('/invitations', async (c) => {
    const links = await store.run(listStaffLinks, { now: time() })
    return c.json({
      invitations: links.map(({ created_at, expires_at, ...link }) => ({
        ...link,
        createdAt: created_at,
        expiresAt: expires_at,
      })),
    })
  })

  api.post('/invitations', async (c) => {
    const json = await readJson(c.req.raw)
    if (!json.read) return json.response
    const read = v.safeParse(invitation, json.value)
    if (!read.success) return unprocessable(problemsOf(read))
    const { email, role: newRole } = read.output
    const made = await makeLink(store, {
      email,
      role: newRole,
      staffId: null,
      lifetime: lifetimes.invitation,
      by: c.var.staff.id,
      now: now(),
    })
    if (made.outcome === 'not-admin') return problemResponse(notAdmin)
    if (made.outcome !== 'added') {
      return unprocessable({ email: 'A person with this e-mail address can sign in already' })
    }
    const { id, path, expiresAt } = made
    const link = `${c.var.visitor.origin}${path}`
    const isMailed = await mail({ id, email, link, expiresAt, invitedBy: c.var.staff.name })
    return c.json({ id, email, role: newRole, expiresAt, link, isMailed }, 201)
  })

  api.delete('/invitations/:id', async (c) => {
    const link = { which: 'id', value: c.req.param('id') } as const
    const isDeleted = await store.run(deleteStaffLink, { ...link, by: c.var.staff.id, now: time() })
    return isDeleted ? c.body(null, 204) : problemResponse(unknown)
  })

  api.post('/:id/link', async (c) => {
    const person = await store.run(findStaff, { by: 'id', value: c.req.param('id') })
    if (!person) return problemResponse(unknown)
    const made = await makeLink(store, {
      email: person.email,
      role: person.role,
      staffId: person.id,
      lifetime: lifetimes.direct,
      by: c.var.staff.id,
      now: now(),
    })
    if (made.outcome === 'not-admin') return problemResponse(notAdmin)
    if (made.outcome !== 'added') return problemResponse(unknown)
    return c.json({ link: `${c.var.visitor.origin}${made.path}`, expiresAt: made.expiresAt }, 201)
  })

  const change = async (id: string, by: string, what: StaffChange) => {
    const outcome = await store.run(changeStaff, { id, change: what, by, now: time() })
    if (outcome === 'unknown') return problemResponse(unknown)
    if (outcome === 'last-admin') return problemResponse(lastAdmin)
    return null
  }

  api.patch('/:id', async (c) => {
    const json = await readJson(c.req.raw)
    if (!json.read) return json.response
    const read = v.safeParse(roleChange, json.value)
    if (!read.success) return unprocessable(problemsOf(read))
    const id = c.req.param('id')
    return (await change(id, c.var.staff.id, { kind: 'role', role: read.output.role })) ?? c.body(null, 204)
  })

  api.delete('/:id', async (c) => {
    return (await change(c.req.param('id'), c.var.staff.id, { kind: 'remove' })) ?? c.body(null, 204)
  })

  return api
}

const unknown = {
  status: 404,
  title: 'Not found',
  detail: 'There is nobody and nothing with this id.',
} as const

const lastAdmin = {
  status: 409,
  title: 'Conflict',
  detail: 'This is the last admin. Make somebody else an admin first.',
} as const
