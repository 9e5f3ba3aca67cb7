import { expect } from 'vitest'
import { it, sendRequest } from './desk-visit.ts'

it('shows the numbers as drawings and as tables, and again after a failure', async ({ desk, site }) => {
  await sendRequest(site.url)
  const page = await desk('/numbers', {
    expected: /Failed to load resource/,
    prepare: (opened) => opened.route('**/numbers?*', (route) => route.fulfill({ status: 503, json: {} })),
  })
  await page.getByText('The numbers could not be loaded').waitFor()
  await page.unroute('**/numbers?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  const chart = page.getByRole('region', { name: 'Requests a week, by source' })
  await chart.locator('.chart-bar').first().waitFor()
  // The drawing says nothing to a screen reader: its table does.
  expect(await chart.getByRole('row').count()).toBeGreaterThan(1)
  await chart.getByRole('button', { name: 'Show as a table' }).press('Enter')
  expect(await chart.locator('.chart-drawing').count()).toBe(0)
  const thisWeek = chart.getByRole('row').last()
  expect(Number(await thisWeek.getByRole('cell').first().textContent())).toBeGreaterThan(0)
})
