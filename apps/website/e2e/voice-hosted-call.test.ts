import { describe, expect } from 'vitest'
import {
  asked,
  assistantSpeaks,
  hostedIt as it,
  platformSays,
  roomTells,
  said,
  startCall,
} from './hosted-call.ts'
import { violations } from './violations.ts'
import { callButton, callPanel, hearing } from './voice-visit.ts'

const transcript = (role: string, transcriptType: string, words: string) => ({
  type: 'transcript',
  role,
  transcriptType,
  transcript: words,
})

describe('a call on the hosted platform, from the hero', () => {
  it('connects, listens, speaks, is read along, and ends when the platform says so', async ({
    visit,
    platform,
    scriptDaily,
    site,
  }) => {
    const page = await visit('/', { ...hearing, prepare: scriptDaily })
    const button = callButton(page)
    const panel = callPanel(page)
    const log = page.getByRole('log')
    await expect.poll(() => button.textContent()).toBe('Talk to AI Assistant')

    await button.click()
    await expect.poll(() => button.textContent()).toBe('Connecting…')
    expect(await button.getAttribute('aria-busy')).toBe('true')
    await page.waitForFunction(() => window.daily?.calls.at(-1)?.state === 'joined')
    expect(platform.requests.at(-1)).toMatchObject({
      headers: { authorization: 'Bearer the-public-key', origin: site.url },
      body: { assistantId: 'the-assistant' },
    })
    expect(await asked(page, 'join')).toMatchObject([
      [{ url: 'https://vapi.daily.co/room-1', token: 'meeting-token' }],
    ])

    await platformSays(page, 'listening')
    await expect.poll(() => button.textContent()).toBe('End Call')
    await platformSays(page, transcript('assistant', 'partial', 'How may'))
    await expect.poll(() => log.locator('[data-changing]').textContent()).toContain('How may')
    expect(await log.locator('[data-changing]').getAttribute('aria-hidden')).toBe('true')
    await platformSays(page, transcript('assistant', 'final', 'How may I help?'))
    await platformSays(page, transcript('user', 'final', 'I would like a demo'))
    await expect
      .poll(() => log.locator('.call-caption:not([aria-hidden=true])').allTextContents())
      .toEqual(['AI assistantHow may I help?', 'YouI would like a demo'])

    // The meter shows the root of the measured level of whoever is heard; the assistant's is divided by 0.15 before.
    const level = () => panel.evaluate((element) => element.style.getPropertyValue('--level'))
    const microphone = panel.locator('.microphone-meter > svg:last-child')
    const heard = () => microphone.evaluate((element) => element.style.getPropertyValue('--heard'))
    const fallSilent = await assistantSpeaks(page, 0.0375)
    await expect.poll(() => button.textContent()).toBe('AI Speaking...')
    await expect.poll(level).toBe('0.500')
    // The microphone has a meter of its own, on which the visitor is seen meanwhile.
    await roomTells(page, 'local-audio-level', { audioLevel: 0.04 })
    await expect.poll(heard).toBe('0.200')
    expect(await level()).toBe('0.500')
    await fallSilent()
    await roomTells(page, 'local-audio-level', { audioLevel: 0.09 })
    await expect.poll(() => button.textContent()).toBe('End Call')
    await expect.poll(level).toBe('0.300')
    expect(await heard()).toBe('0.300')
    await panel.getByRole('button', { name: 'Mute' }).click()
    await expect.poll(heard).toBe('0.000')
    await roomTells(page, 'local-audio-level', { audioLevel: 0.09 })
    expect(await heard()).toBe('0.000')

    await platformSays(page, { type: 'status-update', status: 'ended', endedReason: 'assistant-ended-call' })
    await roomTells(page, 'left-meeting', {})
    await expect.poll(() => button.textContent()).toBe('Talk to AI Assistant')
    expect(await panel.textContent()).toContain('The call has ended')
    expect(await log.textContent()).toContain('I would like a demo')
    await expect.poll(() => asked(page, 'destroy')).toHaveLength(1)
  })

  it('takes typed words, holds the microphone back, and changes it', async ({ visit, scriptDaily }) => {
    const page = await visit('/', { ...hearing, prepare: scriptDaily })
    await startCall(page)
    const panel = callPanel(page)

    await panel.getByLabel('Type instead of speaking').fill('What does it cost?')
    await panel.getByRole('button', { name: 'Send' }).click()
    expect(await said(page)).toEqual([
      {
        type: 'add-message',
        message: { role: 'user', content: 'What does it cost?' },
        triggerResponseEnabled: true,
      },
    ])
    await expect.poll(() => page.getByRole('log').textContent()).toContain('What does it cost?')

    const mute = panel.getByRole('button', { name: 'Mute' })
    await mute.click()
    expect(await asked(page, 'setLocalAudio')).toEqual([[false]])
    await expect.poll(() => mute.getAttribute('aria-pressed')).toBe('true')
    await mute.click()
    expect(await asked(page, 'setLocalAudio')).toEqual([[false], [true]])

    const microphones = panel.getByLabel('Microphone')
    const devices = await microphones
      .locator('option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))
    const chosen = devices.at(-1) ?? ''
    await microphones.selectOption(chosen)
    await expect.poll(() => asked(page, 'setInputDevicesAsync')).toEqual([[{ audioDeviceId: chosen }]])
  })

  it('keeps what is typed before the assistant listens', async ({ visit, scriptDaily }) => {
    const page = await visit('/', { ...hearing, prepare: scriptDaily })
    await callButton(page).click()
    const field = callPanel(page).getByLabel('Type instead of speaking')
    await field.fill('Hello')
    await field.press('Enter')
    await page.waitForFunction(() => window.daily?.calls.at(-1)?.state === 'joined')
    await platformSays(page, 'listening')
    await expect.poll(() => callButton(page).textContent()).toBe('End Call')
    expect(await field.inputValue()).toBe('Hello')
    await field.press('Enter')
    expect(await said(page)).toMatchObject([{ message: { content: 'Hello' } }])
  })

  it('lives on from page to page, and ends when the site is left', async ({ visit, scriptDaily }) => {
    const page = await visit('/', { ...hearing, prepare: scriptDaily })
    await startCall(page)
    await page.locator('main a[href="/services"]').first().click()
    await page.waitForURL('**/services')
    await platformSays(page, transcript('assistant', 'final', 'Still with you'))
    await expect.poll(() => page.getByRole('log').textContent()).toContain('Still with you')
    expect(await asked(page, 'destroy')).toEqual([])
    // What a page gets when its visitor goes to another site, or closes it.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')))
    expect(await asked(page, 'destroy')).toHaveLength(1)
  })

  it('ends by its button and by Escape inside the panel, each time at once', async ({
    visit,
    scriptDaily,
  }) => {
    const page = await visit('/', { ...hearing, prepare: scriptDaily })
    await startCall(page)
    await callPanel(page).getByRole('button', { name: 'End Call' }).click()
    await expect.poll(() => callButton(page).textContent()).toBe('Talk to AI Assistant')
    await startCall(page)
    await page.keyboard.press('Escape')
    expect(await callButton(page).textContent()).toBe('End Call')
    await callPanel(page).getByLabel('Type instead of speaking').press('Escape')
    await expect.poll(() => callButton(page).textContent()).toBe('Talk to AI Assistant')
    await startCall(page)
    await callButton(page).click()
    await expect.poll(() => callButton(page).textContent()).toBe('Talk to AI Assistant')
    expect(await page.evaluate(() => window.daily.calls.map(({ state }) => state))).toEqual([
      'left',
      'left',
      'left',
    ])
  })

  it.for([
    ['permissions', /Allow it in the address bar/],
    ['not-found', /couldn’t find a microphone/],
    ['mic-in-use', /Another app is using your microphone/],
  ] as const)('goes on by typing without a microphone: %s', async ([type, words], { visit, scriptDaily }) => {
    const page = await visit('/', { prepare: scriptDaily })
    await startCall(page)
    await roomTells(page, 'camera-error', { error: { type, msg: 'No' }, errorMsg: { errorMsg: 'No' } })
    await expect.poll(() => callPanel(page).textContent()).toMatch(words)
    expect(await callPanel(page).locator('.microphone-meter').count()).toBe(0)
    const field = callPanel(page).getByLabel('Type instead of speaking')
    await field.fill('Hello')
    await field.press('Enter')
    expect(await said(page)).toMatchObject([{ message: { content: 'Hello' } }])
  })

  it('that ejects the visitor has hung up: it is said, and nothing is logged', async ({
    visit,
    scriptDaily,
  }) => {
    const page = await visit('/', { ...hearing, prepare: scriptDaily })
    await startCall(page)
    await roomTells(page, 'error', {
      errorMsg: 'Meeting has ended',
      error: { type: 'ejected', msg: 'Ended' },
    })
    await expect.poll(() => callButton(page).textContent()).toBe('Talk to AI Assistant')
    await expect.poll(() => callPanel(page).getAttribute('data-mood')).toBe('hungUp')
    expect(await callPanel(page).textContent()).toContain('The assistant hung up')
    expect(await violations(page)).toEqual([])
    await callPanel(page).getByRole('button', { name: 'Call again' }).click()
    await page.waitForFunction(() => window.daily?.calls.at(-1)?.state === 'joined')
    await platformSays(page, 'listening')
    await callPanel(page).getByRole('button', { name: 'End Call' }).click()
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
    await expect
      .poll(() => callPanel(page).textContent())
      .toContain('We can’t reach the assistant right now.')
    expect(await callButton(page).textContent()).toBe('Talk to AI Assistant')
    expect(logged.join()).toContain('The voice call failed')
    expect(
      await callPanel(page).getByRole('link', { name: 'Write to us instead' }).getAttribute('href'),
    ).toMatch(/#contact$/)
    platform.does('creates')
    await callPanel(page).getByRole('button', { name: 'Try again' }).click()
    await page.waitForFunction(() => window.daily?.calls.at(-1)?.state === 'joined')
  })
})

it('hosted: daily-js is there before the press, from the first intent, and nothing is asked before it', async ({
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
