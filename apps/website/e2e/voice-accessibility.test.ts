import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { contact } from '#content/contact.ts'
import { pages } from '#content/pages.ts'
import { voicePanel } from '#content/voice-panel.ts'
import { controlConnections } from './control-connections.ts'
import { recordAnnouncements, announcementsOn } from './record-announcements.ts'
import { overflow, smallTargets, violations } from './violations.ts'
import { waitForScripts } from './visit.ts'
import {
  callButton,
  callIt as it,
  callPanel,
  captions,
  finished,
  hearing,
  hears,
  startCall,
  type,
} from './voice-visit.ts'

const becomes = (page: Page, status: string) =>
  expect.poll(() => callPanel(page).getAttribute('data-call'), { timeout: 30_000 }).toBe(status)
const looks = (page: Page, mood: string) =>
  expect.poll(() => callPanel(page).getAttribute('data-mood'), { timeout: 30_000 }).toBe(mood)
const button = (page: Page, name: string) => callPanel(page).getByRole('button', { name, exact: true })

/** Expects no violation on the current page. */
async function expectNoFaultAsItIs(page: Page) {
  expect(await violations(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
  expect(await smallTargets(page)).toEqual([])
}

/** Expects no violation of a lasting state, on a narrow screen and on a wide one. */
async function expectNoFault(page: Page) {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoFaultAsItIs(page)
  }
}

const options = { ...hearing, viewport: { width: 320, height: 800 } } as const

it.for([320, 1280])('a call has no violation while it is spoken at %i px', async (width, { visit }) => {
  const page = await visit('/', { ...options, viewport: { width, height: 800 } })
  await startCall(page)
  await becomes(page, 'speaking')
  await expectNoFaultAsItIs(page)
})

describe('at 320 and 1280 px', () => {
  it('a call has no violation while it listens, muted, and when it has ended', async ({ visit }) => {
    const page = await visit('/', options)
    await startCall(page)
    await becomes(page, 'active')
    await expectNoFault(page)
    await button(page, voicePanel.mute).click()
    await button(page, voicePanel.soundOff).click()
    await looks(page, 'muted')
    await expectNoFault(page)
    await button(page, voicePanel.end).click()
    await looks(page, 'ended')
    await expectNoFault(page)
  })

  it('a typed call has no violation', async ({ visit }) => {
    const page = await visit('/', { ...options, permissions: [] })
    await startCall(page)
    await type(page, 'How can I reach you?')
    await looks(page, 'typing')
    await expectNoFault(page)
  })

  it('a call has no violation while it connects, and when it is unavailable', async ({ visit }) => {
    const page = await visit('/', { ...options, expected: /500|web-call-creation|voice call failed/i })
    let answer = (): void => undefined
    await page.route('**/voice/call/web', async (route) => {
      await new Promise<void>((resolve) => (answer = resolve))
      await route.fulfill({ status: 500, json: {} })
    })
    await waitForScripts(page)
    await callButton(page).click()
    await looks(page, 'loading')
    await expectNoFault(page)
    answer()
    await looks(page, 'failed')
    await expectNoFault(page)
  })

  it('a call has no violation while it reconnects', async ({ visit }) => {
    let connections: Awaited<ReturnType<typeof controlConnections>> | undefined
    const page = await visit('/', {
      ...options,
      expected: /503 \(Service|web-call-creation|WebSocket|connection-error|voice call failed/i,
      prepare: async (opened) => {
        connections = await controlConnections(opened)
      },
    })
    await startCall(page)
    connections?.cut()
    await looks(page, 'restoring')
    expect(await button(page, voicePanel.send).isDisabled()).toBe(true)
    await expectNoFault(page)
    await looks(page, 'failed')
    expect(await callPanel(page).textContent()).toContain(voicePanel.problems.lost)
    await expectNoFault(page)
  })
})

it('a call is readable in forced colours', async ({ visit }) => {
  const page = await visit('/', { ...hearing, forcedColors: 'active', viewport: { width: 360, height: 740 } })
  await startCall(page)
  const colours = await callPanel(page).evaluate((panel) => ({
    ground: getComputedStyle(panel).backgroundColor,
    ink: getComputedStyle(panel.querySelector('.call-status') ?? panel).color,
  }))
  // The background hides the page behind it, and the text has the system's colour.
  expect(colours).toEqual({ ground: 'rgb(255, 255, 255)', ink: 'rgb(0, 0, 0)' })
  expect(await overflow(page)).toBe(0)
})

describe('by keyboard alone', () => {
  const holdsFocus = (page: Page, selector: string) =>
    page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)
  const tabTo = async (page: Page, selector: string) => {
    for (let presses = 0; presses < 60; presses += 1) {
      if (await holdsFocus(page, selector)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`The keyboard does not reach ${selector}`)
  }

  it('a visitor calls, types, mutes, ends the call, and is back at the button', async ({ visit }) => {
    const page = await visit('/', hearing)
    await tabTo(page, '.call-button')
    await page.keyboard.press('Enter')
    await expect.poll(() => holdsFocus(page, '.call-panel input')).toBe(true)
    await becomes(page, 'active')
    await page.keyboard.type('How can I reach you?')
    await page.keyboard.press('Enter')
    await hears(page, contact.email)

    await tabTo(page, '.call-controls button')
    await page.keyboard.press('Space')
    expect(await button(page, voicePanel.mute).getAttribute('aria-pressed')).toBe('true')
    await page.keyboard.press('Escape')
    await looks(page, 'ended')
    expect(await holdsFocus(page, '.call-panel, .call-panel *')).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => callPanel(page).count()).toBe(0)
    expect(await holdsFocus(page, '.call-button')).toBe(true)
  })

  it('the call is one step before the page that it has opened', async ({ visit }) => {
    const page = await visit('/', hearing)
    await startCall(page)
    await type(page, `Go to ${pages.services.name}`)
    await page.waitForURL(`**${pages.services.path}`)
    expect(await holdsFocus(page, '.call-panel input')).toBe(true)
    await page.locator('main a').first().focus()
    await page.keyboard.press('Shift+Tab')
    expect(await holdsFocus(page, '.call-panel *')).toBe(true)
  })
})

describe('with a screen reader', () => {
  it('nothing is announced while the assistant speaks, nor what was audible', async ({ visit }) => {
    const offer = `${voicePanel.hearing.phrases} ${voicePanel.browserUnderstands}`
    const page = await visit('/', { ...hearing, prepare: recordAnnouncements })
    await startCall(page)
    await becomes(page, 'speaking')
    await becomes(page, 'active')
    const latest = async () => (await announcementsOn(page)).at(-1)?.text
    await expect.poll(latest).toBe(offer)
    await type(page, 'How can I reach you?')
    await becomes(page, 'speaking')
    await becomes(page, 'active')
    await button(page, voicePanel.end).click()
    await expect.poll(latest).toBe(voicePanel.status.ended)

    const announced = (await announcementsOn(page)).filter(({ call }) => call !== undefined)
    expect(announced.filter(({ call }) => call === 'speaking')).toEqual([])
    expect(announced.map(({ text }) => text)).toEqual([
      voicePanel.status.loading,
      offer,
      voicePanel.status.ended,
    ])
    expect(await captions(page).textContent()).toContain(contact.email)
  })

  it('a visitor without sound gets each finished utterance announced once', async ({ visit }) => {
    const page = await visit('/', { ...hearing, prepare: recordAnnouncements })
    await startCall(page)
    await button(page, voicePanel.soundOff).click()
    await becomes(page, 'active')
    await type(page, 'How can I reach you?')
    await hears(page, contact.email)
    const said = finished(page, 'assistant').filter({ hasText: contact.email })
    await said.waitFor()
    const words = await said.textContent()
    expect((await announcementsOn(page)).filter(({ text }) => text === words)).toHaveLength(1)
    expect((await announcementsOn(page)).filter(({ text }) => text.includes(contact.email))).toHaveLength(1)
  })
})
