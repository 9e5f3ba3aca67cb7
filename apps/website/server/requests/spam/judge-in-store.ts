import type { Consultation } from '#contract/consultation.ts'
import { consumeUsage } from '#server/store/usage.ts'
import type { Sql, Step } from '#server/store/transaction.ts'
import type { Proof } from './proof-of-work/create-proof-of-work.ts'
import { proof as judgeProof } from './signals/proof.ts'
import { rate } from './signals/rate.ts'
import { repeatedContent } from './signals/repeated-content.ts'
import { judge, type SpamJudgement, type SpamReason } from './spam-judgement.ts'

/** Milliseconds for which a message's hash is kept. */
const week = 7 * 24 * 60 * 60_000

/** Reads only the newest copies, so that a flood of one message does not slow down each further request. */
const copiesRead = 20

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
  const take = { key: proof.key, amount: 1, limit: 1, windowEndsAt: proof.until }
  const used = yield* consumeUsage(sql, { takes: [take], now })
  return used.outcome === 'refused' ? 'used' : 'solved'
}
