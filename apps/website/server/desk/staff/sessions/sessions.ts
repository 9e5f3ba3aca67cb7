import type { Context } from 'hono'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'
import { createId } from '#server/store/create-id.ts'
import type { TransactionRunner } from '#server/store/transaction.ts'
import { csrfTokenOf, isCsrfToken } from '../guard/csrf-token.ts'
import { readDeskCookie, setDeskCookie } from '../guard/desk-cookie.ts'
import type { Staff } from '#contract/desk/staff.ts'
import type { SignInMethod } from '../store/session-transactions.ts'
import type { SessionRow } from '#server/store/tables/staff-rows.ts'
import { createToken, hashToken } from '../token.ts'
import { nameDevice } from './name-device.ts'
import { addStaffSession, findStaffSession } from '../store/session-transactions.ts'

/** Lifetime of a session in seconds: a month. */
const sessionSeconds = 30 * 24 * 3600

/** A session that does not exist yet: the caller writes its row, and then calls `open`, which sets the cookie. */
export type PreparedSession = {
  row: Omit<SessionRow, 'staff_id'>
  /** The hash of the browser's previous token, if any. */
  replaces: string | null
  open: () => void
}

export type SignedIn = {
  sessionId: string
  staff: Staff
  csrfToken: string
  /** Whether a CSRF token belongs to this session. */
  hasToken(given: string | undefined): boolean
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
export function createSessions(
  store: Pick<TransactionRunner, 'run'>,
  now: () => Date = () => new Date(),
): Sessions {
  const prepare = (c: Context<AppEnvironment>): PreparedSession => {
    const token = createToken()
    const beginsAt = now()
    const previous = readDeskCookie(c, 'desk')
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
      open: () => setDeskCookie(c, 'desk', token, sessionSeconds),
    }
  }

  return {
    prepare,
    async begin(c, staffId, method) {
      const { row, replaces, open } = prepare(c)
      const hasBegun = await store.run(addStaffSession, {
        row: { ...row, staff_id: staffId },
        replaces,
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
          hasToken: (given) => isCsrfToken(given, token),
        }
      )
    },
  }
}
