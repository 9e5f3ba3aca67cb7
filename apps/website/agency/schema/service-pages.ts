import * as v from 'valibot'
import { layoutSections } from '../sections.ts'
import { sectionsAmong } from './sections.ts'
import { orMedia } from './media.ts'
import { conversationSchema, pipelineSchema, weekSchema } from './examples.ts'
import { askablePoint, id, list, some, words } from './values.ts'

const hero = v.strictObject({ title: words, lead: words, action: words, secondary: words })
const form = v.strictObject({ title: words, lead: words })

/** A page for a service that answers customers. */
const conversationPageSchema = v.strictObject({
  layout: v.literal('conversation'),
  sections: sectionsAmong(layoutSections.conversation),
  example: v.optional(orMedia(conversationSchema)),
  hero,
  note: v.optional(
    v.strictObject({
      title: words,
      text: words,
      caption: words,
      heading: words,
      from: words,
      rows: some(v.strictObject({ name: words, text: words })),
      replyName: words,
      reply: words,
    }),
  ),
  benefits: v.optional(v.strictObject({ title: words, items: some(askablePoint) })),
  industries: v.optional(
    v.strictObject({
      title: words,
      items: some(v.strictObject({ id, name: words, text: words, asks: list(words) })),
    }),
  ),
  form,
})
export type ConversationPage = v.InferOutput<typeof conversationPageSchema>

/** A page for a service that keeps records. */
const pipelinePageSchema = v.strictObject({
  layout: v.literal('pipeline'),
  sections: sectionsAmong(layoutSections.pipeline),
  example: v.optional(orMedia(pipelineSchema)),
  hero,
  steps: v.optional(
    v.strictObject({
      title: words,
      items: some(v.strictObject({ id: v.optional(id), title: words, time: words, text: words })),
    }),
  ),
  /** The drawing below the steps. */
  record: v.optional(
    orMedia(
      v.strictObject({
        caption: words,
        title: words,
        undo: words,
        changes: some(
          v.strictObject({ field: words, before: words, after: words, waits: v.optional(v.boolean()) }),
        ),
      }),
    ),
  ),
  /** The drawing beside the integrations. */
  switchboard: v.optional(
    orMedia(
      v.pipe(
        v.strictObject({
          caption: words,
          /** Each channel, and the indexes of the fields that it fills. */
          ways: some(
            v.strictObject({ name: words, fills: some(v.pipe(v.number(), v.integer(), v.minValue(0))) }),
          ),
          fields: some(words),
        }),
        v.check(
          ({ ways, fields }) => ways.every(({ fills }) => fills.every((field) => field < fields.length)),
          'fills a field that does not exist: fields are counted from 0',
        ),
      ),
    ),
  ),
  integrations: v.optional(
    v.strictObject({
      lead: words,
      title: words,
      items: some(v.strictObject({ id, name: words, text: words, facts: list(words) })),
    }),
  ),
  form,
})
export type PipelinePage = v.InferOutput<typeof pipelinePageSchema>

type SlotKind = 'busy' | 'new' | 'gap' | 'buffer' | 'kept' | 'risk'

/** A part of a calendar: its kind, its length in units, and perhaps a word or two in it. A strip has twenty units. */
const slot = v.custom<`${SlotKind} ${number}` | `${SlotKind} ${number} ${string}`>(
  (input) => typeof input === 'string' && /^(?:busy|new|gap|buffer|kept|risk) \d{1,2}(?: \S.*)?$/.test(input),
  'must be a kind (busy, new, gap, buffer, kept, risk) and a length, such as "busy 5" or "new 6 Thu 4 pm"',
)
const strip = v.pipe(
  some(slot),
  v.check(
    (slots) => slots.reduce((sum, each) => sum + Number(each.split(' ')[1]), 0) <= 20,
    'is longer than the twenty units of a strip',
  ),
)
export type Slot = v.InferOutput<typeof slot>

/** A page for a service that keeps a calendar. */
const weekPageSchema = v.strictObject({
  layout: v.literal('week'),
  sections: sectionsAmong(layoutSections.week),
  example: v.optional(orMedia(weekSchema)),
  hero,
  features: v.optional(
    v.strictObject({
      title: words,
      items: some(v.strictObject({ ...askablePoint.entries, strip: v.optional(orMedia(strip)) })),
    }),
  ),
  results: v.optional(
    v.strictObject({
      title: words,
      items: list(
        v.strictObject({
          id: v.optional(id),
          sample: v.optional(v.boolean()),
          value: words,
          prefix: v.string(),
          label: words,
          text: words,
          service: v.optional(id),
        }),
      ),
    }),
  ),
  industries: v.optional(
    v.strictObject({
      title: words,
      items: some(v.strictObject({ id, name: words, text: words, strip: v.optional(orMedia(strip)) })),
    }),
  ),
  steps: v.optional(v.strictObject({ title: words, items: some(askablePoint) })),
  /** The drawing below the steps. */
  month: v.optional(
    orMedia(
      v.strictObject({
        caption: words,
        days: v.pipe(some(words), v.maxLength(7, 'has room for seven entries')),
        /** A word per day and a letter per hour: b for booked, f for filled by the assistant, e for empty. */
        weeks: some(some(v.pipe(v.string(), v.regex(/^[bfe]+$/, 'must be made of b, f and e')))),
      }),
    ),
  ),
  form,
})
export type WeekPage = v.InferOutput<typeof weekPageSchema>

/**
 * The page of a service. Its layout (app/pages/service/) decides which sections it can have, and which example (examples.ts)
 * its hero shows, unless it has one of its own.
 */
const servicePageSchema = v.variant(
  'layout',
  [conversationPageSchema, pipelinePageSchema, weekPageSchema],
  'must be one of: conversation, pipeline, week',
)
export type ServicePage = v.InferOutput<typeof servicePageSchema>
export type ServiceLayout = ServicePage['layout']

/** The pages of services by their ids. */
export const servicePagesSchema = v.record(id, servicePageSchema)
export type ServicePages = Readonly<v.InferOutput<typeof servicePagesSchema>>
