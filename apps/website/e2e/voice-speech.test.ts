import { describe, expect } from 'vitest'
import { listenToPage, loudest } from './listen-to-page.ts'
import { callButton, callIt, captions, finished, hearing, hears, startCall } from './voice-visit.ts'

// The greeting lasts eight seconds: the visitor speaks into it.
const it = callIt([3, 'I would like to book a demo', 60])

describe('a call, spoken', { timeout: 120_000 }, () => {
  it('is interrupted by the visitor, understands what was said, and answers it in sound and words', async ({
    visit,
  }) => {
    const page = await visit('/', { ...hearing, prepare: listenToPage })
    await startCall(page)
    await expect.poll(() => finished(page, 'user').allTextContents()).toHaveLength(1)
    expect(await finished(page, 'user').textContent()).toMatch(/i would like to book a demo/i)
    const [greeting] = await finished(page, 'assistant').allTextContents()
    expect(greeting).toMatch(/^AI assistant\s*Hello, I am/)
    expect(greeting).not.toMatch(/book a consultation/)

    await page.evaluate(() => (window.loudest = 0))
    await hears(page, /What is your name/)
    await expect.poll(() => callButton(page).textContent()).toBe('AI Speaking...')
    expect(await loudest(page)).toBeGreaterThan(0.01)
    expect(await captions(page).locator('[data-changing]').count()).toBeLessThanOrEqual(1)
  })
})
