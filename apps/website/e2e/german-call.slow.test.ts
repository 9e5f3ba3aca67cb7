import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { calls, says } from '@frontdesk/voice-platform/testing/set-up-scripted-model.ts'
import { createScriptedEndpoint } from '@frontdesk/voice-platform/testing/scripted-endpoint.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyWebsite, type WebsiteCopy } from '#agency/testing/copy-website.ts'
import { voice } from '#content/voice.ts'
import { formChoices } from '#contract/consultation-choices.ts'
import { startServerProcess } from '#server/testing/start-server-process.ts'
import { fieldOn, readForm } from './forms.ts'
import { openBrowser } from './open-browser.ts'
import { withCalls } from './start-site.ts'
import { callButton, finished, hears, startCall, type } from './voice-visit.ts'

const inEnglish = 'Anrufen (auf Englisch)'

describe('on a site in German', { timeout: 240_000 }, () => {
  let copy: WebsiteCopy
  let browser: Browser
  let main: string
  const dataDir = mkdtempSync(join(tmpdir(), 'frontdesk-german-call-'))
  beforeAll(async () => {
    copy = copyWebsite()
    copy.edit('brand.ts', "language: 'en'", "language: 'de'")
    copy.edit('voice.ts', 'idle:', `inEnglish: '${inEnglish}', idle:`)
    copy.translatePanel()
    main = await copy.build()
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser.close()
    copy.remove()
    rmSync(dataDir, { recursive: true })
  })

  async function withSite(env: Record<string, string>, look: (page: Page) => Promise<void>): Promise<void> {
    const site = startServerProcess(
      { ...withCalls, AGENCY: 'own', DATA_DIR: dataDir, ...env },
      undefined,
      [],
      main,
    )
    const page = await browser.newPage()
    try {
      await page.goto(await site.listening)
      await look(page)
    } finally {
      await page.close()
      await site.stop()
    }
  }

  it('a call in German fills in the form', async () => {
    const model = await createScriptedEndpoint(() => undefined)
    await withSite({ VOICE_LLM_URL: model.url }, async (page) => {
      expect(await callButton(page).textContent()).toBe(voice.button.idle)
      await startCall(page)
      await hears(page, /Guten Tag, hier ist .*die KI-Assistenz von .* Ich bin kein Mensch\./)
      const service = formChoices.at(-1) ?? ''
      const turns = [
        ['Ich hätte gern eine Beratung.', calls('prepare_consultation'), /Wie ist Ihr Name\?$/],
        [
          'Was kostet das denn?',
          says('Das weiß ich nicht, das steht nicht auf dieser Website.'),
          /Darf ich Ihren Namen notieren\?$/,
        ],
        ['Jürgen Größe, mit ß', calls('note_answers', { name: 'Jürgen Größe' }), /Danke, Jürgen Größe\./],
        [
          'groesse ät groesse punkt example',
          calls('note_answers', { email: 'groesse@groesse.example' }),
          /Ich habe notiert: groesse@groesse\.example\./,
        ],
        [
          '0421 555 01 99',
          calls('note_answers', { phone: '0421 555 01 99' }),
          /Ich habe notiert: 0421 555 01 99\./,
        ],
        ['Größe Reisen', calls('note_answers', { company: 'Größe Reisen' }), / oder .*\?$/],
        ['das Letzte', calls('note_answers', { service }), /Möchten Sie noch eine Nachricht hinzufügen\?/],
        ['Nein danke.', calls('note_answers', { does: ['no'] }), /Soll ich das Formular so ausfüllen\?$/],
        ['Ja, bitte.', calls('note_answers', { does: ['yes'] }), /Das Formular ist ausgefüllt\./],
      ] as const
      for (const [visitor, understood, answer] of turns) {
        model.follow(understood)
        await type(page, visitor)
        await hears(page, answer)
      }
      expect(await readForm(page)).toMatchObject({
        name: 'Jürgen Größe',
        email: 'groesse@groesse.example',
        phone: '04215550199',
        company: 'Größe Reisen',
      })
      expect(await fieldOn(page, 'service').inputValue()).toBe(service)
    })
    await model.close()
  })

  it('without a model the button says that the assistant speaks English, and the form is beside it', async () => {
    await withSite({}, async (page) => {
      expect(await callButton(page).textContent()).toBe(inEnglish)
      const form = page.locator('main .call-notice a')
      expect(await form.textContent()).toBe(voice.form)
      expect(await form.getAttribute('href')).toContain('#contact')
      await startCall(page)
      await expect.poll(() => finished(page, 'assistant').first().textContent()).toMatch(/Hello, I am/)
    })
  })
})
