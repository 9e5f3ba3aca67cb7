import { createRoomToken } from './room-token.ts'

interface Way<Call> {
  call: Call
  origin: string | null
  /** The client has this token: it came with it. */
  isKnown(): void
}

/** The tokens of one call. */
export interface CallTokens {
  /** Makes the token to send next. The one that the client is known to have stays good until it is known to have this one. */
  next(): string
  /** The client has got what it was sent. */
  received(): void
  /** The call is over: nothing leads to it any more. */
  end(): void
}

/**
 * The tokens by which dropped lines come back to their calls, kept hashed. A token works until the client has its successor,
 * which it shows by an answer on the new line or by coming with it: so an answer that is lost can be asked for again, and
 * nobody comes with a token that was answered. Two lead to a call at most.
 */
export function createReconnectTokens<Call>() {
  const ways = new Map<string, Way<Call>>()

  return {
    /** Opens the book of a call, whose visitor comes from `origin`. */
    of(call: () => Call, origin: string | null): CallTokens {
      let known: string | undefined
      let sent: string | undefined

      function forget(tokenHash: string | undefined): void {
        if (tokenHash !== undefined) ways.delete(tokenHash)
      }

      function received(): void {
        if (sent === undefined) return
        forget(known)
        known = sent
        sent = undefined
      }

      return {
        next() {
          // Who comes with the token it had has not got the one it was sent.
          forget(sent)
          const { token, tokenHash } = createRoomToken()
          sent = tokenHash
          ways.set(tokenHash, {
            call: call(),
            origin,
            isKnown: () => tokenHash === sent && received(),
          })
          return token
        },
        received,
        end() {
          forget(known)
          forget(sent)
        },
      }
    },
    /** The call that a token leads to, for the origin that began it. */
    claim(tokenHash: string, origin: string | null): Call | undefined {
      const way = ways.get(tokenHash)
      if (!way || way.origin !== origin) return undefined
      way.isKnown()
      return way.call
    },
  }
}
