import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { sitePages } from '#contract/site-pages.ts'
import { contactForm, forms, thanksPath } from './forms.ts'
import { overflow, smallTargets } from './violations.ts'
import { it, waitForScripts } from './visit.ts'

const paths = [...sitePages.map(({ path }) => path), '/no-such-page']

/** The forms are one component: the thank-you view is the same on each page. */
const thanks = thanksPath(contactForm)

/** Texts that are cut off: they are wider than their box, which hides the rest. */
const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('h1, h2, h3, p, a, button, label, li, dt, dd, output')]
      .filter((element) => element.checkVisibility() && !element.closest('.sr-only, [aria-hidden=true]'))
      .filter((element) => ['hidden', 'clip'].includes(getComputedStyle(element).overflowX))
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 90)),
  )

describe.each([
  ['200 %', 640, 400, 2],
  ['400 %', 320, 256, 4],
] as const)('at %s zoom', (_zoom, width, height, deviceScaleFactor) => {
  const options = { viewport: { width, height }, deviceScaleFactor, expected: /404/ }

  it.for([...paths, thanks])('nothing of %s is cut off', async (path, { tour }) => {
    const page = await tour(path, options)
    await waitForScripts(page)
    expect(await overflow(page)).toBe(0)
    expect(await cutTexts(page)).toEqual([])
    expect(await smallTargets(page)).toEqual([])
  })

  it('the open menu can be scrolled to its end', async ({ tour }) => {
    const page = await tour('/', options)
    await waitForScripts(page)
    await page.locator('.site-header-toggle').click()
    const last = page.locator('header [popover] a').last()
    await last.scrollIntoViewIfNeeded()
    const box = await last.boundingBox()
    expect(box && box.y + box.height).toBeLessThanOrEqual(height)
  })
})

describe('with reduced transparency', () => {
  it('the bar over the page is opaque, and blurs nothing', async ({ visit }) => {
    const page = await visit('/')
    const glass = () =>
      page.locator('.site-header').evaluate((header) => {
        const { backgroundColor, backdropFilter, opacity } = getComputedStyle(header, '::before')
        return { isOpaque: !/\/|rgba/.test(backgroundColor), backdropFilter, opacity }
      })
    await page.evaluate(() => scrollTo(0, 600))
    await expect.poll(async () => (await glass()).opacity).toBe('1')
    expect((await glass()).isOpaque).toBe(false)
    const browser = await page.context().newCDPSession(page)
    const features = [{ name: 'prefers-reduced-transparency', value: 'reduce' }]
    await browser.send('Emulation.setEmulatedMedia', { features })
    expect(await glass()).toEqual({ isOpaque: true, backdropFilter: 'none', opacity: '1' })
  })
})

describe('in forced colours', () => {
  it.for(forms)('controls on $path have a visible edge', async ({ path }, { tour }) => {
    const page = await tour(path, { forcedColors: 'active' })
    await waitForScripts(page)
    const edgeless = await page
      .locator('.button:not(.button-quiet), .field-control, .panel')
      .evaluateAll((elements) =>
        elements
          .filter((element) => element.checkVisibility())
          .filter((element) => Number.parseFloat(getComputedStyle(element).borderTopWidth) < 1)
          .map((element) => element.outerHTML.slice(0, 90)),
      )
    expect(edgeless).toEqual([])
    const glass = await page
      .locator('.site-header')
      .evaluate((header) => getComputedStyle(header, '::before').backgroundColor)
    expect(glass).toBe('rgb(255, 255, 255)')
  })
})

describe('in print', () => {
  it('shows the thank-you view without the bar, dark ink on white', async ({ visit }) => {
    const page = await visit(thanks)
    await waitForScripts(page)
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('.site-header').isVisible()).toBe(false)
    expect(await page.locator('canvas').isVisible()).toBe(false)
    expect(await page.locator('.banner-done').isVisible()).toBe(true)
    const light = await page.locator('.banner-done output').evaluate((text) => {
      const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
      const lightness = (colour: string) => {
        if (!canvas) return Number.NaN
        canvas.fillStyle = '#fff'
        canvas.fillRect(0, 0, 1, 1)
        canvas.fillStyle = colour
        canvas.fillRect(0, 0, 1, 1)
        const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
        return (red + green + blue) / 765
      }
      const ground = lightness(getComputedStyle(document.documentElement).backgroundColor)
      return { ink: lightness(getComputedStyle(text).color), ground }
    })
    expect(light.ink).toBeLessThan(0.4)
    expect(light.ground).toBeGreaterThan(0.9)
  })
})
