import type { Database } from '#server/store/open-database.ts'
import type { TestApp } from './create-test-app.ts'
import { makeLink } from '#server/desk/staff/links.ts'
import type { Role } from '#contract/desk/staff.ts'

/** A password that satisfies every rule. */
export const goodPassword = 'violet tractor almanac'

/** A browser that keeps the site's cookies and follows no redirects. */
export type Visitor = {
  cookies: Map<string, string>
  get(path: string, headers?: Record<string, string>): Promise<Response>
  /** Posts a native form; adds the token of the page's form unless `fields.csrf` is given. */
  post(path: string, fields: Record<string, string>, headers?: Record<string, string>): Promise<Response>
  /** Sends JSON to the API with the token of the session; `null` sends no body. */
  send(method: string, path: string, body: unknown, headers?: Record<string, string>): Promise<Response>
}

/** @param peer the address that the requests come from */
export function aVisitor(app: Pick<TestApp, 'request'>, peer = '127.0.0.1'): Visitor {
  const cookies = new Map<string, string>()
  const ask = async (
    path: string,
    init: Omit<RequestInit, 'headers'> & { headers: Record<string, string> },
  ) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await app.request(path, {
      ...init,
      peer,
      headers: { ...(cookie ? { Cookie: cookie } : {}), ...init.headers },
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/Max-Age=0\b/.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }
  const visitor: Visitor = {
    cookies,
    get: (path, headers = {}) => ask(path, { headers }),
    async post(path, fields, headers = {}) {
      const csrf = fields.csrf ?? formToken(await (await visitor.get(path)).text())
      return ask(path, {
        method: 'POST',
        headers: {
          Origin: 'http://localhost',
          'Content-Type': 'application/x-www-form-urlencoded',
          ...headers,
        },
        body: new URLSearchParams({ ...fields, csrf }).toString(),
      })
    },
    async send(method, path, body, headers = {}) {
      const me = await visitor.get('/api/desk/me')
      const { csrfToken = '' } = me.ok ? ((await me.json()) as { csrfToken: string }) : {}
      return ask(path, {
        method,
        headers: {
          Origin: 'http://localhost',
          'x-csrf-token': csrfToken,
          ...(body === null ? {} : { 'Content-Type': 'application/json' }),
          ...headers,
        },
        ...(body === null ? {} : { body: JSON.stringify(body) }),
      })
    },
  }
  return visitor
}

export const formToken = (page: string): string => /name="csrf" value="([^"]+)"/.exec(page)?.[1] ?? ''

/** Creates a link that is valid for a minute. @param person.email null for the first account @returns its path */
export async function pathOfLink(
  store: Pick<Database, 'run'>,
  { email, role = 'member' }: { email: string | null; role?: Role },
): Promise<string> {
  const made = await makeLink(store, {
    email,
    role,
    staffId: null,
    lifetime: 60_000,
    by: null,
    now: new Date(),
  })
  if (made.outcome !== 'added') throw new Error(`No link: ${made.outcome}`)
  return made.path
}

/** Creates an account by a link, as an invited person does, and returns its signed-in browser. */
export async function signedIn(
  app: Pick<TestApp, 'request'> & Pick<Database, 'run'>,
  person: { email: string; name?: string; role?: Role; password?: string },
  peer?: string,
): Promise<Visitor> {
  const path = await pathOfLink(app, person)
  const visitor = aVisitor(app, peer)
  const response = await visitor.post(path, {
    name: person.name ?? 'Ada Lovelace',
    password: person.password ?? goodPassword,
  })
  if (response.status !== 303) throw new Error(`No account: ${response.status}`)
  return visitor
}
