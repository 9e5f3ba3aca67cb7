import { hash } from 'node:crypto'
import type { Consultation } from '#contract/consultation.ts'
import { consumeUsage } from '#server/store/usage.ts'
import type { Sql, Step } from '#server/store/transaction.ts'
import type { Proof } from './proof-of-work.ts'
import { judge, type SpamJudgement, type SpamReason, signalsOfWords } from './spam-judgement.ts'
import { foldText } from './fold-text.ts'

/** Milliseconds within which the same message from another sender counts as a copy. */
const week = 7 * 24 * 60 * 60_000

/** Reads only the newest copies, so that a flood of one message does not slow down each further request. */
const copiesRead = 20

/** Shorter messages, such as "please call me", are often alike without being copies. */
const shortestMessage = 40

/** Selects the senders of the newest copies of a message within a week; none if the message is too short to compare. */
export function copiesOf(
  sql: Sql,
  { messageHash, created_at }: { messageHash: string | null } & Pick<Consultation, 'created_at'>,
) {
  const since = new Date(Date.parse(created_at) - week).toISOString()
  return (
    sql
      .selectFrom('consultations')
      .select('email')
      // A short message has the hash NULL, which equals no row's.
      .where('message_hash', '=', messageHash)
      .where('created_at', '>=', since)
      .orderBy('created_at', 'desc')
      .limit(copiesRead)
  )
}

/**
 * Adds the signals that need the store: other senders of the same message, and the client's requests in this minute.
 */
export function* judgeInStore(
  sql: Sql,
  input: {
    consultation: Consultation
    reasons: readonly SpamReason[]
    proof: Proof | null
    /** The rows of `copiesOf`. */
    copies: readonly Pick<Consultation, 'email'>[]
    /** Requests from the client this minute, this one included. */
    sentThisMinute: number
  },
): Generator<Step, SpamJudgement, unknown[]> {
  const { consultation, reasons, proof, copies, sentThisMinute } = input
  const senders = new Set(copies.map(({ email }) => email))
  senders.delete(consultation.email)
  const all = [...reasons, ...repeatedContent(senders.size), ...rate(sentThisMinute)]
  const ofProof =
    proof === null ? [] : judgeProof(yield* spendProof(sql, proof, consultation.created_at), all)
  return judge([...all, ...ofProof])
}

/** Consumes a challenge. It is stored as an exhausted counter until it expires. */
function* spendProof(
  sql: Sql,
  proof: Proof,
  now: string,
): Generator<Step, Proof['state'] | 'used', unknown[]> {
  if (proof.state !== 'solved') return proof.state
  const increment = { key: proof.key, amount: 1, limit: 1, windowEndsAt: proof.until }
  const used = yield* consumeUsage(sql, { increments: [increment], now })
  return used.outcome === 'refused' ? 'used' : 'solved'
}

/**
 * Hashes the letters of a message, because numbers, links and layout differ from copy to copy. Null for a short message.
 */
export function hashMessage(message: string): string | null {
  const letters = foldText(message)
    .replaceAll(/https?:\S+/g, '')
    .replaceAll(/[^\p{L}]+/gu, '')
  return letters.length < shortestMessage ? null : hash('sha256', letters)
}

/** @param senders other e-mail addresses that sent the same message within a week */
export function repeatedContent(senders: number): SpamReason[] {
  if (senders === 0) return []
  return [{ signal: 'repeated', points: senders > 2 ? 3 : 2 }]
}

/**
 * @param inThisMinute requests of this client through this form, including the current one; colleagues may share the
 * network
 */
export function rate(inThisMinute: number): SpamReason[] {
  if (inThisMinute <= 3) return []
  return [{ signal: 'rate', points: inThisMinute > 10 ? 3 : 2 }]
}

/**
 * Judges the proof of work, if the site requires it. A missing proof counts only beside a signal that is not about
 * words: programs lack a proof, but so do people without scripts, whose words may already have three points.
 * @param state `used`: another request already used the challenge
 * @param reasons all other reasons
 */
export function judgeProof(
  state: 'solved' | 'missing' | 'wrong' | 'used',
  reasons: readonly SpamReason[],
): SpamReason[] {
  switch (state) {
    case 'solved':
      return []
    case 'missing':
      return [
        { signal: 'no-proof', points: reasons.some(({ signal }) => !signalsOfWords.has(signal)) ? 1 : 0 },
      ]
    case 'wrong':
    case 'used':
      return [{ signal: `proof-${state}`, points: 3 }]
  }
}
