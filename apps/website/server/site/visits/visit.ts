import * as v from 'valibot'
import { articlesList } from '#contract/site-map.ts'
import { sitePages } from '#contract/site-pages.ts'

/** Half an hour: longer times say nothing about a page. */
const milliseconds = v.pipe(v.number(), v.minValue(0), v.maxValue(1_800_000))

/** Maximum size of a report in bytes. Five errors with five stack frames each take half of it. */
export const visitLimit = 4 * 1024

/** Maximum number of errors in a report, and of stack frames in an error. */
const most = 5

const frame = v.pipe(v.string(), v.regex(/^[\w.-]{1,80}:\d{1,7}:\d{1,7}$/))

/** Keeps the first items of a list. Anything else becomes an empty list. */
const listOf = <Item>(item: v.GenericSchema<unknown, Item>) =>
  v.pipe(
    v.fallback(v.array(v.unknown()), []),
    v.transform((list) => list.filter((each) => v.is(item, each)).slice(0, most)),
    v.array(item),
  )

const failure = v.object({
  // Libraries invent error names. The stack frame of such an error still counts.
  name: v.fallback(v.pipe(v.string(), v.regex(/^[A-Za-z]{1,40}$/)), 'Error'),
  at: listOf(frame),
})

/** All articles count as one page: a thousand of them would be a thousand labels of each metric. */
const article = v.pipe(
  v.string(),
  v.check((path) => articlesList !== null && path.startsWith(`${articlesList.path}/`)),
  v.transform(() => `${articlesList?.path}/*`),
)

/**
 * What a page may report: numbers, and names of errors and files, but no text from anybody. Invalid values are dropped
 * and the rest counts; without a page the report is discarded.
 */
const visit = v.object({
  path: v.union([v.picklist(sitePages.map(({ path }) => path)), article]),
  /** Largest contentful paint. */
  lcp: v.fallback(v.optional(milliseconds), undefined),
  /** Interaction to next paint. */
  inp: v.fallback(v.optional(milliseconds), undefined),
  /** Cumulative layout shift, unitless. */
  cls: v.fallback(v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1_000))), undefined),
  /** Time to first byte. */
  ttfb: v.fallback(v.optional(milliseconds), undefined),
  errors: listOf(failure),
})

export type Visit = v.InferOutput<typeof visit>

/** Returns null for anything that is not a report. */
export function readVisit(value: unknown): Visit | null {
  const result = v.safeParse(visit, value)
  return result.success ? result.output : null
}
