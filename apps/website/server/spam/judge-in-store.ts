import type { Consultation } from '#server/consultations/consultation.ts'
import { consumeUsage } from '#server/usage/consume-usage.ts'
import { rowsOf } from '#server/database/transaction.ts'
import type { Sql, Step } from '#server/database/transaction.ts'
import type { Proof } from './proof-of-work/create-proof-of-work.ts'
import { proof as judgeProof } from './signals/proof.ts'
import { rate } from './signals/rate.ts'
import { hashMessage, repeatedContent } from './signals/repeated-content.ts'
import { judge, type SpamJudgement, type SpamReason } from './spam-judgement.ts'

/** Milliseconds for which a message's hash is kept. */
const week = 7 * 24 * 60 * 60_000

/** A flood of one message must not make each request slower than the one before, so only its newest copies are read. */
const copiesRead = 20

/**
 * Adds the signals that need the store: who else sent the same message, and how many requests the client sent this
 * minute.
 */
export function* judgeInStore(
  sql: Sql,
  input: {
    consultation: Consultation
    reasons: readonly SpamReason[]
    proof: Proof | null
    /** Requests from the client this minute, this one included. */
    sentThisMinute: number
  },
): Generator<Step, { judgement: SpamJudgement; messageHash: string | null }, unknown[]> {
  const { consultation, reasons, proof, sentThisMinute } = input
  const messageHash = hashMessage(consultation.message)
  const all = [
    ...reasons,
    ...(messageHash === null ? [] : repeatedContent(yield* countSenders(sql, consultation, messageHash))),
    ...rate(sentThisMinute),
  ]
  const ofProof =
    proof === null ? [] : judgeProof(yield* spendProof(sql, proof, consultation.created_at), all)
  return { judgement: judge([...all, ...ofProof]), messageHash }
}

function* countSenders(
  sql: Sql,
  { email, created_at }: Consultation,
  messageHash: string,
): Generator<Step, number, unknown[]> {
  const since = new Date(Date.parse(created_at) - week).toISOString()
  const copies = yield* rowsOf(
    sql
      .selectFrom('consultations')
      .select('email')
      .where('message_hash', '=', messageHash)
      .where('created_at', '>=', since)
      .orderBy('created_at', 'desc')
      .limit(copiesRead),
  )
  return new Set(copies.map((copy) => copy.email).filter((other) => other !== email)).size
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
