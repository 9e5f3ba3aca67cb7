import { required } from '#agency/required.ts'
import { type ConsultationFormConfig, consultationForms } from '#contract/consultation-forms.ts'

/**
 * Returns the form of a page, by the page's id.
 * @throws Error when the content has none
 */
export const formOfPage = (page: string): ConsultationFormConfig =>
  required(
    consultationForms.find((form) => form.page === page),
    `form for the page ${page}`,
  )

/** The form of the home page. */
export const contactForm = formOfPage('home')

/** Returns the form of the page at a path, or the contact form of the home page if the page has none. */
export const formOn = (path: string): ConsultationFormConfig =>
  consultationForms.find((form) => form.path === path) ?? contactForm
