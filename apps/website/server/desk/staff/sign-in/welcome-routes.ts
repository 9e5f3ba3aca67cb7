import { saySiteProblem, saySiteProblems } from '#contract/staff-words/site-staff-words.ts'
import { Hono } from 'hono'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'
import { createId } from '#server/store/create-id.ts'
import { deskPath } from '../guard/own-path.ts'
import { formTokenFor, hasFormToken, readFormFields, requireFormToken } from '../guard/desk-cookie.ts'
import { passwordProblem } from '../credentials/passwords.ts'
import type { StaffDependencies } from '../staff-dependencies.ts'
import { hashToken } from '../guard/tokens.ts'
import { goneLinkPage, welcomePage } from './welcome-page.ts'
import { findStaffLink, useStaffLink, type OpenLink } from '../transactions/link-transactions.ts'
import * as v from 'valibot'
import { problemResponse } from '#server/runtime/http/problem.ts'
import { readJson } from '#server/runtime/http/read-body.ts'
import { unprocessable, tooMany } from '#server/desk/problems.ts'
import { passkeyToMake, readMadePasskey } from '../credentials/passkeys.ts'
import { emailField, nameField } from '../form-fields.ts'

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
      knownAs: session.knownAs,
      now: now().toISOString(),
    })
    if (used.outcome !== 'used') return goneLinkPage(c, staffPage)
    session.open()
    return c.redirect(deskPath, 303)
  })

  routes.route('/', createPasskeyWelcome(dependencies))

  return routes
}

const person = v.object({ email: v.optional(v.string()), name: v.optional(v.string()) })
const posted = v.object({ response: v.looseObject({ id: v.string() }) })

/** `/inbox/welcome/<token>/passkey`: creates or recovers an account with a passkey instead of a password. */
function createPasskeyWelcome(dependencies: StaffDependencies): Hono<AppEnvironment> {
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
    if (Object.keys(read.problems).length > 0) return unprocessable(saySiteProblems(read.problems))
    const counted = await attempts.count({ client: c.var.visitor.client, account: null })
    if (counted.outcome === 'too-many') return tooMany(counted.seconds, saySiteProblem)
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
      knownAs: session.knownAs,
      now: time(),
    })
    if (used.outcome !== 'used') return problemResponse(gone)
    session.open()
    return c.json({ next: deskPath })
  })

  return routes
}

const gone = {
  status: 404,
  title: 'Not found',
  detail: saySiteProblem('This link no longer works.'),
} as const

const notMade = {
  status: 422,
  title: 'Unprocessable content',
  detail: saySiteProblem('The passkey was not made. Try again, or choose a password.'),
} as const

/** Reads the person of a link, with the errors of the typed values. */
function readPerson(
  link: OpenLink,
  typed: { email?: unknown; name?: unknown },
): { email: string; name: string; problems: Record<string, string> } {
  const email = v.safeParse(emailField, link.email ?? typed.email ?? '')
  const name = link.staff_id === null ? v.safeParse(nameField, typed.name ?? '') : null
  return {
    email: email.success ? email.output : '',
    name: name?.success ? name.output : '',
    problems: {
      ...(email.success ? {} : { email: email.issues[0].message }),
      ...(name === null || name.success ? {} : { name: name.issues[0].message }),
    },
  }
}
