import { describe, expect, test } from 'vitest'
import type { startDailyCall } from './daily-call.ts'
import type { CallServerScript } from './scripted-call-server.ts'
import { setUpVisits } from './set-up-visits.ts'

declare global {
  interface Window {
    daily: Awaited<ReturnType<typeof startDailyCall>>
    outputs: string[]
  }
}

const visit = setUpVisits()

const open = (script: CallServerScript) => visit({ script })

const room = { id: 'call-1', webCallUrl: 'https://rooms.daily.co/call-1' }
const dailyRoom = () => ({ status: 201, body: room })

/** The hosts from which daily-js loads its call machine, in this order. */
const callMachineHosts = /^https:\/\/c\.(daily\.co|dailywebrtc\.(com|net))\//
const dailyPolicy =
  "default-src 'none'; script-src 'self' https://c.daily.co https://c.dailywebrtc.com https://c.dailywebrtc.net; connect-src 'self'; style-src 'unsafe-inline'; img-src data:"

describe('daily-js itself', () => {
  // Three attempts, three seconds apart.
  test('whose call machine cannot be loaded: a connection-error with its message, and a failed start', async () => {
    const { page, events, names, complaints } = await open({
      webCall: dailyRoom,
      contentSecurityPolicy: dailyPolicy,
    })
    await page.route(callMachineHosts, (route) => route.abort())
    await page.click('#start')
    await expect.poll(names, { timeout: 30_000 }).toContain('call-start-failed')
    await expect.poll(async () => (await events('error')).length).toBe(3)
    const message = expect.stringContaining('Failed to load call object bundle') as string
    expect((await events('error')).map(({ payload }) => payload)).toMatchObject([
      { type: 'connection-error', error: { message: 'Failed to load call object bundle.' } },
      { type: 'daily-call-join-error', stage: 'daily-call-join', error: { message } },
      { type: 'start-method-error', stage: 'daily-call-join', error: { message } },
    ])
    // daily-js would report it to a third party; the policy blocks that, and nothing else.
    expect(complaints.filter((complaint) => !complaint.includes('.ingest.sentry.io/'))).toEqual([])
  })

  test('that is stopped while its call machine loads: the start settles, and so does the next', async () => {
    const { page, names } = await open({ webCall: dailyRoom, contentSecurityPolicy: dailyPolicy })
    const requested = page.waitForRequest(callMachineHosts)
    // Never answered.
    await page.route(callMachineHosts, () => undefined)
    const start = () =>
      page.evaluate(() => {
        Object.assign(window, { started: window.testPage.client.start({ assistantId: 'a' }) })
      })
    const started = () => page.evaluate(() => (window as unknown as { started: Promise<unknown> }).started)
    await start()
    await requested
    await page.evaluate(() => window.testPage.client.stop())
    expect(await started()).toBeNull()
    await start()
    await page.evaluate(() => window.testPage.client.stop())
    expect(await started()).toBeNull()
    expect(await names()).toEqual(['call-end', 'call-end'])
  })
})

describe('a call in a Daily room', () => {
  async function openRoom() {
    const opened = await open({ webCall: dailyRoom })
    await opened.page.evaluate(async () => {
      window.outputs = []
      HTMLMediaElement.prototype.setSinkId = (id: string) => {
        window.outputs.push(id)
        return Promise.resolve()
      }
      window.daily = await window.testPage.startDailyCall()
    })
    return opened
  }
  const audios = (page: Awaited<ReturnType<typeof openRoom>>['page']) =>
    page.evaluate(() => document.querySelectorAll('audio').length)
  const commands = (page: Awaited<ReturnType<typeof openRoom>>['page'], name: string) =>
    page.evaluate((only) => window.daily.room.commands.filter(([command]) => command === only), name)

  test('plays only the assistant’s track, and then emits that it is audible', async () => {
    const { page } = await openRoom()
    await page.evaluate(() => {
      window.daily.join('Someone else')
      window.daily.join('Vapi Speaker', true)
    })
    expect(await audios(page)).toBe(0)
    expect(await commands(page, 'sendAppMessage')).toEqual([])
    await page.evaluate(() => window.daily.join('Vapi Speaker'))
    await expect.poll(() => commands(page, 'sendAppMessage')).toEqual([['sendAppMessage', 'playable']])
    expect(await audios(page)).toBe(1)
  })

  test('plays a renewed track in the same element, and leaves none behind', async () => {
    const { page } = await openRoom()
    await page.evaluate(() => window.daily.join('Vapi Speaker'))
    await expect.poll(() => audios(page)).toBe(1)
    await page.evaluate(() => window.daily.join('Vapi Speaker'))
    expect(await audios(page)).toBe(1)
    await page.evaluate(() => window.daily.client.stop())
    expect(await audios(page)).toBe(0)
    expect(await commands(page, 'destroy')).toHaveLength(1)
  })

  test('moves playing sound to another loudspeaker, at the requested volume', async () => {
    const { page } = await openRoom()
    await page.evaluate(() => window.daily.client.setVolume(0.25))
    await page.evaluate(() => window.daily.join('Vapi Speaker'))
    await expect.poll(() => audios(page)).toBe(1)
    await page.evaluate(() => window.daily.client.setOutputDeviceAsync({ outputDeviceId: 'headset' }))
    expect(await page.evaluate(() => window.outputs)).toEqual(['headset'])
    expect(await commands(page, 'setOutputDeviceAsync')).toEqual([
      ['setOutputDeviceAsync', { outputDeviceId: 'headset' }],
    ])
    const volume = () => page.evaluate(() => document.querySelector('audio')?.volume)
    expect(await volume()).toBe(0.25)
    await page.evaluate(() => window.daily.client.setVolume(0.5))
    expect(await volume()).toBe(0.5)
  })
})
