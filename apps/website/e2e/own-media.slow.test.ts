import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { copyWebsite, type WebsiteCopy } from '#agency/testing/copy-website.ts'
import { pages } from '#content/pages.ts'
import { shell } from '#content/navigation.ts'
import { type ServerProcess, startServerProcess } from '#server/testing/start-server-process.ts'
import { openBrowser } from './open-browser.ts'
import { overflow, violations } from './violations.ts'
import { waitForScripts } from './visit.ts'

let own: WebsiteCopy
let site: ServerProcess
let url: string
let browser: Browser
const dataDir = mkdtempSync(join(tmpdir(), 'frontdesk-own-media-'))

/** Records a film of two seconds in the browser. */
async function recordFilm(): Promise<Buffer> {
  const page = await browser.newPage()
  const bytes = await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    canvas.width = 320
    canvas.height = 180
    const brush = canvas.getContext('2d') as CanvasRenderingContext2D
    const recorder = new MediaRecorder(canvas.captureStream(10), { mimeType: 'video/webm' })
    const parts: Blob[] = []
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
    const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve))
    recorder.start()
    for (let frame = 0; frame < 20; frame += 1) {
      brush.fillStyle = `hsl(${frame * 18} 60% 40%)`
      brush.fillRect(0, 0, 320, 180)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    recorder.stop()
    await stopped
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())]
  })
  await page.context().close()
  return Buffer.from(bytes)
}

const photo = (name: string, background: string) =>
  sharp({
    create: {
      width: 1600,
      height: 1000,
      channels: 3,
      background,
      noise: { type: 'gaussian', mean: 120, sigma: 30 },
    },
  })
    .jpeg({ quality: 60 })
    .toFile(join(own.content, 'media', name))

beforeAll(async () => {
  browser = await openBrowser()
  own = copyWebsite()
  mkdirSync(join(own.content, 'media'))
  await Promise.all([photo('hero.jpg', '#335577'), photo('service.jpg', '#775533')])
  writeFileSync(join(own.content, 'media/lesson.webm'), await recordFilm())
  const film = "film: 'media/lesson.webm', poster: 'media/service.jpg'"
  const hero = "media: { picture: 'media/hero.jpg', alt: 'The front desk', focus: '70% 40%' }"
  own.edit('pages/home-hero.ts', /(homeHero: HomeHero = \{)/, `$1 ${hero},`)
  own.edit('pages/home.ts', "picture: 'conversation'", `picture: { ${film}, alt: 'A lesson' }`)
  own.edit(
    'pages/crm-integration.ts',
    "layout: 'pipeline',",
    `layout: 'pipeline', example: { ${film}, decorative: true },`,
  )
  const service = "{ picture: 'media/service.jpg', alt: 'Two colleagues' }"
  own.edit(
    'pages/customer-support.ts',
    "layout: 'conversation',",
    `layout: 'conversation', example: ${service},`,
  )
  own.edit('services.ts', "drawing: 'conversation'", "drawing: { picture: 'media/hero.jpg', alt: 'A visit' }")
  const main = await own.build()
  site = startServerProcess({ AGENCY: 'own', HOST: 'localhost', DATA_DIR: dataDir }, undefined, [], main)
  url = await site.listening
})

afterAll(async () => {
  await browser.close()
  await site.stop()
  own.remove()
  rmSync(dataDir, { recursive: true })
})

/** Opens a page in a browser that has never been here, and lists what it asks for. */
async function open(
  path: string,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; asked: string[] }> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, ...options })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  page.on('console', (message) => expect(message.text(), path).not.toMatch(/Content.Security/))
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(url + path)
  return { page, asked }
}

const sumOfShifts = (page: Page) =>
  page.evaluate(() =>
    (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, each) => sum + each, 0),
  )
const films = (asked: readonly string[]) => asked.filter((path) => path.endsWith('.webm'))

it.each([
  [360, 800],
  [740, 360],
  [1280, 800],
  [1920, 800],
])('a photo is the first thing of the home page, at %i by %i px', async (width, height) => {
  const { page, asked } = await open('/', { viewport: { width, height }, reducedMotion: 'reduce' })
  const photo = page.getByRole('img', { name: 'The front desk' })
  await expect
    .poll(() => photo.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
    .toBeGreaterThan(0)
  expect(await photo.getAttribute('fetchpriority')).toBe('high')
  expect(await photo.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(/\/hero-\w+-\d+\.avif$/)
  expect(asked.filter((path) => path.includes('/hero-'))).toHaveLength(1)
  const box = await photo.boundingBox()
  expect(box?.y).toBeLessThan(200)
  // The words do not lie on it, and it ends with the screen.
  const words = await page.locator('h1').boundingBox()
  const [right, bottom] = [(words?.x ?? 0) + (words?.width ?? 0), (box?.y ?? 0) + (box?.height ?? 0)]
  expect(right <= (box?.x ?? 0) || bottom <= (words?.y ?? 0)).toBe(true)
  const night = await page.locator('.hero + *').boundingBox()
  expect(bottom).toBeLessThan(night?.y ?? 0)
  expect(Math.round((box?.x ?? 0) + (box?.width ?? 0))).toBe(width)
  expect(await sumOfShifts(page)).toBeLessThan(0.001)
  expect(await overflow(page)).toBe(0)
  expect(await violations(page)).toEqual([])
  await page.context().close()
})

it('no action of the first screen reaches the photo of the home page, however long its label is', async () => {
  const { page } = await open('/', { viewport: { width: 768, height: 900 }, reducedMotion: 'reduce' })
  const last = page.locator('.hero-actions > :last-child')
  await last.evaluate((link) => (link.textContent = 'Everything that we do, from the first day to the last'))
  const [label, photo] = await Promise.all([last.boundingBox(), page.locator('.hero-media').boundingBox()])
  expect((label?.x ?? 0) + (label?.width ?? 0)).toBeLessThan(photo?.x ?? 0)
  await page.context().close()
})

it('a photo stands on the first screen of a service, and comes back with the page', async () => {
  const { page } = await open(pages['customer-support']?.path ?? '', { reducedMotion: 'reduce' })
  const shown = () =>
    page
      .getByRole('img', { name: 'Two colleagues' })
      .evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)
  await expect.poll(shown).toBe(true)
  expect(await violations(page)).toEqual([])
  expect(await sumOfShifts(page)).toBeLessThan(0.001)
  await waitForScripts(page)
  await page.getByRole('link', { name: 'Services' }).first().click()
  await page.waitForURL((address) => address.pathname === '/')
  await page.goBack()
  await expect.poll(shown).toBe(true)
  await page.context().close()
})

it.each([360, 1280])('a photo stands beside a service in the list of all, at %i px', async (width) => {
  const { page } = await open(pages.services?.path ?? '', { viewport: { width, height: 800 } })
  const photo = page.getByRole('img', { name: 'A visit' })
  await photo.scrollIntoViewIfNeeded()
  const box = await photo.boundingBox()
  expect((box?.width ?? 0) / (box?.height ?? 0)).toBeCloseTo(4 / 3, 1)
  expect(box?.width).toBeGreaterThan(width * 0.35)
  await page.context().close()
})

it('a film has controls, and nothing of it loads before a press', async () => {
  const { page, asked } = await open('/')
  await waitForScripts(page)
  const film = page.locator('video[aria-label="A lesson"]')
  await film.scrollIntoViewIfNeeded()
  expect(await film.evaluate((video: HTMLVideoElement) => video.controls && video.paused)).toBe(true)
  // The poster shows through: it is brighter than the grey of an empty player.
  await expect
    .poll(async () => {
      const { width = 0, height = 0, ...place } = (await film.boundingBox()) ?? { x: 0, y: 0 }
      const clip = { ...place, width, height: height / 2 }
      return (await sharp(await page.screenshot({ clip })).stats()).channels[0]?.mean
    })
    .toBeGreaterThan(80)
  expect(films(asked)).toEqual([])
  const answer = page.waitForResponse((response) => response.url().endsWith('.webm'))
  await film.evaluate((video: HTMLVideoElement) => video.play())
  expect((await answer).status()).toBe(206)
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
  await page.context().close()
})

it('a decorative film plays by itself until the visitor pauses what moves', async () => {
  const { page, asked } = await open(pages['crm-integration']?.path ?? '')
  expect(films(asked)).toEqual([])
  await waitForScripts(page)
  const isPaused = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.paused)
  await page.locator('video').scrollIntoViewIfNeeded()
  await expect.poll(isPaused).toBe(false)
  expect(
    await page.locator('video').evaluate((video: HTMLVideoElement) => video.muted && !video.controls),
  ).toBe(true)
  await page
    .getByRole('button', { name: shell.pauseMotion })
    .evaluate((button: HTMLElement) => button.click())
  await expect.poll(isPaused).toBe(true)
  expect(await violations(page)).toEqual([])
  await page.context().close()
})

it('a decorative film stays a picture for visitors who want less motion', async () => {
  const { page, asked } = await open(pages['crm-integration']?.path ?? '', { reducedMotion: 'reduce' })
  await waitForScripts(page)
  await page.locator('video').scrollIntoViewIfNeeded()
  await expect
    .poll(() => page.locator('.media-wide picture img').evaluate((img: HTMLImageElement) => img.complete))
    .toBe(true)
  expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
  expect(films(asked)).toEqual([])
  await page.context().close()
})
