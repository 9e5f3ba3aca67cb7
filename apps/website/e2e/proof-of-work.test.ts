import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { databaseFile } from '#server/store/sqlite/open-sqlite.ts'
import type { SpamJudgement } from '#server/requests/spam/spam-judgement.ts'
import { contactForm, fieldOn, fillIn, rowsOf, someone, submitButton, thanks } from './forms.ts'
import { type Site, startSite } from './start-site.ts'
import { it, waitForScripts } from './visit.ts'

describe('with PROOF_OF_WORK=on', () => {
  let site: Site
  beforeAll(async () => {
    site = await startSite({ PROOF_OF_WORK: 'on' })
  })
  afterAll(() => site.remove())

  /** The spam signals stored with the request of this address. */
  function signalsOf(email: string): string[] {
    const database = new DatabaseSync(databaseFile(site.dataDir), { readOnly: true })
    const row = database.prepare('SELECT spam FROM consultations WHERE email = ?').get(email)
    database.close()
    const { reasons } = JSON.parse(String(row?.spam)) as SpamJudgement
    return reasons.map(({ signal }) => signal)
  }

  it('a visitor sends two requests by keyboard, each with its own proof, and notices nothing', async ({
    visit,
  }) => {
    const requestedPaths: string[] = []
    const page = await visit(contactForm.path, {
      prepare: async (opened) =>
        opened.on('request', (request) => void requestedPaths.push(new URL(request.url()).pathname)),
    })
    await page.goto(site.url + contactForm.path)
    await waitForScripts(page)
    expect(requestedPaths).not.toContain('/api/proof-of-work')
    for (const count of [1, 2]) {
      const answers = someone()
      await fillIn(page, answers)
      await fieldOn(page, 'message').focus()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      expect(await submitButton(page).evaluate((button) => button === document.activeElement)).toBe(true)
      await page.keyboard.press('Enter')
      await thanks(page).waitFor()
      expect(signalsOf(answers.email).filter((signal) => signal.includes('proof'))).toEqual([])
      expect(requestedPaths.filter((path) => path === '/api/proof-of-work')).toHaveLength(count)
      await page.getByRole('button', { name: contactForm.againLabel }).click()
      await fieldOn(page, 'name').waitFor()
    }
  })

  it('a visitor without JavaScript sends a request like any other', async ({ visit }) => {
    const page = await visit(contactForm.path, { javaScriptEnabled: false })
    await page.goto(site.url + contactForm.path)
    const answers = someone({ message: '' })
    await fillIn(page, answers)
    await submitButton(page).click()
    await thanks(page).waitFor()
    expect(rowsOf(site, answers.email)).toMatchObject([{ state: 'accepted' }])
    expect(signalsOf(answers.email)).toContain('no-proof')
  })

  it('a visitor whose challenge never arrives can still send the request', async ({ visit }) => {
    const page = await visit(contactForm.path, {
      expected: /503|Failed to load/,
      prepare: (opened) => opened.route('**/api/proof-of-work', (route) => route.fulfill({ status: 503 })),
    })
    await page.goto(site.url + contactForm.path)
    await waitForScripts(page)
    const answers = someone()
    await fillIn(page, answers)
    await submitButton(page).click()
    await thanks(page).waitFor()
    expect(signalsOf(answers.email)).toContain('no-proof')
  })
})

it('without it, the form requires no proof', async ({ visit }) => {
  const requestedPaths: string[] = []
  const page = await visit(contactForm.path, {
    prepare: async (opened) =>
      opened.on('request', (request) => void requestedPaths.push(new URL(request.url()).pathname)),
  })
  await waitForScripts(page)
  await fillIn(page, someone())
  await submitButton(page).click()
  await thanks(page).waitFor()
  expect(requestedPaths.filter((path) => path.includes('proof-of-work'))).toEqual([])
})
