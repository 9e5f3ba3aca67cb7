import { expect } from 'vitest'
import { isLive, rowOf, sendRequest, together as it } from './desk-visit.ts'
import { overflow, violations } from './violations.ts'

it('keeps the texts of two colleagues who edit one template, and fills it for the visitor', async ({
  desk,
  site,
  colleague,
}) => {
  const visitor = await sendRequest(site.url, { name: 'Edith Clarke' })
  const mine = await desk('/settings/templates', {
    viewport: { width: 360, height: 800 },
    expected: /422|Failed to load resource/,
  })
  const theirs = await desk('/settings/templates', {
    storageState: colleague,
    colorScheme: 'dark',
    expected: /409|Failed to load resource/,
  })
  await isLive(theirs)
  const name = `Visit ${crypto.randomUUID().slice(0, 8)}`
  await mine.getByRole('button', { name: 'New template' }).click()
  await mine.getByLabel('Name').fill(name)
  await mine.getByLabel('Subject').fill('{reference}')
  await mine.getByLabel('Text').fill('Hello {nobody}')
  await mine.getByRole('button', { name: 'Save template' }).click()
  await mine.getByText('There is nothing to fill in for {nobody}.').waitFor()
  await mine.getByLabel('Text').fill('Hello {first name}, call {my phone}.')
  await mine.getByRole('button', { name: 'Save template' }).click()

  for (const page of [mine, theirs]) await page.getByRole('button', { name: `Edit: ${name}` }).click()
  await mine.getByLabel('Text').fill('Dear {first name}, call {my phone}.')
  await mine.getByRole('button', { name: 'Save template' }).click()
  await mine.getByRole('button', { name: `Edit: ${name}` }).waitFor()
  await theirs.getByLabel('Text').fill('Hi {first name}, call {my phone}.')
  await theirs.getByRole('button', { name: 'Save template' }).click()
  const question = theirs.getByRole('alert').filter({ hasText: 'saved another text while you were writing' })
  await question.getByText('Dear {first name}, call {my phone}.').waitFor()
  expect(await theirs.getByLabel('Text').inputValue()).toBe('Hi {first name}, call {my phone}.')
  expect(await violations(theirs)).toEqual([])
  await question.getByRole('button', { name: 'Save mine instead' }).click()
  await theirs.getByRole('button', { name: `Edit: ${name}` }).waitFor()

  // What somebody is writing stays when a colleague deletes the template.
  await mine.getByRole('button', { name: `Edit: ${name}` }).click()
  await mine.getByLabel('Subject').fill('Another')
  await theirs.getByRole('button', { name: `Delete: ${name}` }).click()
  await theirs.getByText(`Template deleted: ${name}`).waitFor()
  const mail = mine.waitForResponse((response) => response.url().endsWith('/api/desk/templates'))
  await theirs.getByRole('button', { name: 'Undo' }).click()
  await mail
  expect(await mine.getByLabel('Subject').inputValue()).toBe('Another')
  await mine.getByRole('button', { name: 'Cancel' }).click()
  await mine.getByRole('button', { name: `Edit: ${name}` }).waitFor()

  await mine.goto(`${site.url}/inbox`)
  await rowOf(mine, visitor.name).first().locator('a').click()
  await mine.getByRole('button', { name: 'Template…' }).click()
  await mine.getByRole('dialog').getByRole('button', { name }).click()
  const reply = mine.getByRole('textbox', { name: 'Reply' })
  expect(await reply.inputValue()).toBe('Hi Edith, call {my phone}.')
  await mine.getByRole('button', { name: 'Open in my mail program' }).click()
  await mine.getByText('Write what stands for {my phone}, or set it in Settings, Templates.').waitFor()
})

it('deletes a template with an undo, and signs with the own number', async ({ desk }) => {
  const page = await desk('/settings/templates')
  const first = page.getByRole('button', { name: /^Delete: / }).first()
  const name = (await first.getAttribute('aria-label'))?.replace('Delete: ', '') ?? ''
  await first.click()
  await expect.poll(() => page.getByRole('button', { name: `Delete: ${name}` }).count()).toBe(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: `Delete: ${name}` }).waitFor()

  await page.getByRole('textbox', { name: 'Phone number' }).fill('+44 20 7946 0000')
  await page.getByRole('button', { name: 'Save number' }).click()
  await page.locator('.signature').getByText('+44 20 7946 0000').waitFor()
  await page.getByLabel('Only yours').fill('{me} {my phone}')
  await page.getByRole('button', { name: 'Save signature' }).last().click()
  await page
    .locator('.signature')
    .getByText(/^Mira Okafor .* \+44 20 7946 0000$/)
    .waitFor()
  expect(await violations(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
})
