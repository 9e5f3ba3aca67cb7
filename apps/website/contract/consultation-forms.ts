import { defaultChoices } from './consultation-choices.ts'
import { shownFields } from './form-fields.ts'
import { required } from '#agency/required.ts'
import type { Form } from '#agency/schema/forms.ts'
import type { ServiceLayout } from '#agency/schema/service-pages.ts'
import { serviceLayouts } from './site-map.ts'
import { ownForms } from './own-pages.ts'
import { forms } from '#content/forms.ts'
import { pages } from '#content/pages.ts'

/* Computed once, in the build (evaluated-modules.ts). */

/** The configuration of a consultation form. */
export type ConsultationFormConfig = {
  /** The `page_source` of its requests. */
  pageSource: string
  /** The id of its page. */
  page: string
  /** The address of its page, and the target of its native POST. */
  path: string
  /** The `id` of the element around the form. Redirects to the form use it as their fragment. */
  panelId: string
  defaultService: string
  /** False if the page itself, or the owner's list of fields, determines the service. */
  hasServiceSelector: boolean
  submitLabel: string
  successText: string
  /** The label of the thank-you view's button, which shows the form again. */
  againLabel: string
}

const panelIds: Record<ServiceLayout, string> = { conversation: 'request', pipeline: 'demo', week: 'demo' }

const listsServices = shownFields.some(({ name }) => name === 'service')

function configure(page: string, form: Form & { path?: string }): ConsultationFormConfig {
  const layout = serviceLayouts.get(page)
  const { pageSource, onlyChoice, submitLabel, successText, againLabel } = form
  return {
    pageSource,
    page,
    path: required(pages[page]?.path ?? form.path, `page ${page}`),
    panelId: layout === undefined ? 'contact-form' : panelIds[layout],
    defaultService: defaultChoices.get(pageSource) ?? '',
    hasServiceSelector: onlyChoice === undefined && listsServices,
    submitLabel,
    successText,
    againLabel,
  }
}

/** Every form in the content. */
export const consultationForms: readonly ConsultationFormConfig[] = Object.entries<Form & { path?: string }>({
  ...forms,
  ...ownForms,
}).map(([page, form]) => configure(page, form))
