import { afterEach, expect, test, vi } from 'vitest'
import { openClient } from './testing/open-client.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a tablet that identifies as a Mac waits 1000 ms before it joins', async () => {
  vi.stubGlobal('navigator', {
    userAgent: 'Macintosh; Intel Mac OS X',
    platform: 'MacIntel',
    maxTouchPoints: 5,
  })
  vi.useFakeTimers()
  const { client, events, transports } = openClient()
  const started = client.start('assistant-1')
  await vi.advanceTimersByTimeAsync(999)
  expect(events.sentences.at(-1)).toBe('mobile-permissions started')
  expect(transports.map(({ state }) => state)).toEqual(['new'])
  await vi.advanceTimersByTimeAsync(1)
  expect(await started).not.toBeNull()
  expect(
    events.of('call-start-progress').filter(({ stage }) => stage === 'mobile-permissions'),
  ).toMatchObject([
    { status: 'started', metadata: { isMobile: true } },
    { status: 'completed', duration: 1000, metadata: { action: 'permissions-wait' } },
  ])
})
