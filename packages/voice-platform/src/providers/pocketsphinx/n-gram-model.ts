import type { Steps } from '#platform/runtime/steps-of-work.ts'

/** Taken from each count of an n-gram, for words that never followed it. */
const discount = 0.75
const order = 3

/** How often each word follows each context. */
type Counts = Map<string, Map<string, number>>

/**
 * Builds a trigram model of sentences with interpolated Kneser-Ney discounts, in ARPA's format. N-grams with a word outside
 * `vocabulary` are left out.
 */
export function* buildNGramModel(
  sentences: readonly (readonly string[])[],
  vocabulary: ReadonlySet<string>,
): Steps<string> {
  const counts: Counts[] = Array.from({ length: order }, () => new Map())
  const isKnown = (word: string) => vocabulary.has(word) || word === '<s>' || word === '</s>'
  for (const sentence of sentences) {
    const words = ['<s>', ...sentence, '</s>']
    for (let size = 1; size <= order; size += 1) {
      for (let at = 0; at + size <= words.length; at += 1) {
        const gram = words.slice(at, at + size)
        if (gram.at(-1) !== '<s>' && gram.every(isKnown))
          add(counts[size - 1], gram.slice(0, -1).join(' '), gram.at(-1) ?? '')
      }
    }
    yield
  }
  for (let size = 1; size < order; size += 1) counts[size - 1] = yield* continuations(counts, size)

  const words = [...vocabulary, '</s>']
  const lines: string[][] = Array.from({ length: order }, () => [])
  const probabilities = new Map<string, number>()
  for (let size = 1; size <= order; size += 1) {
    const contexts = counts[size - 1] ?? new Map<string, Map<string, number>>()
    const followers = size === 1 ? new Map([['', completed(contexts.get(''), words)]]) : contexts
    for (const [context, seen] of followers) {
      const { total, reserved } = massOf(contexts.get(context))
      for (const [word, times] of seen) {
        const gram = context === '' ? word : `${context} ${word}`
        const shorter =
          size === 1 ? 1 / words.length : (probabilities.get(gram.slice(gram.indexOf(' ') + 1)) ?? 0)
        const own = total === 0 ? 0 : Math.max(0, times - discount) / total
        probabilities.set(gram, own + reserved * shorter)
      }
      yield
    }
  }
  probabilities.set('<s>', 1e-99)
  for (const [gram, probability] of probabilities) {
    const size = gram.split(' ').length
    const after = counts[size]?.get(gram)
    const weight = size < order ? ` ${after ? Math.log10(massOf(after).reserved).toFixed(4) : '0'}` : ''
    lines[size - 1]?.push(`${Math.log10(probability).toFixed(4)} ${gram}${weight}`)
    yield
  }
  return [
    '\\data\\',
    ...lines.map((each, at) => `ngram ${at + 1}=${each.length}`),
    ...lines.flatMap((each, at) => ['', `\\${at + 1}-grams:`, ...each]),
    '',
    '\\end\\',
    '',
  ].join('\n')
}

/** `reserved` is the share of a context's probability for words that never followed it. */
function massOf(seen: ReadonlyMap<string, number> | undefined): { total: number; reserved: number } {
  if (!seen || seen.size === 0) return { total: 0, reserved: 1 }
  let total = 0
  for (const times of seen.values()) total += times
  return { total, reserved: (discount * seen.size) / total }
}

function completed(
  seen: ReadonlyMap<string, number> | undefined,
  words: readonly string[],
): Map<string, number> {
  return new Map(words.map((word) => [word, seen?.get(word) ?? 0]))
}

/** Counts the different words before each n-gram; at the beginning of a sentence, how often it occurs. */
function* continuations(counts: readonly Counts[], size: number): Steps<Counts> {
  const found: Counts = new Map()
  for (const [context, seen] of counts[size] ?? []) {
    const shorter = context.split(' ').slice(1).join(' ')
    for (const word of seen.keys()) add(found, shorter, word)
    yield
  }
  for (const [context, seen] of counts[size - 1] ?? []) {
    if (context.split(' ')[0] === '<s>') found.set(context, seen)
    // An n-gram that only follows words outside the vocabulary counts once.
    else for (const word of seen.keys()) if (found.get(context)?.has(word) !== true) add(found, context, word)
    yield
  }
  return found
}

function add(counts: Counts | undefined, context: string, word: string): void {
  if (!counts) return
  let seen = counts.get(context)
  if (!seen) counts.set(context, (seen = new Map()))
  seen.set(word, (seen.get(word) ?? 0) + 1)
}
