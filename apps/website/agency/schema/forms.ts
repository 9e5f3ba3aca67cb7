import * as v from 'valibot'
import { id, words } from './values.ts'

/** The words of one consultation form, and the `page_source` of its requests. */
export const formSchema = v.strictObject({
  /** Stored with each request as `page_source`. */
  pageSource: id,
  /** The id of the preselected service. */
  service: id,
  /** If set, the form has no selector, and its requests ask for the service with this label. */
  onlyChoice: v.optional(words),
  submitLabel: words,
  successText: words,
  /** The button of the thank-you view, which shows the form again. */
  againLabel: words,
})
export type Form = v.InferOutput<typeof formSchema>

/** The forms by the page's id: the home page, and the pages of services. */
export const formsSchema = v.objectWithRest({ home: formSchema }, formSchema)
export type Forms = v.InferOutput<typeof formsSchema>
