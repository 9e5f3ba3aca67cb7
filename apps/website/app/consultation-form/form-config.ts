import { choiceOfService, formChoices } from '#agency/consultation-choices.ts'
import { given } from '#agency/given.ts'
import type { Form, FormPageId } from '#agency/schema/forms.ts'
import { forms } from '#content/forms.ts'
import { pages } from '#content/pages.ts'

/** The configuration of a consultation form. */
export type ConsultationFormConfig = {
  /** The `page_source` of its requests. */
  pageSource: string
  /** The page of the form, and the target of its native POST. */
  path: string
  /** The `id` of the element around the form. Redirects to the form use it as their fragment. */
  panelId: string
  defaultService: string
  /** False if the page itself determines the service. */
  hasServiceSelector: boolean
  submitLabel: string
  successText: string
  /** The label of the thank-you view's button, which shows the form again. */
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

/** Every form in the content. */
export const consultationForms: readonly ConsultationFormConfig[] = pageIds.flatMap((page) => {
  const form = forms[page]
  return form ? [configure(page, form)] : []
})

/** The form of the home page. */
export const contactForm = configure('home', forms.home)

/**
 * The form of a service's page.
 * @throws Error when the content has none
 */
export const formOfPage = (page: FormPageId): ConsultationFormConfig =>
  configure(page, given(forms[page], `form for the page ${page}`))

/** Quoted from the specification's error catalogue. */
export const failureText = 'There was an error submitting your request. Please try again.'
export const submittingLabel = 'Submitting...'
/** Shown while sending takes long. */
export const stillTryingText = 'Still trying: no answer yet. What you wrote is safe.'
export const offlineText = 'You are offline. We keep trying, and what you wrote is safe.'
