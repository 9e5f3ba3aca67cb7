import * as v from 'valibot'
import { id, words } from './values.ts'

/** The words of one consultation form, and what its requests are filed under. */
export const formSchema = v.object({
  /** Stored with each request as `page_source`. */
  pageSource: id,
  /** The id of the service that is chosen at first. */
  service: id,
  /** Given, the form has no selector, and its requests ask for a service of this name. */
  onlyChoice: v.optional(words),
  submitLabel: words,
  successText: words,
  /** The button of the thank-you view, which brings the form back. */
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
