import * as v from 'valibot'
import { mediaSchema } from './media.ts'
import { id, list, sample, some, words } from './values.ts'

const figure = v.strictObject({ value: words, label: words })

/** A success story. */
export const caseStudySchema = v.strictObject({
  sample,
  id,
  industry: words,
  company: words,
  title: words,
  /** The key number of the story, if it has one. */
  figure: v.optional(figure),
  /** The figure's history: one value a week, and the week of the launch, counted from 0. */
  trend: v.optional(
    v.strictObject({
      label: words,
      weeks: v.pipe(v.array(v.number('must be a number')), v.minLength(3, 'needs at least three weeks')),
      launch: v.pipe(v.number('must be a number'), v.integer(), v.minValue(0)),
    }),
  ),
  /** Above the text of the story. */
  media: v.optional(mediaSchema),
  challenge: words,
  solution: words,
  results: list(figure),
  quote: v.strictObject({ text: words, author: words }),
  /** The parts of the solution, in the order a request passes them. */
  parts: some(words),
  duration: words,
})
export type CaseStudy = v.InferOutput<typeof caseStudySchema>
export const caseStudiesSchema = list(caseStudySchema)
