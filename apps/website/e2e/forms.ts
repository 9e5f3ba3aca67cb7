import { expect } from 'vitest'
import type { Locator, Page, Route } from 'playwright-core'
import { formChoices } from '#contract/consultation-choices.ts'
import { shownFields, shownWords } from '#contract/form-fields.ts'
import { sitePages } from '#contract/site-pages.ts'
import { required } from '#agency/required.ts'
import { type ConsultationFormConfig, consultationForms } from '#contract/consultation-forms.ts'
import { contactForm } from '#app/consultation-form/form-config.ts'
import type { RunningSite } from './start-site.ts'

/** The agency's consultation forms, those on its services' pages, and the banner of a failure. */
export const forms = consultationForms.filter(({ path }) => sitePages.some((page) => page.path === path))
export const serviceForms = forms.filter(({ path }) => path !== contactForm.path)
export { contactForm }
export const banner = shownWords.failure

/** The fields that a visitor must fill in on every form, in their order. */
export const requiredFields = shownFields
  .filter(({ name, required: isRequired }) => isRequired && name !== 'service')
  .map(({ name }) => name)

/** The address of a form's thank-you view. */
export const thanksPath = ({ path, pageSource, panelId }: ConsultationFormConfig): string =>
  `${path}?sent=${pageSource}#${panelId}`

/** A choice of the selector other than the preselected one. */
export const anotherService = ({ defaultService }: ConsultationFormConfig): string =>
  required(
    formChoices.findLast((choice) => choice !== defaultService),
    'second choice in its forms',
  )

export type Answers = {
  name: string
  email: string
  phone: string
  company: string
  message: string
  service?: string
}

/** A different person in each test, so that its rows are unique. */
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

/** The address that forms send to, for `page.route`. */
export const consultationsApi = '**/api/consultations'

export const formOn = (page: Page): Locator => page.locator('form[method=post]')
export const submitButton = (page: Page): Locator => formOn(page).locator('button[type=submit]')
export const fieldOn = (page: Page, name: string): Locator => formOn(page).locator(`[name=${name}]`)

/** The stored consent for the notice beside this form's button. */
export async function consentOn(page: Page) {
  const version = await fieldOn(page, 'consent_version').inputValue()
  expect(version).not.toBe('')
  return { version, at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string }
}

export const thanks = (page: Page): Locator => page.getByRole('status')

/** The stored requests with this address. */
export const rowsOf = (site: RunningSite, email: string) =>
  site.consultations().filter((row) => row.email === email)

/** Types the answers as a visitor does, and selects the service if one is given. */
export async function fillIn(page: Page, { service, ...answers }: Answers): Promise<void> {
  for (const [name, answer] of Object.entries(answers)) await fieldOn(page, name).fill(answer)
  if (service) await fieldOn(page, 'service').selectOption(service)
}

/** Reads the values of the form. */
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
