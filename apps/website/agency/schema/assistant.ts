import * as v from 'valibot'
import { sectionIds } from './navigation.ts'
import { id, list, words } from './values.ts'

/** An answer in its own words, or the ids of facts that the pages contain. */
const answer = v.union(
  [words, v.strictObject({ from: v.pipe(v.array(id), v.minLength(1)) })],
  'must be a text, or { from: [ids] }',
)

const topics = [
  'price',
  'trial',
  'demo',
  'contract',
  'privacy',
  'recording',
  'data-rights',
  'if-unhappy',
  'hand-over',
  'accuracy',
  'security',
  'languages',
  'availability',
  'duration',
  'clients',
  'getting-started',
  'support-after-launch',
  'skills-needed',
  'location',
] as const

/** What the assistant of the voice call knows beyond the pages. */
export const assistantSchema = v.strictObject({
  /** The name that the assistant says and answers to. */
  name: v.optional(words),
  /** What visitors book, with its article: `an appointment`, `a table`. Left out: a consultation. */
  books: v.optional(words),
  /**
   * Your words for what the assistant says, by the id of the sentence: one, or several to vary. The ids and their placeholders are
   * in `packages/voice-platform/src/sentences/en.ts`.
   */
  sentences: v.optional(v.record(id, v.union([words, list(words)]))),
  /** Other names for a service, an industry or a system, by its id. */
  alsoCalled: v.record(v.string(), list(words)),
  /** Other names for the pages and the sections of the home page, by their ids. */
  places: v.strictObject({
    pages: v.record(v.string(), list(words)),
    sections: v.partial(v.strictObject(v.entriesFromList(sectionIds, list(words)))),
  }),
  /** Answers to common questions, one or two sentences each. */
  answers: v.partial(
    v.strictObject(
      Object.fromEntries(topics.map((topic) => [topic, answer])) as Record<
        (typeof topics)[number],
        typeof answer
      >,
    ),
  ),
})
export type Assistant = v.InferOutput<typeof assistantSchema>

/** An entry of `asked/`: ways to ask for the fact with this id, and an answer if no page contains one. */
export const askedSchema = v.strictObject({
  id,
  asked: list(words),
  answer: v.optional(words),
  urgent: v.optional(v.boolean()),
  /** The file of `asked/` that it stands in. */
  file: v.string(),
})
