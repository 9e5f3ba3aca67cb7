import { hash } from 'node:crypto'
import { foldText } from '../fold-text.ts'
import type { SpamReason } from '../spam-judgement.ts'

/** Shorter messages, such as "please call me", are often alike without being copies. */
const shortest = 40

/**
 * Hashes the letters of a message, because numbers, links and layout differ from copy to copy. Null for a short message.
 */
export function hashMessage(message: string): string | null {
  const letters = foldText(message)
    .replaceAll(/https?:\S+/g, '')
    .replaceAll(/[^\p{L}]+/gu, '')
  return letters.length < shortest ? null : hash('sha256', letters)
}

/** @param senders other e-mail addresses that sent the same message within a week */
export function repeatedContent(senders: number): SpamReason[] {
  if (senders === 0) return []
  return [{ signal: 'repeated', points: senders > 2 ? 3 : 2 }]
}
