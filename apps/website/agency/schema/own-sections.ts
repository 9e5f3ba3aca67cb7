import * as v from 'valibot'
import { formSchema } from './forms.ts'
import { mediaSchema, pictureSchema } from './media.ts'
import { testimonialSchema } from './testimonials.ts'
import { id, line, list, sample, some, words } from './values.ts'

/** Where a link leads: a page or a file of the site, a section of the same page, another site, a mailbox or a telephone. */
const address = v.pipe(
  v.string('must be an address'),
  v.regex(
    /^(?:[/#]|https:\/\/|mailto:|tel:)\S*$/,
    'must be a path such as /prices, or begin with #, https://, mailto: or tel:',
  ),
)
const link = v.strictObject({ label: words, href: address })

/** What every section has. `id` is its anchor: `/prices#plans`. */
const frame = { id: v.optional(id), sample, title: words, lead: v.optional(words) }

/** Paragraphs with links: `[the prices](/prices)`. */
const paragraphs = v.union([words, some(words)], 'must be text, or a list of texts')

const text = v.strictObject({
  kind: v.literal('text'),
  ...frame,
  title: v.optional(words),
  blocks: some(
    v.union(
      [
        words,
        v.strictObject({ heading: words }),
        v.strictObject({ list: some(words) }),
        v.strictObject({ numbered: some(words) }),
        pictureSchema,
      ],
      'must be text, or an object with a heading, a list, a numbered list, or a picture and its alt',
    ),
  ),
})

const points = v.strictObject({
  kind: v.literal('points'),
  ...frame,
  items: some(v.strictObject({ id: v.optional(id), title: words, text: words })),
})

const steps = v.strictObject({
  kind: v.literal('steps'),
  ...frame,
  items: some(
    v.strictObject({
      id: v.optional(id),
      name: words,
      time: v.optional(words),
      text: words,
      result: v.optional(words),
    }),
  ),
})

const quotes = v.strictObject({ kind: v.literal('quotes'), ...frame, items: some(testimonialSchema) })

const questions = v.strictObject({
  kind: v.literal('questions'),
  ...frame,
  items: some(v.strictObject({ id: v.optional(id), question: words, answer: paragraphs })),
})

const amount = v.pipe(v.number('must be a number'), v.minValue(0, 'must not be below 0'))
const period = v.strictObject({ label: words, per: words })
const prices = v.pipe(
  v.strictObject({
    kind: v.literal('prices'),
    ...frame,
    currency: v.pipe(
      v.string('must be a currency'),
      v.regex(/^[A-Z]{3}$/, 'must be a currency of ISO 4217 such as EUR'),
    ),
    /** What the switch between two prices says. Needed while a plan has two. */
    periods: v.optional(v.strictObject({ label: words, monthly: period, yearly: period })),
    plans: some(
      v.strictObject({
        id: v.optional(id),
        name: words,
        text: words,
        price: v.union(
          [amount, words, v.strictObject({ monthly: amount, yearly: amount })],
          'must be a number, a text such as "On request", or { monthly, yearly }',
        ),
        /** Behind a price that is one number: `once`, `a month`. */
        per: v.optional(words),
        includes: some(line),
        action: v.optional(link),
        /** Makes it the recommended plan, and says why. */
        highlight: v.optional(words),
      }),
    ),
    note: v.optional(words),
  }),
  v.check(
    ({ periods, plans }) => periods !== undefined || plans.every(({ price }) => typeof price !== 'object'),
    'has a plan with two prices, and no periods: say how the switch and both prices are called',
  ),
)

const people = v.strictObject({
  kind: v.literal('people'),
  ...frame,
  items: some(
    v.strictObject({
      id: v.optional(id),
      name: words,
      role: words,
      text: v.optional(words),
      /** Cropped to a square. Without one, the initials are shown. */
      portrait: v.optional(pictureSchema),
    }),
  ),
})

const logos = v.strictObject({
  kind: v.literal('logos'),
  ...frame,
  items: some(v.strictObject({ name: words, mark: v.optional(pictureSchema) })),
})

/** A picture or a film. */
const media = v.strictObject({
  kind: v.literal('media'),
  ...frame,
  title: v.optional(words),
  media: mediaSchema,
})

/** A picture of a map, and how to get there. */
const map = v.strictObject({
  kind: v.literal('map'),
  ...frame,
  map: pictureSchema,
  /** Its lines. */
  address: some(words),
  directions: some(link),
})

/** A frame of another company, which loads when a visitor presses its button. */
const embed = v.strictObject({
  kind: v.literal('embed'),
  ...frame,
  title: v.optional(words),
  /** The id of an entry in `other-companies.ts`, which names no page of its own. */
  frame: id,
})

const comparison = v.pipe(
  v.strictObject({
    kind: v.literal('comparison'),
    ...frame,
    /** The heading of the first column, which names the rows. */
    of: words,
    columns: some(words),
    rows: some(
      v.strictObject({
        name: words,
        values: list(v.union([words, v.boolean()], 'must be text, true or false')),
      }),
    ),
    /** What screen readers say for true and false. */
    yes: words,
    no: words,
  }),
  v.check(
    ({ columns, rows }) => rows.every(({ values }) => values.length === columns.length),
    'has a row with more or fewer values than there are columns',
  ),
)

const action = v.strictObject({ kind: v.literal('action'), ...frame, links: some(link) })

/** A consultation form, with the `page_source` of its requests and the service that it is about. */
const form = v.strictObject({
  kind: v.literal('form'),
  ...frame,
  ...formSchema.entries,
  /** Beside the form. */
  points: v.optional(list(line)),
})

/** A button that calls the assistant, while calls are on. */
const call = v.strictObject({ kind: v.literal('call'), ...frame })

const sections = [
  text,
  points,
  steps,
  quotes,
  questions,
  prices,
  people,
  logos,
  media,
  map,
  embed,
  comparison,
  action,
  form,
  call,
] as const

const kinds = sections.map(({ entries }) => entries.kind.literal)

/** A section of an own page. */
export const ownSectionSchema = v.variant('kind', [...sections], `must be one of: ${kinds.join(', ')}`)
export type OwnSection = v.InferOutput<typeof ownSectionSchema>
export type OwnSectionKind = OwnSection['kind']
/** The section of a kind. */
export type OwnSectionOf<Kind extends OwnSectionKind> = Extract<OwnSection, { kind: Kind }>
