import { createMiddleware } from 'hono/factory'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'
import type { CallAllowance, TakenCall } from './call-allowance.ts'
import { platformError } from './platform-error.ts'

const refusals = {
  visitor: 'You have started many calls in a short time. Please try again later.',
  day: 'Today’s calls are used up. Please try again later.',
}

/**
 * Enforces the caps on creating calls, on either platform. A 201 counts; any other status gives the minutes back.
 * @param onCreated receives a copy of the answer and its counted minutes
 */
export const enforceCallAllowance = (
  allowance: CallAllowance,
  onCreated?: (answer: Response, taken: TakenCall) => Promise<void>,
) =>
  createMiddleware<AppEnvironment>(async (c, next) => {
    const taken = await allowance.take(c.var.visitor.client)
    if (taken.outcome === 'refused') {
      return platformError(429, refusals[taken.by], { 'Retry-After': String(taken.retryAfterSeconds) })
    }
    await next()
    if (c.res.status !== 201) await taken.giveBack()
    else await onCreated?.(c.res.clone(), taken)
  })
