import { draftFilledEvent, drafts } from './draft.ts'
import { shownFields } from '#contract/form-fields.ts'

export { formOn } from './form-config.ts'

/**
 * Fills in a form for the visitor to check and send. Writes to its draft, which also works for a form that is opened
 * later. Keeps what the visitor typed into other fields.
 * @param values by field; unknown fields are ignored
 * @param callId the current call, which is sent with the request
 */
export function fillForm(
  pageSource: string,
  values: Record<string, unknown>,
  callId: string | undefined,
): void {
  const given = shownFields.flatMap(({ name }): [string, string][] => {
    const value = values[name]
    return typeof value === 'string' && value !== '' ? [[name, value]] : []
  })
  const draft = drafts.load(pageSource)
  drafts.save(pageSource, { ...draft, values: { ...draft.values, ...Object.fromEntries(given) }, callId })
  dispatchEvent(new CustomEvent(draftFilledEvent, { detail: pageSource }))
}
