import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openReconnectingSocket } from './reconnecting-socket.ts'

/** A socket that opens as soon as its network does; the test controls the other side. */
class ScriptedSocket {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static made: ScriptedSocket[] = []
  static networkIsThere = true
  readonly url: string
  readyState = 0
  closedWith: number | undefined
  sent: string[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  constructor(url: string) {
    this.url = url
    ScriptedSocket.made.push(this)
    if (ScriptedSocket.networkIsThere) setTimeout(() => this.stand())
  }

  stand(): void {
    if (this.readyState !== 0) return
    this.readyState = 1
    this.onopen?.()
  }

  send(data: string): void {
    this.sent.push(data)
  }

  say(data: string): void {
    this.onmessage?.({ data })
  }

  /** Like a browser on a dead network: at once while connecting, later not before its own timeout. */
  close(code = 1005): void {
    this.closedWith = code
    const wasConnecting = this.readyState === 0
    this.readyState = 2
    if (wasConnecting) setTimeout(() => this.onclose?.({ code: 1006 }))
  }
}

let browser: EventTarget
const reported: string[] = []

beforeEach(() => {
  vi.useFakeTimers()
  browser = new EventTarget()
  vi.stubGlobal('WebSocket', ScriptedSocket)
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser))
  ScriptedSocket.made = []
  ScriptedSocket.networkIsThere = true
  reported.length = 0
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A call with an open connection. */
async function openCall({ heartbeat }: { heartbeat?: number } = {}) {
  const connection = openReconnectingSocket('ws://site.test/room', {
    onText: () => undefined,
    onSound: () => undefined,
    onInterrupted: (interrupted) => reported.push(interrupted ? 'interrupted' : 'back'),
    onClosed: (lost) => reported.push(lost ? 'lost' : 'closed'),
  })
  await vi.advanceTimersByTimeAsync(0)
  await connection.opened
  connection.setReconnect('ws://site.test/again', 10_000)
  if (heartbeat !== undefined) connection.expectHeartbeat(heartbeat)
  return connection
}

const socket = (): ScriptedSocket => {
  const last = ScriptedSocket.made.at(-1)
  if (!last) throw new Error('No socket was opened')
  return last
}

test('a connection that receives nothing for two heartbeats is given up, and the next one opens', async () => {
  await openCall({ heartbeat: 3000 })
  const dead = socket()
  await vi.advanceTimersByTimeAsync(7100)
  expect(reported).toEqual(['interrupted', 'back'])
  expect(socket().url).toBe('ws://site.test/again')
  // Not one of the codes by which a visitor leaves: it may still reach the platform.
  expect(dead.closedWith).toBe(4408)
  dead.say('late')
  await vi.advanceTimersByTimeAsync(1000)
  expect(ScriptedSocket.made).toHaveLength(2)
})

test('the next connection is monitored as well, even if it never receives anything', async () => {
  await openCall({ heartbeat: 3000 })
  await vi.advanceTimersByTimeAsync(15_000)
  expect(reported).toEqual(['interrupted', 'back', 'interrupted', 'back'])
})

test('a connection with a heartbeat stays open, however long nobody speaks', async () => {
  await openCall({ heartbeat: 3000 })
  for (let beat = 0; beat < 40; beat += 1) {
    await vi.advanceTimersByTimeAsync(3000)
    socket().say('heartbeat')
  }
  expect(reported).toEqual([])
})

test('a platform that announces no heartbeat may be silent', async () => {
  await openCall()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(reported).toEqual([])
})

test('a suspended page reads what has arrived before it judges the connection', async () => {
  await openCall({ heartbeat: 3000 })
  const now = performance.now()
  vi.spyOn(performance, 'now').mockReturnValue(now + 60_000)
  await vi.advanceTimersByTimeAsync(6100)
  socket().say('heartbeat')
  await vi.advanceTimersByTimeAsync(2000)
  expect(reported).toEqual([])
})

test('when the network returns, an earlier attempt is abandoned', async () => {
  await openCall({ heartbeat: 3000 })
  ScriptedSocket.networkIsThere = false
  await vi.advanceTimersByTimeAsync(7100)
  expect(reported).toEqual(['interrupted'])
  ScriptedSocket.networkIsThere = true
  browser.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(600)
  expect(reported).toEqual(['interrupted', 'back'])
})

test('between two attempts, the network’s return triggers one at once', async () => {
  await openCall({ heartbeat: 3000 })
  ScriptedSocket.networkIsThere = false
  await vi.advanceTimersByTimeAsync(7100)
  socket().close()
  await vi.advanceTimersByTimeAsync(100)
  ScriptedSocket.networkIsThere = true
  browser.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(10)
  expect(reported).toEqual(['interrupted', 'back'])
})

test('a connection that cannot be restored is lost when the platform’s time is over', async () => {
  const connection = await openCall({ heartbeat: 3000 })
  ScriptedSocket.networkIsThere = false
  await vi.advanceTimersByTimeAsync(30_000)
  expect(reported).toEqual(['interrupted', 'lost'])
  connection.close()
})

test('a message that a dead connection swallowed is sent again on the next one, once the platform reports its count', async () => {
  const connection = await openCall({ heartbeat: 3000 })
  connection.confirmMessages(0)
  for (const text of ['one', 'two', 'three']) connection.sendMessage(text)
  connection.confirmMessages(1)
  const dead = socket()
  expect(dead.sent).toEqual(['one', 'two', 'three'])
  connection.sendText('about the connection')
  await vi.advanceTimersByTimeAsync(7100)
  // Before `ready` the platform's count is unknown.
  connection.sendMessage('four')
  expect(socket()).not.toBe(dead)
  expect(socket().sent).toEqual([])
  connection.confirmMessages(2)
  connection.sendMessage('five')
  expect(socket().sent).toEqual(['three', 'four', 'five'])
  connection.confirmMessages(5)
  expect(socket().sent).toHaveLength(3)
})

test('messages sent while the connection is lost arrive on the next one', async () => {
  const connection = await openCall({ heartbeat: 3000 })
  connection.confirmMessages(0)
  ScriptedSocket.networkIsThere = false
  await vi.advanceTimersByTimeAsync(7100)
  connection.sendMessage('hello')
  socket().stand()
  connection.confirmMessages(0)
  expect(socket().sent).toEqual(['hello'])
})

test('a platform that does not count is sent nothing twice', async () => {
  const connection = await openCall({ heartbeat: 3000 })
  connection.sendMessage('one')
  await vi.advanceTimersByTimeAsync(7100)
  connection.confirmMessages(undefined)
  connection.sendMessage('two')
  expect(socket().sent).toEqual(['two'])
})
