import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { sitePages } from '#contract/site-pages.ts'
import { shell } from '#content/navigation.ts'
import { pages } from '#content/pages.ts'
import { it, moving, waitForScripts } from './visit.ts'

/** Counts frames, and the dots of the last finished frame on every canvas, as `window.drawn`. */
async function countDrawing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counted = CanvasRenderingContext2D.prototype
    // oxlint-disable-next-line typescript/unbound-method -- each call gets its own canvas back
    const { clearRect, arc } = counted
    const drawn = { frames: 0, dots: 0 }
    Object.assign(globalThis, { drawn })
    counted.clearRect = function countFrame(...area) {
      drawn.frames += 1
      drawn.dots = 0
      clearRect.apply(this, area)
    }
    counted.arc = function countDot(...circle) {
      drawn.dots += 1
      arc.apply(this, circle)
    }
  })
}

const drawnOn = (page: Page) =>
  page.evaluate(() => ({ ...Reflect.get(globalThis, 'drawn') }) as { frames: number; dots: number })

/** Waits until the page has shown this many frames. */
const showFrames = (page: Page, count: number) =>
  page.evaluate(async (frames) => {
    for (let shown = 0; shown < frames; shown++) await new Promise(requestAnimationFrame)
  }, count)

/** The content of the canvas, as a data URL that changes with any pixel. */
const pictureOf = (page: Page) =>
  page.locator('canvas').evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL())

describe('the background', () => {
  it('is fifty drifting dots at an opacity of 0.2, which stop in a hidden tab and when the visitor pauses them', async ({
    visit,
  }) => {
    const page = await visit('/', { prepare: countDrawing, ...moving })
    const framesAfter = (frames: number) =>
      expect.poll(async () => (await drawnOn(page)).frames).toBeGreaterThan(frames)
    /** Expects that no frame is drawn while the page shows some, and gives how many there were. */
    const expectStill = async () => {
      const { frames } = await drawnOn(page)
      await showFrames(page, 30)
      expect((await drawnOn(page)).frames).toBe(frames)
      return frames
    }
    await framesAfter(5)
    expect((await drawnOn(page)).dots).toBe(50)
    const canvas = page.locator('canvas')
    expect(await canvas.getAttribute('aria-hidden')).toBe('true')
    expect(await canvas.evaluate((element) => getComputedStyle(element).opacity)).toBe('0.2')
    expect(await canvas.evaluate((element) => getComputedStyle(element).pointerEvents)).toBe('none')
    const before = await pictureOf(page)
    await showFrames(page, 30)
    expect(await pictureOf(page)).not.toBe(before)

    const hide = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => value })
        document.dispatchEvent(new Event('visibilitychange'))
      }, hidden)
    await hide(true)
    const hiddenAt = await expectStill()
    await hide(false)
    await framesAfter(hiddenAt + 2)

    await page.getByRole('button', { name: shell.pauseMotion }).click()
    const pausedAt = await expectStill()
    await page.locator(`main a[href="${pages.services.path}"]`).first().click()
    await page.waitForURL(`**${pages.services.path}`)
    await page.getByRole('button', { name: shell.resumeMotion }).click()
    await framesAfter(pausedAt + 2)
  })

  it.for([
    ['/', 360],
    ['/', 1280],
    [pages.services.path, 1280],
    [(sitePages.find(({ id }) => id === 'case-studies') ?? pages.services).path, 1280],
    [pages.privacy.path, 768],
    ['/no-such-page', 360],
  ] as const)('keeps off the words of %s at %i px', async ([path, width], { tour }) => {
    const page = await tour(path, {
      viewport: { width, height: 800 },
      bypassCSP: true,
      expected: /404/,
    })
    // The typeface and the deferred styles load after the first paint, and move the text.
    await waitForScripts(page)
    await page.evaluate(async () => document.fonts.ready)
    // Dots are visible wherever a page with a dot in every position differs from one without dots.
    await page.addStyleTag({
      content: `.background-canvas { position: absolute; height: 100%; opacity: 1; clip-path: none }
        body { position: relative } .site-header { display: none }`,
    })
    const pictureWith = async (colour: string) => {
      await page.addStyleTag({ content: `.background-canvas { background: ${colour} }` })
      return (await page.screenshot({ fullPage: true })).toString('base64')
    }
    const pictures = [await pictureWith('red'), await pictureWith('lime')]
    const words = await page
      .locator('main :is(h1, h2, h3, p, li, dt, dd, figcaption)')
      .evaluateAll((elements) =>
        elements
          .map((element) => element.getBoundingClientRect())
          .filter((box) => box.width > 2 && box.height > 2)
          .map(({ left, top, right, bottom }) => ({
            left,
            right,
            top: top + scrollY,
            bottom: bottom + scrollY,
          })),
      )
    expect(words.length).toBeGreaterThan(1)
    const seen = await page.evaluate(
      async ([encoded, boxes]) => {
        const [one, other] = await Promise.all(
          encoded.map(async (picture) => {
            const bytes = await (await fetch(`data:image/png;base64,${picture}`)).blob()
            const bitmap = await createImageBitmap(bytes)
            const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
            context?.drawImage(bitmap, 0, 0)
            return context?.getImageData(0, 0, bitmap.width, bitmap.height)
          }),
        )
        if (!one || !other) throw new Error('A picture could not be read')
        const differs = (x: number, y: number) => {
          const at = (Math.round(y) * one.width + Math.round(x)) * 4
          const [red = 0, green = 0] = [0, 1].map((channel) => Number(one.data[at + channel]))
          const [lessRed = 0, moreGreen = 0] = [0, 1].map((channel) => Number(other.data[at + channel]))
          return red - lessRed > 20 && moreGreen - green > 20
        }
        let margins = 0
        for (let y = 100; y < one.height; y += 5) margins += Number(differs(2, y))
        const under = boxes.filter(({ left, right, top, bottom }) => {
          for (let y = top + 1; y < bottom - 1; y += 3)
            for (let x = left + 1; x < right - 1; x += 3) if (differs(x, y)) return true
          return false
        })
        return { margins, under }
      },
      [pictures, words] as const,
    )
    expect(seen.under).toEqual([])
    expect(seen.margins).toBeGreaterThan(20)
  })

  it('is one still frame under reduced motion, which fills the window after a resize', async ({ visit }) => {
    const page = await visit('/', { prepare: countDrawing })
    await expect.poll(async () => (await drawnOn(page)).dots).toBe(50)
    const { frames } = await drawnOn(page)
    const before = await pictureOf(page)
    await showFrames(page, 30)
    expect((await drawnOn(page)).frames).toBe(frames)
    expect(await pictureOf(page)).toBe(before)
    for (const viewport of [
      { width: 360, height: 740 },
      { width: 1600, height: 900 },
    ]) {
      await page.setViewportSize(viewport)
      const size = () =>
        page.locator('canvas').evaluate((canvas) => {
          const { width, height } = canvas as HTMLCanvasElement
          return { width: width / devicePixelRatio, height: height / devicePixelRatio }
        })
      await expect.poll(size).toEqual(viewport)
      expect((await drawnOn(page)).dots).toBe(50)
    }
  })
})
