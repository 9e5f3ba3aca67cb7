import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import axe from 'axe-core'
import { build } from 'esbuild'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { longestUserText } from '@frontdesk/voice-protocol'
import { panelStrings } from '../src/element/call-strings.ts'
import { setUpElement } from './open-element.ts'

const visit = setUpElement()

const greeting = { type: 'transcript', role: 'assistant', transcriptType: 'final', transcript: 'Hello' }

test('the markup of the README calls', async () => {
  const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')
  const [, markup = ''] = /## On any page[^#]*?```html\n([^]*?)```/.exec(readme) ?? []
  const { call, calls, mood, panel, complaints } = await visit({
    loadsScript: true,
    html: (element) => {
      const [, address = ''] = /api-base-url="([^"]+)"/.exec(element) ?? []
      return markup
        .replace('https://cdn.example/frontdesk/', new URL('/', address).href)
        .replace('https://agency.example/voice', address)
    },
  })
  await call()
  calls.latestConnection().play(1000)
  await expect.poll(mood).toBe('speaking')
  calls.latestConnection().hangUp('assistant-ended-call')
  await expect.poll(mood).toBe('ended')
  expect(await panel.getByRole('link', { name: panelStrings.contact }).getAttribute('href')).toBe('/contact')
  expect(complaints).toEqual([])
})

describe('a page of another origin', () => {
  test('loads only the button, and the client when it is pressed', async () => {
    const requests: string[] = []
    const { call, panel, page } = await visit({
      prepare: async (opened) =>
        opened.on('request', (request) => requests.push(new URL(request.url()).pathname)),
    })
    expect(requests.filter((path) => path.includes('call-panel'))).toEqual([])
    expect(await panel.count()).toBe(0)
    await call()
    expect(requests.filter((path) => path.includes('call-panel'))).toHaveLength(1)
    expect(requests.filter((path) => path.includes('daily'))).toEqual([])
    await page.keyboard.press('Escape')
  })

  test('carries both voices, and shows what is said', async () => {
    const { call, calls, mood, captions, complaints } = await visit()
    await call()
    const connection = calls.latestConnection()
    await expect.poll(() => connection.frames.length).toBeGreaterThan(20)
    connection.play(2000)
    await expect.poll(mood).toBe('speaking')
    connection.say(greeting)
    await expect.poll(captions).toEqual(['AI assistantHello'])
    await expect.poll(mood).toBe('listening')
    expect(complaints).toEqual([])
  })

  test('works if scripts may come from one host only and no style may be inline', async () => {
    const { call, calls, mood, panel, complaints } = await visit({
      policy: (host) =>
        `default-src 'none'; script-src http://${host}; connect-src http://${host} ws://${host}; img-src data:`,
    })
    await call()
    calls.latestConnection().play(1000)
    await expect.poll(mood).toBe('speaking')
    expect(await panel.evaluate((element) => getComputedStyle(element).position)).toBe('fixed')
    expect(complaints).toEqual([])
  })

  test('mutes, keeps a text that is too long and says what to do, and types instead of speaking', async () => {
    const { call, calls, panel, mood, captions } = await visit()
    await call()
    await panel.locator('[part=mute]').click()
    await expect
      .poll(() => calls.latestConnection().messagesOf('mute'))
      .toEqual([{ type: 'mute', muted: true }])
    await expect.poll(mood).toBe('muted')

    const field = panel.locator('[part=message]')
    const text = 'a'.repeat(longestUserText + 1)
    await field.fill(text)
    await field.press('Enter')
    const sentence = panelStrings.refusals['message-too-long']
    await expect.poll(() => panel.locator('[part=hint]').textContent()).toContain(sentence)
    await expect.poll(() => panel.locator('output').textContent()).toBe(sentence)
    expect(await field.inputValue()).toBe(text)

    await field.fill('What does it cost?')
    await field.press('Enter')
    await expect.poll(() => panel.locator('[part=hint]').isVisible()).toBe(false)
    await expect
      .poll(() => calls.latestConnection().messagesOf('add-message'))
      .toMatchObject([{ message: { role: 'user', content: 'What does it cost?' } }])
    expect(await captions()).toEqual(['YouWhat does it cost?'])
  })

  test('says what to do where the platform refuses', async () => {
    let status = 0
    const { button, panel } = await visit({
      script: { webCall: () => ({ status, body: { message: 'No' } }) },
      attributes: 'contact-url="/contact"',
    })
    for (const [answer, sentence, offersRetry] of [
      [500, panelStrings.problems.unavailable, true],
      [503, panelStrings.problems.busy, true],
      [429, panelStrings.problems.limit, false],
    ] as const) {
      status = answer
      await button.click()
      await expect.poll(() => panel.locator('[part=hint] p').first().textContent()).toBe(sentence)
      expect(await panel.locator('[part=retry]').isVisible()).toBe(offersRetry)
      expect(await panel.getByRole('link', { name: panelStrings.contact }).getAttribute('href')).toBe(
        '/contact',
      )
    }
  })

  test('explains what to do if the call cannot be loaded, and loads it at the next press', async () => {
    const { button, page, call } = await visit()
    const parts = '**/parts/call-panel-*'
    await page.route(parts, (route) => route.abort())
    await button.click()
    await expect
      .poll(() => page.locator('frontdesk-call [part=failure]').textContent())
      .toMatch(/could not be loaded.*press the button again/)
    await page.unroute(parts)
    await call()
  })

  test('continues with typed words if the microphone is refused', async () => {
    const { button, panel, mood } = await visit({
      prepare: (page) =>
        page.addInitScript(() => {
          navigator.mediaDevices.getUserMedia = () =>
            Promise.reject(new DOMException('No', 'NotAllowedError'))
        }),
    })
    await button.click()
    await expect.poll(mood).toBe('typing')
    expect(await panel.locator('[part=hint] p').first().textContent()).toBe(
      panelStrings.microphoneProblems.permissions,
    )
  })
})

test('by keyboard, the focus goes to the message, stays in the panel, and returns to the button', async () => {
  const { page, button, panel, mood } = await visit()
  const focused = () =>
    page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.getAttribute('part'))
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(focused).toBe('message')
  await expect.poll(mood).toBe('listening')
  await page.keyboard.press('Escape')
  await expect.poll(mood).toBe('ended')
  expect(await focused()).toBe('panel')
  await page.keyboard.press('Escape')
  await expect.poll(() => panel.isVisible()).toBe(false)
  expect(await focused()).toBe('button')
  expect(await button.textContent()).toBe('Talk to us')
})

test('a page replaces words, colours and the look of a part', async () => {
  const { button, call, panel } = await visit({
    attributes: `strings='{"button":{"idle":"Anrufen"},"status":{"listening":"Ich höre zu"}}'`,
    html: (element) => `<style>
      frontdesk-call { --frontdesk-ground: rgb(1, 2, 3) }
      frontdesk-call::part(name) { text-transform: uppercase }
    </style><main><h1>Eine Seite</h1>${element}</main>`,
  })
  expect(await button.textContent()).toBe('Anrufen')
  await call()
  expect(await panel.locator('[part=status]').textContent()).toBe('Ich höre zu')
  expect(await panel.locator('[part=mute]').textContent()).toBe(panelStrings.mute)
  expect(await panel.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(1, 2, 3)')
  expect(
    await panel.locator('[part=name]').evaluate((element) => getComputedStyle(element).textTransform),
  ).toBe('uppercase')
})

test('in markup like WordPress’s, no style or box of the page changes the panel', async () => {
  const { call, panel, page } = await visit({
    html: (element) => `<style>
      button, input, p { font: 40px serif !important; background: red !important; margin: 3em !important }
      .wp-block-group { transform: translateX(0); overflow: hidden; height: 120px; position: relative; z-index: 1 }
    </style><div class="wp-site-blocks"><main class="entry-content"><h1>Page</h1>
      <div class="wp-block-group is-layout-constrained"><p>${element}</p></div></main></div>`,
  })
  await call()
  const box = await panel.boundingBox()
  const { height = 0 } = page.viewportSize() ?? {}
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(height - 16, 0)
  expect(await panel.locator('[part=send]').evaluate((element) => getComputedStyle(element).fontSize)).toBe(
    '16px',
  )
})

test('an element that leaves the page ends its call', async () => {
  const { call, calls, page } = await visit()
  await call()
  await page.evaluate(() => document.querySelector('frontdesk-call')?.remove())
  await expect.poll(() => calls.latestConnection().closed).toBe(true)
})

/** The violations of WCAG 2.2 AA and axe's best practices. */
async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  const { violations: found } = await page.evaluate(() =>
    (globalThis as unknown as { axe: typeof axe }).axe.run(document, { resultTypes: ['violations'] }),
  )
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

test.each(['light', 'dark'] as const)('has no violation in any state, in the %s theme', async (theme) => {
  const { page, button, call, calls, mood } = await visit({
    attributes: `theme="${theme}"`,
    context: { viewport: { width: 320, height: 800 } },
    html: (element) =>
      `<style>body { background: ${theme === 'dark' ? '#111' : '#fff'} }</style>
       <main><h1 style="color: ${theme === 'dark' ? '#fff' : '#000'}">A page</h1>${element}</main>`,
  })
  expect(await violations(page)).toEqual([])
  await call()
  const connection = calls.latestConnection()
  connection.say(greeting)
  expect(await violations(page)).toEqual([])
  connection.play(8000)
  await expect.poll(mood).toBe('speaking')
  expect(await violations(page)).toEqual([])
  connection.hangUp('silence-timed-out')
  await expect.poll(mood).toBe('hungUp')
  expect(await violations(page)).toEqual([])
  await page.route('**/voice/call/web', (route) => route.fulfill({ status: 500, json: {} }))
  await page.locator('frontdesk-call [part=again]').click()
  await expect.poll(mood).toBe('failed')
  expect(await violations(page)).toEqual([])
  expect(await button.isVisible()).toBe(true)
})

test.each(['light', 'dark'] as const)('shows every control in forced colours, %s', async (colorScheme) => {
  const { page, call, panel, mood } = await visit({
    context: { forcedColors: 'active', colorScheme },
  })
  /** Gives a part its colours as the browser paints them, and those of a system colour for comparison. */
  const painted = (part: string) =>
    panel.locator(`[part=${part}]`).evaluate((element) => {
      const { color, backgroundColor, borderTopColor } = getComputedStyle(element)
      return { color, background: backgroundColor, border: borderTopColor }
    })
  const system = (name: string) =>
    page.evaluate((color) => {
      document.body.style.accentColor = color
      return getComputedStyle(document.body).accentColor
    }, name)
  await call()
  const [canvas, highlight, highlightText] = [
    await system('Canvas'),
    await system('Highlight'),
    await system('HighlightText'),
  ]
  const ground = await panel.evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(ground).toBe(canvas)
  for (const part of ['end', 'message', 'send', 'mute', 'sound-off']) {
    const { color, border } = await painted(part)
    expect(color).not.toBe(canvas)
    expect(border).not.toBe(canvas)
  }
  const mute = panel.locator('[part=mute]')
  await mute.click()
  await expect.poll(mood).toBe('muted')
  expect(await painted('mute')).toEqual({ color: highlightText, background: highlight, border: highlight })
  expect((await painted('sound-off')).background).not.toBe(highlight)
})

test('in React the element keeps its call while the page renders, and ends it with its component', async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { StrictMode, useState } from 'react'
        import { createRoot } from 'react-dom/client'
        function Page() {
          const [count, setCount] = useState(0)
          return <>
            <button id="more" onClick={() => setCount(count + 1)}>{count}</button>
            {count < 2 && <frontdesk-call api-base-url={document.body.dataset.calls} strings={{ button: { idle: 'Ask us' } }} />}
          </>
        }
        createRoot(document.getElementById('root')).render(<StrictMode><Page /></StrictMode>)`,
      loader: 'tsx',
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    jsx: 'automatic',
    write: false,
  })
  const code = outputFiles
    .map(({ text }) => text)
    .join('')
    .replaceAll('</script', '<\\/script')
  const { page, button, call, calls } = await visit({
    html: (element) => {
      const [, address] = /api-base-url="([^"]+)"/.exec(element) ?? []
      return `<body data-calls="${address}"><main id="root"></main><script type="module">${code}</script></body>`
    },
  })
  await expect.poll(() => button.textContent()).toBe('Ask us')
  await call()
  await page.click('#more')
  await expect.poll(() => calls.latestConnection().frames.length).toBeGreaterThan(20)
  expect(calls.latestConnection().closed).toBe(false)
  await page.click('#more')
  await expect.poll(() => calls.latestConnection().closed).toBe(true)
})
