import { forms } from '#content/forms.ts'
import { services } from '#content/services.ts'
import { bookingKinds } from './appointments.ts'
import { ownForms } from './own-pages.ts'

/* Computed once, in the build (evaluated-modules.ts): a browser gets the choices, but not the catalogue behind them. */

const allForms: { pageSource: string; service: string; onlyChoice?: string | undefined }[] = [
  ...Object.values(forms),
  ...Object.values(ownForms),
  ...bookingKinds,
]

/** The label of a service in the forms, by its id. */
export const choiceOfService: ReadonlyMap<string, string> = new Map(
  services.flatMap(({ id, formChoice }) => (formChoice === undefined ? [] : [[id, formChoice]])),
)

/** The choices of the consultation forms, as stored with a request. */
export const formChoices: readonly string[] = services.flatMap(({ formChoice }) => formChoice ?? [])

/** The fixed choice of a form without a selector, by the form's `page_source`. No other form may use it. */
export const onlyChoices: ReadonlyMap<string, string> = new Map(
  allForms.flatMap((form) => (form.onlyChoice ? [[form.pageSource, form.onlyChoice]] : [])),
)

/** The service of each form before the visitor chooses another one, by the form's `page_source`. */
export const defaultChoices: ReadonlyMap<string, string> = new Map(
  allForms.map(({ pageSource, service, onlyChoice }) => [
    pageSource,
    onlyChoice ?? choiceOfService.get(service) ?? formChoices[0] ?? '',
  ]),
)

/** The `page_source` of every form. */
export const pageSources: readonly string[] = allForms.map(({ pageSource }) => pageSource)
