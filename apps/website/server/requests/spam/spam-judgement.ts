/** A reason why a request looks like spam: a signal and its points. */
export type SpamReason = {
  signal: string
  /** Negative points speak for the request. */
  points: number
}

/** The judgement of a request, as stored with the row. */
export type SpamJudgement = {
  score: number
  reasons: SpamReason[]
  /** ISO 8601, once staff have released it. */
  releasedAt?: string
}

/**
 * Signals that depend on the words alone. A customer may use the words of spam: a broker asks for leads, a shop sells
 * through Telegram.
 */
export const signalsOfWords: ReadonlySet<string> = new Set([
  'approach',
  'topic',
  'lure',
  'need',
  'learned',
  'address',
])

/** No weak signal reaches this alone, because its maximum is three points. */
const holdsFrom = 4
/** Applies if only words count against a request. Alone, only the learned weights reach it, at odds of nine to one. */
const wordsHoldFrom = 5

/** Adds up the points of the reasons. Words that count for a request offset only other words. */
export function judge(reasons: readonly SpamReason[]): SpamJudgement {
  const ofWords = sum(reasons.filter(({ signal }) => signalsOfWords.has(signal)))
  const others = sum(reasons.filter(({ signal }) => !signalsOfWords.has(signal)))
  return { score: Math.max(0, ofWords) + others, reasons: [...reasons] }
}

const sum = (reasons: readonly SpamReason[]): number =>
  reasons.reduce((total, { points }) => total + points, 0)

/** Whether a request must be reviewed before it is delivered. */
export function isHeld({ score, reasons }: Pick<SpamJudgement, 'score' | 'reasons'>): boolean {
  const isOfWordsAlone = reasons.every(({ signal, points }) => points <= 0 || signalsOfWords.has(signal))
  return score >= (isOfWordsAlone ? wordsHoldFrom : holdsFrom)
}
