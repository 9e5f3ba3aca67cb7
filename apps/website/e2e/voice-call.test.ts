import { describe, expect } from 'vitest'
import { contact } from '#content/contact.ts'
import { pages } from '#content/pages.ts'
import { voicePanel } from '#content/voice-panel.ts'
import { voice } from '#content/voice.ts'
import { listenToPage, loudest } from './listen-to-page.ts'
import {
  callButton,
  callIt as it,
  callPanel,
  captions,
  finished,
  hearing,
  hears,
  listCalls,
  offers,
  startCall,
  type,
} from './voice-visit.ts'

describe('a call, typed', () => {
  it('goes from the button to the spoken greeting, to an answer from the content, to its end, and is closed', async ({
    visit,
    site,
  }) => {
    const page = await visit('/', { ...hearing, prepare: listenToPage })
    const labels: string[] = []
    await page.exposeFunction('noteLabel', (label: string) => {
      if (labels.at(-1) !== label) labels.push(label)
    })
    await callButton(page).evaluate((button) => {
      new MutationObserver(() => {
        const { noteLabel } = window as unknown as { noteLabel: (label: string) => void }
        noteLabel(button.textContent)
      }).observe(button, { childList: true, characterData: true, subtree: true })
    })
    expect(await callButton(page).textContent()).toBe(voice.button.idle)

    await startCall(page)
    await expect.poll(() => callButton(page).textContent()).toBe(voice.button.speaking)
    expect(labels.slice(-3)).toEqual([voice.button.connecting, voice.button.active, voice.button.speaking])
    expect(await loudest(page)).toBeGreaterThan(0.01)
    await expect.poll(() => captions(page).textContent()).toMatch(/I am the AI assistant/)

    await type(page, 'How can I reach you?')
    await hears(page, contact.phone)
    await hears(page, contact.email)
    expect(await finished(page, 'user').allTextContents()).toEqual([`${voicePanel.you}How can I reach you?`])

    await callButton(page).click()
    await expect.poll(() => callButton(page).textContent()).toBe(voice.button.idle)
    expect(await callPanel(page).getAttribute('data-call')).toBe('inactive')
    await callPanel(page).getByRole('button', { name: voicePanel.close }).click()
    await expect.poll(() => callPanel(page).count()).toBe(0)
    expect(await callButton(page).evaluate((button) => button === document.activeElement)).toBe(true)
    await expect
      .poll(async () => (await listCalls(site.url))[0])
      .toMatchObject({ status: 'ended', endedReason: 'customer-ended-call', page: '/' })
    expect((await listCalls(site.url))[0]?.transcript).toContain('User: How can I reach you?')
    expect(await site.log()).not.toMatch(/How can I reach you|call\/web\/room/)
  })

  it('continues while the visitor navigates the site, and ends when the site is left', async ({
    visit,
    site,
  }) => {
    const page = await visit('/', hearing)
    await startCall(page)
    const [call] = await listCalls(site.url)
    await type(page, `Go to ${pages.services.name}`)
    await page.waitForURL(`**${pages.services.path}`)
    await page.locator(`footer a[href="${pages.privacy.path}"]`).click()
    await page.waitForURL(`**${pages.privacy.path}`)
    await type(page, 'What services do you offer?')
    await hears(page, offers)

    await page.goto('about:blank')
    const isThisCall = ({ id }: { id: string }) => id === call?.id
    await expect
      .poll(async () => (await listCalls(site.url)).find(isThisCall))
      .toMatchObject({ status: 'ended', endedReason: 'customer-ended-call' })
  })

  it.for([
    ['while the assistant speaks', false],
    ['after typing, without a microphone', true],
  ] as const)('is the visitor’s to end by closing the page: %s', async ([, isTyped], { visit, site }) => {
    const page = await visit('/', isTyped ? { ...hearing, permissions: [] } : hearing)
    await startCall(page)
    const [call] = await listCalls(site.url)
    if (isTyped) {
      await type(page, 'How can I reach you?')
      await hears(page, contact.email)
    }
    await page.close()
    // A cut connection counts as lost after the reconnect window: this one was not cut.
    await expect
      .poll(async () => (await listCalls(site.url)).find(({ id }) => id === call?.id))
      .toMatchObject({ status: 'ended', endedReason: 'customer-ended-call' })
  })
})
