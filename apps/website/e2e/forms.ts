import type { Locator, Page, Route } from 'playwright-core'
import type { Site } from './start-site.ts'

/** The four forms as the specification describes them, written out: the tests compare, they do not read the code. */
export const forms = [
  {
    name: 'home',
    path: '/',
    section: 'contact',
    panel: 'contact-form',
    source: 'contact',
    service: 'Customer Support',
    hasSelector: true,
    submit: "Let's Build Smarter Together",
    success:
      "Your consultation request has been submitted successfully. We'll get back to you within 24 hours.",
    again: 'Submit Another Request',
  },
  {
    name: 'customer support',
    path: '/customer-support',
    section: 'request',
    panel: 'request',
    source: 'customer-support',
    service: 'Customer Support',
    hasSelector: true,
    submit: 'Get Started',
    success:
      "Your request has been submitted successfully. We'll contact you soon to discuss your customer support automation needs.",
    again: 'Submit Another Request',
  },
  {
    name: 'CRM integration',
    path: '/crm-integration',
    section: 'demo',
    panel: 'demo',
    source: 'crm-integration',
    service: 'CRM Integration',
    hasSelector: true,
    submit: 'Book Your Demo',
    success:
      "Thank you for your interest in our CRM integration solutions. We'll contact you within 24 hours to schedule your personalized demo.",
    again: 'Request Another Demo',
  },
  {
    name: 'scheduling',
    path: '/scheduling',
    section: 'demo',
    panel: 'demo',
    source: 'intelligent-scheduling',
    service: 'Intelligent Scheduling',
    hasSelector: false,
    submit: 'Book Your Demo',
    success:
      "Thank you for your interest in our intelligent scheduling solutions. We'll contact you within 24 hours to schedule your personalized demo.",
    again: 'Request Another Demo',
  },
] as const

export const banner = 'There was an error submitting your request. Please try again.'

export type Answers = {
  name: string
  email: string
  phone: string
  company: string
  message: string
  service?: string
}

/** Someone else in each test, so that a row can be told from all others. */
export function someone(changes: Partial<Answers> = {}): Answers {
  const id = crypto.randomUUID().slice(0, 8)
  return {
    name: `Grace Hopper ${id}`,
    email: `grace.${id}@example.com`,
    phone: '+1 (202) 555-0143',
    company: 'Flow-Matic & Söhne',
    message: 'We answer 400 tickets a day.\nHalf of them ask where the parcel is.',
    ...changes,
  }
}

/** Where the forms send to, for `page.route`. */
export const consultationsApi = '**/api/consultations'

export const formOn = (page: Page): Locator => page.locator('form[method=post]')
export const submitButton = (page: Page): Locator => formOn(page).locator('button[type=submit]')
export const fieldOn = (page: Page, name: string): Locator => formOn(page).locator(`[name=${name}]`)

export const thanks = (page: Page): Locator => page.getByRole('status')

/** The stored requests of whoever has this address. */
export const rowsOf = (site: Site, email: string) => site.consultations().filter((row) => row.email === email)

/** Types the answers as a visitor does, and chooses the service if one is given. */
export async function fillIn(page: Page, { service, ...answers }: Answers): Promise<void> {
  for (const [name, answer] of Object.entries(answers)) await fieldOn(page, name).fill(answer)
  if (service) await fieldOn(page, 'service').selectOption(service)
}

/** What stands in the form. */
export async function readForm(page: Page): Promise<Answers> {
  const read = async (name: string) => fieldOn(page, name).inputValue()
  return {
    name: await read('name'),
    email: await read('email'),
    phone: await read('phone'),
    company: await read('company'),
    message: await read('message'),
  }
}

/** Holds requests back until `open` is called. */
export function createGate() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { open: resolve, hold: async (route: Route) => promise.then(() => route.continue()) }
}
