import { describe, expect } from 'vitest'
import { voicePanel } from '#content/voice-panel.ts'
import { listensWhere, recognises, scriptRecogniser, withoutRecogniser } from './scripted-recogniser.ts'
import { callIt as it, callPanel, hint, captions, hearing, hears, offers, startCall } from './voice-visit.ts'

/** A server that recognises common phrases, and a silent visitor. */
describe('a call if the server recognises common phrases', () => {
  it('offers the browser’s recogniser before any misunderstanding, and respects a no', async ({ visit }) => {
    const page = await visit('/', { ...hearing, prepare: scriptRecogniser('unavailable') })
    await startCall(page)
    await expect.poll(() => hint(page)).toContain(voicePanel.hearing.phrases)
    expect(await hint(page)).toContain(voicePanel.browserUnderstands)
    expect(await listensWhere(page)).toBeUndefined()
    await callPanel(page).getByRole('button', { name: voicePanel.declineBrowser }).click()
    await expect.poll(() => hint(page)).not.toContain(voicePanel.hearing.phrases)
    expect(await listensWhere(page)).toBeUndefined()
  })

  it('is taken over by the browser when the visitor agrees', async ({ visit }) => {
    const page = await visit('/', { ...hearing, prepare: scriptRecogniser('unavailable') })
    await startCall(page)
    await callPanel(page).getByRole('button', { name: voicePanel.allowBrowser }).click()
    await expect.poll(() => listensWhere(page), { timeout: 30_000 }).toBe('service')
    expect(await hint(page)).not.toContain(voicePanel.hearing.phrases)
    await recognises(page, 'What services do you offer?')
    await hears(page, offers)
    expect(await captions(page).textContent()).toContain('What services do you offer?')
  })

  it('offers nothing in a browser without a recogniser', async ({ visit }) => {
    const page = await visit('/', { ...hearing, prepare: withoutRecogniser })
    await startCall(page)
    await expect.poll(() => captions(page).locator('[data-speaker=assistant]').count()).toBeGreaterThan(0)
    expect(await hint(page)).not.toContain(voicePanel.browserUnderstands)
  })
})
