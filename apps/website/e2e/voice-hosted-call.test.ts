import { describe, expect } from 'vitest'
import {
  clientCalls,
  assistantSpeaks,
  hostedIt as it,
  platformSays,
  emitInRoom,
  said,
  startCall,
} from './hosted-call.ts'
import { pages } from '#content/pages.ts'
import { voicePanel } from '#content/voice-panel.ts'
import { voice } from '#content/voice.ts'
import { violations } from './violations.ts'
import { callButton, callPanel, hearing } from './voice-visit.ts'

const { microphoneProblems } = voicePanel

const transcript = (role: string, transcriptType: string, words: string) => ({
  type: 'transcript',
  role,
  transcriptType,
  transcript: words,
})

describe('a call on the hosted platform, from the hero', () => {
  it('connects, listens, speaks, shows captions, and ends when the platform says so', async ({
    visit,
    platform,
    scriptDaily,
    site,
  }) => {
    const page = await visit('/', { ...hearing, prepare: scriptDaily })
    const button = callButton(page)
    const panel = callPanel(page)
    const log = page.getByRole('log')
    await expect.poll(() => button.textContent()).toBe(voice.button.idle)

    await button.click()
    await expect.poll(() => button.textContent()).toBe(voice.button.connecting)
    expect(await button.getAttribute('aria-busy')).toBe('true')
    await page.waitForFunction(() => window.daily?.calls.at(-1)?.state === 'joined')
    expect(platform.requests.at(-1)).toMatchObject({
      headers: { authorization: 'Bearer the-public-key', origin: site.url },
      body: { assistantId: 'the-assistant' },
    })
    expect(await clientCalls(page, 'join')).toMatchObject([
      [{ url: 'https://vapi.daily.co/room-1', token: 'meeting-token' }],
    ])

    await platformSays(page, 'listening')
    await expect.poll(() => button.textContent()).toBe(voice.button.active)
    await platformSays(page, transcript('assistant', 'partial', 'How may'))
    await expect.poll(() => log.locator('[data-changing]').textContent()).toContain('How may')
    expect(await log.locator('[data-changing]').getAttribute('aria-hidden')).toBe('true')
    await platformSays(page, transcript('assistant', 'final', 'How may I help?'))
    await platformSays(page, transcript('user', 'final', 'I would like a demo'))
    await expect
      .poll(() => log.locator('.call-caption:not([aria-hidden=true])').allTextContents())
      .toEqual([`${voicePanel.assistantName}How may I help?`, `${voicePanel.you}I would like a demo`])

    // The meter shows the square root of the current speaker's level; the assistant's is divided by 0.15 before.
    const level = () => panel.evaluate((element) => element.style.getPropertyValue('--level'))
    const microphone = panel.locator('.microphone-meter > svg:last-child')
    const heard = () => microphone.evaluate((element) => element.style.getPropertyValue('--heard'))
    const fallSilent = await assistantSpeaks(page, 0.0375)
    await expect.poll(() => button.textContent()).toBe(voice.button.speaking)
    await expect.poll(level).toBe('0.500')
    // The microphone has a separate meter, which shows the visitor meanwhile.
    await emitInRoom(page, 'local-audio-level', { audioLevel: 0.04 })
    await expect.poll(heard).toBe('0.200')
    expect(await level()).toBe('0.500')
    await fallSilent()
    await emitInRoom(page, 'local-audio-level', { audioLevel: 0.09 })
    await expect.poll(() => button.textContent()).toBe(voice.button.active)
    await expect.poll(level).toBe('0.300')
    expect(await heard()).toBe('0.300')
    await panel.getByRole('button', { name: voicePanel.mute }).click()
    await expect.poll(heard).toBe('0.000')
    await emitInRoom(page, 'local-audio-level', { audioLevel: 0.09 })
    expect(await heard()).toBe('0.000')

    await platformSays(page, { type: 'status-update', status: 'ended', endedReason: 'assistant-ended-call' })
    await emitInRoom(page, 'left-meeting', {})
    await expect.poll(() => button.textContent()).toBe(voice.button.idle)
    expect(await panel.textContent()).toContain(voicePanel.status.ended)
    expect(await log.textContent()).toContain('I would like a demo')
    await expect.poll(() => clientCalls(page, 'destroy')).toHaveLength(1)
  })

  it('accepts typed words, mutes the microphone, and switches it', async ({ visit, scriptDaily }) => {
    const page = await visit('/', { ...hearing, prepare: scriptDaily })
    await startCall(page)
    const panel = callPanel(page)

    await panel.getByLabel(voicePanel.message).fill('What does it cost?')
    await panel.getByRole('button', { name: voicePanel.send }).click()
    expect(await said(page)).toEqual([
      {
        type: 'add-message',
        message: { role: 'user', content: 'What does it cost?' },
        triggerResponseEnabled: true,
      },
    ])
    await expect.poll(() => page.getByRole('log').textContent()).toContain('What does it cost?')

    const mute = panel.getByRole('button', { name: voicePanel.mute })
    await mute.click()
    expect(await clientCalls(page, 'setLocalAudio')).toEqual([[false]])
    await expect.poll(() => mute.getAttribute('aria-pressed')).toBe('true')
    await mute.click()
    expect(await clientCalls(page, 'setLocalAudio')).toEqual([[false], [true]])

    const microphones = panel.getByLabel(voicePanel.microphone)
    const devices = await microphones
      .locator('option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))
    const chosen = devices.at(-1) ?? ''
    await microphones.selectOption(chosen)
    await expect.poll(() => clientCalls(page, 'setInputDevicesAsync')).toEqual([[{ audioDeviceId: chosen }]])
  })

  it('keeps what is typed before the assistant listens', async ({ visit, scriptDaily }) => {
    const page = await visit('/', { ...hearing, prepare: scriptDaily })
    await callButton(page).click()
    const field = callPanel(page).getByLabel(voicePanel.message)
    await field.fill('Hello')
    await field.press('Enter')
    await page.waitForFunction(() => window.daily?.calls.at(-1)?.state === 'joined')
    await platformSays(page, 'listening')
    await expect.poll(() => callButton(page).textContent()).toBe(voice.button.active)
    expect(await field.inputValue()).toBe('Hello')
    await field.press('Enter')
    expect(await said(page)).toMatchObject([{ message: { content: 'Hello' } }])
  })

  it('survives navigation, and ends when the site is left', async ({ visit, scriptDaily }) => {
    const page = await visit('/', { ...hearing, prepare: scriptDaily })
    await startCall(page)
    await page.locator(`main a[href="${pages.services.path}"]`).first().click()
    await page.waitForURL(`**${pages.services.path}`)
    await platformSays(page, transcript('assistant', 'final', 'Still with you'))
    await expect.poll(() => page.getByRole('log').textContent()).toContain('Still with you')
    expect(await clientCalls(page, 'destroy')).toEqual([])
    // The event of a page whose visitor goes to another site, or closes it.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')))
    expect(await clientCalls(page, 'destroy')).toHaveLength(1)
  })

  it('ends by its button and by Escape inside the panel, each time at once', async ({
    visit,
    scriptDaily,
  }) => {
    const page = await visit('/', { ...hearing, prepare: scriptDaily })
    await startCall(page)
    await callPanel(page).getByRole('button', { name: voicePanel.end }).click()
    await expect.poll(() => callButton(page).textContent()).toBe(voice.button.idle)
    await startCall(page)
    await page.keyboard.press('Escape')
    expect(await callButton(page).textContent()).toBe(voice.button.active)
    await callPanel(page).getByLabel(voicePanel.message).press('Escape')
    await expect.poll(() => callButton(page).textContent()).toBe(voice.button.idle)
    await startCall(page)
    await callButton(page).click()
    await expect.poll(() => callButton(page).textContent()).toBe(voice.button.idle)
    expect(await page.evaluate(() => window.daily.calls.map(({ state }) => state))).toEqual([
      'left',
      'left',
      'left',
    ])
  })

  it('goes on by typing without a microphone', async ({ visit, scriptDaily }) => {
    const page = await visit('/', { prepare: scriptDaily })
    await startCall(page)
    for (const [type, words] of [
      ['permissions', microphoneProblems.permissions],
      ['not-found', microphoneProblems['not-found']],
      ['mic-in-use', microphoneProblems['in-use']],
    ] as const) {
      await emitInRoom(page, 'camera-error', { error: { type, msg: 'No' }, errorMsg: { errorMsg: 'No' } })
      await expect.poll(() => callPanel(page).textContent()).toContain(words)
    }
    expect(await callPanel(page).locator('.microphone-meter').count()).toBe(0)
    const field = callPanel(page).getByLabel(voicePanel.message)
    await field.fill('Hello')
    await field.press('Enter')
    expect(await said(page)).toMatchObject([{ message: { content: 'Hello' } }])
  })

  it('that ejects the visitor shows that it hung up, and logs nothing', async ({ visit, scriptDaily }) => {
    const page = await visit('/', { ...hearing, prepare: scriptDaily })
    await startCall(page)
    await emitInRoom(page, 'error', {
      errorMsg: 'Meeting has ended',
      error: { type: 'ejected', msg: 'Ended' },
    })
    await expect.poll(() => callButton(page).textContent()).toBe(voice.button.idle)
    await expect.poll(() => callPanel(page).getAttribute('data-mood')).toBe('hungUp')
    expect(await callPanel(page).textContent()).toContain(voicePanel.status.hungUp)
    expect(await violations(page)).toEqual([])
    await callPanel(page).getByRole('button', { name: voicePanel.again }).click()
    await page.waitForFunction(() => window.daily?.calls.at(-1)?.state === 'joined')
    await platformSays(page, 'listening')
    await callPanel(page).getByRole('button', { name: voicePanel.end }).click()
    await expect.poll(() => callPanel(page).getAttribute('data-mood')).toBe('ended')
  })

  it('that the platform refuses is logged, and explained with a way on', async ({
    visit,
    platform,
    scriptDaily,
  }) => {
    const logged: string[] = []
    const page = await visit('/', {
      ...hearing,
      expected: /status of 502|The voice call failed/,
      prepare: async (opened) => {
        opened.on('console', (message) => void logged.push(message.text()))
        await scriptDaily(opened)
      },
    })
    platform.does({ status: 500, body: 'Oops' })
    await callButton(page).click()
    await expect.poll(() => callPanel(page).textContent()).toContain(voicePanel.problems.unavailable)
    expect(await callButton(page).textContent()).toBe(voice.button.idle)
    expect(logged.join()).toContain('The voice call failed')
    expect(await callPanel(page).getByRole('link', { name: voicePanel.form }).getAttribute('href')).toMatch(
      /#contact$/,
    )
    platform.does('creates')
    await callPanel(page).getByRole('button', { name: voicePanel.retry }).click()
    await page.waitForFunction(() => window.daily?.calls.at(-1)?.state === 'joined')
  })
})

it('hosted: daily-js is loaded at the first intent, before the press, and nothing is requested earlier', async ({
  visit,
  scriptDaily,
  platform,
}) => {
  const created = platform.requests.length
  const page = await visit('/', { prepare: scriptDaily })
  expect(
    await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join(),
    ),
  ).not.toMatch(/call-panel|daily/)
  await callButton(page).hover()
  await page.waitForFunction(() => 'daily' in window)
  expect(await page.evaluate(() => window.daily.calls)).toEqual([])
  expect(platform.requests).toHaveLength(created)
})
