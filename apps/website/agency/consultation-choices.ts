import { forms } from '#content/forms.ts'
import { services } from '#content/services.ts'

/* Computed once, in the build (evaluated-modules.ts): a browser gets the choices, and not the catalogue that they are from. */

/** What the forms call a service, by its id. */
export const choiceOfService: ReadonlyMap<string, string> = new Map(
  services.flatMap(({ id, formChoice }) => (formChoice === undefined ? [] : [[id, formChoice]])),
)

/** What the consultation forms offer, by the names that are stored with a request. */
export const formChoices: readonly string[] = services.flatMap(({ formChoice }) => formChoice ?? [])

/** What a form without a selector asks for, by the form's `page_source`. No other form may. */
export const onlyChoices: ReadonlyMap<string, string> = new Map(
  Object.values(forms).flatMap((form) => (form?.onlyChoice ? [[form.pageSource, form.onlyChoice]] : [])),
)

/** The forms that a request can come from. */
export const pageSources: readonly string[] = Object.values(forms).flatMap((form) => form?.pageSource ?? [])
