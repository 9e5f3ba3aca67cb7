import { signalsOfWords, type SpamReason } from '../spam-judgement.ts'

/**
 * What the proof of work says, where the site asks for it. Lacking one counts only beside a signal that is not of words: programs
 * lack it, and so do people without scripts, whose words may have three points already.
 * @param state `used`: the challenge was solved before, for another request
 * @param reasons all others
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
