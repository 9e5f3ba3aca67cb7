import type { ConsultationFields } from '#contract/consultation.ts'
import type { SpamReason } from '../spam-judgement.ts'

const ofReader = /\b(?:you|your|yours)\b/giu
const ofWriter = /\b(?:our|ours|my|mine|we|us|i|me)\b/giu

/** Detects an English message about its reader: customers write about themselves, and pitches about the reader. */
export function address({ message }: ConsultationFields): SpamReason[] {
  const reader = message.match(ofReader)?.length ?? 0
  const writer = message.match(ofWriter)?.length ?? 0
  return reader >= 2 && reader > writer ? [{ signal: 'address', points: 1 }] : []
}
