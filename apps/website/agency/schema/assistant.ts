import * as v from 'valibot'
import { id, list, words } from './values.ts'

/** An answer in words of its own, or the ids of what the pages say already. */
const answer = v.union(
  [words, v.object({ from: v.pipe(v.array(id), v.minLength(1)) })],
  'has to be a text, or { from: [ids] }',
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
export const assistantSchema = v.object({
  /** Other words by which people call a service, an industry or a system, by its id. */
  alsoCalled: v.record(v.string(), list(words)),
  /** Other words for the pages and the sections of the home page, by their ids. */
  places: v.object({
    pages: v.record(v.string(), list(words)),
    sections: v.record(v.string(), list(words)),
  }),
  /** Answers to what visitors ask everywhere, one or two sentences each. */
  answers: v.partial(
    v.strictObject(
      Object.fromEntries(topics.map((topic) => [topic, answer])) as Record<
        (typeof topics)[number],
        typeof answer
      >,
    ),
  ),
  /** Further facts, each found by the questions that `asked/` has for its id. */
  facts: list(v.object({ id, text: words })),
})
export type Assistant = v.InferOutput<typeof assistantSchema>

/** Ways to ask, a question a line, by the id of what answers them. */
export const askedSchema = v.record(v.string(), words)
export type Asked = v.InferOutput<typeof askedSchema>
