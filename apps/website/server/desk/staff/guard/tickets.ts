import type { Context } from 'hono'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'
import type { TransactionRunner } from '#server/store/transaction.ts'
import { readDeskCookie, setDeskCookie } from './desk-cookie.ts'
import { createToken, hashToken } from './tokens.ts'
import { addStaffTicket, claimStaffTicket } from '../transactions/ticket-transactions.ts'

/** Seconds between the two requests of a step: people look for a key, or for their phone. */
const lifetime = 10 * 60

export type TicketPurpose = 'passkey-sign-in' | 'passkey-welcome' | 'passkey-add' | 'provider'

/** Stores state between two requests of one browser. In the store, because the second may reach another instance. */
export type Tickets = {
  begin(c: Context<AppEnvironment>, purpose: TicketPurpose, details: Record<string, string>): Promise<void>
  /** Returns the details once; null if this browser has not begun such a step, or too long ago. */
  claim(c: Context<AppEnvironment>, purpose: TicketPurpose): Promise<Record<string, string> | null>
}

export function createTickets(store: Pick<TransactionRunner, 'run'>, now: () => Date): Tickets {
  return {
    async begin(c, purpose, details) {
      const token = createToken()
      const beginsAt = now()
      await store.run(addStaffTicket, {
        ticket: {
          token_hash: hashToken(token),
          purpose,
          details: JSON.stringify(details),
          expires_at: new Date(beginsAt.getTime() + lifetime * 1000).toISOString(),
        },
        now: beginsAt.toISOString(),
      })
      setDeskCookie(c, 'desk-step', token, lifetime)
    },
    async claim(c, purpose) {
      const token = readDeskCookie(c, 'desk-step')
      if (token === undefined) return null
      setDeskCookie(c, 'desk-step', '', 0)
      const details = await store.run(claimStaffTicket, {
        tokenHash: hashToken(token),
        purpose,
        now: now().toISOString(),
      })
      return details === null ? null : (JSON.parse(details) as Record<string, string>)
    },
  }
}
