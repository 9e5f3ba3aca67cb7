import { Hono } from 'hono'
import type { CallStore, JoiningCall } from '@frontdesk/voice-platform'
import type { AppEnvironment, PolicySources } from '#server/runtime/http/app-environment.ts'
import { StoreUnavailableError } from '#server/store/store-unavailable-error.ts'
import { refuseUpgrade } from '#server/runtime/http/upgrade.ts'
import { type CallAllowance, permitCalls, returnUnusedMinutes } from '../call-allowance.ts'
import type { Voice } from '../voice.ts'
import { platformError, refuseInvalidBody, storeUnavailableError } from '../platform-error.ts'
import type { EmbeddedAssistant, EmbeddedPlatform } from './start-embedded-platform.ts'

/**
 * Carries calls on this server. `warm` or the first request for a call loads a voice, a detector, a recogniser and the
 * site's facts.
 */
export function createEmbeddedVoice(
  assistant: EmbeddedAssistant,
  { allowance, callStore }: { allowance: CallAllowance; callStore: CallStore },
): Voice {
  const { taughtAnswers, originRule, log } = assistant
  const calls = returnUnusedMinutes(callStore, (error) =>
    log.error('unused minutes could not be returned', error),
  )
  let starting: Promise<EmbeddedPlatform> | undefined
  let isClosed = false

  function start(): Promise<EmbeddedPlatform> {
    starting ??= load()
    return starting
  }

  async function load(): Promise<EmbeddedPlatform> {
    try {
      const { startEmbeddedPlatform } = await import('./start-embedded-platform.ts')
      return await startEmbeddedPlatform({ ...assistant, callStore: calls.store, admitCall })
    } catch (error) {
      log.error('the voice platform could not start', error)
      // The next request for a call retries.
      starting = undefined
      throw error
    }
  }

  /** Takes the minutes of a call when its visitor joins: rooms that nobody joins must not use up the day. */
  async function admitCall({ callId, origin, client }: JoiningCall): Promise<boolean> {
    // The origins of guests are listed, so the host of this site does not matter.
    const isGuest = origin !== null && originRule(origin, '') === 'guest'
    const reserved = await allowance.reserve({ client, isGuest })
    if (reserved.outcome === 'refused') return false
    calls.remember(callId, reserved)
    return true
  }

  const api = new Hono<AppEnvironment>()
  api.use(async (_, next) =>
    isClosed ? platformError(503, 'This server is about to stop.', { 'Retry-After': '5' }) : next(),
  )
  api.post(
    '/call/web',
    refuseInvalidBody,
    // Load before the room is opened, so that its call does not wait.
    async (_, next) => {
      await taughtAnswers.refresh()
      return next()
    },
    permitCalls(allowance, originRule),
  )
  api.all('*', async (c) => {
    const platform = await start()
    const { pathname, search } = new URL(c.req.url)
    // Name the public origin, because the browser opens the call's socket there.
    const address = new URL(`${pathname.replace(/^.*?\/voice/, '')}${search}`, c.var.visitor.origin)
    return platform.app.fetch(new Request(address, c.req.raw), { client: c.var.visitor.client })
  })
  api.onError((error, c) => {
    if (error instanceof StoreUnavailableError) return storeUnavailableError()
    log.error('voice request failed', error, { requestId: c.var.requestId })
    return platformError(503, 'Calls cannot be started just now.', { 'Retry-After': '30' })
  })

  return {
    api,
    opened: ownSockets,
    warm: () => start().catch(() => undefined),
    upgrade: ({ request, socket, head, siteOrigin }) => {
      if (isClosed) return refuseUpgrade(socket, '503 Service Unavailable')
      // Another instance may have created the room, and staff may have taught an answer since.
      Promise.all([start(), taughtAnswers.refresh()]).then(
        ([platform]) => {
          if (!platform.handleUpgrade(request, socket, head, siteOrigin))
            refuseUpgrade(socket, '404 Not Found')
        },
        () => refuseUpgrade(socket, '503 Service Unavailable'),
      )
    },
    async close() {
      isClosed = true
      const platform = await starting?.catch(() => undefined)
      await platform?.close()
    },
  }
}

/**
 * Returns the sources of the content security policy for calls on this server: sockets on the site's own origin. In CSP 3
 * `'self'` includes them, but Safari before 15.4 and Firefox before 116 apply it to the page's scheme only.
 */
function ownSockets(origin: string): PolicySources {
  const { protocol, host } = new URL(origin)
  // A policy cannot name an IPv6 address.
  return host.startsWith('[') ? {} : { 'connect-src': [`${protocol === 'https:' ? 'wss' : 'ws'}://${host}`] }
}
