import { createScriptedEndpoint } from '@frontdesk/voice-platform/testing/scripted-endpoint.ts'
import { afterAll, describe, expect } from 'vitest'
import { voicePanel } from '#content/voice-panel.ts'
import { listensWhere, recognises, scriptRecogniser } from './scripted-recogniser.ts'
import { giveMicrophone, prepareSpeech, speak } from './speaking-microphone.ts'
import {
  callItWith,
  callPanel,
  hint,
  finished,
  hearing,
  hears,
  offers,
  startCall,
  type,
} from './voice-visit.ts'

/** A recogniser that understands nothing. */
const deaf = await createScriptedEndpoint((response) => void response.end('{"text":""}'))
afterAll(() => deaf.close())
const it = callItWith({ VOICE_STT_URL: deaf.url })

const apologies = /did not catch|did not understand/

describe('a visitor whom the server does not understand', { timeout: 240_000 }, () => {
  it('is offered typing and the browser’s recogniser with the second apology, and hears no third', async ({
    visit,
  }) => {
    const page = await visit('/', {
      ...hearing,
      async prepare(opened) {
        await scriptRecogniser('unavailable')(opened)
        await giveMicrophone(opened)
      },
    })
    const speech = await prepareSpeech('How much does it cost?')
    const said = finished(page, 'assistant')
    const countApologies = async () =>
      (await said.allTextContents()).filter((text) => apologies.test(text)).length
    await startCall(page)
    await expect.poll(() => said.count(), { timeout: 40_000 }).toBe(1)
    expect(await hint(page)).not.toContain(voicePanel.hearing.failed)
    for (const times of [1, 2]) {
      await speak(page, speech)
      await expect.poll(countApologies, { timeout: 40_000 }).toBe(times)
    }
    expect(await hint(page)).toContain(voicePanel.hearing.failed)
    expect(await hint(page)).toContain(voicePanel.browserUnderstands)

    const before = deaf.requests.length
    await speak(page, speech)
    await expect.poll(() => deaf.requests.length).toBeGreaterThan(before)
    await type(page, 'What services do you offer?')
    await hears(page, offers)
    expect(await countApologies()).toBe(2)
    expect(await hint(page)).not.toContain(voicePanel.hearing.failed)
  })

  it('is understood once the browser listens', async ({ visit }) => {
    const page = await visit('/', {
      ...hearing,
      async prepare(opened) {
        await scriptRecogniser('unavailable')(opened)
        await giveMicrophone(opened)
      },
    })
    const speech = await prepareSpeech('How much does it cost?')
    await startCall(page)
    await expect.poll(() => finished(page, 'assistant').count(), { timeout: 40_000 }).toBe(1)
    for (const times of [2, 3]) {
      await speak(page, speech)
      await expect.poll(() => finished(page, 'assistant').count(), { timeout: 40_000 }).toBe(times)
    }
    await callPanel(page).getByRole('button', { name: voicePanel.allowBrowser }).click()
    await expect.poll(() => listensWhere(page)).toBe('service')
    expect(await hint(page)).not.toContain(voicePanel.hearing.failed)
    const before = deaf.requests.length
    await speak(page, speech)
    await recognises(page, 'What services do you offer?')
    await hears(page, offers)
    // Speech that the browser recognises is not sent to the server's recogniser.
    expect(deaf.requests).toHaveLength(before)
  })
})
