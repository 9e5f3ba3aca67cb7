import { expect } from 'vitest'
import { rowOf, sendRequest, together as it } from './desk-visit.ts'
import { overflow, smallTargets, violations } from './violations.ts'

it('shares a view, which a colleague sees at the next load, and takes it back', async ({
  desk,
  site,
  colleague,
}) => {
  const name = `Won ${crypto.randomUUID().slice(0, 8)}`
  const request = await sendRequest(site.url)
  const mine = await desk('?state=won')
  await mine.getByRole('button', { name: 'Save as a view' }).click()
  await mine.getByLabel('Name', { exact: true }).fill(name)
  await mine.getByLabel('Share it with everybody at the desk').check()
  expect(await violations(mine)).toEqual([])
  await mine.keyboard.press('Enter')
  await mine.getByText(`View ${name}: saved`).waitFor()
  expect(await mine.getByLabel('View', { exact: true }).locator('option:checked').textContent()).toBe(name)

  const theirs = await desk('', { storageState: colleague })
  await rowOf(theirs, request.name).waitFor()
  await theirs.getByLabel('View', { exact: true }).waitFor()
  await theirs.keyboard.press('v')
  await theirs.keyboard.type(name)
  await expect.poll(() => new URL(theirs.url()).search).toBe('?state=won')
  await expect.poll(() => rowOf(theirs, request.name).count()).toBe(0)
  // Only who saved it or an admin deletes it.
  await theirs.locator('summary').click()
  expect(await theirs.getByRole('button', { name: 'Delete this view' }).count()).toBe(0)

  await mine.getByRole('button', { name: 'Delete this view' }).click()
  await mine.getByText(`View ${name}: deleted`).waitFor()
  await expect.poll(() => mine.getByRole('option', { name }).count()).toBe(0)
  await mine.getByRole('button', { name: 'Undo' }).click()
  await mine.getByText(`Undone: View ${name}: deleted`).waitFor()
  await mine.reload()
  await expect.poll(() => mine.getByRole('option', { name }).count()).toBe(1)
})

it('keeps an own view to its person, and is used on a phone', async ({ desk, site, colleague }) => {
  const name = `Mine ${crypto.randomUUID().slice(0, 8)}`
  const options = { viewport: { width: 360, height: 740 }, hasTouch: true }
  const page = await desk('?owner=me', options)
  await page.locator('summary').click()
  await page.getByRole('button', { name: 'Save as a view' }).click()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByRole('button', { name: 'Save view' }).click()
  await page.getByText(`View ${name}: saved`).waitFor()
  await page.getByRole('button', { name: 'Dismiss' }).first().click()
  await page.getByLabel('View', { exact: true }).selectOption('To do')
  await expect.poll(() => new URL(page.url()).search).toBe('')
  await page.getByLabel('View', { exact: true }).selectOption({ label: name })
  await expect.poll(() => new URL(page.url()).search).toBe('?owner=me')
  expect(await violations(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
  expect(await smallTargets(page)).toEqual([])

  const theirs = await desk('', { storageState: colleague })
  const request = await sendRequest(site.url)
  await rowOf(theirs, request.name).waitFor()
  expect(await theirs.getByRole('option', { name }).count()).toBe(0)
})
