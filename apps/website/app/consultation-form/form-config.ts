import { choiceOfService, formChoices } from '#agency/consultation-choices.ts'
import { given } from '#agency/given.ts'
import type { Form, FormPageId } from '#agency/schema/forms.ts'
import { forms } from '#content/forms.ts'
import { pages } from '#content/pages.ts'

/** One consultation form. */
export type ConsultationFormConfig = {
  /** What its requests are filed under. */
  pageSource: string
  /** The page the form is on, where its native POST goes. */
  path: string
  /** The `id` of the element around the form: the address of a stored request, and of a form that was filled in, ends with it. */
  panelId: string
  defaultService: string
  /** False where the page itself says which service it is about. */
  hasServiceSelector: boolean
  submitLabel: string
  successText: string
  /** The button of the thank-you view, which brings the form back. */
  againLabel: string
}

const panelIds: Record<FormPageId, string> = {
  home: 'contact-form',
  'customer-support': 'request',
  'crm-integration': 'demo',
  scheduling: 'demo',
}

function configure(page: FormPageId, form: Form): ConsultationFormConfig {
  const { pageSource, service, onlyChoice, submitLabel, successText, againLabel } = form
  return {
    pageSource,
    path: pages[page].path,
    panelId: panelIds[page],
    defaultService: onlyChoice ?? choiceOfService.get(service) ?? formChoices[0] ?? '',
    hasServiceSelector: onlyChoice === undefined,
    submitLabel,
    successText,
    againLabel,
  }
}

const pageIds = Object.keys(panelIds) as FormPageId[]

/** Every form that the content has words for. */
export const consultationForms: readonly ConsultationFormConfig[] = pageIds.flatMap((page) => {
  const form = forms[page]
  return form ? [configure(page, form)] : []
})

/** The form of the home page. */
export const contactForm = configure('home', forms.home)

/**
 * The form of a page of a service.
 * @throws Error when the content has no words for it
 */
export const formOfPage = (page: FormPageId): ConsultationFormConfig =>
  configure(page, given(forms[page], `form for the page ${page}`))

/** Word for word from the specification's error catalogue. */
export const failureText = 'There was an error submitting your request. Please try again.'
export const submittingLabel = 'Submitting...'
/** While a submission takes long. */
export const stillTryingText = 'Still trying: no answer yet. What you wrote is safe.'
export const offlineText = 'You are offline. We keep trying, and what you wrote is safe.'
