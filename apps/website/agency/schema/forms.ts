import * as v from 'valibot'
import { id, words } from './values.ts'

/** The words of one consultation form, and the `page_source` of its requests. */
export const formSchema = v.object({
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

export const formsSchema = v.object({
  home: formSchema,
  'customer-support': v.optional(formSchema),
  'crm-integration': v.optional(formSchema),
  scheduling: v.optional(formSchema),
})
export type Forms = v.InferOutput<typeof formsSchema>
export type FormPageId = keyof Forms
