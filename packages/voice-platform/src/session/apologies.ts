import type { ServerMessage } from '@frontdesk/voice-protocol'
import type { Conversation } from './conversation.ts'
import type { Sentences } from '#platform/sentences/sentences.ts'

/** A third apology in a row does not help. */
const mostApologies = 2

export interface ApologiesOptions {
  conversation: Pick<Conversation, 'expected' | 'say'>
  sentences: Sentences['session']
  send: (message: ServerMessage) => void
}

/**
 * Apologises for speech that was not understood, at most twice in a row. Then the page shows how to continue, and only
 * understood words are answered.
 */
export function createApologies({ conversation, sentences, send }: ApologiesOptions) {
  let misunderstandings = 0

  function apologize(apology: string): void {
    if (misunderstandings < mostApologies) conversation.say(apology)
    misunderstandings += 1
    send({ type: 'not-understood', times: misunderstandings })
  }

  function sentence(): string {
    // Names and addresses do not fit into a grammar.
    if (conversation.expected === 'name' || conversation.expected === 'email') {
      return sentences.notUnderstoodDictation
    }
    return misunderstandings > 0 ? sentences.notUnderstoodAgain : sentences.notUnderstood
  }

  return {
    notUnderstood: () => apologize(sentence()),
    recognitionFailed: () => apologize(misunderstandings > 0 ? sentence() : sentences.recognitionFailed),
    /** The visitor was understood, or is recognised in another way from now on. */
    reset(): void {
      misunderstandings = 0
    },
  }
}

export type Apologies = ReturnType<typeof createApologies>
