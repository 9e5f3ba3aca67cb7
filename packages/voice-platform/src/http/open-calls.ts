import { setTimeout as sleep } from 'node:timers/promises'
import type { Reconnect } from '@frontdesk/voice-protocol'
import type { CallChanges } from '#platform/calls/call-store.ts'
import { createCallSession } from '#platform/session/call-session.ts'
import type { CallSession } from '#platform/session/call-session.ts'
import type { CallSlots } from './call-slots.ts'
import type { PlatformContext } from './platform-context.ts'
import { createReconnectTokens } from './reconnect-tokens.ts'
import { roomUrl } from './room-url.ts'
import type { RoomDetails } from './web-call-request.ts'

const endedRetrySeconds = [1, 5, 30]

export interface OpenCall {
  callId: string
  origin: string | null
  details: RoomDetails
  /** The requested address: the reconnect URL uses the same host. */
  requestedUrl: URL
  /** `browser`: the visitor's browser offers to speak. */
  voice: 'platform' | 'browser'
}

/** The current calls of this process, and the tokens with which a dropped connection returns to its call. */
export function createOpenCalls(context: PlatformContext, slots: CallSlots) {
  const { providers, callStore, limits, log } = context
  const browserSpeaks = providers.browserSpeaks ?? providers.speechToText === undefined
  const sessions = new Map<string, CallSession>()
  const reconnects = createReconnectTokens<CallSession>()

  let unknownMessages = 0

  const closing = new AbortController()

  /** Retries while the store is away, because the end of a call is recorded nowhere else. */
  async function writeRecord(callId: string, changes: CallChanges): Promise<void> {
    for (const seconds of changes.status === 'ended' ? endedRetrySeconds : []) {
      try {
        return await callStore.updateCall(callId, changes)
      } catch (error) {
        if (closing.signal.aborted) throw error
        await sleep(seconds * 1000, undefined, { signal: closing.signal }).catch(() => undefined)
      }
    }
    return callStore.updateCall(callId, changes)
  }

  /** The last write of each call, so that a later one cannot overtake it. */
  const writes = new Map<string, Promise<void>>()

  function store(callId: string, changes: CallChanges): void {
    const updatedAt = new Date().toISOString()
    const write: Promise<void> = (writes.get(callId) ?? Promise.resolve())
      .then(() => writeRecord(callId, { ...changes, updatedAt }))
      .catch((error: unknown) => log.error('A call could not be stored', { error }))
      .finally(() => {
        if (writes.get(callId) === write) writes.delete(callId)
      })
    writes.set(callId, write)
  }

  const entriesWritten = new WeakMap<CallSession, number>()
  const signsOfLife = setInterval(() => {
    for (const [callId, session] of sessions) {
      const { transcript } = session
      const hasGrown = transcript.length !== entriesWritten.get(session)
      store(callId, hasGrown ? { transcript: [...transcript] } : {})
      entriesWritten.set(session, transcript.length)
    }
  }, limits.signOfLifeSeconds * 1000)
  signsOfLife.unref()

  return {
    open({ callId, origin, details, requestedUrl, voice }: OpenCall): CallSession {
      const tokens = reconnects.forCall(() => session, origin)
      const session: CallSession = createCallSession({
        callId,
        firstMessage: details.firstMessage,
        greetsFor: details.greetsFor,
        dialogue: providers.dialogue.openDialogue({
          callId,
          assistantName: details.assistantName,
          variables: details.variables,
        }),
        tools: context.tools,
        detector: providers.voiceActivity.openDetector(),
        speechToText: providers.speechToText,
        textToSpeech: providers.textToSpeech,
        language: providers.dialogue.language,
        voice: browserSpeaks ? voice : 'platform',
        clock: context.clock,
        limits,
        endOfTurn: context.endOfTurn,
        nextReconnect(): Reconnect {
          return {
            url: roomUrl(context, requestedUrl, tokens.next()),
            windowMilliseconds: limits.reconnectSeconds * 1000,
          }
        },
        onReconnectReceived: () => tokens.received(),
        onEnd({ reason, transcript }) {
          tokens.end()
          sessions.delete(callId)
          slots.release(callId)
          store(callId, {
            status: 'ended',
            endedAt: new Date().toISOString(),
            endedReason: reason,
            transcript,
          })
        },
        onFault: (what, error) => log.warn('A voice provider failed', { what, error }),
        onUnknownMessage() {
          unknownMessages += 1
        },
      })
      sessions.set(callId, session)
      store(callId, { status: 'in-progress', startedAt: new Date().toISOString() })
      return session
    },
    /** Returns the session of a reconnect token, for the origin that began the call. */
    claimReconnect: (tokenHash: string, origin: string | null): CallSession | undefined =>
      reconnects.claim(tokenHash, origin),
    get size() {
      return sessions.size
    },
    /** Messages of all calls so far that were ignored. */
    get unknownMessages() {
      return unknownMessages
    },
    /** Ends every call and waits until their records are written. */
    async close(): Promise<void> {
      clearInterval(signsOfLife)
      closing.abort()
      for (const session of sessions.values()) session.end('worker-shutdown')
      await Promise.all(writes.values())
    },
  }
}

export type OpenCalls = ReturnType<typeof createOpenCalls>
