import { contact } from '#content/contact.ts'
import type { PageSource, Service } from '#server/consultations/consultation.ts'

/** What differs between the four forms. */
export type ConsultationFormConfig = {
  pageSource: PageSource
  /** The page the form is on, where its native POST goes. */
  path: string
  /** The `id` of what the form alone stands in: who has sent it, or has it filled in, is led there. */
  panelId: string
  defaultService: Service
  /** False where the page itself says which service it is about. */
  hasServiceSelector: boolean
  submitLabel: string
  successText: string
  /** The button of the thank-you view, which brings the form back. */
  againLabel: string
}

/** What the selector offers; the specification's three choices. */
export const serviceChoices = [
  'Customer Support',
  'CRM Integration',
  'Appointment Setting',
] as const satisfies readonly Service[]

export const contactForm: ConsultationFormConfig = {
  pageSource: 'contact',
  path: '/',
  panelId: 'contact-form',
  defaultService: 'Customer Support',
  hasServiceSelector: true,
  submitLabel: "Let's Build Smarter Together",
  successText: `Your consultation request has been submitted successfully. We'll get back to you within ${contact.responseTime}.`,
  againLabel: 'Submit Another Request',
}

export const customerSupportForm: ConsultationFormConfig = {
  pageSource: 'customer-support',
  path: '/customer-support',
  panelId: 'request',
  defaultService: 'Customer Support',
  hasServiceSelector: true,
  submitLabel: 'Get Started',
  successText:
    "Your request has been submitted successfully. We'll contact you soon to discuss your customer support automation needs.",
  againLabel: 'Submit Another Request',
}

export const crmIntegrationForm: ConsultationFormConfig = {
  pageSource: 'crm-integration',
  path: '/crm-integration',
  panelId: 'demo',
  defaultService: 'CRM Integration',
  hasServiceSelector: true,
  submitLabel: 'Book Your Demo',
  successText: `Thank you for your interest in our CRM integration solutions. We'll contact you within ${contact.responseTime} to schedule your personalized demo.`,
  againLabel: 'Request Another Demo',
}

export const schedulingForm: ConsultationFormConfig = {
  pageSource: 'intelligent-scheduling',
  path: '/scheduling',
  panelId: 'demo',
  defaultService: 'Intelligent Scheduling',
  hasServiceSelector: false,
  submitLabel: 'Book Your Demo',
  successText: `Thank you for your interest in our intelligent scheduling solutions. We'll contact you within ${contact.responseTime} to schedule your personalized demo.`,
  againLabel: 'Request Another Demo',
}

/** Every form of the site. */
export const consultationForms: readonly ConsultationFormConfig[] = [
  contactForm,
  customerSupportForm,
  crmIntegrationForm,
  schedulingForm,
]

/** Word for word from the specification's error catalogue. */
export const failureText = 'There was an error submitting your request. Please try again.'
export const submittingLabel = 'Submitting...'
