import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { contact } from '#content/contact.ts'
import { voicePanel } from '#content/voice-panel.ts'
import { voice } from '#content/voice.ts'
import { listenToPage } from './listen-to-page.ts'
import {
  callButton,
  callIt as spoken,
  callItWith,
  captions,
  finished,
  hearing,
  hears,
  listCalls,
  offers,
  startCall,
  type,
} from './voice-visit.ts'

/** The behaviour of the page's `speechSynthesis`; a test may change it at any time. */
type Synthesis = { said: string[]; cancelled: number; stalls: boolean }

/** The phone number, digit by digit. */
const phoneSaid = new RegExp(contact.phone.replace(/\D/g, '').split('').join(',? '))

/** A server without a recogniser, where the other has one. */
const typed = callItWith({ PATH: '' })

/** Installs a natural voice that speaks a word every 120 ms. Runs in the page. */
function installVoice(): void {
  const state: Synthesis = { said: [], cancelled: 0, stalls: false }
  Object.assign(window, { synthesis: state })
  let stop: (() => void) | undefined
  class Utterance {
    readonly text: string
    onstart: (() => void) | null = null
    onboundary: ((event: { charIndex: number; name: string }) => void) | null = null
    onend: (() => void) | null = null
    onerror: (() => void) | null = null
    constructor(text: string) {
      this.text = text
    }
  }
  function speak(utterance: Utterance): void {
    const words = [...utterance.text.matchAll(/\S+/g)]
    const timers = [setTimeout(() => utterance.onstart?.(), 20)]
    for (const [index, word] of words.entries()) {
      timers.push(
        setTimeout(
          () => {
            if (state.stalls) return
            state.said.push(word[0])
            utterance.onboundary?.({ charIndex: word.index, name: 'word' })
          },
          20 + index * 120,
        ),
      )
    }
    timers.push(setTimeout(() => !state.stalls && utterance.onend?.(), 20 + words.length * 120))
    stop = () => timers.forEach(clearTimeout)
  }
  function cancel(): void {
    state.cancelled += 1
    stop?.()
  }
  // As in Chromium, whose list is empty until the first request.
  let isAsked = false
  const voices = [
    { name: 'Samantha', lang: 'en-US', localService: true, default: true, voiceURI: 'Samantha' },
  ]
  function getVoices() {
    const listed = isAsked ? voices : []
    isAsked = true
    return listed
  }
  Object.defineProperty(window, 'speechSynthesis', { value: { getVoices, speak, cancel } })
  Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance })
}

const synthesisOf = (page: Page) =>
  page.evaluate(() => {
    const { synthesis } = window as unknown as { synthesis: Synthesis }
    return { ...synthesis, said: synthesis.said.join(' ') }
  })

async function installAll(page: Page): Promise<void> {
  await listenToPage(page)
  await page.addInitScript(installVoice)
}

describe.runIf(voice.browserMaySpeak)('a browser with a natural voice', () => {
  typed('speaks for the assistant where nobody listens, until it is interrupted', async ({ visit, site }) => {
    const page = await visit('/', { ...hearing, prepare: installAll })
    await startCall(page)
    await expect.poll(() => callButton(page).textContent()).toBe(voice.button.speaking)
    await expect.poll(async () => (await synthesisOf(page)).said).toMatch(/^Hello, I am the AI assistant/)
    expect(await page.evaluate(() => window.loudest)).toBe(0)

    await type(page, 'How can I reach you?')
    await expect.poll(async () => (await synthesisOf(page)).said).toMatch(phoneSaid)
    expect(await captions(page).textContent()).toContain(contact.phone)
    const greeting = (await finished(page, 'assistant').first().textContent()) ?? ''
    expect(greeting).toContain(`${voicePanel.assistantName}Hello`)

    await type(page, 'Goodbye')
    await hears(page, /Goodbye|bye/i)
    await expect
      .poll(() => listCalls(site.url), { timeout: 30_000 })
      .toMatchObject([{ endedReason: 'assistant-ended-call' }])
    const [call] = await listCalls(site.url)
    expect(call?.transcript).toContain('User: How can I reach you?')
    const { said } = await synthesisOf(page)
    expect(said).toMatch(/bye/i)
    expect(await page.evaluate(() => window.loudest)).toBe(0)
  })

  typed('that falls silent in the middle is followed by the platform’s sound', async ({ visit }) => {
    const page = await visit('/', { ...hearing, prepare: installAll })
    await startCall(page)
    await expect.poll(async () => (await synthesisOf(page)).said).toMatch(/^Hello, I am/)
    await page.evaluate(() => {
      const { synthesis } = window as unknown as { synthesis: Synthesis }
      synthesis.stalls = true
    })
    await expect.poll(() => page.evaluate(() => window.loudest), { timeout: 60_000 }).toBeGreaterThan(0.01)
    await expect
      .poll(() => finished(page, 'assistant').first().textContent(), { timeout: 60_000 })
      .toMatch(/book a consultation\.$/)
    const { said } = await synthesisOf(page)
    await type(page, 'What services do you offer?')
    await hears(page, offers)
    expect((await synthesisOf(page)).said).toBe(said)
  })
})

describe.runIf(!voice.browserMaySpeak)('a browser with a natural voice, of an agency with one voice', () => {
  typed('stays silent', { timeout: 120_000 }, async ({ visit }) => {
    const page = await visit('/', { ...hearing, prepare: installAll })
    await startCall(page)
    await expect.poll(() => page.evaluate(() => window.loudest)).toBeGreaterThan(0.01)
    expect((await synthesisOf(page)).said).toBe('')
  })
})

describe('a browser with a natural voice, on a site with a recogniser', () => {
  spoken('stays silent: the assistant would hear itself', async ({ visit }) => {
    const page = await visit('/', { ...hearing, prepare: installAll })
    await startCall(page)
    await expect.poll(() => page.evaluate(() => window.loudest)).toBeGreaterThan(0.01)
    expect((await synthesisOf(page)).said).toBe('')
  })
})
