import { closeCode } from '@frontdesk/voice-protocol'
import { answerBurst, answersPerSecond } from '@frontdesk/voice-protocol/message-limits'
import type { EndedReason } from '@frontdesk/voice-protocol'
import type { Clock } from '#platform/runtime/clock.ts'
import type { Sentences } from '#platform/sentences/sentences.ts'

/** The limits of a call. */
export interface SessionLimits {
  /** Maximum length of a call, in seconds. */
  callSeconds: number
  /** Silence of both sides after which the assistant asks whether someone is there, and again before it hangs up. */
  silenceSeconds: number
  /** How long a call waits for its visitor after a dropped connection, and for the first socket. */
  reconnectSeconds: number
  /** Interval of the platform's heartbeats, by which a client distinguishes a quiet connection from a dead one. */
  heartbeatSeconds: number
  /**
   * Answered questions per second: typed texts, and the browser's recognition results. More are refused. The burst is
   * that of a fast typist.
   */
  answersPerSecond: number
  answerBurst: number
  /**
   * Maximum number of characters that a page may have said without a pause: more than is said in the longest call. More
   * are refused.
   */
  saidCharacters: number
  /** Maximum number of characters on both sides of a call: more than anybody speaks in the longest call. More end it. */
  transcriptCharacters: number
}

export const defaultSessionLimits: SessionLimits = {
  callSeconds: 600,
  silenceSeconds: 30,
  reconnectSeconds: 10,
  // Two missing heartbeats plus a margin are less than reconnectSeconds: whichever side notices first, the other is
  // still there.
  heartbeatSeconds: 3,
  // Finding the answer to the longest text takes some milliseconds of the loop that all calls share. Nobody types a
  // question a second.
  answersPerSecond,
  answerBurst,
  saidCharacters: 10_000,
  transcriptCharacters: 100_000,
}

/** Number of silences after which the call ends: at the first one, the assistant asks whether someone is there. */
const silencesBeforeGoodbye = 2
/** A voice that hangs must not keep a finished call open. */
const goodbyeMilliseconds = 20_000

export interface CallEndOptions {
  clock: Clock
  limits: Pick<SessionLimits, 'callSeconds' | 'silenceSeconds' | 'reconnectSeconds'>
  sentences: Sentences['session']
  /** The assistant says a sentence. With `endsCall`, the call ends for this reason once it has been said. */
  say: (text: string, options?: { endsCall: EndedReason; interruptible?: boolean }) => void
  interrupt: () => void
  /** The call is over: called once. `code` closes the socket. */
  onEnd: (reason: EndedReason, code: number) => void
}

/**
 * How a call ends. Here the call's own clocks end it:
 *
 * - `silence-timed-out`: nobody speaks. The assistant asks once, then says goodbye.
 * - `exceeded-max-duration`: the assistant says that the time is up, whichever side speaks.
 * - `customer-did-not-connect`, `connection-lost`: no socket arrives, or none returns.
 *
 * The other reasons are reported to `end` by the part that notices them:
 *
 * - `customer-ended-call`: the page hangs up (`client-messages.ts`) or closes its socket (`attach-socket.ts`).
 * - `assistant-ended-call`: the dialogue says goodbye, or the page has a last sentence said (`conversation.ts`).
 * - `protocol-violation`: too many or too large messages, texts or transcripts, with a close code that says so.
 * - `worker-shutdown`: the server closes (`open-calls.ts`).
 *
 * A call whose server is gone is ended by `start-sweeping.ts`, and a room without a visitor by `call-slots.ts`.
 */
export function createCallEnd({ clock, limits, sentences, say, interrupt, onEnd }: CallEndOptions) {
  let ended = false
  let silences = 0
  let cancelSilence: (() => void) | undefined
  // The first socket may break in its handshake.
  let cancelReconnect = waitForSocket('customer-did-not-connect')
  let cancelLength = clock.after(limits.callSeconds * 1000, () => {
    cancelLength = clock.after(goodbyeMilliseconds, () => end('exceeded-max-duration'))
    interrupt()
    say(sentences.timeIsUp, { endsCall: 'exceeded-max-duration', interruptible: false })
  })

  function waitForSocket(otherwise: EndedReason): () => void {
    return clock.after(limits.reconnectSeconds * 1000, () => end(otherwise))
  }

  function end(reason: EndedReason, code: number = closeCode.callEnded): void {
    if (ended) return
    ended = true
    cancelSilence?.()
    cancelReconnect()
    cancelLength()
    onEnd(reason, code)
  }

  return {
    end,
    silence: {
      /** Nobody speaks from now on. */
      begin(): void {
        if (ended) return
        cancelSilence?.()
        cancelSilence = clock.after(limits.silenceSeconds * 1000, () => {
          silences += 1
          if (silences < silencesBeforeGoodbye) say(sentences.stillThere)
          else say(sentences.silenceGoodbye, { endsCall: 'silence-timed-out' })
        })
      },
      /** Somebody speaks. */
      stop: (): void => cancelSilence?.(),
      /** The visitor has said something: the next silence is the first one again. */
      reset(): void {
        cancelSilence?.()
        silences = 0
      },
    },
    connected: (): void => cancelReconnect(),
    disconnected(): void {
      cancelReconnect = waitForSocket('connection-lost')
    },
  }
}

export type CallEnd = ReturnType<typeof createCallEnd>
