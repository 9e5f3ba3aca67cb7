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

/** Signals that read the message alone. A customer may write what spam writes: a broker asks for leads, a shop sells through Telegram. */
export const signalsOfWords: ReadonlySet<string> = new Set(['approach', 'topic', 'lure', 'need', 'address'])

/** No weak signal reaches it alone: those end at three. */
const holdsFrom = 4
/** Where nothing but the words speaks against a request. */
const wordsHoldFrom = 6

/** Adds up the reasons. */
export function judge(reasons: readonly SpamReason[]): SpamJudgement {
  const score = Math.max(
    0,
    reasons.reduce((sum, { points }) => sum + points, 0),
  )
  return { score, reasons: [...reasons] }
}

/** Whether a request waits for a person before it is delivered. */
export function isHeld({ score, reasons }: Pick<SpamJudgement, 'score' | 'reasons'>): boolean {
  const isOfWordsAlone = reasons.every(({ signal, points }) => points <= 0 || signalsOfWords.has(signal))
  return score >= (isOfWordsAlone ? wordsHoldFrom : holdsFrom)
}
