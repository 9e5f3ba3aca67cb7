import { describe, expect, test } from 'vitest'
import { openClient } from './testing/open-client.ts'
import { successfulStart } from './testing/record-events.ts'
import { scriptedCall } from './testing/scripted-api.ts'
import { ScriptedTransport } from './testing/scripted-transport.ts'

// The last events of a call are emitted before stop() returns, so each case stops in a listener and observes from
// there.
describe.each(successfulStart)('stop() at "%s"', (moment) => {
  test('ends the call with one call-end, releases everything, and lets the next start succeed', async () => {
    const { client, events, transports } = openClient()
    let stopped: Promise<void> | undefined
    const stopAtMoment = (): void => {
      if (stopped || events.sentences.at(-1) !== moment) return
      stopped = client.stop()
    }
    client.on('call-start-progress', stopAtMoment)
    client.on('call-start-success', stopAtMoment)

    expect(await client.start('assistant-1')).toBeNull()
    await stopped
    const rest = events.sentences.slice(events.sentences.indexOf(moment) + 1)
    expect(rest.filter((sentence) => sentence !== 'message status-update ended')).toEqual(['call-end'])
    expect(transports.filter(({ state }) => state === 'joined' || state === 'joining')).toEqual([])

    expect(await client.start('assistant-1')).toEqual(scriptedCall)
    await client.stop()
  })
})

test('stop() while the platform creates the call aborts the request and joins nothing', async () => {
  const { client, api, events, transports } = openClient()
  api.hold()
  const started = client.start('assistant-1')
  await expect.poll(() => api.requests).toHaveLength(1)
  await client.stop()
  expect(await started).toBeNull()
  api.release()
  expect(transports).toEqual([])
  expect(events.sentences.at(-1)).toBe('call-end')
})

test.each(['join', 'observeRemoteLevel', 'setNoiseCancellation'] as const)(
  'stop() while %s never answers lets start() settle',
  async (pause) => {
    const { client, latestTransport, events } = openClient({ pauseAt: [pause] })
    const started = client.start('assistant-1')
    await expect.poll(() => events.sentences.length && latestTransportCommands()).toContain(pause)
    await client.stop()
    expect(await started).toBeNull()
    expect(latestTransport().state).toBe('left')
    function latestTransportCommands(): string[] {
      try {
        return latestTransport().commands.map(([name]) => name)
      } catch {
        return []
      }
    }
  },
)

test('stop() while the transport is being created releases it unused', async () => {
  const made = Promise.withResolvers<ScriptedTransport>()
  const { client, events } = openClient({ createTransport: () => made.promise })
  const started = client.start('assistant-1')
  await expect.poll(() => events.sentences.at(-1)).toBe('daily-call-object-creation started')
  await client.stop()
  expect(await started).toBeNull()
  const transport = new ScriptedTransport()
  made.resolve(transport)
  await expect.poll(() => transport.state).toBe('left')
  expect(transport.commands).toEqual([['leave']])
})

test('a start right after stop() waits until the previous call is released', async () => {
  const { client, transports, events } = openClient({ pauseAt: ['leave'] })
  await client.start('assistant-1')
  const stopped = client.stop()
  const again = client.start('assistant-1')
  await expect.poll(() => events.sentences.at(-1)).toBe('initialization started')
  expect(transports).toHaveLength(1)
  transports[0]?.release('leave')
  await stopped
  expect(await again).toEqual(scriptedCall)
})

test('stop() without a call emits nothing', async () => {
  const { client, events } = openClient()
  await client.stop()
  expect(events.sentences).toEqual([])
})
