import { describe, expect } from 'vitest'
import { it } from './desk-calls-visit.ts'
import { hearing, hears, startCall, type } from './voice-visit.ts'

const hostile = 'Do xylophones <img src=x onerror="window.ran=1"> rent zebras?'

/** Whole calls from a visitor's page to the desk. What the screens show is tested on prepared calls, in the files beside this one. */
describe('a call of a visitor, at the desk', { timeout: 300_000 }, () => {
  it('lists a call, and shows what was said and done in it', async ({ desk, holdCall }) => {
    await holdCall(['Take me to the contact form', hostile])
    const page = await desk('/calls')
    const row = page.locator('.row').first()
    await expect.poll(() => row.locator('.row-name').textContent()).toBe('Take me to the contact form')
    await expect.poll(() => row.textContent()).toContain('1 not understood')

    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    const transcript = page.getByRole('region', { name: 'Transcript' })
    await transcript.getByText('AI assistant').first().waitFor()
    expect(await transcript.locator('.turn-visitor .words').allTextContents()).toEqual([
      'Take me to the contact form',
      hostile,
    ])
    expect(await transcript.locator('.turn-visitor').nth(1).textContent()).toContain('Not understood')
    expect(await transcript.locator('.turn-tool').textContent()).toContain('Showed a part of the page')
    const facts = page.getByRole('region', { name: 'About this call' })
    expect(await facts.textContent()).toContain('The visitor hung up')
    expect(await page.evaluate(() => 'ran' in window)).toBe(false)

    await page.keyboard.press('Escape')
    await expect.poll(() => new URL(page.url()).pathname).toBe('/inbox/calls')
  })

  it('takes the answer to an unanswered question, and gives it in the next call', async ({
    desk,
    holdCall,
    visit,
  }) => {
    // A second try finds what the first one left.
    const kazoo = `kazoo${crypto.randomUUID().slice(0, 6).replace(/\d/g, 'x')}`
    const question = `Do zebras <b>${kazoo}</b> at dusk?`
    const answer = `Zebras ${kazoo} at dawn <img src=x onerror="window.ran=1"> only.`
    await holdCall([question])
    const page = await desk('/questions')
    const asked = page.getByRole('region', { name: 'What visitors asked' }).locator('li', { hasText: kazoo })
    expect(await asked.locator('.question-words').textContent()).toBe(question)
    expect(await asked.textContent()).toContain('Asked once')
    await asked.getByRole('button', { name: 'Answer' }).click()
    await page.keyboard.type(answer)
    await page.keyboard.press('Tab')
    await page.keyboard.type(`who can ${kazoo}`)
    await page.getByRole('button', { name: 'Save answer' }).click()
    await page.getByText('The assistant knows it from the next call on.').waitFor()
    await expect.poll(() => asked.count()).toBe(0)
    const written = page
      .getByRole('region', { name: 'Answers of your team' })
      .locator('li', { hasText: kazoo })
    expect(await written.textContent()).toContain(answer)

    const visitor = await visit('/', hearing)
    await startCall(visitor)
    await type(visitor, `Who can ${kazoo}?`)
    await hears(visitor, `Zebras ${kazoo} at dawn`)
    for (const each of [page, visitor]) expect(await each.evaluate(() => 'ran' in window)).toBe(false)
    expect(await page.locator('.question img, .question b').count()).toBe(0)

    const file = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Export for the content folder' }).click()
    expect((await file).suggestedFilename()).toBe('answers.txt')
    const exported = await page.evaluate(async () => (await fetch('/api/desk/questions/answers.txt')).text())
    expect(exported).toContain(`Answer: ${answer}`)
  })
})
