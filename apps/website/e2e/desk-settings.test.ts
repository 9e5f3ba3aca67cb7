import { expect } from 'vitest'
import { it, rowOf, sendRequest } from './desk-visit.ts'
import { signInToDesk } from './sign-in-to-desk.ts'
import { sharedSite } from './visit.ts'

it('shows what is stored about a person, and erases it after a confirmation', async ({ desk, site }) => {
  const { name, email } = await sendRequest(site.url, { message: 'A zeppelin, please.' })
  const page = await desk('/settings/privacy', { expected: /Failed to load resource/ })
  await page.getByLabel('E-mail address').fill('nobody')
  await page.keyboard.press('Enter')
  await page.getByText('Give an e-mail address or a phone number.').waitFor()
  await page.getByLabel('E-mail address').fill(email.toUpperCase())
  await page.keyboard.press('Enter')
  await page.getByText('What would be removed').waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export as a file' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^person-\d{4}-\d\d-\d\d\.json$/)

  await page.getByRole('button', { name: 'Erase…' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('This cannot be undone').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Erase…' }).click()
  await dialog.getByRole('button', { name: 'Erase', exact: true }).click()
  await page.getByText('Erased: 1 request').waitFor()
  await page.goto(`${site.url}/inbox?q=${encodeURIComponent(name)}`)
  await page.getByText('Nothing matches').waitFor()
})

it('checks a file row by row before it imports it, and imports it once', async ({ desk, site }) => {
  const id = crypto.randomUUID()
  const name = `Imported ${id}`
  const file = {
    name: 'consultations.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `created_at,name,email,service,page_source,score\n2021-03-01 09:00:00+00,${name},${id}@example.com,CRM,contact,3\nnever,,x@example.com,CRM,contact,1\n`,
    ),
  }
  const page = await desk('/settings/import', { expected: /Failed to load resource/ })
  await page.getByLabel('CSV file').setInputFiles({ ...file, buffer: Buffer.from('a,b\n1,2\n') })
  await page.getByRole('button', { name: 'Check the file' }).click()
  await page.getByText('The first line has to name the columns.').waitFor()
  await page.getByLabel('CSV file').setInputFiles(file)
  await page.getByRole('button', { name: 'Check the file' }).click()
  await page.getByText('Nothing is imported yet.').waitFor()
  const problem = page.getByRole('row', { name: /^3 name/ })
  expect(await problem.textContent()).toContain('It is empty.')
  await page.getByText('Columns that are not used: score').waitFor()
  await page.getByRole('button', { name: 'Import 1' }).click()
  await page.getByText('1 row was added').waitFor()

  await page.getByLabel('CSV file').setInputFiles(file)
  await page.getByRole('button', { name: 'Check the file' }).click()
  await page.getByText('1 is here already').waitFor()
  expect(await page.getByRole('button', { name: /^Import / }).count()).toBe(0)
  await page.goto(`${site.url}/inbox?q=${id}`)
  await rowOf(page, name).getByText('Contacted').waitFor()
})

it('keeps the typed address while the server cannot be reached', async ({ desk }) => {
  const page = await desk('/settings/privacy', { expected: /Failed to load resource|ERR_INTERNET/ })
  const email = `${crypto.randomUUID()}@example.com`
  await page.getByLabel('E-mail address').waitFor()
  await page.context().setOffline(true)
  await page.getByLabel('E-mail address').fill(email)
  await page.keyboard.press('Enter')
  await page.getByRole('alert').getByText('The server cannot be reached.').first().waitFor()
  expect(await page.getByLabel('E-mail address').inputValue()).toBe(email)
  await page.context().setOffline(false)
  await page.keyboard.press('Enter')
  await page.getByText(`The desk holds nothing about ${email}.`).waitFor()
})

it('shows the privacy form and the import to admins only', async ({ browser, site }) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  const member = { email: `tom.${crypto.randomUUID()}@example.com`, name: 'Tom', role: 'member' } as const
  await signInToDesk(page, await sharedSite(), member)
  for (const tab of ['privacy', 'import', 'audit']) {
    await page.goto(`${site.url}/inbox/settings/${tab}`)
    await page.getByText('There are no such settings').waitFor()
  }
  expect(await page.getByRole('link', { name: 'Privacy' }).count()).toBe(0)
  await context.close()
})
