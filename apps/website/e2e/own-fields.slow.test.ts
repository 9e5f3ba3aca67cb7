import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyWebsite, type WebsiteCopy } from '#agency/testing/copy-website.ts'
import { skiSchoolFields } from '#agency/testing/ski-school-fields.ts'
import { type DevelopmentSite, startDevelopmentSite } from '#agency/testing/start-development-site.ts'
import { openBrowser } from './open-browser.ts'

const required = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '+44 20 7946 0000',
  company: 'Analytical Engines',
  message: 'We are a family of four and would like lessons for a week.',
}
const answers = { 'answers.level': 'Snow plough', 'answers.arrival': '2027-02-28', 'answers.children': '2' }

/** Shows the fields of a ski school's own behind the first of the six. */
describe('a form with fields of the agency’s own', () => {
  let copy: WebsiteCopy
  let site: DevelopmentSite
  let browser: Browser
  const warnings: string[] = []
  beforeAll(async () => {
    copy = copyWebsite()
    const own = JSON.stringify(skiSchoolFields).slice(1, -1)
    copy.edit('form-fields.ts', "  {\n    name: 'email',", `  ${own},\n  {\n    name: 'email',`)
    site = await startDevelopmentSite(copy.website)
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser.close()
    await site.stop()
    copy.remove()
  })

  async function open(javaScriptEnabled: boolean): Promise<Page> {
    const context = await browser.newContext({ javaScriptEnabled, viewport: { width: 360, height: 800 } })
    const page = await context.newPage()
    page.on('console', (message) => {
      if (/hydrat/i.test(message.text())) warnings.push(message.text())
    })
    await page.goto(site.address)
    if (javaScriptEnabled) await page.locator('form[novalidate]').first().waitFor()
    return page
  }
  const fieldOn = (page: Page, name: string) => page.locator(`form [name="${name}"]`)
  async function fillIn(page: Page, values: Record<string, string>) {
    for (const [name, value] of Object.entries(values)) {
      const field = fieldOn(page, name)
      if (name === 'answers.level') await field.selectOption(value)
      else await field.fill(value)
    }
  }
  const errorOn = (page: Page, name: string) => page.locator(`form .field:has([name="${name}"]) .field-error`)

  it('has them in the order of the content, and sends what was restored after a reload', async () => {
    const page = await open(true)
    const names = await page
      .locator('form .field [name]')
      .evaluateAll((fields) => fields.map((field) => field.getAttribute('name')))
    const ids = skiSchoolFields.map(({ id }) => `answers.${id}`)
    expect(names).toEqual(['name', ...ids, 'email', 'phone', 'company', 'service', 'message'])
    await fillIn(page, { ...required, ...answers, 'answers.children': 'many' })
    await fieldOn(page, 'answers.own-equipment').check()
    await page.reload()
    await page.locator('form[novalidate]').first().waitFor()
    expect(await fieldOn(page, 'answers.level').inputValue()).toBe('Snow plough')
    expect(await fieldOn(page, 'answers.children').inputValue()).toBe('many')
    expect(await fieldOn(page, 'answers.own-equipment').isChecked()).toBe(true)

    await page.locator('form button[type=submit]').last().click()
    expect(await errorOn(page, 'answers.children').textContent()).toBe('Enter a number up to 12.')
    await page.getByRole('link', { name: 'Enter a number up to 12.' }).click()
    await fieldOn(page, 'answers.children').fill('2')
    await errorOn(page, 'answers.children').waitFor({ state: 'detached' })
    const [sent] = await Promise.all([
      page.waitForRequest((request) => request.url().endsWith('/api/consultations')),
      page.locator('form button[type=submit]').last().click(),
    ])
    expect(sent.postDataJSON()).toMatchObject({
      answers: {
        level: 'Snow plough',
        arrival: '2027-02-28',
        children: '2',
        'own-equipment': 'Own equipment',
      },
    })
    await page.locator('.banner-done').waitFor()
    expect(warnings).toEqual([])
    await page.context().close()
  })

  it('has a box beside its label, at least as large as a target has to be', async () => {
    const page = await open(true)
    const box = fieldOn(page, 'answers.own-equipment')
    const [ofBox, ofLabel] = await Promise.all([
      box.boundingBox(),
      page.locator('.field:has([name="answers.own-equipment"]) label').boundingBox(),
    ])
    if (!ofBox || !ofLabel) throw new Error('The box or its label is not shown.')
    expect(Math.min(ofBox.width, ofBox.height)).toBeGreaterThanOrEqual(24)
    expect(ofLabel.x).toBeGreaterThan(ofBox.x + ofBox.width)
    // A long label has several lines: the box stands beside the first.
    expect(Math.abs(ofLabel.y - ofBox.y)).toBeLessThan(4)
    await page.context().close()
  })

  it('works without JavaScript, and comes back with its errors and all answers', async () => {
    const page = await open(false)
    await fillIn(page, { ...required, ...answers, 'answers.children': '99' })
    await fieldOn(page, 'answers.own-equipment').check()
    await page.locator('form button[type=submit]').last().click()
    expect(await errorOn(page, 'answers.children').textContent()).toBe('Enter a number up to 12.')
    expect(await fieldOn(page, 'answers.level').inputValue()).toBe('Snow plough')
    expect(await fieldOn(page, 'answers.own-equipment').isChecked()).toBe(true)
    await fieldOn(page, 'answers.children').fill('3')
    await page.locator('form button[type=submit]').last().click()
    await page.locator('.banner-done').waitFor()
    await page.context().close()
  })
})
