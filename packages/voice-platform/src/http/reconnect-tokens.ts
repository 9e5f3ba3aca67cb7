import { createRoomToken } from './room-url.ts'

interface Way<Call> {
  call: Call
  origin: string | null
  /** The client connected with this token. */
  isKnown(): void
}

/** The tokens of one call. */
export interface CallTokens {
  /**
   * Creates the next token to send. The client's present token stays valid until the client proves that it has the new
   * one.
   */
  next(): string
  /** The client has received the token sent last. */
  received(): void
  /** The call is over: its tokens are no longer valid. */
  end(): void
}

/**
 * Manages the tokens with which dropped connections return to their calls, stored as hashes. A token stays valid until
 * the client has its successor. The client proves that by an answer on the new connection or by presenting the new
 * token. So a reconnect whose answer is lost can be repeated, and nobody can use an answered token. At most two tokens
 * are valid for a call.
 */
export function createReconnectTokens<Call>() {
  const ways = new Map<string, Way<Call>>()

  return {
    /** Creates the tokens of a call whose visitor comes from `origin`. */
    forCall(call: () => Call, origin: string | null): CallTokens {
      let known: string | undefined
      let sent: string | undefined

      function deleteToken(tokenHash: string | undefined): void {
        if (tokenHash !== undefined) ways.delete(tokenHash)
      }

      function received(): void {
        if (sent === undefined) return
        deleteToken(known)
        known = sent
        sent = undefined
      }

      return {
        next() {
          // A client that presents the old token never received the new one.
          deleteToken(sent)
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
          deleteToken(known)
          deleteToken(sent)
        },
      }
    },
    /** Returns the call of a token, for the origin that began it. */
    claim(tokenHash: string, origin: string | null): Call | undefined {
      const way = ways.get(tokenHash)
      if (!way || way.origin !== origin) return undefined
      way.isKnown()
      return way.call
    },
  }
}
