import MiniSearch from 'minisearch'
import type { SearchResult } from 'minisearch'
import { contentStems } from './english/content-stems.ts'
import { functionStems, generalStems } from './english/general-words.ts'
import type { Knowledge } from './knowledge.ts'
import { passagesOf } from './passages.ts'
import type { Passage } from './passages.ts'
import { createRowFinder } from './rows.ts'
import { concept } from './english/synonyms.ts'
import { normalise, stem, stems } from './english/words.ts'

type Found = {
  text: string
  service?: string
  /** How much of what the question is about the fact holds, from 0 to 1. */
  share: number
  /** How many of the words that say what the question is about it holds. */
  words: number
}

/** Least share at which a fact is an answer. */
const leastShare = 0.6

/** What a word of everyday English counts for, beside one that says what the question is about. */
const generalWeight = 0.25

/** What a word counts for that no fact holds: it says that something else is asked for. */
const unknownWeight = 1.5

/** Letters from which on the beginning of a word stands for the whole. */
const shortestPrefix = 5

type Weighed = {
  word: string
  /** As it was said; `word` stands for its class. */ said: string
  weight: number
}

export type Retrieval = {
  /**
   * The fact that holds most of the question's words; nothing when none holds enough of them. With a service, only its
   * own facts count, and the words of its name do not.
   */
  find(question: string, within?: { name: string; alsoCalled: readonly string[] }): Found | undefined
  /** Words of the question that neither everyday English nor the knowledge has. */
  unknownWords(question: string, alsoKnown: (stem: string) => boolean): string[]
  /** How much of what the question is about the text holds, from 0 to 1. */
  shareOf(question: string, text: string): number
}

/** Indexes every fact of the knowledge by its words. */
export function createRetrieval(knowledge: Knowledge): Retrieval {
  const passages = passagesOf(knowledge).map((passage, id) => ({ ...passage, id }))
  const ownName = new Set(normalise(knowledge.company.name).split(' ').map(stem))
  const termOf = (word: string): string | null => {
    const reduced = stem(word)
    return reduced === '' || functionStems.has(reduced) || ownName.has(reduced) ? null : concept(reduced)
  }
  const index = new MiniSearch<Passage & { id: number }>({
    fields: ['title', 'text'],
    tokenize: (text) => normalise(text).split(' '),
    processTerm: termOf,
    searchOptions: {
      boost: { title: 2 },
      prefix: (term) => term.length >= shortestPrefix,
    },
  })
  index.addAll(passages)
  const rows = passages.map(({ text }) => stems(text))
  const findRow = createRowFinder(rows.map((row) => row.trim().split(' ')))
  const known = prefixesOf(passages.flatMap(({ title, text }) => normalise(`${title} ${text}`).split(' ')))
  const isKnown = (word: string): boolean => known.has(termOf(word) ?? '')

  /** Every term of the words, and every beginning of one that the index would find it by. */
  function prefixesOf(words: readonly string[]): ReadonlySet<string> {
    const terms = [...new Set(words)].flatMap((word) => termOf(word) ?? [])
    return new Set(
      terms.flatMap((term) => [
        term,
        ...Array.from({ length: Math.max(0, term.length - shortestPrefix) }, (_, more) =>
          term.slice(0, shortestPrefix + more),
        ),
      ]),
    )
  }

  function weightOf(word: string): number {
    if (generalStems.has(word)) return isKnown(word) ? generalWeight : 0
    return isKnown(word) ? 1 : unknownWeight
  }

  /** The words that say what the question is about, by their class. */
  function asked(question: string, leaveOut: string): ReadonlyMap<string, Weighed> {
    const words = new Set(normalise(question).split(' ').map(stem))
    const weighed = [...words]
      .filter(
        (word) =>
          word !== '' && !functionStems.has(word) && !ownName.has(word) && !leaveOut.includes(` ${word} `),
      )
      .map((said) => [concept(said), { word: concept(said), said, weight: weightOf(said) }] as const)
    return new Map(weighed)
  }

  /** The words of the question that a fact holds, by the terms that led to it. */
  function heldBy(result: SearchResult, words: ReadonlyMap<string, Weighed>): Weighed[] {
    return [...new Set(result.queryTerms)].flatMap((term) => words.get(term) ?? [])
  }

  /** Everyday words alone are evidence when they are what the fact is called, and two at least. */
  function inTitle(result: SearchResult, words: ReadonlyMap<string, Weighed>): boolean {
    const inName = Object.values(result.match).filter((fields) => fields.includes('title'))
    return inName.length > 1 && result.queryTerms.length >= words.size * leastShare
  }

  /** One word alone is weak evidence: it must be the fact's own, not one like it somewhere in the text. */
  function isEvidence(
    result: SearchResult,
    telling: readonly Weighed[],
    words: ReadonlyMap<string, Weighed>,
  ): boolean {
    if (telling.length > 1) return true
    const [only] = telling
    if (only === undefined) return inTitle(result, words)
    if (only.said !== only.word && rows[Number(result.id)]?.includes(` ${only.said} `) !== true) return false
    return Object.entries(result.match).some(
      ([term, fields]) =>
        term === only.word ||
        (term.startsWith(only.word) && term.length < only.word.length + 3 && fields.includes('title')),
    )
  }

  /** Everyday words alone are evidence, too, when a fact has them in a row: "about to leave". */
  function inARow(question: string, within: string | undefined): Found | undefined {
    const found = findRow(stems(question).trim().split(' '), {
      row: (row) => row.filter((word) => !functionStems.has(word)).length > 1,
      text: (position) => within === undefined || passages[position]?.service === within,
    })
    const passage = found === undefined ? undefined : passages[found]
    return passage && tell(passage, leastShare, 0)
  }

  function tell({ text, service }: Passage, share: number, words: number): Found {
    return { text, share, words, ...(service === undefined ? {} : { service }) }
  }

  return {
    find(question, within) {
      const leaveOut = within ? [within.name, ...within.alsoCalled].map(stems).join(' ') : ''
      const words = asked(question, leaveOut)
      const total = weightIn(words.values())
      if (total === 0) return inARow(question, within?.name)
      const best = index
        .search([...words.keys()].join(' '), {
          processTerm: (term) => term,
          boostDocument: (id) => passages[Number(id)]?.weight ?? 1,
          filter: (result) => within === undefined || passages[Number(result.id)]?.service === within.name,
        })
        .map((result) => {
          const held = heldBy(result, words)
          const telling = held.filter(({ weight }) => weight >= 1)
          return { result, share: weightIn(held) / total, telling }
        })
        .filter(({ result, share, telling }) => share >= leastShare && isEvidence(result, telling, words))
        .toSorted((one, other) => other.share - one.share || other.result.score - one.result.score)[0]
      const passage = best && passages[Number(best.result.id)]
      return passage ? tell(passage, best.share, best.telling.length) : inARow(question, within?.name)
    },
    unknownWords: (question, alsoKnown) =>
      contentStems(question).filter(
        (word) => !alsoKnown(word) && !ownName.has(word) && !/^\d+$/.test(word) && !isKnown(word),
      ),
    shareOf(question, text) {
      const words = asked(question, '')
      const total = weightIn(words.values())
      const held = new Set(
        normalise(text)
          .split(' ')
          .map((word) => concept(stem(word))),
      )
      return total === 0 ? 0 : weightIn([...words.values()].filter(({ word }) => held.has(word))) / total
    },
  }
}

function weightIn(words: Iterable<Weighed>): number {
  let sum = 0
  for (const { weight } of words) sum += weight
  return sum
}
