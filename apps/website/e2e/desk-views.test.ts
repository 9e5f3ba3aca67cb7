import { expect } from 'vitest'
import { isLive, rowOf, sendRequest, together as it } from './desk-visit.ts'
import { overflow, smallTargets, violations } from './violations.ts'

it('shares a view, which a colleague sees at once, and takes it back', async ({ desk, site, colleague }) => {
  const id = crypto.randomUUID().slice(0, 8)
  const name = `Won ${id}`
  const query = `?q=${id}&state=won`
  const request = await sendRequest(site.url)
  const theirs = await desk('', { storageState: colleague })
  await isLive(theirs)
  await rowOf(theirs, request.name).waitFor()
  const mine = await desk(query)
  await mine.getByRole('button', { name: 'Save as a view' }).click()
  await mine.getByLabel('Name', { exact: true }).fill(name)
  await mine.getByLabel('Share it with everybody at the desk').check()
  expect(await violations(mine)).toEqual([])
  await mine.keyboard.press('Enter')
  await mine.getByText(`View ${name}: saved`).waitFor()
  expect(await mine.locator('#view').locator('option:checked').textContent()).toBe(name)

  await theirs.locator('#view').getByRole('option', { name }).waitFor({ state: 'attached' })
  await theirs.keyboard.press('v')
  expect(await theirs.evaluate(() => document.activeElement?.id)).toBe('view')
  await theirs.locator('#view').selectOption({ label: name })
  await expect.poll(() => new URL(theirs.url()).search).toBe(query)
  await expect.poll(() => rowOf(theirs, request.name).count()).toBe(0)
  // Only who saved it or an admin deletes it.
  await theirs.locator('summary').click()
  expect(await theirs.getByRole('button', { name: 'Delete this view' }).count()).toBe(0)

  await mine.getByRole('button', { name: 'Delete this view' }).click()
  await mine.getByText(`View ${name}: deleted`).waitFor()
  for (const page of [mine, theirs])
    await expect.poll(() => page.getByRole('option', { name }).count()).toBe(0)
  await mine.getByRole('button', { name: 'Undo' }).click()
  await mine.getByText(`Undone: View ${name}: deleted`).waitFor()
  await mine.reload()
  await expect.poll(() => mine.getByRole('option', { name }).count()).toBe(1)
})

it('keeps an own view to its person, and is used on a phone', async ({ desk, site, colleague }) => {
  const id = crypto.randomUUID().slice(0, 8)
  const name = `Mine ${id}`
  const query = `?q=${id}&owner=me`
  const options = { viewport: { width: 360, height: 740 }, hasTouch: true }
  const page = await desk(query, options)
  await page.locator('summary').click()
  await page.getByRole('button', { name: 'Save as a view' }).click()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByRole('button', { name: 'Save view' }).click()
  await page.getByText(`View ${name}: saved`).waitFor()
  await page.getByRole('button', { name: 'Dismiss' }).first().click()
  await page.locator('#view').selectOption('To do')
  await expect.poll(() => new URL(page.url()).search).toBe('')
  await page.locator('#view').selectOption({ label: name })
  await expect.poll(() => new URL(page.url()).search).toBe(query)
  expect(await violations(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
  expect(await smallTargets(page)).toEqual([])

  const theirs = await desk('', { storageState: colleague })
  const request = await sendRequest(site.url)
  await rowOf(theirs, request.name).waitFor()
  expect(await theirs.getByRole('option', { name }).count()).toBe(0)
})
