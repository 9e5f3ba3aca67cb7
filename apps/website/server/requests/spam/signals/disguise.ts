import type { ConsultationFields } from '#contract/consultation.ts'
import type { SpamReason } from '../spam-judgement.ts'

const latin = /\p{Script=Latin}/u
const likeLatin = /[\p{Script=Cyrillic}\p{Script=Greek}]/u

/** Detects Cyrillic and Greek letters within Latin words, mathematical letters, and shouting. */
export function disguise({ message }: ConsultationFields): SpamReason[] {
  const mixed = (message.match(/\p{L}{4,}/gu) ?? []).some((word) => latin.test(word) && likeLatin.test(word))
  const dressed = /[\u{1d400}-\u{1d7ff}\u{24b6}-\u{24e9}\u{1f130}-\u{1f189}]{3,}/u.test(message)
  const letters = message.match(/\p{L}/gu)?.length ?? 0
  const capitals = message.match(/\p{Lu}/gu)?.length ?? 0
  const isShouting = letters >= 60 && capitals > letters * 0.6
  const points = (mixed ? 2 : 0) + (dressed ? 2 : 0) + (isShouting ? 1 : 0)
  return points > 0 ? [{ signal: 'disguise', points: Math.min(points, 3) }] : []
}
