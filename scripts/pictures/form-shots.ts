import type { Page } from 'playwright-core'
import { sitePages } from '#website/contract/site-pages.ts'
import { consultationForms } from '#website/contract/consultation-forms.ts'
import type { Shot } from './shot.ts'

/** The consultation forms of the agency: the id of the page, the path, and a selector of the form. */
const forms = consultationForms.flatMap(({ path, panelId }) => {
  const page = sitePages.find((each) => each.path === path)
  return page ? [[page.id, path, `#${panelId}`] as const] : []
})

async function send(page: Page, form: string) {
  await page.locator(`${form} form[method=post] button[type=submit]`).click()
}

async function fillAndSend(page: Page, form: string) {
  const fill = (name: string, value: string) => page.locator(`${form} [name=${name}]`).fill(value)
  await fill('name', 'Ada Lovelace')
  await fill('email', 'ada@example.com')
  await fill('phone', '+44 20 7946 0000')
  await fill('company', 'Analytical Engines')
  await send(page, form)
}

const answer =
  (status: number, json: object = {}) =>
  (page: Page) =>
    page.route('**/api/consultations', (route) =>
      route.fulfill({ status, json, headers: status === 429 ? { 'retry-after': '60' } : {} }),
    )

/** Every form in every state. */
export const formShots: Shot[] = forms.flatMap(([name, path, form]): Shot[] => [
  {
    name: `form.${name}.errors`,
    path,
    prepare: async (page) => {
      await send(page, form)
      await page.locator(`${form} [role=alert]`).waitFor()
    },
  },
  {
    name: `form.${name}.sending`,
    path,
    before: (page) => page.route('**/api/consultations', () => new Promise(() => {})),
    prepare: (page) => fillAndSend(page, form),
  },
  ...(
    [
      ['failed', answer(400)],
      ['refused', answer(422, { errors: { phone: 'Enter a phone number with at least 7 digits' } })],
      ['limited', answer(429)],
    ] as const
  ).map(([state, before]) => ({
    name: `form.${name}.${state}`,
    path,
    before,
    prepare: async (page: Page) => {
      await fillAndSend(page, form)
      await page.locator(`${form} [role=alert]`).waitFor({ timeout: 60_000 })
    },
  })),
  {
    name: `form.${name}.refused-no-script`,
    path,
    javaScript: false,
    prepare: async (page) => {
      for (const field of ['name', 'phone', 'company'])
        await page.locator(`${form} [name=${field}]`).fill(' ')
      await page.locator(`${form} [name=email]`).fill('ada@example.com')
      await page.locator(`${form} form[method=post] button[type=submit]`).click()
      await page.locator(`${form} [role=alert]`).waitFor()
    },
  },
  {
    name: `form.${name}.sent`,
    path,
    before: answer(201),
    prepare: async (page) => {
      await fillAndSend(page, form)
      await page.locator(`${form} .banner-done`).waitFor()
    },
  },
])
