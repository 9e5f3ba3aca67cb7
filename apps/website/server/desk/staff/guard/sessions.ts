import type { Context } from 'hono'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'
import { createId } from '#server/store/create-id.ts'
import type { TransactionRunner } from '#server/store/transaction.ts'
import { csrfTokenOf, isCsrfToken, createToken, hashToken } from './tokens.ts'
import { readDeskCookie, setDeskCookie } from './desk-cookie.ts'
import { knownKeys } from '../credentials/sign-in-attempts.ts'
import type { Me } from '#contract/desk/staff.ts'
import {
  type SignInMethod,
  addStaffSession,
  findStaffSession,
  knownSeconds,
  sessionSeconds,
} from '../transactions/session-transactions.ts'
import type { SessionRow } from '#server/store/tables/staff-rows.ts'

/** A session that does not exist yet: the caller writes its row, and then calls `open`, which sets the cookie. */
type PreparedSession = {
  row: Omit<SessionRow, 'staff_id'>
  /** The hash of the browser's previous token, if any. */
  replaces: string | null
  /** How the browser and its network are known from now on. */
  knownAs: string[]
  open: () => void
}

type SignedIn = {
  sessionId: string
  staff: Me
  csrfToken: string
  /** Whether a CSRF token belongs to this session. */
  hasToken(csrfToken: string | undefined): boolean
}

export type Sessions = {
  /** Each sign-in gets a new token, so that a token which somebody planted in the browser is never used. */
  prepare(c: Context<AppEnvironment>): PreparedSession
  /** Begins a session for an authenticated person. Returns false if the person was removed meanwhile. */
  begin(c: Context<AppEnvironment>, staffId: string, method: SignInMethod): Promise<boolean>
  /** Returns the person behind a request; null for a signed-out visitor. */
  find(c: Context<AppEnvironment>): Promise<SignedIn | null>
}

/** Creates sessions that are kept in the store, so that every instance of the site knows them. */
export function createSessions(store: Pick<TransactionRunner, 'run'>, now: () => Date): Sessions {
  const prepare = (c: Context<AppEnvironment>): PreparedSession => {
    const token = createToken()
    const beginsAt = now()
    const previous = readDeskCookie(c, 'desk')
    const browser = readDeskCookie(c, 'desk-known') ?? createToken()
    const known = knownKeys({ client: c.var.visitor.client, browser })
    return {
      row: {
        id: createId(),
        token_hash: hashToken(token),
        device: nameDevice(c.req.header('User-Agent')),
        created_at: beginsAt.toISOString(),
        seen_at: beginsAt.toISOString(),
        expires_at: new Date(beginsAt.getTime() + sessionSeconds * 1000).toISOString(),
      },
      replaces: previous === undefined ? null : hashToken(previous),
      knownAs: Object.values(known).filter((key) => key !== undefined),
      open() {
        setDeskCookie(c, 'desk', token, sessionSeconds)
        setDeskCookie(c, 'desk-known', browser, knownSeconds)
      },
    }
  }

  return {
    prepare,
    async begin(c, staffId, method) {
      const { row, replaces, knownAs, open } = prepare(c)
      const hasBegun = await store.run(addStaffSession, {
        row: { ...row, staff_id: staffId },
        replaces,
        knownAs,
        method,
      })
      if (hasBegun) open()
      return hasBegun
    },
    async find(c) {
      const token = readDeskCookie(c, 'desk')
      if (token === undefined) return null
      const session = await store.run(findStaffSession, {
        tokenHash: hashToken(token),
        now: now().toISOString(),
      })
      return (
        session && {
          sessionId: session.id,
          staff: session.staff,
          csrfToken: csrfTokenOf(token),
          hasToken: (csrfToken) => isCsrfToken(csrfToken, token),
        }
      )
    },
  }
}

/** In this order: Edge and Opera also call themselves Chrome, and Chrome calls itself Safari. */
const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const

/** Names a browser and its system for its owner, such as "Firefox on Windows". */
export function nameDevice(userAgent = ''): string {
  const browser = browsers.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'A browser'
  const system = systems.find(([, pattern]) => pattern.test(userAgent))?.[0]
  return system === undefined ? browser : `${browser} on ${system}`
}
