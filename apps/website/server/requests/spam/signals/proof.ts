import { signalsOfWords, type SpamReason } from '../spam-judgement.ts'

/**
 * Judges the proof of work, if the site requires it. A missing proof counts only beside a signal that is not about
 * words: programs lack a proof, but so do people without scripts, whose words may already have three points.
 * @param state `used`: another request already used the challenge
 * @param reasons all other reasons
 */
export function proof(
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
