import MiniSearch from 'minisearch'
import type { SearchResult } from 'minisearch'
import { contentStems } from './english/content-stems.ts'
import { functionStems, generalStems } from './english/general-words.ts'
import type { Knowledge } from './knowledge.ts'
import { passagesOf } from './passages.ts'
import type { Passage } from './passages.ts'
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

/** How many words in a row are evidence without a word that says what the question is about. */
const shortestRow = 4
const longestRow = 8

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
  const index = new MiniSearch<Passage & { id: number }>({
    fields: ['title', 'text'],
    tokenize: (text) => normalise(text).split(' '),
    processTerm: (term) => {
      const reduced = stem(term)
      return reduced === '' || functionStems.has(reduced) || ownName.has(reduced) ? null : concept(reduced)
    },
    searchOptions: {
      boost: { title: 2 },
      prefix: (term) => term.length > 4,
    },
  })
  index.addAll(passages)
  const rows = passages.map(({ text }) => stems(text))
  const isKnown = (word: string): boolean => index.search(word).length > 0

  function weightOf(word: string): number {
    if (generalStems.has(word)) return isKnown(word) ? generalWeight : 0
    return isKnown(word) ? 1 : unknownWeight
  }

  function asked(question: string, leaveOut: string): Weighed[] {
    const words = new Set(normalise(question).split(' ').map(stem))
    const weighed = [...words]
      .filter(
        (word) =>
          word !== '' && !functionStems.has(word) && !ownName.has(word) && !leaveOut.includes(` ${word} `),
      )
      .map((said) => [concept(said), { word: concept(said), said, weight: weightOf(said) }] as const)
    return [...new Map(weighed).values()]
  }

  function matchedWords(result: SearchResult, words: readonly Weighed[]): Weighed[] {
    return words.filter(({ word, weight }) => weight >= 1 && result.queryTerms.includes(word))
  }

  /** Everyday words alone are evidence when they are what the fact is called, and two at least. */
  function inTitle(result: SearchResult, words: readonly Weighed[]): boolean {
    const inName = Object.values(result.match).filter((fields) => fields.includes('title'))
    return inName.length > 1 && result.queryTerms.length >= words.length * leastShare
  }

  /** One word alone is weak evidence: it must be the fact's own, not one like it somewhere in the text. */
  function isEvidence(result: SearchResult, words: readonly Weighed[]): boolean {
    const matched = matchedWords(result, words)
    if (matched.length > 1) return true
    const [only] = matched
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
    const words = stems(question).trim().split(' ')
    for (let length = Math.min(words.length, longestRow); length >= shortestRow; length -= 1) {
      for (let at = 0; at + length <= words.length; at += 1) {
        const row = words.slice(at, at + length)
        if (row.filter((word) => !functionStems.has(word)).length < 2) continue
        const found = passages.findIndex(
          ({ service }, id) =>
            (within === undefined || service === within) && rows[id]?.includes(` ${row.join(' ')} `),
        )
        const passage = passages[found]
        if (passage)
          return {
            text: passage.text,
            share: leastShare,
            words: 0,
            ...(passage.service === undefined ? {} : { service: passage.service }),
          }
      }
    }
    return undefined
  }

  return {
    find(question, within) {
      const leaveOut = within ? [within.name, ...within.alsoCalled].map(stems).join(' ') : ''
      const words = asked(question, leaveOut)
      const total = words.reduce((sum, { weight }) => sum + weight, 0)
      if (total === 0) return inARow(question, within?.name)
      const shareIn = (result: SearchResult): number =>
        words.reduce((sum, { word, weight }) => (result.queryTerms.includes(word) ? sum + weight : sum), 0) /
        total
      const best = index
        .search(words.map(({ word }) => word).join(' '), {
          processTerm: (term) => term,
          boostDocument: (id) => passages[Number(id)]?.weight ?? 1,
          filter: (result) => within === undefined || passages[Number(result.id)]?.service === within.name,
        })
        .filter((result) => isEvidence(result, words))
        .map((result) => ({ result, share: shareIn(result), words: matchedWords(result, words).length }))
        .toSorted((one, other) => other.share - one.share || other.result.score - one.result.score)[0]
      const passage = best && passages[Number(best.result.id)]
      if (!passage || best.share < leastShare) return inARow(question, within?.name)
      const { text, service } = passage
      return { text, share: best.share, words: best.words, ...(service === undefined ? {} : { service }) }
    },
    unknownWords: (question, alsoKnown) =>
      contentStems(question).filter(
        (word) => !alsoKnown(word) && !ownName.has(word) && !/^\d+$/.test(word) && !isKnown(word),
      ),
    shareOf(question, text) {
      const words = asked(question, '')
      const total = words.reduce((sum, { weight }) => sum + weight, 0)
      const held = new Set(
        normalise(text)
          .split(' ')
          .map((word) => concept(stem(word))),
      )
      return total === 0
        ? 0
        : words.reduce((sum, { word, weight }) => (held.has(word) ? sum + weight : sum), 0) / total
    },
  }
}
