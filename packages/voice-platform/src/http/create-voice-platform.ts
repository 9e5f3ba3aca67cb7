import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { Hono } from 'hono'
import type { CallStore } from '#platform/calls/call-store.ts'
import type { EndOfTurnOptions } from '#platform/pipeline/end-of-turn.ts'
import type { DialogueTool } from '#platform/providers/dialogue-provider.ts'
import { systemClock } from '#platform/session/clock.ts'
import type { Clock } from '#platform/session/clock.ts'
import { pageTools } from '#platform/tools/page-tools.ts'
import { createAdmission } from './admission.ts'
import { apiError } from './api-error.ts'
import { createAssistantRoutes } from './assistant-routes.ts'
import { createCallRoutes } from './call-routes.ts'
import { createOpenCalls } from './open-calls.ts'
import { watchLoopDelay } from './loop-delay.ts'
import type { PlatformContext, VoiceLog, VoiceProviders } from './platform-context.ts'
import { defaultPlatformLimits } from './platform-limits.ts'
import type { PlatformLimits } from './platform-limits.ts'
import { keepRecordsTrue } from './keep-records-true.ts'
import { createRoomUpgrade } from './room-upgrade.ts'

export interface VoicePlatformOptions {
  providers: VoiceProviders
  callStore: CallStore
  limits?: Partial<PlatformLimits>
  /** What the visitor's page can do for the assistant; by default what this site's pages can. */
  tools?: readonly DialogueTool[]
  assistantName?: string
  /** Bearer of the management API; without one it answers 401 to everybody. */
  apiKey?: string | undefined
  /** Path the app is mounted at, such as `/voice`. */
  basePath?: string
  /** Origin that visitors reach the server at; without it, the host that was asked. */
  publicUrl?: string | undefined
  /** `host` is the one that was asked. Without this, an origin is allowed on its own host, and no origin always. */
  originAllowed?: (origin: string | undefined, host: string) => boolean
  endOfTurn?: EndOfTurnOptions
  clock?: Clock
  log: VoiceLog
}

/**
 * The embedded voice platform: `app` is mounted at `basePath`, `handleUpgrade` takes the server's `upgrade` events (false
 * when the request is not for a room), `close` ends every call. The providers stay the caller's to close.
 */
export function createVoicePlatform(options: VoicePlatformOptions) {
  const context: PlatformContext = {
    providers: options.providers,
    callStore: options.callStore,
    limits: { ...defaultPlatformLimits, ...options.limits },
    tools: options.tools ?? pageTools,
    assistantName: options.assistantName ?? 'AI Assistant',
    apiKey: options.apiKey,
    basePath: options.basePath ?? '',
    publicUrl: options.publicUrl,
    originAllowed: options.originAllowed ?? isOwnOrigin,
    endOfTurn: options.endOfTurn ?? {},
    clock: options.clock ?? systemClock,
    log: options.log,
  }
  const admission = createAdmission(context, watchLoopDelay(context.limits.loopDelayMilliseconds))
  const openCalls = createOpenCalls(context, admission)
  const rooms = createRoomUpgrade(context, admission, openCalls)
  const sweeping = keepRecordsTrue(context)

  const app = new Hono()
  app.onError((error, c) => {
    context.log.error('A voice request failed', { error })
    return apiError(c, 500, 'Something went wrong.')
  })
  app.route('/call', createCallRoutes(context, admission))
  app.route('/assistant', createAssistantRoutes(context))
  app.all('*', (c) => apiError(c, 501, 'The embedded voice platform does not offer this.'))

  return {
    app,
    handleUpgrade: (request: IncomingMessage, socket: Duplex, head: Buffer, asked?: URL) =>
      rooms.handleUpgrade(request, socket, head, asked),
    /** For metrics: calls and waiting rooms on this instance, and how late its event loop runs. */
    load: () => ({ calls: openCalls.size, places: admission.size, loopDelayP90: admission.loopDelayP90() }),
    async close(): Promise<void> {
      sweeping.stop()
      const recorded = openCalls.close()
      admission.close()
      await rooms.close()
      await recorded
    },
  }
}

export type VoicePlatform = ReturnType<typeof createVoicePlatform>

function isOwnOrigin(origin: string | undefined, host: string): boolean {
  return origin === undefined || URL.parse(origin)?.host === host
}
