import * as v from 'valibot'
import { list, some, words } from './values.ts'

/** A conversation of the support assistant with its sources. */
export const conversationSchema = v.strictObject({
  caption: words,
  customer: words,
  assistant: words,
  messages: some(
    v.strictObject({
      from: v.picklist(['customer', 'assistant'], "must be 'customer' or 'assistant'"),
      text: words,
      sources: v.optional(list(words)),
    }),
  ),
  outcome: words,
})
export type Conversation = v.InferOutput<typeof conversationSchema>

/** An enquiry on its way into a pipeline. */
export const pipelineSchema = v.strictObject({
  caption: words,
  incoming: v.strictObject({ label: words, channel: words, text: words }),
  enriched: v.strictObject({
    label: words,
    fields: some(v.strictObject({ name: words, value: words })),
    score: words,
  }),
  columns: some(
    v.strictObject({
      name: words,
      cards: list(v.strictObject({ title: words, detail: words, isNew: v.optional(v.boolean()) })),
    }),
  ),
})
export type Pipeline = v.InferOutput<typeof pipelineSchema>

const position = v.pipe(v.number('must be a number'), v.integer(), v.minValue(0))

/** A week of a calendar, and the reminder that saved one of its appointments. */
export const weekSchema = v.strictObject({
  caption: words,
  /** Added to the caption where a narrow screen shows the three days in the middle only. */
  narrowCaption: v.optional(words),
  days: v.pipe(some(words), v.maxLength(5, 'has room for five entries')),
  hours: v.pipe(some(words), v.maxLength(8, 'has room for eight entries')),
  /** Day and hour are positions in the lists above; the length is in hours. */
  slots: some(
    v.strictObject({
      day: position,
      hour: position,
      length: v.pipe(
        v.number('must be a number'),
        v.integer(),
        v.minValue(1),
        v.maxValue(3, 'must be at most 3'),
      ),
      label: words,
      filled: v.boolean(),
    }),
  ),
  reminder: v.strictObject({ title: words, text: words, replyTitle: words, reply: words, result: words }),
})
export type Week = v.InferOutput<typeof weekSchema>

/** The pictures of the product that several pages show. Null if no page shows one. */
export const examplesSchema = v.strictObject({
  conversation: v.nullable(conversationSchema),
  pipeline: v.nullable(pipelineSchema),
  week: v.nullable(weekSchema),
})
export type Examples = v.InferOutput<typeof examplesSchema>
