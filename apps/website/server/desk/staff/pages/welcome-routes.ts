import { Hono } from 'hono'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'
import { createId } from '#server/store/create-id.ts'
import { deskPath } from '../guard/own-path.ts'
import { formTokenFor, hasFormToken, readFormFields } from '../guard/stranger-form.ts'
import { passwordProblem } from '../passwords/password-problem.ts'
import { createPasskeyWelcome } from '../passkeys/welcome-with-passkey.ts'
import { readPerson } from '../read-person.ts'
import type { StaffDependencies } from '../staff-dependencies.ts'
import { hashToken } from '../token.ts'
import { goneLinkPage, welcomePage } from './welcome-page.ts'
import { findStaffLink, useStaffLink } from '../store/link-transactions.ts'

/** `/inbox/welcome/<token>`: the page behind a link, and its form. */
export function createWelcomeRoutes(dependencies: StaffDependencies): Hono<AppEnvironment> {
  const { store, sessions, attempts, passwords, staffPage, now } = dependencies
  const routes = new Hono<AppEnvironment>()
  const find = (token: string) =>
    store.run(findStaffLink, { tokenHash: hashToken(token), now: now().toISOString() })

  routes.get('/:token', async (c) => {
    const link = await find(c.req.param('token'))
    if (!link) return goneLinkPage(c, staffPage)
    return welcomePage(c, staffPage, { path: c.req.path, link, csrf: formTokenFor(c) })
  })

  routes.post('/:token', async (c) => {
    const token = c.req.param('token')
    const link = await find(token)
    if (!link) return goneLinkPage(c, staffPage)
    const { csrf, ...typed } = await readFormFields(c)
    const refuse = (status: 403 | 422 | 429, problems: Record<string, string>) =>
      welcomePage(c, staffPage, {
        status,
        path: c.req.path,
        link,
        csrf: formTokenFor(c),
        values: typed,
        problems,
      })
    if (!hasFormToken(c, csrf)) return refuse(403, { '': 'This page was open for too long. Send it again' })

    const read = readPerson(link, typed)
    const problem = passwordProblem(typed.password ?? '', [
      read.email,
      read.email.split('@')[0] ?? '',
      read.name,
    ])
    const problems = { ...read.problems, ...(problem === null ? {} : { password: problem }) }
    if (Object.keys(problems).length > 0) return refuse(422, problems)
    // Each attempt computes a slow hash, so a single link must not allow any number of them.
    const counted = await attempts.count({ client: c.var.visitor.client, account: null })
    if (counted.outcome === 'too-many')
      return refuse(429, { '': 'Too many attempts. Try again in some minutes' })

    const session = sessions.prepare(c)
    const used = await store.run(useStaffLink, {
      tokenHash: hashToken(token),
      staffId: createId(),
      name: read.name,
      email: read.email,
      passwordHash: await passwords.hash(typed.password ?? ''),
      passkey: null,
      session: session.row,
      replaces: session.replaces,
      now: now().toISOString(),
    })
    if (used.outcome !== 'used') return goneLinkPage(c, staffPage)
    session.open()
    return c.redirect(deskPath, 303)
  })

  routes.route('/', createPasskeyWelcome(dependencies))

  return routes
}
