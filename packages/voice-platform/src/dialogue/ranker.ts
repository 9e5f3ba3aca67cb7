import { atOnce, type Steps } from '#platform/runtime/steps-of-work.ts'
import { groupsOfStem, isCommonStem, isFunctionStem, stem, stemsOf, wordsOf } from './words.ts'
import { createSpelling } from './spelling.ts'

/** Something that a question may ask for. */
export type Candidate = {
  id: string
  /** How people ask for it. */
  asked: readonly string[]
  /** The candidate's own text, for words that no way to ask has. If absent, only ways to ask are searched. */
  text?: string
}

/** `nearest` is the way to ask that is most like the question, `cover` the share of the question's words that the candidate
 * has. */
export type Ranked = {
  id: string
  score: number
  nearest: string | undefined
  cover: number
}

export type Ranker = {
  /** The candidates that share a word with the stems of a question, the best first. Scores lie between 0 and 1. */
  rank(stems: readonly string[]): Ranked[]
  /** The stems of a text with typing errors corrected. */
  read(text: string): string[]
  /** Whether a stem is in any way to ask or text. */
  knows(word: string): boolean
  /** Postings read so far, as a measure of the work. */
  readonly looked: number
}

/** A word of nearly the same meaning says less than the word itself. */
const relatedWeight = 0.5
/** Share of the score that is likeness to a way to ask. The rest is how much of the question the candidate covers. */
const likenessShare = 0.6
/** Share of the second most similar way to ask: a candidate with two similar ones is more likely to be meant. */
const secondShare = 0.25
/** Least likeness of the second way to ask, as a share of the first: some candidates have only one. */
const noSecond = 0.5
/** A word that is only in the answer says less than a word from a way to ask. */
const textWeight = 0.7

/** Most unknown words of a text that are treated as misspelled. */
const mostCorrected = 6

/** The lines that hold a term, and its weight in each. */
type Postings = { lines: number[]; weights: number[] }

/** A way to ask, or a sentence of a candidate's text. Only a way to ask has `text`. */
type Line = { text: string | undefined; owner: number; words: string[]; stems: string[]; weight: number }

function lineOf(line: string, owner: number, weight: number, text?: string): Line {
  const words = wordsOf(line)
  return { text, owner, words, stems: words.map(stem), weight }
}

/** Candidates with a lower score are left out. */
const leastScore = 0.1

/**
 * Ranks candidates by the words they share with a question (TF-IDF over an inverted index): by the most similar ways to ask,
 * and by all words of the candidate. A word that no candidate has counts against all of them.
 */
export const createRanker = (candidates: readonly Candidate[]): Ranker => atOnce(indexCandidates(candidates))

/** The same in steps, one for each line or candidate. */
export function* indexCandidates(candidates: readonly Candidate[]): Steps<Ranker> {
  const lines: Line[] = []
  for (const [owner, { asked, text = '' }] of candidates.entries()) {
    for (const line of asked) {
      lines.push(lineOf(line, owner, 1, line))
      yield
    }
    for (const line of text.split(/(?<=[.!?:;])\s+/)) lines.push(lineOf(line, owner, textWeight))
    yield
  }
  const texts: Set<string>[] = []
  for (const { text = '' } of candidates) {
    texts.push(new Set(stemsOf(text)))
    yield
  }
  const inLines = candidates.map(() => new Map<string, number>())
  for (const { owner, stems, text } of lines) {
    if (text !== undefined) for (const word of new Set(stems)) count(inLines[owner], word)
    yield
  }

  const documents = new Map<string, number>()
  const termsOfOwner = candidates.map(() => new Set<string>())
  for (const { stems, owner } of lines) {
    for (const term of termsOf(stems)) termsOfOwner[owner]?.add(term)
    yield
  }
  for (const terms of termsOfOwner) {
    for (const term of terms) count(documents, term)
    yield
  }
  const total = candidates.length
  const rarities = new Map<string, number>()
  for (const [term, among] of documents) {
    rarities.set(term, Math.log(1 + total / (1 + among)))
    yield
  }
  const unknownRarity = Math.log(1 + total)
  // An everyday word that no candidate has says little: "and how much is it, mate?"
  const rarity = (term: string): number =>
    rarities.get(term) ?? (isCommonStem(term) ? 0.3 * unknownRarity : unknownRarity)

  const owners = new Map<string, { owner: number; weight: number }[]>()
  for (const owner of candidates.keys()) {
    const words = new Set([...(texts[owner] ?? []), ...(inLines[owner]?.keys() ?? [])])
    for (const group of new Set([...words].flatMap(groupsOfStem)))
      push(owners, group, { owner, weight: relatedWeight })
    for (const word of words) {
      const ways = inLines[owner]?.get(word) ?? 0
      push(owners, word, { owner, weight: ways === 0 ? textWeight : Math.min(1, 0.7 + 0.1 * ways) })
    }
    yield
  }
  const owned = Int32Array.from(lines, ({ owner }) => owner)
  const postings = new Map<string, Postings>()
  const written = new Set<string>()
  for (const [line, { words, stems, weight }] of lines.entries()) {
    for (const word of words) written.add(word)
    for (const [term, share] of vectorOf(stems, rarity)) {
      const held = postings.get(term) ?? { lines: [], weights: [] }
      held.lines.push(line)
      held.weights.push(share * weight)
      postings.set(term, held)
    }
    yield
  }
  const spelling = createSpelling(written, (word) => isCommonStem(stem(word)))
  let looked = 0

  function read(text: string): string[] {
    let corrected = 0
    return wordsOf(text).map((word) => {
      if (owners.has(stem(word)) || corrected === mostCorrected) return stem(word)
      corrected += 1
      return stem(spelling(word) ?? word)
    })
  }

  /** The share of the question's words that each candidate has. Rare words count most. */
  function coverOf(asking: readonly string[]): Float64Array {
    const covered = new Float64Array(candidates.length)
    const whole = asking.reduce((sum, word) => sum + rarity(word), 0)
    for (const word of asking) {
      const best = new Map<number, number>()
      for (const term of [word, ...groupsOfStem(word)]) {
        const found = owners.get(term) ?? []
        looked += found.length
        for (const { owner, weight } of found) if (weight > (best.get(owner) ?? 0)) best.set(owner, weight)
      }
      const share = rarity(word) / whole
      for (const [owner, weight] of best) covered[owner] = (covered[owner] ?? 0) + weight * share
    }
    return covered
  }

  function rank(stems: readonly string[]): Ranked[] {
    const likeness = new Float64Array(lines.length)
    for (const [term, weight] of vectorOf(stems, rarity)) {
      const found = postings.get(term)
      if (!found) continue
      looked += found.lines.length
      for (let at = 0; at < found.lines.length; at += 1) {
        const line = found.lines[at] ?? 0
        likeness[line] = (likeness[line] ?? 0) + weight * (found.weights[at] ?? 0)
      }
    }
    // Finds the best and the second best line of each candidate in one pass.
    const best = new Float64Array(candidates.length)
    const second = new Float64Array(candidates.length)
    const nearest = new Int32Array(candidates.length)
    for (let line = 0; line < lines.length; line += 1) {
      const alike = likeness[line] ?? 0
      const owner = owned[line] ?? 0
      if (alike > (best[owner] ?? 0)) {
        second[owner] = best[owner] ?? 0
        best[owner] = alike
        nearest[owner] = line
      } else if (alike > (second[owner] ?? 0)) second[owner] = alike
    }
    const asking = [...new Set(stems)].filter(
      (word) => !isFunctionStem(word) && (owners.has(word) || !isCommonStem(word)),
    )
    const covered = coverOf(asking)
    return candidates
      .flatMap(({ id, text }, owner): Ranked[] => {
        const alike = best[owner] ?? 0
        if (alike === 0) return []
        const like = (1 - secondShare) * alike + secondShare * Math.max(second[owner] ?? 0, noSecond * alike)
        // A question without words of its own ("how much is it?") is scored by likeness alone.
        const isPlain = asking.length === 0 || text === undefined
        const score = likenessShare * like + (1 - likenessShare) * (isPlain ? like : (covered[owner] ?? 0))
        if (score < leastScore) return []
        const cover = asking.length === 0 ? 1 : (covered[owner] ?? 0)
        return [{ id, score, nearest: lines[nearest[owner] ?? 0]?.text, cover }]
      })
      .toSorted((one, other) => other.score - one.score)
  }

  return {
    rank,
    read,
    knows: (word) => owners.has(word),
    get looked() {
      return looked
    },
  }
}

/** Words, their groups, and pairs of neighbours: "how long" is not "how much". */
function termsOf(stems: readonly string[]): string[] {
  return [
    ...stems,
    ...stems.flatMap(groupsOfStem),
    ...stems.slice(1).map((word, at) => `${stems[at] ?? ''} ${word}`),
  ]
}

/** The terms of a text as a vector of length 1. Rare terms weigh most. */
function vectorOf(stems: readonly string[], rarity: (term: string) => number): Map<string, number> {
  const weights = new Map<string, number>()
  for (const term of new Set(termsOf(stems))) {
    const isPair = term.includes(' ')
    const isFunction = term.split(' ').every(isFunctionStem)
    weights.set(
      term,
      rarity(term) * (term.startsWith('~') ? relatedWeight : 1) * (isPair ? 0.5 : 1) * (isFunction ? 0.8 : 1),
    )
  }
  const length = Math.hypot(...weights.values())
  for (const [term, weight] of weights) weights.set(term, weight / length)
  return weights
}

function count(counts: Map<string, number> | undefined, key: string): void {
  if (!counts) return
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

function push<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}
