import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { isLive, rowOf, sendRequest, together as it } from './desk-visit.ts'
import { overflow, smallTargets, violations } from './violations.ts'

const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.closest('.row')?.querySelector('.row-name')?.textContent ?? null,
  )

/** Three requests, the newest first, and a desk that shows them. */
async function three(url: string) {
  const names: string[] = []
  for (let count = 0; count < 3; count += 1) names.unshift((await sendRequest(url)).name)
  return names as [string, string, string]
}

it('snoozes by keyboard and undoes it, for both', async ({ desk, site, colleague }) => {
  const [, second, third] = await three(site.url)
  const mine = await desk('')
  const theirs = await desk('', { storageState: colleague })
  await isLive(mine)
  await isLive(theirs)
  await rowOf(mine, second).locator('a').focus()
  await mine.keyboard.press('s')
  await mine.getByRole('dialog', { name: `Snooze ${second}` }).waitFor()
  expect(await violations(mine)).toEqual([])
  await mine.keyboard.press('1')
  await mine.getByText(`${second}: snoozed. Back `).waitFor()
  await expect.poll(() => rowOf(mine, second).count()).toBe(0)
  await expect.poll(() => rowOf(theirs, second).count()).toBe(0)
  // The next one takes its place, so that a person goes on from there.
  await expect.poll(() => focused(mine)).toBe(third)

  await mine.keyboard.press('z')
  await rowOf(theirs, second).waitFor()
})

it('lists what is snoozed with the time of its return, and brings it back', async ({ desk, site }) => {
  const { name } = await sendRequest(site.url)
  const { name: other } = await sendRequest(site.url)
  const page = await desk('')
  await rowOf(page, name).locator('a').focus()
  await page.keyboard.press('s')
  await page.getByRole('button', { name: /^If no answer in 3 days/ }).click()
  await page.getByRole('button', { name: /snoozed$/ }).click()
  const row = rowOf(page, name)
  await row.getByText(/^If no answer, /).waitFor()
  expect(await rowOf(page, other).count()).toBe(0)
  await row.locator('a').click()
  await page.getByText(/snoozed it\. If no answer, /).waitFor()
  await page.getByRole('button', { name: /^If no answer, / }).click()
  await page.getByRole('button', { name: 'Bring back now' }).click()
  await expect.poll(() => row.count()).toBe(0)
  await page.getByText(/brought it back/).waitFor()
})

it('brings a request back by itself into a desk that was left open', async ({ desk, site }) => {
  const { name } = await sendRequest(site.url)
  const page = await desk('')
  await isLive(page)
  const id = (await rowOf(page, name).getAttribute('data-id')) ?? ''
  const snoozed = await page.evaluate(async (request) => {
    const me = (await (await fetch('/api/desk/me')).json()) as { csrfToken: string }
    const until = new Date(Date.now() + 4000).toISOString()
    const response = await fetch('/api/desk/requests', {
      method: 'PATCH',
      headers: { 'x-csrf-token': me.csrfToken, 'content-type': 'application/json' },
      body: JSON.stringify({ ids: [request], change: { snooze: { until, kind: 'time' } } }),
    })
    return response.status
  }, id)
  expect(snoozed).toBe(200)
  await expect.poll(() => rowOf(page, name).count()).toBe(0)
  await rowOf(page, name).waitFor()
  await rowOf(page, name).locator('a').click()
  await page.getByText('Came back at its time').waitFor()
})

it('snoozes several at once until a day, on a phone', async ({ desk, site }) => {
  const company = `Afternoon ${crypto.randomUUID()}`
  const names = [await sendRequest(site.url, { company }), await sendRequest(site.url, { company })]
  const page = await desk('', { viewport: { width: 360, height: 740 }, hasTouch: true })
  for (const { name } of names) await rowOf(page, name).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Snooze', exact: true }).click()
  await page.getByRole('dialog', { name: 'Snooze 2 requests' }).waitFor()
  expect(await violations(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
  expect(await smallTargets(page)).toEqual([])
  const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10)
  await page.getByLabel('On a day').fill(day)
  await page.getByRole('button', { name: /^Until / }).click()
  for (const { name } of names) await expect.poll(() => rowOf(page, name).count()).toBe(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  for (const { name } of names) await rowOf(page, name).waitFor()
})

it('leaves out what is done, which the search still finds', async ({ desk, site }) => {
  const [first, second, third] = await three(site.url)
  const page = await desk('')
  await rowOf(page, second).locator('a').focus()
  await page.keyboard.press('e')
  await page.keyboard.press('3')
  await expect.poll(() => rowOf(page, second).count()).toBe(0)
  await expect.poll(() => focused(page)).toBe(third)
  await page.keyboard.press('k')
  expect(await focused(page)).toBe(first)
  await page.getByLabel(/^Search/).fill(second)
  await rowOf(page, second).getByText('Won').waitFor()
})
