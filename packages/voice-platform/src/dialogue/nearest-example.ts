import { isAct } from './cues/acts.ts'
import type { Act } from './cues/acts.ts'
import type { QuestionIntent } from './cues/intents.ts'
import { exampleQuestions } from './example-questions/example-questions.ts'
import type { Answer } from './answer.ts'
import type { Knowledge } from './knowledge.ts'
import { sentence } from './english/sentence.ts'
import { concept } from './english/synonyms.ts'
import { describeService, tellFact, tellStory } from './tell.ts'
import { normalise, stem } from './english/words.ts'

/** What an example asks for: a kind of question, something that the knowledge holds, or something beyond it. */
type Meaning = { intent: QuestionIntent } | { answer: Answer } | { act: Act } | { elsewhere: true }

type Nearest = {
  meaning: Meaning
  /** How like the words are to its examples: 1 for the same words, somewhat more when two of them agree. */
  likeness: number
}

type Examples = {
  /** The example that the words are most like, if they are like any. */
  nearest(words: string): Nearest | undefined
  /** Whether an example that asks for something known has a word of this stem. */
  has(word: string): boolean
}

/** What two words in a row count for, beside what each counts for alone. */
const pairWeight = 0.5

/** What the second most alike example of the same meaning adds. */
const secondWeight = 0.2

/** A word that no example has counts as one that this share of an example has. */
const unseen = 0.5

function featuresOf(text: string): Set<string> {
  const words = normalise(text)
    .split(' ')
    .map((word) => concept(stem(word)))
  return new Set([...words, ...words.slice(1).map((word, at) => `${words[at] ?? ''} ${word}`)])
}

function meaningOf(key: string): Meaning {
  if (key === 'elsewhere') return { elsewhere: true }
  return isAct(key) ? { act: key } : { intent: key as QuestionIntent }
}

function lines(text: string): string[] {
  return text.trim().split(/\s*\n\s*/)
}

/** Every example: those of everyday English, and those that the knowledge has for what it holds. */
function examplesOf(knowledge: Knowledge): { asked: string; meaning: Meaning }[] {
  const { services, industries, integrations, facts, results, problems, stories } = knowledge
  const answered = [
    ...services.map((service) => ({ ...service, answer: describeService(service) })),
    ...[...industries, ...integrations].map((item) => ({
      ...item,
      answer: { say: [sentence(item.summary)] },
    })),
    ...[...facts, ...results, ...problems].map((known) => ({ ...known, answer: tellFact(known) })),
    ...stories.map((story) => ({ ...story, answer: tellStory(story) })),
  ]
  return [
    ...Object.entries(exampleQuestions).flatMap(([key, text]) => {
      const meaning = meaningOf(key)
      return lines(text).map((asked) => ({ asked, meaning }))
    }),
    ...answered.flatMap(({ asked = [], answer }) => {
      const meaning = { answer }
      return asked.map((line) => ({ asked: line, meaning }))
    }),
  ]
}

/**
 * Compares words with examples by the words and pairs of words that both have, each weighed by how few examples have it
 * (the cosine of their TF-IDF vectors).
 */
export function createExamples(knowledge: Knowledge): Examples {
  const examples = examplesOf(knowledge).map(({ asked, meaning }) => ({
    features: featuresOf(asked),
    meaning,
  }))
  const counts = new Map<string, number>()
  for (const feature of examples.flatMap(({ features }) => [...features])) {
    counts.set(feature, (counts.get(feature) ?? 0) + 1)
  }

  const answered = new Set(
    examples.filter(({ meaning }) => !('elsewhere' in meaning)).flatMap(({ features }) => [...features]),
  )

  function weightOf(feature: string): number {
    const isPair = feature.includes(' ')
    const count = counts.get(feature) ?? (isPair ? examples.length : unseen)
    return Math.log(1 + examples.length / count) * (isPair ? pairWeight : 1)
  }

  function vectorOf(features: ReadonlySet<string>): Map<string, number> {
    const weights = [...features].map((feature) => [feature, weightOf(feature)] as const)
    const length = Math.hypot(...weights.map(([, weight]) => weight))
    return new Map(weights.map(([feature, weight]) => [feature, weight / length]))
  }

  /** By feature: the examples that have it, by their position, and what it counts for in each. */
  const index = new Map<string, { at: number; weight: number }[]>()
  examples.forEach(({ features }, at) => {
    for (const [feature, weight] of vectorOf(features)) {
      const entries = index.get(feature)
      if (entries) entries.push({ at, weight })
      else index.set(feature, [{ at, weight }])
    }
  })

  const meanings = [...new Set(examples.map(({ meaning }) => meaning))]
  const meaningAt = examples.map(({ meaning }) => meanings.indexOf(meaning))

  function likenesses(words: string): Float64Array {
    const sums = new Float64Array(examples.length)
    for (const [feature, asked] of vectorOf(featuresOf(words))) {
      for (const { at, weight } of index.get(feature) ?? []) sums[at] = (sums[at] ?? 0) + asked * weight
    }
    return sums
  }

  return {
    nearest(words) {
      const first = new Float64Array(meanings.length)
      const second = new Float64Array(meanings.length)
      likenesses(words).forEach((likeness, at) => {
        const of = meaningAt[at] ?? 0
        const best = first[of] ?? 0
        if (likeness > best) {
          first[of] = likeness
          second[of] = best
        } else if (likeness > (second[of] ?? 0)) second[of] = likeness
      })
      const likeness = first.map((best, of) => best + secondWeight * (second[of] ?? 0))
      const most = Math.max(...likeness)
      const meaning = meanings[likeness.indexOf(most)]
      return most === 0 || !meaning ? undefined : { meaning, likeness: most }
    },
    has: (word) => answered.has(concept(word)),
  }
}
