import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { CallServerScript } from './scripted-call-server.ts'
import { setUpVisits } from './set-up-visits.ts'

const visit = setUpVisits()

/** Opens a page in a call, begun by a press. */
async function openCall(
  script?: CallServerScript,
  prepare?: (page: Page) => Promise<void>,
  query?: '?carried',
) {
  const opened = await visit({ script, ...(prepare && { prepare }), ...(query && { query }) })
  const before = await opened.page.evaluate(() => window.holdings())
  await opened.page.click('#start')
  await expect.poll(opened.names).toContain('call-start')
  return { before, ...opened }
}

const loudness = (frames: Buffer[]): number => {
  const samples = frames.flatMap((frame) => [
    ...new Int16Array(frame.buffer, frame.byteOffset, frame.length / 2),
  ])
  return Math.max(0, ...samples.map(Math.abs)) / 0x8000
}

describe('a call over a WebSocket', () => {
  test('carries the visitor’s voice in frames of 20 ms, plays the assistant’s, and releases everything', async () => {
    const { server, page, events, names, before, complaints } = await openCall()
    const connection = server.latestConnection()

    await expect.poll(() => connection.frames.length, { timeout: 15_000 }).toBeGreaterThan(75)
    expect(new Set(connection.frames.map((frame) => frame.length))).toEqual(new Set([640]))
    expect(loudness(connection.frames)).toBeGreaterThan(0.05)
    await expect.poll(async () => (await events('local-volume-level')).length).toBeGreaterThan(3)

    connection.play(1000)
    await expect.poll(names).toContain('speech-start')
    // Speech starts with the first level above the threshold; the loudest one may follow.
    await expect
      .poll(async () => Math.max(...(await events('volume-level')).map(({ payload }) => payload as number)))
      .toBeGreaterThan(0.5)
    await expect
      .poll(() => connection.messagesOf('played').at(-1)?.['milliseconds'], { timeout: 10_000 })
      .toBe(1000)
    await expect.poll(names, { timeout: 10_000 }).toContain('speech-end')

    connection.say({ type: 'transcript', role: 'assistant', transcriptType: 'final', transcript: 'Hello' })
    connection.hangUp('assistant-ended-call')
    await expect.poll(names).toContain('call-end')
    expect((await events('message')).map(({ payload }) => payload)).toEqual([
      { type: 'transcript', role: 'assistant', transcriptType: 'final', transcript: 'Hello' },
      { type: 'status-update', status: 'ended', endedReason: 'assistant-ended-call' },
    ])
    await expect.poll(() => page.evaluate(() => window.holdings())).toEqual(before)
    expect(complaints).toEqual([])
  })

  test('needs no file for its worklet if the page allows blob: scripts', async () => {
    const contentSecurityPolicy = "script-src 'self' blob:; connect-src 'self'"
    const { server, names, complaints } = await openCall({ contentSecurityPolicy }, undefined, '?carried')
    const connection = server.latestConnection()
    await expect.poll(() => connection.frames.length, { timeout: 15_000 }).toBeGreaterThan(10)
    connection.play(500)
    await expect.poll(names).toContain('speech-start')
    await expect.poll(() => connection.messagesOf('played').at(-1)?.['milliseconds']).toBe(500)
    expect(complaints).toEqual([])
  })

  test('drops unheard sound at a barge-in, after reporting how much was heard', async () => {
    const { server } = await openCall()
    const connection = server.latestConnection()
    connection.play(4000)
    await expect
      .poll(() => Number(connection.messagesOf('played').at(-1)?.['milliseconds'] ?? 0))
      .toBeGreaterThan(200)
    const before = connection.messagesOf('played').length
    connection.say({ type: 'clear-audio' })
    await expect.poll(() => connection.messagesOf('played').at(-1)?.['milliseconds']).toBe(4000)
    const onClear = connection
      .messagesOf('played')
      .slice(before)
      .map((message) => Number(message['milliseconds']))
    expect(onClear.at(-2) ?? 0).toBeLessThan(4000)
  })

  test('reconnects after a drop, with its token, and counts from zero', async () => {
    const { server, names, events } = await openCall()
    server.latestConnection().play(200)
    await expect.poll(() => server.latestConnection().messagesOf('played').at(-1)?.['milliseconds']).toBe(200)
    server.latestConnection().cut()
    await expect.poll(() => server.connections.length).toBe(2)
    server.latestConnection().play(400)
    await expect.poll(() => server.latestConnection().messagesOf('played').at(-1)?.['milliseconds']).toBe(400)
    await expect.poll(() => server.latestConnection().frames.length).toBeGreaterThan(10)
    server.latestConnection().cut()
    await expect.poll(() => server.connections.length).toBe(3)
    expect(server.paths).toEqual(['/rooms/1', '/reconnect/1', '/reconnect/2'])
    expect((await names()).filter((name) => name === 'call-start')).toHaveLength(1)
    await expect
      .poll(async () =>
        (await events('network-connection')).map(({ payload }) => (payload as { event: string }).event),
      )
      .toEqual(['interrupted', 'connected', 'interrupted', 'connected'])
  })

  test('ends as lost if it does not reconnect in time', async () => {
    const { server, page, names, events, before } = await openCall({ refuseReconnect: true, window: 700 })
    server.latestConnection().cut()
    await expect.poll(names, { timeout: 10_000 }).toContain('call-end')
    expect((await events('error')).map(({ payload }) => payload)).toMatchObject([
      { type: 'connection-error', stage: 'call' },
    ])
    expect((await events('message')).map(({ payload }) => payload)).toEqual([
      { type: 'status-update', status: 'ended', endedReason: 'connection-lost' },
    ])
    await expect.poll(() => page.evaluate(() => window.holdings())).toEqual(before)
  })

  test('sends no microphone sound while it is muted', async () => {
    const { server, page } = await openCall()
    const connection = server.latestConnection()
    await expect.poll(() => connection.frames.length).toBeGreaterThan(5)
    await page.evaluate(() => window.testPage.client.setMuted(true))
    await expect.poll(() => connection.messagesOf('mute')).toEqual([{ type: 'mute', muted: true }])
    const sent = connection.frames.length
    await page.waitForTimeout(300)
    expect(connection.frames.length - sent).toBeLessThanOrEqual(1)
    await page.evaluate(() => window.testPage.client.setMuted(false))
    await expect.poll(() => connection.frames.length).toBeGreaterThan(sent + 5)
  })

  // The browser's other answers: microphone.test.ts.
  test('goes on with typed words where the browser denies the microphone', async () => {
    const { server, page, events, names } = await openCall({}, async (prepared) => {
      await prepared.addInitScript(() => {
        navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('No', 'NotAllowedError'))
      })
    })
    await expect
      .poll(async () => (await events('microphone-problem')).map(({ payload }) => payload))
      .toEqual(['permissions'])
    await page.evaluate(() =>
      window.testPage.client.send({ type: 'add-message', message: { role: 'user', content: 'Hello' } }),
    )
    await expect.poll(() => server.latestConnection().messagesOf('add-message')).toHaveLength(1)
    server.latestConnection().play(500)
    await expect.poll(names).toContain('speech-start')
  })

  /** Counts the microphones that the page opens. */
  const countMicrophones = async (page: Page): Promise<void> => {
    await page.addInitScript(() => {
      const devices = navigator.mediaDevices
      const getUserMedia = devices.getUserMedia.bind(devices)
      Object.assign(window, { microphones: 0 })
      devices.getUserMedia = (constraints) => {
        ;(window as unknown as { microphones: number }).microphones += 1
        return getUserMedia(constraints)
      }
    })
  }
  const microphones = (page: Page) =>
    page.evaluate(() => (window as unknown as { microphones: number }).microphones)

  test.each(['the constructor', 'setInputDevicesAsync'])(
    'sends the track that the page gives to %s, and opens no microphone',
    async (way) => {
      const { server, page } = await visit({ prepare: countMicrophones })
      await page.evaluate(async (given) => {
        const context = new AudioContext()
        const tone = new OscillatorNode(context)
        const { stream } = tone.connect(
          new MediaStreamAudioDestinationNode(context),
        ) as MediaStreamAudioDestinationNode
        tone.start()
        const [audioSource] = stream.getAudioTracks()
        const client = window.testPage.createClient(given === 'the constructor' ? { audioSource } : {})
        if (given !== 'the constructor') await client.setInputDevicesAsync({ audioSource })
        await client.start({ assistantId: 'assistant-1' })
      }, way)
      const { frames } = server.latestConnection()
      await expect.poll(() => loudness(frames.slice(-10))).toBeGreaterThan(0.5)
      expect(await microphones(page)).toBe(0)
    },
  )

  test('opens no microphone for an audioSource of false, and the chosen one when it is chosen', async () => {
    const { server, page } = await visit({ prepare: countMicrophones })
    await page.evaluate(async () => {
      const client = window.testPage.createClient({ audioSource: false })
      await client.start({ assistantId: 'assistant-1' })
      Object.assign(window, { client })
    })
    expect(await microphones(page)).toBe(0)
    await page.evaluate(async () => {
      const { client } = window as unknown as { client: typeof window.testPage.client }
      await client.setInputDevicesAsync({ audioDeviceId: 'default' })
    })
    await expect.poll(() => loudness(server.latestConnection().frames)).toBeGreaterThan(0.05)
    expect(await microphones(page)).toBe(1)
  })

  test('switches to the default microphone when the current one is unplugged, and to a chosen one', async () => {
    const requested: string[] = []
    const { page, server } = await openCall({}, async (prepared) => {
      await prepared.exposeFunction('reportRequested', (constraints: string) => requested.push(constraints))
      await prepared.addInitScript(() => {
        const devices = navigator.mediaDevices
        const getUserMedia = devices.getUserMedia.bind(devices)
        devices.getUserMedia = async (constraints) => {
          const { audio } = constraints as { audio: MediaTrackConstraints }
          const page = window as unknown as {
            reportRequested: (text: string) => void
            tracks: MediaStreamTrack[]
          }
          page.reportRequested(JSON.stringify(audio.deviceId ?? 'default'))
          const stream = await getUserMedia(constraints)
          page.tracks = stream.getTracks()
          return stream
        }
      })
    })
    await expect.poll(() => server.latestConnection().frames.length).toBeGreaterThan(5)
    const chosen = await page.evaluate(async () => {
      const devices = await navigator.mediaDevices.enumerateDevices()
      const id = devices.findLast(({ kind }) => kind === 'audioinput')?.deviceId ?? ''
      await window.testPage.client.setInputDevicesAsync({ audioDeviceId: id })
      return id
    })
    await page.evaluate(() => {
      const [track] = (window as unknown as { tracks: MediaStreamTrack[] }).tracks
      track?.stop()
      track?.dispatchEvent(new Event('ended'))
    })
    await expect.poll(() => requested).toEqual(['"default"', JSON.stringify({ exact: chosen }), '"default"'])
    const sent = server.latestConnection().frames.length
    await expect.poll(() => server.latestConnection().frames.length).toBeGreaterThan(sent + 5)
  })
})

test('if the browser requires a press before it plays, one more press starts the sound', async () => {
  const { server, page, events } = await visit({ query: '?unpressed' })
  const blocked = async () => (await events('playback-blocked')).map(({ payload }) => payload)
  await expect.poll(() => server.connections.length).toBe(1)
  await page.waitForTimeout(400)
  await page.click('#resume')
  await expect.poll(blocked).toEqual([true, false])
})
