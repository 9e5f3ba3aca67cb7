import { afterAll, describe, expect } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { voicePanel } from '#content/voice-panel.ts'
import { voice } from '#content/voice.ts'
import { anotherService, contactForm, fieldOn, readForm, requiredFields } from './forms.ts'
import { listenToPage, loudest, loudestFromNow } from './listen-to-page.ts'
import { microphoneOf, record } from './microphone.ts'
import { onceAFile } from './once-a-file.ts'
import { openBrowser } from './open-browser.ts'
import { giveMicrophone, hearsOut, prepareSpeech, says, speak } from './speaking-microphone.ts'
import {
  callButton,
  callIt,
  captions,
  finished,
  hearing,
  hears,
  listCalls,
  startCall,
  type,
} from './voice-visit.ts'

// The greeting lasts eight seconds: the visitor speaks into it.
const recording = await record(3, 'I would like to book a demo', 60)
afterAll(() => recording.remove())
const it = callIt.extend<{ browser: Browser }>({
  browser: onceAFile(
    async () => openBrowser(microphoneOf(recording)),
    (browser) => browser.close(),
  ),
})

async function prepareToSpeak(page: Page): Promise<void> {
  await listenToPage(page)
  await giveMicrophone(page)
}

/** The questions for the fields, each with its answer. Each agency asks in the order of its form. */
const answers = {
  name: [/name/, (page: Page) => type(page, 'Grace Hopper')],
  email: [/email/, (page: Page) => type(page, 'grace@example.com')],
  phone: [
    /phone/,
    (page: Page) => says(page, 'two zero two five five five zero one four three', /I have 202 555 0143\./),
  ],
  company: [/company/, (page: Page) => type(page, 'Flow-Matic')],
} as const

// A conversation runs in real time.
describe('a call, spoken', { timeout: 240_000 }, () => {
  it('is interrupted by the visitor, understands the words, and answers in sound and text', async ({
    visit,
  }) => {
    const page = await visit('/', { ...hearing, prepare: listenToPage })
    await startCall(page)
    await expect.poll(() => finished(page, 'user').allTextContents()).toHaveLength(1)
    expect(await finished(page, 'user').textContent()).toMatch(/i would like to book a demo/i)
    const [greeting] = await finished(page, 'assistant').allTextContents()
    expect(greeting).toContain(`${voicePanel.assistantName}Hello, I am`)
    expect(greeting).not.toMatch(/book a consultation/)

    await page.evaluate(() => (window.loudest = 0))
    await hears(page, /What is your name/)
    await expect.poll(() => callButton(page).textContent()).toBe(voice.button.speaking)
    expect(await loudest(page)).toBeGreaterThan(0.01)
    expect(await captions(page).locator('[data-changing]').count()).toBeLessThanOrEqual(1)
  })
  it('goes from a spoken wish to a filled-in form: names and addresses are typed, the rest is spoken', async ({
    visit,
    site,
  }) => {
    const page = await visit('/', { ...hearing, prepare: prepareToSpeak })
    await startCall(page)
    await hearsOut(page, /book a consultation/)
    await page.evaluate(() => (window.loudest = 0))
    await says(page, 'I would like to book a demo', /What is your name/)
    expect(await loudest(page)).toBeGreaterThan(0.01)
    const asked = requiredFields.filter((name) => name in answers)
    for (const name of asked) {
      const [question, answer] = answers[name as keyof typeof answers]
      await hearsOut(page, question)
      await answer(page)
    }
    await hearsOut(page, /Which service/)
    await says(page, anotherService(contactForm).toLowerCase(), /message/)
    await says(page, 'no thank you', /Shall I fill in the form/)
    await says(page, 'yes please', /filled in/)
    const filled = {
      name: 'Grace Hopper',
      email: 'grace@example.com',
      phone: '2025550143',
      company: asked.includes('company') ? 'Flow-Matic' : '',
    }
    expect(await readForm(page)).toMatchObject(filled)
    expect(await fieldOn(page, 'service').inputValue()).toBe(anotherService(contactForm))
    expect(site.consultations()).toEqual([])
  })

  it('falls silent while the visitor talks over it, and remembers only what was heard', async ({
    visit,
    site,
  }) => {
    const speech = await prepareSpeech(
      'well before you go on with that let me tell you something about ourselves since we are a rather small company and have been looking for somebody like you for quite a while now',
    )
    const page = await visit('/', { ...hearing, prepare: prepareToSpeak })
    await startCall(page)
    // A sentence is shown when it begins: the one before it was heard.
    await expect.poll(() => captions(page).textContent()).toMatch(/I am not a person/)
    expect(await loudest(page)).toBeGreaterThan(0.01)
    let hasFinished = false
    const talk = speak(page, speech).then(() => (hasFinished = true))
    await expect.poll(() => loudestFromNow(page)).toBeLessThan(0.001)
    expect(hasFinished).toBe(false)
    await talk
    // The recogniser knows some of these words: what it makes of them, the assistant answers.
    await expect.poll(() => finished(page, 'assistant').count()).toBeGreaterThan(1)
    const first = ((await finished(page, 'assistant').first().textContent()) ?? '').replace(
      voicePanel.assistantName,
      '',
    )
    await callButton(page).click()
    await expect.poll(async () => (await listCalls(site.url))[0]?.status).toBe('ended')
    const transcript = (await listCalls(site.url))[0]?.transcript ?? ''
    expect(transcript).not.toContain('book a consultation')
    expect(transcript.split('\n')[0]).toBe(`AI: ${first}`)
  })
})
