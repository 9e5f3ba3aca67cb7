import type { Context } from 'hono'
import * as v from 'valibot'
import type { CallRecord, CallStore } from '#platform/calls/call-store.ts'
import { apiError } from './api-error.ts'
import { presentCall } from './present-call.ts'

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(100))

/** The body of `DELETE /call/{id}`: with `ids`, those calls are deleted instead of the one in the address. */
export const deleteRequestSchema = v.strictObject({
  ids: v.optional(v.pipe(v.array(id), v.minLength(1), v.maxLength(100))),
})

/**
 * Deletes the transcripts of these calls, and answers with the first call. As on the hosted platform, the records of the
 * calls stay. If a call is unknown or not over, nothing is deleted.
 */
export async function deleteCalls(
  c: Context,
  callStore: CallStore,
  ids: readonly string[],
): Promise<Response> {
  const calls: CallRecord[] = []
  for (const each of new Set(ids)) {
    const call = await callStore.getCall(each)
    if (!call) return apiError(c, 404, `There is no call with the id ${each}.`)
    if (call.status !== 'ended') {
      return apiError(c, 409, `The call ${each} is not over: it can be deleted once it has ended.`)
    }
    calls.push(call)
  }
  const changes = { transcript: [], updatedAt: new Date().toISOString() }
  for (const call of calls) await callStore.updateCall(call.id, changes)
  const [first] = calls
  return first ? c.json(presentCall({ ...first, ...changes })) : apiError(c, 400, 'No call is named.')
}
