import * as v from 'valibot'
import { servicesSections } from '../sections.ts'
import { orMedia } from './media.ts'
import { sectionsAmong } from './sections.ts'
import { id, some, words } from './values.ts'

/**
 * The words of the page of all services. The services themselves are in the catalogue. A section that is left out needs
 * no words.
 */
export const servicesPageSchema = v.strictObject({
  sections: sectionsAmong(servicesSections),
  hero: v.strictObject({ title: words, lead: words, contents: words }),
  /** Above the lists of a service. The assistant says them, too: "For whom: Beginners." */
  headings: v.strictObject({ features: words, benefits: words, useCases: words, more: words }),
  /** Above the services of kind `other`. */
  beyond: v.optional(
    v.strictObject({
      title: words,
      /** In the list of contents. */
      short: words,
      /** An answer of a data assistant, drawn beside them; null for none. */
      answer: v.nullable(
        orMedia(
          v.strictObject({
            caption: words,
            question: words,
            answer: words,
            rows: some(v.strictObject({ name: words, value: v.number('must be a number'), text: words })),
            query: words,
          }),
        ),
      ),
    }),
  ),
  /** Above the services of kind `additional`. */
  additional: v.optional(
    v.strictObject({
      title: words,
      short: words,
      /** For the picture `masked`: the text between two strokes is hidden. */
      masked: v.optional(some(words)),
      /** For the picture `growing`, its stages: night, noon as well, all day. */
      stages: v.optional(v.pipe(some(words), v.maxLength(3, 'has three stages'))),
    }),
  ),
  process: v.optional(
    v.strictObject({
      title: words,
      steps: some(v.strictObject({ id, name: words, time: words, text: words, result: words })),
    }),
  ),
  close: v.optional(v.strictObject({ title: words, text: words, action: words })),
})
export type ServicesPage = v.InferOutput<typeof servicesPageSchema>
