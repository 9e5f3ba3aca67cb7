import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import type { CallStore } from '#platform/calls/call-store.ts'
import type { EndOfTurnOptions } from '#platform/pipeline/end-of-turn.ts'
import type { DialogueTool } from '#platform/providers/dialogue-provider.ts'
import type { VoiceProviders, VoiceLog } from '#platform/providers/voice-providers.ts'
import { systemClock } from '#platform/runtime/clock.ts'
import type { Clock } from '#platform/runtime/clock.ts'
import { pageTools } from '#platform/dialogue/page-tools.ts'
import { createCallSlots } from './call-slots.ts'
import { apiError } from './api-error.ts'
import { createAssistantRoutes } from './assistant-routes.ts'
import { createCallRoutes } from './call-routes.ts'
import { createOpenCalls } from './open-calls.ts'
import { createOriginRule } from './origin-rule.ts'
import { createRefusedOrigins } from './refused-origins.ts'
import type { JoiningCall, OriginAllowed, PlatformContext } from './platform-context.ts'
import { defaultPlatformLimits } from './platform-limits.ts'
import type { PlatformLimits } from './platform-limits.ts'
import { startSweeping } from './start-sweeping.ts'
import { createRoomUpgrade } from './room-upgrade.ts'
import type { SharedLimits } from './shared-limits.ts'

export interface VoicePlatformOptions {
  providers: VoiceProviders
  callStore: CallStore
  limits?: Partial<PlatformLimits>
  /** Counts the calls of several platforms in this process together. Its owner closes it, after the platforms. */
  shared?: SharedLimits | undefined
  /** The tools of the visitor's page; those of this site's pages by default. */
  tools?: readonly DialogueTool[]
  assistantName?: string
  /** Bearer token of the management API; without it every request gets a 401. */
  apiKey?: string | undefined
  /** Path the app is mounted at, such as `/voice`. */
  basePath?: string
  /** The public origin of the server; the requested host by default. */
  publicUrl?: string | undefined
  /** Other origins, such as `https://shop.example`, whose pages may call and read the answers (CORS). */
  allowedOrigins?: readonly string[]
  /** Decides which origins may call, in place of the rule in `origin-rule.ts`. Sends no CORS headers. */
  originAllowed?: OriginAllowed
  /**
   * Asked once for each call, when its visitor joins: the place to count calls, because a room may stay empty. A call
   * that it refuses does not begin (503).
   */
  admitCall?: (joining: JoiningCall) => Promise<boolean>
  endOfTurn?: EndOfTurnOptions
  clock?: Clock
  log: VoiceLog
}

/**
 * Creates the embedded voice platform: mount `app` at `basePath` and pass the server's `upgrade` events to
 * `handleUpgrade` (it returns false if the request is not for a room). `close` ends every call. The caller closes the
 * providers.
 */
export function createVoicePlatform(options: VoicePlatformOptions) {
  const { publicUrl } = options
  const allowedOrigins = (options.allowedOrigins ?? []).map((origin) => new URL(origin).origin)
  const originRule = createOriginRule({ publicUrl, allowedOrigins })
  const context: PlatformContext = {
    providers: options.providers,
    callStore: options.callStore,
    limits: { ...defaultPlatformLimits, ...options.limits },
    tools: options.tools ?? pageTools,
    assistantName: options.assistantName ?? 'AI Assistant',
    apiKey: options.apiKey,
    basePath: options.basePath ?? '',
    publicUrl,
    originAllowed:
      options.originAllowed ??
      ((origin, host) => origin === undefined || originRule(origin, host) !== 'other'),
    admitCall: options.admitCall ?? (async () => true),
    endOfTurn: options.endOfTurn ?? {},
    clock: options.clock ?? systemClock,
    log: options.log,
  }
  const slots = options.shared?.slots ?? createCallSlots(context)
  const openCalls = createOpenCalls(context, slots)
  const rooms = createRoomUpgrade(context, slots, openCalls)
  const sweeping = startSweeping(context)

  const app = new Hono()
  app.onError((error, c) => {
    context.log.error('A voice request failed', { error })
    return apiError(c, 500, 'Something went wrong.')
  })
  const nameRefused = createRefusedOrigins(context)
  app.use('/call/web', async (c, next) => {
    nameRefused(c.req.header('Origin'), new URL(c.req.url).host)
    await next()
  })
  if (allowedOrigins.length > 0) app.use('/call/web', letPagesCall(allowedOrigins))
  app.route('/call', createCallRoutes(context, slots))
  app.route('/assistant', createAssistantRoutes(context))
  app.all('*', (c) => {
    const { basePath } = context
    const path = c.req.path.startsWith(basePath) ? c.req.path.slice(basePath.length) : c.req.path
    return apiError(
      c,
      501,
      `The embedded voice platform does not offer ${c.req.method} ${path}. It offers ${offered}.`,
    )
  })

  return {
    app,
    handleUpgrade: (request: IncomingMessage, socket: Duplex, head: Buffer, url?: URL) =>
      rooms.handleUpgrade(request, socket, head, url),
    /** For metrics: calls and waiting rooms on this instance, its ignored messages, and the delay of its event loop. */
    load: () => ({
      calls: openCalls.size,
      slots: slots.size,
      unknownMessages: openCalls.unknownMessages,
      loopDelayP90: slots.loopDelayP90(),
    }),
    async close(): Promise<void> {
      sweeping.stop()
      const recorded = openCalls.close()
      if (!options.shared) slots.close()
      await rooms.close()
      await recorded
    },
  }
}

export type VoicePlatform = ReturnType<typeof createVoicePlatform>

/** The endpoints of the management API and of the pages. */
const offered =
  'POST /call/web, GET /call, GET and DELETE /call/{id}, POST and GET /assistant, GET, PATCH and DELETE /assistant/{id}'

/** Only calls: a page has no private key for the rest. */
const letPagesCall = (origin: string[]) =>
  cors({
    origin,
    allowMethods: ['POST'],
    allowHeaders: ['Authorization', 'Content-Type'],
    exposeHeaders: ['Retry-After'],
    maxAge: 600,
  })
