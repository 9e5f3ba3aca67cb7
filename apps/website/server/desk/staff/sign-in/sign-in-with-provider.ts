import { siteStaffWords } from '#contract/staff-words/site-staff-words.ts'
import { type Context, Hono } from 'hono'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'
import { createId } from '#server/store/create-id.ts'
import { ownPath, signInPath } from '../guard/own-path.ts'
import { formTokenFor } from '../guard/desk-cookie.ts'
import { signInPage } from './sign-in-page.ts'
import type { StaffDependencies } from '../staff-dependencies.ts'
import type { Provider } from '../credentials/provider.ts'
import { acceptFromProvider } from '../transactions/link-transactions.ts'

/** The label of the button. */
export const providerLabel = siteStaffWords.signIn.provider

/** `/inbox/sign-in/provider`: redirects to an OpenID Connect provider; `/return` handles the way back. */
export function createProviderSignIn(
  dependencies: StaffDependencies,
  provider: Provider,
): Hono<AppEnvironment> {
  const { store, sessions, attempts, tickets, staffPage, log, now } = dependencies
  const routes = new Hono<AppEnvironment>()

  const refuse = (c: Context<AppEnvironment>, status: 422 | 429 | 503, sentence: string, next: string) =>
    signInPage(c, staffPage, {
      status,
      next,
      csrf: formTokenFor(c),
      problems: { '': sentence },
      provider: providerLabel,
    })

  routes.get('/', async (c) => {
    const next = ownPath(c.req.query('next'))
    const counted = await attempts.count({ client: c.var.visitor.client, account: null })
    if (counted.outcome === 'too-many')
      return refuse(c, 429, 'Too many attempts. Try again in some minutes', next)
    try {
      const { url, departure } = await provider.depart(`${c.var.visitor.origin}${signInPath}/provider/return`)
      await tickets.begin(c, 'provider', { ...departure, next })
      return c.redirect(url.href, 303)
    } catch (error) {
      log.warn('a sign-in provider could not be reached', { code: codeOf(error) })
      return refuse(
        c,
        503,
        'Your work account cannot be reached at the moment. Try again, or use a password',
        next,
      )
    }
  })

  routes.get('/return', async (c) => {
    const ticket = await tickets.claim(c, 'provider')
    if (!ticket) return refuse(c, 422, 'That took too long. Sign in again', ownPath(undefined))
    const { state = '', nonce = '', verifier = '', next } = ticket
    const { pathname, search } = new URL(c.req.url)
    const arrived = await provider
      .arrive(new URL(`${pathname}${search}`, c.var.visitor.origin), { state, nonce, verifier })
      .catch((error: unknown) => {
        log.warn('a sign-in through a provider failed', { code: codeOf(error) })
        return null
      })
    if (!arrived) return refuse(c, 422, 'Your work account did not sign you in. Try again', ownPath(next))
    const { email, isVerified, name } = arrived
    const staffId =
      email !== null && isVerified
        ? await store.run(acceptFromProvider, {
            email,
            name: name || email,
            staffId: createId(),
            now: now().toISOString(),
          })
        : null
    if (staffId === null || !(await sessions.begin(c, staffId, 'provider'))) {
      return refuse(
        c,
        422,
        'This work account has no place at the desk. Ask an admin of your team for an invitation',
        ownPath(next),
      )
    }
    await attempts.giveBack({ client: c.var.visitor.client, account: null })
    return c.redirect(ownPath(next), 303)
  })

  return routes
}

/** The library's error code; its messages may repeat what the provider sent. */
function codeOf(error: unknown): string {
  const { code } = error as { code?: unknown }
  return typeof code === 'string' ? code : 'unknown'
}
