/** Why a request looks like spam: a signal, and how much it counts. */
export type SpamReason = {
  signal: string
  /** Against the request; negative where it speaks for it. */
  points: number
}

/** What the site makes of a request, as it is stored with the row. */
export type SpamJudgement = {
  score: number
  reasons: SpamReason[]
  /** ISO 8601, once somebody has let it go. */
  releasedAt?: string
}

/** No weak signal reaches it alone: those end at three. */
const holdsFrom = 4

/** Adds up the reasons. */
export function judge(reasons: readonly SpamReason[]): SpamJudgement {
  const score = Math.max(
    0,
    reasons.reduce((sum, { points }) => sum + points, 0),
  )
  return { score, reasons: [...reasons] }
}

/** Whether a request waits for a person before it is delivered. */
export function isHeld({ score }: SpamJudgement): boolean {
  return score >= holdsFrom
}
