import type { Steps } from '#platform/runtime/steps-of-work.ts'

/** The dictionary's entries of a word, each with the word in front. */
export type Pronunciations = ReadonlyMap<string, readonly string[]>

/**
 * Reads the pronunciations of some words from a dictionary, and makes those of compounds: chatbot is missing, but chat and
 * bot exist.
 */
export function* readPronunciations(dictionary: string, words: ReadonlySet<string>): Steps<Pronunciations> {
  const parts = new Set([...words].flatMap((word) => cutsOf(word).flat()))
  const entries = new Map<string, string[]>()
  for (let at = 0, end = 0; at < dictionary.length; at = end + 1) {
    yield
    end = dictionary.indexOf('\n', at)
    if (end === -1) end = dictionary.length
    const word = dictionary.slice(at, dictionary.indexOf(' ', at)).replace(/\(.*/, '')
    if (!words.has(word) && !parts.has(word)) continue
    const line = dictionary.slice(at, end)
    const known = entries.get(word)
    if (known) known.push(line)
    else entries.set(word, [line])
  }
  const found = new Map<string, readonly string[]>()
  for (const word of words) {
    const own = entries.get(word) ?? compound(word, entries)
    if (own) found.set(word, own)
  }
  return found
}

/** Returns the sounds of a dictionary entry, which begins with its word. */
export function soundsIn(entry: string): string[] {
  return entry.trim().split(/\s+/).slice(1)
}

/** The ways to split a compound. Two letters are seldom a word of their own; one letter can be, as in ecommerce. */
function cutsOf(word: string): [string, string][] {
  const cuts: [string, string][] = []
  for (let cut = word.length - 3; cut >= 1; cut -= 1) {
    if (cut !== 2) cuts.push([word.slice(0, cut), word.slice(cut)])
  }
  return cuts
}

function compound(word: string, entries: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  for (const [before, after] of cutsOf(word)) {
    const [first, second] = [entries.get(before)?.[0], entries.get(after)?.[0]]
    if (first !== undefined && second !== undefined) {
      return [[word, ...soundsIn(first), ...soundsIn(second)].join(' ')]
    }
  }
  return undefined
}
