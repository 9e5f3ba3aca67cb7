import { drafts } from './draft.ts'
import { consultationForms, contactForm } from './form-config.ts'
import type { ConsultationFormConfig } from './form-config.ts'
import { fieldNames, type FieldName } from './form-values.ts'

/** Tells a form that is on the page that its draft was written by somebody else. The detail is its `page_source`. */
export const draftFilledEvent = 'consultation-draft-filled'

/** The form of a page, or the contact form of the home page where the page has none. */
export function formOn(path: string): ConsultationFormConfig {
  return consultationForms.find((form) => form.path === path) ?? contactForm
}

/**
 * Writes values into a form for the visitor to check and send: into its draft, from which a form reads that is opened later.
 * What the visitor has typed into other fields stays.
 * @param values by field; anything that is no field of the form is ignored
 * @param callId the call in which it is done; it goes along with the request
 */
export function fillForm(
  pageSource: string,
  values: Record<string, unknown>,
  callId: string | undefined,
): void {
  const given = fieldNames.flatMap((name): [FieldName, string][] => {
    const value = values[name]
    return typeof value === 'string' && value !== '' ? [[name, value]] : []
  })
  const draft = drafts.load(pageSource)
  drafts.save(pageSource, { ...draft, values: { ...draft.values, ...Object.fromEntries(given) }, callId })
  dispatchEvent(new CustomEvent(draftFilledEvent, { detail: pageSource }))
}
