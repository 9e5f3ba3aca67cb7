import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { shell } from '#content/navigation.ts'
import { it } from './visit.ts'

/** Counts frames and the dots of the last finished one on every canvas, as `window.drawn`. */
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

/** Lets the page show so many frames. */
const showFrames = (page: Page, count: number) =>
  page.evaluate(async (frames) => {
    for (let shown = 0; shown < frames; shown++) await new Promise(requestAnimationFrame)
  }, count)

/** What is on the canvas, as an address that changes with any pixel. */
const pictureOf = (page: Page) =>
  page.locator('canvas').evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL())

describe('the background', () => {
  it('is fifty drifting dots at an opacity of 0.2, behind everything and out of the way', async ({
    visit,
  }) => {
    const page = await visit('/', { prepare: countDrawing })
    await expect.poll(async () => (await drawnOn(page)).frames).toBeGreaterThan(5)
    expect((await drawnOn(page)).dots).toBe(50)
    const canvas = page.locator('canvas')
    expect(await canvas.getAttribute('aria-hidden')).toBe('true')
    expect(await canvas.evaluate((element) => getComputedStyle(element).opacity)).toBe('0.2')
    expect(await canvas.evaluate((element) => getComputedStyle(element).pointerEvents)).toBe('none')
    const before = await pictureOf(page)
    await showFrames(page, 30)
    expect(await pictureOf(page)).not.toBe(before)
  })

  it('is one still frame where motion is unwelcome', async ({ visit }) => {
    const page = await visit('/', { prepare: countDrawing, reducedMotion: 'reduce' })
    await expect.poll(async () => (await drawnOn(page)).dots).toBe(50)
    const { frames } = await drawnOn(page)
    const before = await pictureOf(page)
    await showFrames(page, 30)
    expect((await drawnOn(page)).frames).toBe(frames)
    expect(await pictureOf(page)).toBe(before)
  })

  it('stops in a hidden tab and goes on when it is seen again', async ({ visit }) => {
    const page = await visit('/', { prepare: countDrawing })
    await expect.poll(async () => (await drawnOn(page)).frames).toBeGreaterThan(2)
    const hide = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => value })
        document.dispatchEvent(new Event('visibilitychange'))
      }, hidden)
    await hide(true)
    const { frames } = await drawnOn(page)
    await showFrames(page, 30)
    expect((await drawnOn(page)).frames).toBe(frames)
    await hide(false)
    await expect.poll(async () => (await drawnOn(page)).frames).toBeGreaterThan(frames + 2)
  })

  it('fills the window after it was resized, still with fifty dots', async ({ visit }) => {
    const page = await visit('/', { prepare: countDrawing, reducedMotion: 'reduce' })
    await page.locator('canvas').waitFor({ state: 'attached' })
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

  it('goes on across pages, and rests when the visitor pauses it', async ({ visit }) => {
    const page = await visit('/', { prepare: countDrawing })
    await expect.poll(async () => (await drawnOn(page)).frames).toBeGreaterThan(2)
    await page.getByRole('button', { name: shell.pauseMotion }).click()
    const { frames } = await drawnOn(page)
    await showFrames(page, 20)
    expect((await drawnOn(page)).frames).toBe(frames)
    await page.getByRole('banner').getByRole('link').first().click()
    await page.getByRole('button', { name: shell.resumeMotion }).click()
    await expect.poll(async () => (await drawnOn(page)).frames).toBeGreaterThan(frames + 2)
  })
})
