import type { ConsultationFields } from '#contract/consultation.ts'
import { findSpamReasons } from '../find-spam-reasons.ts'
import { judge, type SpamJudgement } from '../spam-judgement.ts'

/** A request of a corpus, with the trap data of its form if known. */
export type Sample = ConsultationFields & { filledInSeconds?: number | null; honeypot?: string }

/** Judges a request of a corpus by its own words, time and honeypot, without the signals that need the store. */
export function judgeSample({ filledInSeconds, honeypot, ...fields }: Sample): SpamJudgement {
  const trap = {
    ...(typeof filledInSeconds === 'number' && { seconds: filledInSeconds }),
    ...(honeypot !== undefined && { website: honeypot }),
  }
  return judge(findSpamReasons(fields, trap))
}
