import * as v from 'valibot'
import { askablePoint, id, list, some, words } from './values.ts'

const hero = v.object({ title: words, lead: words, action: words, secondary: words })
const form = v.object({ title: words, lead: words })

/** The page of a service that answers customers: app/pages/customer-support/. */
export const customerSupportSchema = v.object({
  hero,
  note: v.object({
    title: words,
    text: words,
    caption: words,
    heading: words,
    from: words,
    rows: some(v.object({ name: words, text: words })),
    replyName: words,
    reply: words,
  }),
  benefits: v.object({ title: words, items: some(askablePoint) }),
  industries: v.object({
    title: words,
    items: some(v.object({ id, name: words, text: words, asks: list(words) })),
  }),
  form,
})
export type CustomerSupportPage = v.InferOutput<typeof customerSupportSchema>

/** The page of a service that keeps records: app/pages/crm-integration/. */
export const crmIntegrationSchema = v.object({
  hero,
  steps: v.object({
    title: words,
    items: some(v.object({ id: v.optional(id), title: words, time: words, text: words })),
  }),
  record: v.object({
    caption: words,
    title: words,
    undo: words,
    changes: some(v.object({ field: words, before: words, after: words, waits: v.optional(v.boolean()) })),
  }),
  switchboard: v.object({
    caption: words,
    /** Each channel, and the indexes of the fields that it fills. */
    ways: some(v.object({ name: words, fills: some(v.pipe(v.number(), v.integer(), v.minValue(0))) })),
    fields: some(words),
  }),
  integrations: v.object({
    lead: words,
    title: words,
    items: some(v.object({ id, name: words, text: words, facts: list(words) })),
  }),
  form,
})
export type CrmIntegrationPage = v.InferOutput<typeof crmIntegrationSchema>

/** A part of a calendar: its kind, and its length in units. A strip has twenty units. */
const slot = v.custom<`${'busy' | 'new' | 'gap' | 'buffer' | 'kept' | 'risk'} ${number}`>(
  (input) => typeof input === 'string' && /^(?:busy|new|gap|buffer|kept|risk) \d{1,2}$/.test(input),
  'must be a kind (busy, new, gap, buffer, kept, risk) and a length, such as "busy 5"',
)
const strip = v.pipe(
  some(slot),
  v.check(
    (slots) => slots.reduce((sum, each) => sum + Number(each.split(' ')[1]), 0) <= 20,
    'is longer than the twenty units of a strip',
  ),
)
export type Slot = v.InferOutput<typeof slot>

/** The page of a service that keeps a calendar: app/pages/scheduling/. */
export const schedulingSchema = v.object({
  hero,
  features: v.object({ title: words, items: some(v.object({ ...askablePoint.entries, strip })) }),
  results: v.object({
    title: words,
    items: list(
      v.object({
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
  industries: v.object({
    title: words,
    items: some(v.object({ id, name: words, text: words, strip })),
  }),
  steps: v.object({ title: words, items: some(askablePoint) }),
  month: v.object({
    caption: words,
    days: v.pipe(some(words), v.maxLength(7, 'has room for seven entries')),
    /** A word per day and a letter per hour: b for booked, f for filled by the assistant, e for empty. */
    weeks: some(some(v.pipe(v.string(), v.regex(/^[bfe]+$/, 'must be made of b, f and e')))),
  }),
  form,
})
export type SchedulingPage = v.InferOutput<typeof schedulingSchema>
