import type { Steps } from '#platform/runtime/steps-of-work.ts'
import type { KnownArticle } from './knowledge.ts'
import type { Move } from './move.ts'
import { placeOf } from './page-tools.ts'
import { indexCandidates } from './ranker.ts'
import type { Reading } from './read/reading.ts'
import type { State } from './state.ts'
import { isFunctionStem, normalise, withoutOpening } from './words.ts'

/** Least score of an article that is told unasked: below it, it shares one word with the question. */
const leastUnasked = 0.45
/** Least score where the visitor asks for something to read. */
const leastAsked = 0.3
/** Least telling words of the question: most articles mention the owner. */
const leastTelling = 2

/** "Have you written about emergencies?", "is there an article on it?" */
const reading =
  /\b(?:(?:articles?|posts?|texts?|guides?) (?:about|on|for|that|with)|(?:written|write|wrote|read) (?:\w+ )?(?:about|on))\b/
const ofReading = /\b(?:articles?|posts?|blog|written|write|wrote|read)\b/g

/** Finds the article that treats a text. `isAsked`: the visitor asks for something to read. */
export type FindArticle = (text: string) => { article: KnownArticle; isAsked: boolean } | undefined

/** Indexes articles by title and description. They have an index of their own, so that no answer is taken for one of them. */
export function* indexArticles(articles: readonly KnownArticle[]): Steps<FindArticle> {
  const ranker = yield* indexCandidates(
    articles.map(({ title, description, path }) => ({ id: path, asked: [title], text: description })),
  )
  const byPath = new Map(articles.map((article) => [article.path, article]))
  return (said) => {
    const words = withoutOpening(normalise(said))
    const isAsked = reading.test(words)
    const stems = ranker.read(isAsked ? words.replaceAll(ofReading, ' ') : words)
    const telling = stems.filter((word) => !isFunctionStem(word)).length
    const [best] = ranker.rank(stems)
    const isTold = isAsked
      ? telling > 0 && (best?.score ?? 0) >= leastAsked
      : telling >= leastTelling && (best?.score ?? 0) >= leastUnasked
    const article = isTold ? byPath.get(best?.id ?? '') : undefined
    return article && { article, isAsked }
  }
}

/** Adds the article that treats what the visitor asks, once in a call, and asks whether to show it. */
export function offerArticle(find: FindArticle, state: State, { text }: Reading, move: Move): Move {
  const isUnknown = move.facts === undefined
  const isOffering = move.askAs === 'offer-to-show'
  const canOffer =
    (isUnknown ? move.notUnderstood === true : move.ask === undefined || isOffering) &&
    move.action === undefined &&
    !state.isInForm &&
    !move.lines.some((line) => 'isUrgent' in line && line.isUrgent === true)
  const found = canOffer ? find(text) : undefined
  if (found === undefined || state.shown.includes(found.article.path)) return move
  if (isOffering && !found.isAsked) return move
  const { title, description, path } = found.article
  const isAlone = isUnknown || (found.isAsked && (isOffering || move.notUnderstood === true))
  const { notUnderstood, ...told } = move
  return {
    ...told,
    lines: [...(isAlone ? [] : move.lines), { id: 'article', with: { title, description } }],
    ...(isAlone ? { facts: [] } : notUnderstood && { notUnderstood }),
    ask: 'offer',
    askAs: 'offer-to-show',
    state: {
      ...move.state,
      unanswered: undefined,
      offered: placeOf(found.article),
      shown: [...state.shown, path],
    },
  }
}
