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

it('shows the name of the last week as a whole at every width', async ({ desk, site }) => {
  await sendRequest(site.url)
  const weeks = Array.from({ length: 12 }, (_, week) =>
    new Date(Date.UTC(2026, 6, 6 + 7 * week)).toISOString().slice(0, 10),
  )
  for (const width of [360, 768, 1280]) {
    const page = await desk('/numbers', {
      viewport: { width, height: 800 },
      expected: /woff2|Failed to load resource/,
      prepare: async (opened) => {
        // Until the typeface has loaded, its fallback has wider letters.
        await opened.route('**/*.woff2', (route) => route.abort())
        await opened.route('**/numbers?*', async (route) => {
          const response = await route.fetch()
          await route.fulfill({ response, json: { ...(await response.json()), weeks } })
        })
      },
    })
    const drawing = page.locator('.chart-drawing').first()
    const ends = await drawing.evaluate((svg) =>
      [svg, ...svg.querySelectorAll('text')].map((part) => part.getBoundingClientRect().right),
    )
    expect(Math.max(...ends.slice(1))).toBeLessThanOrEqual(ends[0] ?? 0)
  }
})
