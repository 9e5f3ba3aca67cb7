import * as v from 'valibot'
import { sample, words } from './values.ts'

/** Who the site speaks for. */
export const brandSchema = v.object({
  sample,
  name: words,
  /** One line, under the wordmark in the footer and in preview pictures. */
  tagline: words,
  description: words,
  /** The company behind the name. */
  legalName: words,
  foundingYear: v.pipe(v.number('has to be a year'), v.integer('has to be a year'), v.minValue(1000)),
  /** The one colour of the brand, on the dark ground of the pages. `npm run doctor` measures its contrast. */
  accent: v.pipe(
    v.string('has to be a colour'),
    v.regex(/^#[\da-f]{6}$/i, 'has to be a colour such as #7cc8f5'),
  ),
  /** False where `brand/logo.svg` already shows the name. */
  showsName: v.boolean('has to be true or false'),
})
export type Brand = v.InferOutput<typeof brandSchema>
