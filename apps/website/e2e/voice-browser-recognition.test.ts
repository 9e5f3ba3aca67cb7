import { describe, expect } from 'vitest'
import { voicePanel } from '#content/voice-panel.ts'
import { callIt, callPanel, captions, hearing, hears, offers, startCall, type } from './voice-visit.ts'

/** A server with no recogniser of its own. */
const it = callIt([1], { PATH: '' })

/** The browser's recogniser, which hears what the test says. Runs in the page. */
function scriptRecogniser(): void {
  class Recogniser {
    onresult: ((event: unknown) => void) | null = null
    start(): void {
      Object.assign(window, { recogniser: this })
    }
    abort(): void {
      Object.assign(window, { recogniser: undefined })
    }
    hears(transcript: string): void {
      this.onresult?.({ resultIndex: 0, results: [{ isFinal: true, 0: { transcript } }] })
    }
  }
  Object.assign(window, { SpeechRecognition: Recogniser })
}

type Recogniser = { hears(words: string): void }

describe('a call where the server has no recogniser', { timeout: 120_000 }, () => {
  it('says so, and answers what is typed', async ({ visit }) => {
    const page = await visit('/', hearing)
    await startCall(page)
    await expect.poll(() => callPanel(page).textContent()).toContain(voicePanel.notUnderstood)
    await type(page, 'What services do you offer?')
    await hears(page, offers)
  })

  it('lets the browser understand the visitor, who is told where the sound goes and has to agree', async ({
    visit,
  }) => {
    const page = await visit('/', { ...hearing, prepare: (opened) => opened.addInitScript(scriptRecogniser) })
    const listens = () =>
      page.evaluate(() => (window as { recogniser?: Recogniser }).recogniser !== undefined)
    await startCall(page)
    await expect.poll(() => callPanel(page).textContent()).toContain(voicePanel.browserUnderstands)
    expect(await listens()).toBe(false)

    await callPanel(page).getByRole('button', { name: voicePanel.allowBrowser }).click()
    await expect.poll(() => callPanel(page).textContent()).not.toContain(voicePanel.notUnderstood)
    await expect.poll(listens).toBe(true)
    await page.evaluate(() =>
      (window as { recogniser?: Recogniser }).recogniser?.hears('What services do you offer?'),
    )
    await hears(page, offers)
    expect(await captions(page).textContent()).toContain('What services do you offer?')
  })
})
