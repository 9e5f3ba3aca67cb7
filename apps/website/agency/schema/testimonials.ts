import * as v from 'valibot'
import { orMedia } from './media.ts'
import { file, list, sample, words } from './values.ts'

/** What a customer said. */
export const testimonialSchema = v.strictObject({
  sample,
  quote: words,
  author: words,
  position: words,
  company: words,
  /** A portrait, square: a file in `#content/public/`, or a picture of yours. */
  image: v.optional(orMedia(file)),
  /** The result, as a number and what it counts. */
  metrics: v.optional(v.strictObject({ value: words, label: words })),
})
export type Testimonial = v.InferOutput<typeof testimonialSchema>
export const testimonialsSchema = list(testimonialSchema)
