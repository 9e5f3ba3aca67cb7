import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { CallStore } from '@frontdesk/voice-platform'
import type { OriginRule } from '@frontdesk/voice-platform/origin-rule'
import type { TransactionRunner } from '#server/store/transaction.ts'
import { consumeUsage, type Increment } from '#server/store/usage.ts'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'
import { platformError } from './platform-error.ts'

/** Attempts per hour from one visitor's network, so that this site does not flood a failing platform. */
const attemptsPerVisitor = 60

/**
 * The share of the day's minutes that one visitor's network may use in an hour: enough for a household or an office
 * behind one address. Six networks can use up the day.
 */
const visitorShare = 1 / 6

/** The share that the pages of ALLOWED_ORIGINS may use in a day, so that they leave the rest to the site itself. */
const guestShare = 1 / 2

/**
 * Maximum number of unfinished calls. It is more than any instance carries at once, so beyond it the oldest call will
 * never report its end.
 */
const maxOpenCalls = 1000

const hourMs = 60 * 60_000
const dayMs = 24 * hourMs

/** The counter of the minutes that all calls have used, in `usage`. */
export const callMinutesCounter = 'voice minutes a day'
const guestMinutesCounter = 'voice minutes a day of guests'

/** Where a call comes from. */
export type Caller = {
  /** A token for the visitor's network; undefined counts against nobody. */
  client: string | undefined
  /** The page belongs to one of ALLOWED_ORIGINS. */
  isGuest: boolean
}

export type CallAllowance = {
  /**
   * Counts one attempt of the visitor, and looks whether a call would be within the caps. It takes no minutes, because the
   * call may never begin. @throws StoreUnavailableError
   */
  permit(caller: Caller): Promise<{ outcome: 'permitted' } | RefusedCall>
  /**
   * Takes the minutes of one call, first from the visitor's own, so that a visitor over their cap uses none of the day's.
   * @throws StoreUnavailableError
   */
  reserve(caller: Caller): Promise<ReservedCall | RefusedCall>
}

export type ReservedCall = {
  outcome: 'reserved'
  /** The counted minutes. */
  minutes: number
  /** Returns minutes: all of them if the call failed. The attempt still counts. */
  returnMinutes(unused?: number): Promise<void>
}

type RefusedCall = { outcome: 'refused'; by: 'visitor' | 'day'; retryAfterSeconds: number }

/**
 * Caps the cost of visitors' calls. A call counts with its maximum length, and the caller returns unused minutes. A
 * budget or a visitor's share below that length allows one call. A day is the 24 hours from the first call.
 */
export function createCallAllowance(options: {
  store: Pick<TransactionRunner, 'run'>
  minutesPerDay: number
  longestCallMinutes: number
  now?: () => Date
}): CallAllowance {
  const { store, minutesPerDay, longestCallMinutes, now = () => new Date() } = options
  const amount = Math.min(longestCallMinutes, minutesPerDay)
  const minutesPerVisitor = Math.max(amount, Math.floor(minutesPerDay * visitorShare))
  const minutesOfGuests = Math.floor(minutesPerDay * guestShare)

  function minutesFor({ client, isGuest }: Caller): Increment[] {
    const at = now().getTime()
    const inAnHour = new Date(at + hourMs).toISOString()
    const inADay = new Date(at + dayMs).toISOString()
    const own = client === undefined ? [] : [{ key: keyOf('minutes', client), limit: minutesPerVisitor }]
    const guests = isGuest ? [{ key: guestMinutesCounter, limit: minutesOfGuests }] : []
    return [
      ...own.map((counter) => ({ ...counter, amount, windowEndsAt: inAnHour })),
      ...[...guests, { key: callMinutesCounter, limit: minutesPerDay }].map((counter) => ({
        ...counter,
        amount,
        windowEndsAt: inADay,
      })),
    ]
  }

  async function consume(increments: readonly Increment[]): Promise<RefusedCall | null> {
    const consumed = await store.run(consumeUsage, { increments, now: new Date().toISOString() })
    if (consumed.outcome === 'consumed') return null
    const isOfDay = [callMinutesCounter, guestMinutesCounter].includes(consumed.key)
    return {
      outcome: 'refused',
      by: isOfDay ? 'day' : 'visitor',
      retryAfterSeconds: Math.max(1, Math.ceil((Date.parse(consumed.windowEndsAt) - now().getTime()) / 1000)),
    }
  }

  return {
    async permit(caller) {
      const attempts = caller.client === undefined ? [] : [attemptOf(caller.client, now().getTime())]
      // Nothing is counted against the minutes; the limit leaves space for the call.
      const minutes = minutesFor(caller).map((counter) => ({
        ...counter,
        amount: 0,
        limit: counter.limit - amount,
      }))
      return (await consume([...attempts, ...minutes])) ?? { outcome: 'permitted' }
    },

    async reserve(caller) {
      const minutes = minutesFor(caller)
      const refused = await consume(minutes)
      if (refused) return refused
      return {
        outcome: 'reserved',
        minutes: amount,
        async returnMinutes(unused = amount) {
          await store.run(consumeUsage, {
            increments: minutes.map((increment) => ({ ...increment, amount: -unused })),
            now: new Date().toISOString(),
          })
        },
      }
    },
  }
}

const attemptOf = (client: string, at: number): Increment => ({
  key: keyOf('attempts', client),
  amount: 1,
  limit: attemptsPerVisitor,
  windowEndsAt: new Date(at + hourMs).toISOString(),
})

function keyOf(counter: string, client: string): string {
  return createHash('sha256').update(`voice ${counter} ${client}`).digest('hex')
}

const refusals = {
  visitor: 'You have started many calls in a short time. Please try again later.',
  day: 'Today’s calls are used up. Please try again later.',
}

/** The caller behind a request for a call. */
function callerOf(c: Context<AppEnvironment>, originRule: OriginRule): Caller {
  const { client, host } = c.var.visitor
  const origin = c.req.header('Origin')
  return { client, isGuest: origin !== undefined && originRule(origin, host) === 'guest' }
}

const refuse = ({ by, retryAfterSeconds }: RefusedCall): Response =>
  platformError(429, refusals[by], { 'Retry-After': String(retryAfterSeconds) })

/** Enforces the caps on requests for a call whose minutes are taken when it begins. */
export const permitCalls = (allowance: CallAllowance, originRule: OriginRule) =>
  createMiddleware<AppEnvironment>(async (c, next) => {
    const permitted = await allowance.permit(callerOf(c, originRule))
    return permitted.outcome === 'refused' ? refuse(permitted) : next()
  })

/**
 * Enforces the caps where nothing tells when a call begins, as on the hosted platform. A 201 takes the minutes; any other
 * status returns them.
 * @param onCreated gets the id of each created call, and its minutes
 */
export const chargeCreatedCalls = (
  allowance: CallAllowance,
  originRule: OriginRule,
  onCreated: (callId: string, reserved: ReservedCall) => void = () => {},
) =>
  createMiddleware<AppEnvironment>(async (c, next) => {
    const caller = callerOf(c, originRule)
    const permitted = await allowance.permit(caller)
    if (permitted.outcome === 'refused') return refuse(permitted)
    const reserved = await allowance.reserve(caller)
    if (reserved.outcome === 'refused') return refuse(reserved)
    await next()
    if (c.res.status !== 201) return reserved.returnMinutes()
    const { id } = (await c.res.clone().json()) as { id: string }
    onCreated(id, reserved)
  })

/** The reserved minutes that a call has not used. @param startedAt null if it never began */
export function unusedMinutes(
  { minutes }: Pick<ReservedCall, 'minutes'>,
  startedAt: string | null,
  endedAt: string,
): number {
  const milliseconds = startedAt === null ? 0 : Date.parse(endedAt) - Date.parse(startedAt)
  return Math.max(0, minutes - Math.ceil(milliseconds / 60_000))
}

type OpenCall = { reserved: ReservedCall; startedAt: string | null }

/**
 * Returns unused minutes when a call ends, because a call counts with its maximum length when it begins. A call that a crash
 * cuts off counts in full.
 * @param returnFailed called when the store fails to take the minutes back
 */
export function returnUnusedMinutes(
  store: CallStore,
  returnFailed: (error: unknown) => void,
): { store: CallStore; remember(callId: string, reserved: ReservedCall): void } {
  const open = new Map<string, OpenCall>()

  async function returnUnused({ reserved, startedAt }: OpenCall, endedAt: string): Promise<void> {
    const unused = unusedMinutes(reserved, startedAt, endedAt)
    if (unused > 0) await reserved.returnMinutes(unused)
  }

  return {
    remember(callId, reserved) {
      open.set(callId, { reserved, startedAt: null })
      const [oldest] = open.keys()
      if (open.size > maxOpenCalls && oldest !== undefined) open.delete(oldest)
    },
    store: {
      ...store,
      async updateCall(id, changes) {
        const call = open.get(id)
        if (call && changes.startedAt !== undefined) call.startedAt = changes.startedAt
        if (call && changes.status === 'ended') {
          open.delete(id)
          returnUnused(call, changes.endedAt ?? new Date().toISOString()).catch(returnFailed)
        }
        await store.updateCall(id, changes)
      },
    },
  }
}
