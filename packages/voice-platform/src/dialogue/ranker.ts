import { atOnce, type Steps } from '#platform/steps-of-work.ts'
import { groupsOfStem } from './related-words.ts'
import { createSpelling } from './spelling.ts'
import { isCommonStem, isFunctionStem, stem, wordsOf } from './words.ts'

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

/** A line that holds a term, and its weight there. */
type Posting = { line: number; weight: number }

/** A way to ask, or a sentence of a candidate's text. */
type Line = { way?: string; owner: number; words: string[]; stems: string[] }

function lineOf(owner: number, text: string, way?: string): Line {
  const words = wordsOf(text)
  return { owner, words, stems: words.map(stem), ...(way === undefined ? {} : { way }) }
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
    for (const way of asked) {
      lines.push(lineOf(owner, way, way))
      yield
    }
    for (const line of text.split(/(?<=[.!?:;])\s+/)) lines.push(lineOf(owner, line))
    yield
  }
  /** The words of each candidate, with the number of ways to ask that hold them. */
  const wordsOfOwner = candidates.map(() => new Map<string, number>())
  const termsOfOwner = candidates.map(() => new Set<string>())
  for (const { stems, owner, way } of lines) {
    const words = wordsOfOwner[owner]
    for (const word of new Set(stems)) words?.set(word, (words.get(word) ?? 0) + (way === undefined ? 0 : 1))
    for (const term of termsOf(stems)) termsOfOwner[owner]?.add(term)
    yield
  }
  const documents = new Map<string, number>()
  for (const terms of termsOfOwner) {
    for (const term of terms) documents.set(term, (documents.get(term) ?? 0) + 1)
    yield
  }
  // An everyday word that no candidate has says little: "and how much is it, mate?"
  const rarity = (term: string): number =>
    Math.log(1 + candidates.length / (1 + (documents.get(term) ?? 0))) *
    (documents.has(term) || !isCommonStem(term) ? 1 : 0.3)

  const owners = new Map<string, { owner: number; weight: number }[]>()
  for (const [owner, words] of wordsOfOwner.entries()) {
    for (const group of new Set([...words.keys()].flatMap(groupsOfStem)))
      push(owners, group, { owner, weight: relatedWeight })
    for (const [word, ways] of words)
      push(owners, word, { owner, weight: ways === 0 ? textWeight : Math.min(1, 0.7 + 0.1 * ways) })
    yield
  }
  const postings = new Map<string, Posting[]>()
  const written = new Set<string>()
  for (const [line, { words, stems, way }] of lines.entries()) {
    for (const word of words) written.add(word)
    for (const [term, weight] of vectorOf(stems, rarity))
      push(postings, term, { line, weight: weight * (way === undefined ? textWeight : 1) })
    yield
  }

  const spelling = createSpelling(written, (word) => isCommonStem(stem(word)))

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
        for (const { owner, weight } of owners.get(term) ?? [])
          if (weight > (best.get(owner) ?? 0)) best.set(owner, weight)
      }
      const share = rarity(word) / whole
      for (const [owner, weight] of best) covered[owner] = (covered[owner] ?? 0) + weight * share
    }
    return covered
  }

  function rank(stems: readonly string[]): Ranked[] {
    const likeness = new Float64Array(lines.length)
    for (const [term, weight] of vectorOf(stems, rarity)) {
      for (const held of postings.get(term) ?? [])
        likeness[held.line] = (likeness[held.line] ?? 0) + weight * held.weight
    }
    // Finds the best and the second best line of each candidate in one pass.
    const best = new Float64Array(candidates.length)
    const second = new Float64Array(candidates.length)
    const nearest = new Int32Array(candidates.length)
    for (let line = 0; line < lines.length; line += 1) {
      const alike = likeness[line] ?? 0
      const owner = lines[line]?.owner ?? 0
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
        return [{ id, score, nearest: lines[nearest[owner] ?? 0]?.way, cover }]
      })
      .toSorted((one, other) => other.score - one.score)
  }

  return { rank, read, knows: (word) => owners.has(word) }
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
    weights.set(term, rarity(term) * (term.startsWith('~') ? relatedWeight : 1))
  }
  const length = Math.hypot(...weights.values())
  for (const [term, weight] of weights) weights.set(term, weight / length)
  return weights
}

function push<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}
