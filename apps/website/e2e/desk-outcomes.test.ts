import { expect } from 'vitest'
import { desk as content } from '#content/desk.ts'
import { money } from '../desk/parts/money.ts'
import '../desk/words/testing/in-english.ts'
import { it, openBeside, sendRequest, together } from './desk-visit.ts'

together(
  'keeps value and reason alike at two desks, and the later one is not overwritten unseen',
  async ({ desk, site, colleague }) => {
    const { name } = await sendRequest(site.url)
    const [mine, theirs] = await openBeside(desk, colleague, name)
    const [reason = ''] = content.lostReasons
    const valueOf = (page: typeof mine) => page.getByRole('textbox', { name: /^Value/ })

    await mine.getByRole('button', { name: 'Lost', exact: true }).click()
    await mine.getByRole('dialog').getByRole('button', { name: reason }).click()
    await expect.poll(() => theirs.getByLabel('Why it was lost').inputValue()).toBe(reason)

    await valueOf(mine).fill('much')
    await valueOf(mine).press('Enter')
    await mine.getByRole('alert').getByText('Write a whole number, such as 4500.').waitFor()
    await valueOf(mine).fill('4,500')
    await valueOf(theirs).fill('900')
    await valueOf(mine).press('Enter')
    await expect.poll(() => valueOf(mine).inputValue()).toBe(money(4500, content.currency))
    await theirs
      .getByText(/^.*4,500/)
      .first()
      .waitFor()
    await valueOf(theirs).press('Enter')
    await theirs
      .getByRole('alert')
      .getByText(/A colleague has set it to .*4,500. Enter sets yours/)
      .waitFor()
    await valueOf(theirs).press('Enter')
    await expect.poll(() => valueOf(mine).inputValue()).toBe(money(900, content.currency))

    await mine.locator('.request-pane h2').first().focus()
    await mine.keyboard.press('z')
    await mine.getByText(`Not undone. Somebody has changed ${name} since.`).waitFor()
    await theirs.locator('.request-pane h2').first().focus()
    await theirs.keyboard.press('z')
    await expect.poll(() => valueOf(mine).inputValue()).toBe(money(4500, content.currency))
    await mine.getByRole('button', { name: 'Won', exact: true }).click()
    await expect.poll(() => theirs.getByLabel('Why it was lost').count()).toBe(0)
    await theirs.goto(`${site.url}/inbox/numbers`)
    const table = theirs.getByRole('region', { name: 'What came of the requests' })
    await table.getByRole('row', { name: /^All/ }).getByText(/[1-9]/).first().waitFor()
    expect(await table.getByRole('row', { name: /^All/ }).textContent()).toMatch(
      /4,500|[5-9],\d{3}|\d\d,\d{3}/,
    )
  },
)

it('divides what the site brings in by source, page, service and week', async ({ desk, site }) => {
  await sendRequest(site.url)
  const page = await desk('/numbers')
  const table = page.getByRole('region', { name: 'What came of the requests' })
  for (const by of ['Page', 'Service', 'Week', 'Source']) {
    await page.getByRole('button', { name: by, exact: true }).click()
    await table.getByRole('columnheader', { name: by === 'Week' ? 'Week of' : by, exact: true }).waitFor()
    await page
      .getByRole('region', { name: /^Requests a week/ })
      .locator('.chart-bar')
      .first()
      .waitFor()
  }
})
