import type { Forms } from '#agency/schema/forms.ts'
import { contact } from './contact.ts'

/** The words of the consultation forms that differ from page to page, by the id of the page. */
export const forms: Forms = {
  home: {
    pageSource: 'contact',
    service: 'support',
    submitLabel: "Let's Build Smarter Together",
    successText: `Your consultation request has been submitted successfully. We'll get back to you within ${contact.responseTime}.`,
    againLabel: 'Submit Another Request',
  },
  'customer-support': {
    pageSource: 'customer-support',
    service: 'support',
    submitLabel: 'Get Started',
    successText:
      "Your request has been submitted successfully. We'll contact you soon to discuss your customer support automation needs.",
    againLabel: 'Submit Another Request',
  },
  'crm-integration': {
    pageSource: 'crm-integration',
    service: 'crm',
    submitLabel: 'Book Your Demo',
    successText: `Thank you for your interest in our CRM integration solutions. We'll contact you within ${contact.responseTime} to schedule your personalized demo.`,
    againLabel: 'Request Another Demo',
  },
  scheduling: {
    pageSource: 'intelligent-scheduling',
    service: 'scheduling',
    onlyChoice: 'Intelligent Scheduling',
    submitLabel: 'Book Your Demo',
    successText: `Thank you for your interest in our intelligent scheduling solutions. We'll contact you within ${contact.responseTime} to schedule your personalized demo.`,
    againLabel: 'Request Another Demo',
  },
}
