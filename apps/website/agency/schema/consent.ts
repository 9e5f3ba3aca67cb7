import * as v from 'valibot'
import { list, words } from './values.ts'

const version = v.pipe(
  v.string('must be a version'),
  v.regex(/^[\w.-]{1,40}$/, 'must be a version such as 2026-11'),
)

/** The privacy notice beside the button of every form. */
export const consentSchema = v.strictObject({
  /** Stored with each request sent from a form with this notice. */
  version,
  formerVersions: list(version),
  text: words,
  /** The link after the text, to the privacy page. */
  link: words,
})
export type Consent = v.InferOutput<typeof consentSchema>
