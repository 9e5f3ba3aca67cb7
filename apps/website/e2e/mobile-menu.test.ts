import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { homePath } from '#contract/home-path.ts'
import { getStarted, shell } from '#content/navigation.ts'
import { pages } from '#content/pages.ts'
import { barItems, expectSection, header } from './follow-links.ts'
import { it, waitForScripts } from './visit.ts'

describe('the menu of a small screen', () => {
  const small = { viewport: { width: 390, height: 780 } }
  const toggle = (page: Page) => header(page).getByRole('button')
  const dropdown = (page: Page) => header(page).getByRole('navigation', { name: shell.menu })

  it('opens with the items of the bar, and exposes its state', async ({ tour }) => {
    const page = await tour(homePath, small)
    await waitForScripts(page)
    expect(await dropdown(page).isVisible()).toBe(false)
    expect(await toggle(page).getAttribute('aria-expanded')).toBe('false')
    expect(await toggle(page).getAttribute('aria-label')).toBe(shell.menu)
    await toggle(page).click()
    await dropdown(page).waitFor()
    await expect.poll(() => toggle(page).getAttribute('aria-expanded')).toBe('true')
    expect(await toggle(page).getAttribute('aria-label')).toBe(shell.closeMenu)
    const controlled = await toggle(page).getAttribute('aria-controls')
    expect(await page.locator(`#${controlled}`).isVisible()).toBe(true)
    expect(await dropdown(page).locator('a:not([hreflang])').allTextContents()).toEqual(
      barItems.map(({ label }) => label),
    )
    await toggle(page).click()
    await dropdown(page).waitFor({ state: 'hidden' })
    await expect.poll(() => toggle(page).getAttribute('aria-expanded')).toBe('false')
  })

  it('closes when an item is chosen, and goes there', async ({ tour }) => {
    const page = await tour(homePath, small)
    await waitForScripts(page)
    for (const { label, section } of barItems) {
      await toggle(page).click()
      await dropdown(page).getByRole('link', { name: label, exact: true }).click()
      await dropdown(page).waitFor({ state: 'hidden' })
      await expectSection(page, section)
    }
  })

  it('closes when an item leads to another page', async ({ tour }) => {
    const page = await tour(pages.services.path, small)
    await waitForScripts(page)
    await toggle(page).click()
    await dropdown(page).getByRole('link').first().click()
    await page.waitForURL((url) => url.pathname === homePath)
    await dropdown(page).waitFor({ state: 'hidden' })
  })

  it('closes on Escape, and returns the focus', async ({ tour }) => {
    const page = await tour(homePath, small)
    await waitForScripts(page)
    await toggle(page).focus()
    await page.keyboard.press('Enter')
    await dropdown(page).waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await dropdown(page).waitFor({ state: 'hidden' })
    expect(await toggle(page).evaluate((button) => button === document.activeElement)).toBe(true)
    await expect.poll(() => toggle(page).getAttribute('aria-expanded')).toBe('false')
  })

  it('closes on a click outside', async ({ tour }) => {
    const page = await tour(homePath, small)
    await waitForScripts(page)
    await toggle(page).click()
    await dropdown(page).waitFor()
    await page.mouse.click(195, 760)
    await dropdown(page).waitFor({ state: 'hidden' })
    expect(new URL(page.url()).pathname).toBe('/')
  })

  it('opens, navigates and closes without JavaScript', async ({ visit }) => {
    const page = await visit(pages.services.path, { ...small, javaScriptEnabled: false })
    await toggle(page).click()
    await dropdown(page).waitFor()
    await dropdown(page).getByRole('link', { name: getStarted.label, exact: true }).click()
    await page.waitForURL(`**/#${getStarted.section}`)
    expect(await dropdown(page).isVisible()).toBe(false)
  })
})
