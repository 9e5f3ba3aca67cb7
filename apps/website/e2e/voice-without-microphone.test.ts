import { describe, expect } from 'vitest'
import { voicePanel } from '#content/voice-panel.ts'
import { voice } from '#content/voice.ts'
import { onceAFile } from './once-a-file.ts'
import { openBrowser } from './open-browser.ts'
import {
  callButton,
  callIt as withMicrophone,
  callPanel,
  hearing,
  hears,
  hint,
  offers,
  startCall,
  type,
} from './voice-visit.ts'

const withoutMicrophone = withMicrophone.extend({
  browser: onceAFile(
    () => openBrowser(),
    (browser) => browser.close(),
  ),
})

describe('a call without the visitor’s voice', () => {
  withMicrophone(
    'whose microphone was denied says what to do, keeps a text that is too long, and answers what is typed',
    async ({ visit }) => {
      const page = await visit('/', { ...hearing, permissions: [] })
      await startCall(page)
      await expect
        .poll(() => callPanel(page).textContent())
        .toContain(voicePanel.microphoneProblems.permissions)

      const text = 'a'.repeat(2001)
      await type(page, text)
      const sentence = voicePanel.refusals['message-too-long']
      await expect.poll(() => hint(page)).toContain(sentence)
      await expect.poll(() => callPanel(page).locator('output').textContent()).toBe(sentence)
      expect(await callPanel(page).locator('input[name=message]').inputValue()).toBe(text)

      await type(page, 'What services do you offer?')
      await hears(page, offers)
      expect(await hint(page)).not.toContain(sentence)
      await expect.poll(() => callButton(page).textContent()).toBe(voice.button.speaking)
    },
  )

  withoutMicrophone(
    'on a machine without a microphone says so, and answers what is typed',
    async ({ visit }) => {
      const page = await visit('/', hearing)
      await startCall(page)
      await expect
        .poll(() => callPanel(page).textContent())
        .toContain(voicePanel.microphoneProblems['not-found'])
      await type(page, 'What services do you offer?')
      await hears(page, offers)
    },
  )
})
