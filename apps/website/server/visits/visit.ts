import * as v from 'valibot'
import { publicPages } from '#content/public-pages.ts'

/** Half an hour: what takes longer says nothing about a page. */
const milliseconds = v.pipe(v.number(), v.minValue(0), v.maxValue(1_800_000))

/** The most that a report may weigh, in bytes. Five errors with five places each take half of it. */
export const visitLimit = 4 * 1024

/** What a page may tell about a visit: numbers, and names of errors and files, no text of anybody's. */
const visit = v.strictObject({
  path: v.picklist(publicPages.map(({ path }) => path)),
  /** Largest contentful paint. */
  lcp: v.optional(milliseconds),
  /** Interaction to next paint. */
  inp: v.optional(milliseconds),
  /** Cumulative layout shift, a share of the window. */
  cls: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1_000))),
  /** Time to first byte. */
  ttfb: v.optional(milliseconds),
  errors: v.pipe(
    v.array(
      v.strictObject({
        name: v.pipe(v.string(), v.regex(/^[A-Za-z]{1,40}$/)),
        at: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[\w.-]{1,80}:\d{1,7}:\d{1,7}$/))), v.maxLength(5)),
      }),
    ),
    v.maxLength(5),
  ),
})

export type Visit = v.InferOutput<typeof visit>

/** Null for what is no report. */
export function readVisit(value: unknown): Visit | null {
  const result = v.safeParse(visit, value)
  return result.success ? result.output : null
}
