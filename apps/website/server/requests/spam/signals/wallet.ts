import type { ConsultationFields } from '#contract/consultation.ts'
import type { SpamReason } from '../spam-judgement.ts'

const bitcoin = /\b(?:bc1[a-z\d]{20,60}|[13][a-km-zA-HJ-NP-Z1-9]{25,34})\b/u
const ethereum = /\b0x[a-f\d]{40}\b/iu
const tron = /\bT[A-HJ-NP-Za-km-z1-9]{33}\b/u

/** Detects a payment address: no customer sends one with a request. */
export function wallet({ message }: ConsultationFields): SpamReason[] {
  const isThere = [bitcoin, ethereum, tron].some((pattern) => pattern.test(message))
  return isThere ? [{ signal: 'wallet', points: 3 }] : []
}
