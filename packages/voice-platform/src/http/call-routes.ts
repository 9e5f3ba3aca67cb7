import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import type { CallRecord, CallStore } from '#platform/calls/call-store.ts'
import type { CallSlots } from './call-slots.ts'
import { apiError } from './api-error.ts'
import { readListQuery } from './list-query.ts'
import type { PlatformContext } from './platform-context.ts'
import { presentCall } from './present-call.ts'
import { requireApiKey } from './require-api-key.ts'
import { createRoomToken, roomUrl } from './room-url.ts'
import type { RoomDetails, WebCallRequest } from './web-call-request.ts'
import { webCallRequestSchema } from './web-call-request.ts'

const limitedBody = bodyLimit({ maxSize: 65_536, onError: (c) => apiError(c, 413, 'The body is too large.') })

/** What the embedding server may pass about the client: `app.fetch(request, { client })`. */
type CallEnvironment = { Bindings: { client?: string } }

/** `/call`: a visitor starts a call; clients with the private key read transcripts. */
export function createCallRoutes(context: PlatformContext, slots: CallSlots) {
  const { callStore, limits, apiKey, originAllowed } = context
  const app = new Hono<CallEnvironment>()

  app.post('/web', limitedBody, async (c) => {
    const origin = c.req.header('Origin')
    if (!originAllowed(origin, new URL(c.req.url).host)) {
      return apiError(
        c,
        403,
        `Calls from ${origin} are not allowed. The operator can add it to allowedOrigins.`,
      )
    }
    const body = v.safeParse(webCallRequestSchema, await readJson(c))
    if (!body.success) return apiError(c, 400, v.summarize(body.issues))
    return startCall(c, body.output, origin)
  })

  async function startCall(c: Context<CallEnvironment>, request: WebCallRequest, origin: string | undefined) {
    if (request.squad ?? request.squadId ?? request.workflow ?? request.workflowId) {
      return apiError(c, 501, 'Squads and workflows are not offered here; start an assistant.')
    }
    const assistant = await chooseAssistant(request)
    if (!assistant)
      return apiError(
        c,
        400,
        'There is no assistant with this id. Send an assistant instead of an id, or create this one first.',
      )

    const id = randomUUID()
    const { token, tokenHash } = createRoomToken()
    const onUnused = () =>
      void closeUnused(id, tokenHash, origin ?? null).catch(() =>
        context.log.error('An unused room could not be closed'),
      )
    if (!slots.reserve({ callId: id, client: c.env?.client, onUnused })) {
      c.header('Retry-After', '30')
      return apiError(c, 503, 'All lines are busy. Please try again in a moment, or send us the form.')
    }
    const now = new Date()
    const call: CallRecord = {
      id,
      type: 'webCall',
      status: 'queued',
      assistant: { ...(assistant.id !== undefined && { id: assistant.id }), name: assistant.name },
      page: pageOf(request, c.req.header('Referer')),
      createdAt: now.toISOString(),
      updatedAt: now.toISOString(),
      startedAt: null,
      endedAt: null,
      endedReason: null,
      transcript: [],
    }
    const details: RoomDetails = {
      assistantName: assistant.name,
      firstMessage: assistant.firstMessage,
      ...(assistant.greetsFor && { greetsFor: assistant.greetsFor }),
      variables: request.assistantOverrides?.variableValues ?? {},
      ...(c.env?.client !== undefined && { client: c.env.client }),
    }
    try {
      await callStore.createCall(call)
      await callStore.putRoom({
        tokenHash,
        callId: id,
        origin: origin ?? null,
        expiresAt: now.getTime() + limits.roomSeconds * 1000,
        details: JSON.stringify(details),
      })
    } catch (error) {
      slots.release(id)
      throw error
    }
    const webCallUrl = roomUrl(context, new URL(c.req.url), token)
    return c.json(
      {
        id,
        type: call.type,
        status: call.status,
        createdAt: call.createdAt,
        updatedAt: call.updatedAt,
        assistant: { ...call.assistant, firstMessage: assistant.firstMessage },
        ...(assistant.id !== undefined && { assistantId: assistant.id }),
        webCallUrl,
        transport: { provider: 'vapi.websocket', websocketCallUrl: webCallUrl },
        artifactPlan: { videoRecordingEnabled: false },
      },
      201,
    )
  }

  async function closeUnused(callId: string, tokenHash: string, origin: string | null): Promise<void> {
    // The first instance that claims the room gets it: the visitor may have joined another instance.
    const unused = await callStore.claimRoom(tokenHash, origin, 0)
    if (!unused) return
    const now = new Date().toISOString()
    await callStore.updateCall(callId, {
      status: 'ended',
      endedAt: now,
      updatedAt: now,
      endedReason: 'customer-did-not-connect',
    })
  }

  async function chooseAssistant(request: WebCallRequest) {
    const overrides = request.assistantOverrides
    const stored = request.assistantId ? await callStore.getAssistant(request.assistantId) : undefined
    if (request.assistantId && !stored) return undefined
    const ownGreeting = overrides?.firstMessage ?? request.assistant?.firstMessage
    return {
      id: stored?.id,
      name: overrides?.name ?? request.assistant?.name ?? stored?.name ?? context.assistantName,
      firstMessage: ownGreeting ?? stored?.firstMessage ?? context.providers.dialogue.firstMessage,
      greetsFor: ownGreeting === undefined ? undefined : ('visitor' as const),
    }
  }

  app.get('/', requireApiKey(apiKey), async (c) => {
    const query = readListQuery(c, ['id', 'assistantId'])
    return 'refusal' in query ? query.refusal : c.json((await callStore.listCalls(query)).map(presentCall))
  })

  app.get('/:id', requireApiKey(apiKey), async (c) => {
    const call = await callStore.getCall(c.req.param('id'))
    return call ? c.json(presentCall(call)) : apiError(c, 404, 'There is no call with this id.')
  })

  app.delete('/:id', requireApiKey(apiKey), limitedBody, async (c) => {
    const body = v.safeParse(deleteRequestSchema, (await readJson(c)) ?? {})
    if (!body.success) return apiError(c, 400, v.summarize(body.issues))
    return deleteCalls(c, callStore, body.output.ids ?? [c.req.param('id')])
  })

  return app
}

function pageOf(request: WebCallRequest, referer: string | undefined): string | null {
  const page = request.metadata?.page ?? referer
  const url = page === undefined ? null : URL.parse(page, 'http://page.invalid')
  return url && url.pathname.slice(0, 200)
}

async function readJson(c: Context): Promise<unknown> {
  try {
    return await c.req.json()
  } catch {
    return undefined
  }
}

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(100))

/** The body of `DELETE /call/{id}`: with `ids`, those calls are deleted instead of the one in the address. */
const deleteRequestSchema = v.strictObject({
  ids: v.optional(v.pipe(v.array(id), v.minLength(1), v.maxLength(100))),
})

/**
 * Deletes the transcripts of these calls, and answers with the first call. As on the hosted platform, the records of the
 * calls stay. If a call is unknown or not over, nothing is deleted.
 */
async function deleteCalls(c: Context, callStore: CallStore, ids: readonly string[]): Promise<Response> {
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
