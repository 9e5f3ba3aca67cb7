import { saySiteProblem } from '#contract/staff-words/site-staff-words.ts'
import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'
import { emailField, problemsOf, typedPassword } from '../form-fields.ts'
import { ownPath } from '../guard/own-path.ts'
import {
  formTokenFor,
  hasFormToken,
  readDeskCookie,
  readFormFields,
  requireFormToken,
} from '../guard/desk-cookie.ts'
import { createProviderSignIn, providerLabel } from './sign-in-with-provider.ts'
import { checkPassword } from '../credentials/passwords.ts'
import type { StaffDependencies } from '../staff-dependencies.ts'
import { answerPageFile } from './staff-page.ts'
import { signInPage, type SignInPage } from './sign-in-page.ts'
import { problemResponse } from '#server/runtime/http/problem.ts'
import { readJson } from '#server/runtime/http/read-body.ts'
import { tooMany } from '#server/desk/problems.ts'
import { passkeyToUse, readUsedPasskey } from '../credentials/passkeys.ts'
import { findStaffPasskey, recordPasskeyUse } from '../transactions/passkey-transactions.ts'

const fields = v.object({ email: emailField, password: typedPassword })

/** `/inbox/sign-in`: the page, its form, and its files. */
export function createSignInRoutes(dependencies: StaffDependencies): Hono<AppEnvironment> {
  const { sessions, staffPage, provider } = dependencies
  const show = (c: Context<AppEnvironment>, options: Omit<SignInPage, 'provider'>) =>
    signInPage(c, staffPage, { provider: provider && providerLabel, ...options })
  const routes = new Hono<AppEnvironment>()

  routes.get('/', async (c) => {
    const next = ownPath(c.req.query('next'))
    if (await sessions.find(c)) return c.redirect(next, 303)
    return show(c, { next, csrf: formTokenFor(c) })
  })

  routes.post('/', async (c) => {
    const { csrf, next, ...typed } = await readFormFields(c)
    const form = { next: ownPath(next), csrf: formTokenFor(c), email: typed.email ?? '' }
    const refuse = (status: 403 | 422 | 429, problems: Record<string, string>, headers = {}) =>
      show(c, { ...form, status, problems, headers })

    if (!hasFormToken(c, csrf)) return refuse(403, { '': 'This page was open for too long. Sign in again' })
    const read = v.safeParse(fields, { email: '', password: '', ...typed })
    if (!read.success) return refuse(422, problemsOf(read))
    const from = { client: c.var.visitor.client, browser: readDeskCookie(c, 'desk-known') }
    const outcome = await checkPassword(dependencies, { ...read.output, ...from })
    if (outcome.outcome === 'too-many') {
      const minutes = Math.ceil(outcome.seconds / 60)
      return refuse(
        429,
        {
          '': `Too many attempts to sign in. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
        },
        { 'Retry-After': String(outcome.seconds) },
      )
    }
    if (outcome.outcome === 'known' && (await sessions.begin(c, outcome.staff.id, 'password'))) {
      return c.redirect(form.next, 303)
    }
    return refuse(422, { email: 'The e-mail address or the password is wrong' })
  })

  routes.route('/passkey', createPasskeySignIn(dependencies))

  if (provider) routes.route('/provider', createProviderSignIn(dependencies, provider))

  routes.get('/:file', (c, next) => Promise.resolve(answerPageFile(c.req.param('file')) ?? next()))

  return routes
}

const posted = v.object({ next: v.optional(v.string()), response: v.looseObject({ id: v.string() }) })

/** `/inbox/sign-in/passkey`: a challenge, and its answer. The passkey identifies the person. */
function createPasskeySignIn(dependencies: StaffDependencies): Hono<AppEnvironment> {
  const { store, sessions, attempts, tickets, now } = dependencies
  const routes = new Hono<AppEnvironment>()
  routes.use(requireFormToken)

  routes.post('/options', async (c) => {
    const counted = await attempts.count({ client: c.var.visitor.client, account: null })
    if (counted.outcome === 'too-many') return tooMany(counted.seconds, saySiteProblem)
    const options = await passkeyToUse(c.var.visitor.origin)
    await tickets.begin(c, 'passkey-sign-in', { challenge: options.challenge })
    return c.json(options)
  })

  routes.post('/', async (c) => {
    const json = await readJson(c.req.raw)
    if (!json.read) return json.response
    const read = v.safeParse(posted, json.value)
    const ticket = await tickets.claim(c, 'passkey-sign-in')
    if (!read.success || !ticket) return problemResponse(passkeyRefused)
    const { response, next } = read.output
    const passkey = await store.run(findStaffPasskey, { id: response.id })
    if (!passkey) return problemResponse(passkeyRefused)
    const { origin, client } = c.var.visitor
    const counter = await readUsedPasskey(response, {
      challenge: ticket.challenge ?? '',
      origin,
      passkey,
    })
    if (counter === null) return problemResponse(passkeyRefused)
    await store.run(recordPasskeyUse, { id: passkey.id, counter, now: now().toISOString() })
    if (!(await sessions.begin(c, passkey.staff_id, 'passkey'))) return problemResponse(passkeyRefused)
    await attempts.giveBack({ client, account: null })
    return c.json({ next: ownPath(next) })
  })

  return routes
}

const passkeyRefused = {
  status: 422,
  title: 'Unprocessable content',
  detail: saySiteProblem('This passkey does not open the desk. Try another one, or use your password.'),
} as const
