import { readFileSync } from 'node:fs'
import { stem } from './words.ts'

const groups = readFileSync(new URL('./related-words.txt', import.meta.url), 'utf8')
  .trim()
  .split(/\n| \| /)
  .map((line) => line.split(' ').map(stem))

const groupsOf = new Map<string, string[]>()
groups.forEach((words, at) => {
  for (const word of new Set(words)) groupsOf.set(word, [...(groupsOf.get(word) ?? []), `~${at}`])
})

/** The groups of everyday words with nearly the same meaning that a stem belongs to, as terms of their own. */
export const groupsOfStem = (word: string): readonly string[] => groupsOf.get(word) ?? []
