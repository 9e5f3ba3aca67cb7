import { expect, test, vi } from 'vitest'
import { setUpPlatform, shakeHands, site } from '#platform/testing/set-up-platform.ts'
import { joinCall } from '#platform/testing/test-visitor.ts'

vi.setConfig({ testTimeout: 20_000 })

const { join, load, openRoom, start } = setUpPlatform()

test('a dropped connection returns with the token, only for the same site, and then gets another token', async () => {
  const first = await join(await openRoom())
  const { reconnect } = await first.message('ready')
  first.socket.terminate()
  expect(await shakeHands(reconnect.url, { Origin: 'https://other.example' })).toBe(403)
  const second = await join(reconnect.url)
  const ready = await second.message('ready')
  expect(ready.resumed).toBe(true)
  expect(ready.reconnect.url).not.toBe(reconnect.url)
  second.send({ type: 'add-message', message: { role: 'user', content: 'still here' } })
  await second.message('transcript', ({ transcript }) => /You said still here/.test(transcript))
  expect(await shakeHands(reconnect.url)).toBe(403)
  second.hangUp()
})

test('a reconnect whose response is lost may be repeated, until the visitor has received the next token', async () => {
  const first = await join(await openRoom())
  const { reconnect } = await first.message('ready')
  first.socket.terminate()
  // The new connection breaks before anything on it is read.
  expect(await shakeHands(reconnect.url)).toBe(101)
  expect(await shakeHands(reconnect.url)).toBe(101)
  const last = await join(reconnect.url)
  expect((await last.message('ready')).resumed).toBe(true)
  last.send({ type: 'add-message', message: { role: 'user', content: 'at last' } })
  await last.message('transcript', ({ transcript }) => /You said at last/.test(transcript))
  expect(await shakeHands(reconnect.url)).toBe(403)
  last.hangUp()
})

test('a visitor who presents the next token can no longer use the one before', async () => {
  const first = await join(await openRoom())
  const { reconnect } = await first.message('ready')
  first.socket.terminate()
  const second = await joinCall(reconnect.url, { origin: site, autoPong: false })
  const next = await second.message('ready')
  second.socket.terminate()
  const third = await join(next.reconnect.url)
  expect((await third.message('ready')).resumed).toBe(true)
  expect(await shakeHands(reconnect.url)).toBe(403)
  third.hangUp()
  await third.closed()
  await vi.waitFor(() => expect(load().calls).toBe(0))
  expect(await shakeHands(next.reconnect.url)).toBe(403)
})

test('a reconnect that reaches another instance is refused, and still works on the one that carries the call', async () => {
  const first = await join(await openRoom())
  const { reconnect } = await first.message('ready')
  first.socket.terminate()
  const other = await start()
  const elsewhere = reconnect.url.replace(/^ws:\/\/[^/]+/, other.url.replace('http', 'ws'))
  expect(await shakeHands(elsewhere)).toBe(403)
  await other.close()
  const second = await join(reconnect.url)
  expect((await second.message('ready')).resumed).toBe(true)
  second.hangUp()
})
