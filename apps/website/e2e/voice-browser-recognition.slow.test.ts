import { describe, expect } from 'vitest'
import { voicePanel } from '#content/voice-panel.ts'
import { listensWhere, recognises, scriptRecogniser } from './scripted-recogniser.ts'
import {
  callItWith,
  callPanel,
  hint,
  captions,
  hearing,
  hears,
  offers,
  startCall,
  type,
} from './voice-visit.ts'

/** A server without a recogniser. */
const it = callItWith({ PATH: '' })

describe('a call if the server has no recogniser', () => {
  it('says so, and answers typed words', async ({ visit }) => {
    const page = await visit('/', hearing)
    await startCall(page)
    await expect.poll(() => hint(page)).toContain(voicePanel.hearing.nobody)
    await type(page, 'What services do you offer?')
    await hears(page, offers)
  })

  it('lets the browser recognise, after the visitor read where the sound goes and agreed', async ({
    visit,
  }) => {
    const page = await visit('/', { ...hearing, prepare: scriptRecogniser('unavailable') })
    await startCall(page)
    await expect.poll(() => hint(page)).toContain(voicePanel.browserUnderstands)
    expect(await listensWhere(page)).toBeUndefined()

    await callPanel(page).getByRole('button', { name: voicePanel.allowBrowser }).click()
    await expect.poll(() => hint(page)).not.toContain(voicePanel.hearing.nobody)
    await expect.poll(() => listensWhere(page)).toBe('service')
    await recognises(page, 'What services do you offer?')
    await hears(page, offers)
    expect(await captions(page).textContent()).toContain('What services do you offer?')
  })

  it('is understood by a browser that recognises on the device, at once and without a question', async ({
    visit,
  }) => {
    const page = await visit('/', { ...hearing, prepare: scriptRecogniser('available') })
    await startCall(page)
    await expect.poll(() => listensWhere(page), { timeout: 30_000 }).toBe('device')
    expect(await hint(page)).not.toContain(voicePanel.browserUnderstands)
    await recognises(page, 'What services do you offer?')
    await hears(page, offers)
  })
})
