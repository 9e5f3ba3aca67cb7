import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'
import { emailField, problemsOf, typedPassword } from '../form-fields.ts'
import { ownPath } from '../guard/own-path.ts'
import { formTokenFor, hasFormToken, readFormFields } from '../guard/stranger-form.ts'
import { createPasskeySignIn } from '../passkeys/sign-in-with-passkey.ts'
import { createProviderSignIn, providerLabel } from '../provider/sign-in-with-provider.ts'
import { checkPassword } from '../sign-in.ts'
import type { StaffDependencies } from '../staff-dependencies.ts'
import { answerPageFile } from './page-files.ts'
import { signInPage, type SignInPage } from './sign-in-page.ts'

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
    const outcome = await checkPassword(dependencies, { ...read.output, client: c.var.visitor.client })
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
