import * as v from 'valibot'
import { sitePages } from '#agency/site-pages.ts'

/** Half an hour: what takes longer says nothing about a page. */
const milliseconds = v.pipe(v.number(), v.minValue(0), v.maxValue(1_800_000))

/** The most that a report may weigh, in bytes. Five errors with five places each take half of it. */
export const visitLimit = 4 * 1024

/** The most that is taken of a report: of its errors, and of an error's places. */
const most = 5

const place = v.pipe(v.string(), v.regex(/^[\w.-]{1,80}:\d{1,7}:\d{1,7}$/))

/** What fits of a list; nothing of what is no list. */
const listOf = <Item>(item: v.GenericSchema<unknown, Item>) =>
  v.pipe(
    v.fallback(v.array(v.unknown()), []),
    v.transform((list) => list.filter((each) => v.is(item, each)).slice(0, most)),
    v.array(item),
  )

const failure = v.object({
  // Libraries make up names of their own; where it failed counts all the same.
  name: v.fallback(v.pipe(v.string(), v.regex(/^[A-Za-z]{1,40}$/)), 'Error'),
  at: listOf(place),
})

/**
 * What a page may tell about a visit: numbers, and names of errors and files, no text of anybody's. What is odd is left out,
 * and the rest counts; without a page there is nothing to count it for.
 */
const visit = v.object({
  path: v.picklist(sitePages.map(({ path }) => path)),
  /** Largest contentful paint. */
  lcp: v.fallback(v.optional(milliseconds), undefined),
  /** Interaction to next paint. */
  inp: v.fallback(v.optional(milliseconds), undefined),
  /** Cumulative layout shift, a share of the window. */
  cls: v.fallback(v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1_000))), undefined),
  /** Time to first byte. */
  ttfb: v.fallback(v.optional(milliseconds), undefined),
  errors: listOf(failure),
})

export type Visit = v.InferOutput<typeof visit>

/** Null for what is no report. */
export function readVisit(value: unknown): Visit | null {
  const result = v.safeParse(visit, value)
  return result.success ? result.output : null
}
