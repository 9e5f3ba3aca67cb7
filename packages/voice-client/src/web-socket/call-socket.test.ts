import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openCallSocket } from './call-socket.ts'

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
const told: string[] = []

beforeEach(() => {
  vi.useFakeTimers()
  browser = new EventTarget()
  vi.stubGlobal('WebSocket', ScriptedSocket)
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser))
  ScriptedSocket.made = []
  ScriptedSocket.networkIsThere = true
  told.length = 0
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A call with an open connection. */
async function openLine({ heartbeat }: { heartbeat?: number } = {}) {
  const line = openCallSocket('ws://site.test/room', {
    onText: () => undefined,
    onSound: () => undefined,
    onInterrupted: (interrupted) => told.push(interrupted ? 'interrupted' : 'back'),
    onClosed: (lost) => told.push(lost ? 'lost' : 'closed'),
  })
  await vi.advanceTimersByTimeAsync(0)
  await line.opened
  line.setReconnect('ws://site.test/again', 10_000)
  if (heartbeat !== undefined) line.expectHeartbeat(heartbeat)
  return line
}

const socket = (): ScriptedSocket => {
  const last = ScriptedSocket.made.at(-1)
  if (!last) throw new Error('No socket was opened')
  return last
}

test('a connection that receives nothing for two heartbeats is given up, and the next one opens', async () => {
  await openLine({ heartbeat: 3000 })
  const dead = socket()
  await vi.advanceTimersByTimeAsync(7100)
  expect(told).toEqual(['interrupted', 'back'])
  expect(socket().url).toBe('ws://site.test/again')
  // Not one of the codes by which a visitor leaves: it may still reach the platform.
  expect(dead.closedWith).toBe(4408)
  dead.say('late')
  await vi.advanceTimersByTimeAsync(1000)
  expect(ScriptedSocket.made).toHaveLength(2)
})

test('the next connection is monitored as well, even if it never receives anything', async () => {
  await openLine({ heartbeat: 3000 })
  await vi.advanceTimersByTimeAsync(15_000)
  expect(told).toEqual(['interrupted', 'back', 'interrupted', 'back'])
})

test('a connection with a heartbeat stays open, however long nobody speaks', async () => {
  await openLine({ heartbeat: 3000 })
  for (let beat = 0; beat < 40; beat += 1) {
    await vi.advanceTimersByTimeAsync(3000)
    socket().say('heartbeat')
  }
  expect(told).toEqual([])
})

test('a platform that announces no heartbeat may be silent', async () => {
  await openLine()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(told).toEqual([])
})

test('a suspended page reads what has arrived before it judges the connection', async () => {
  await openLine({ heartbeat: 3000 })
  const now = performance.now()
  vi.spyOn(performance, 'now').mockReturnValue(now + 60_000)
  await vi.advanceTimersByTimeAsync(6100)
  socket().say('heartbeat')
  await vi.advanceTimersByTimeAsync(2000)
  expect(told).toEqual([])
})

test('when the network returns, an earlier attempt is abandoned', async () => {
  await openLine({ heartbeat: 3000 })
  ScriptedSocket.networkIsThere = false
  await vi.advanceTimersByTimeAsync(7100)
  expect(told).toEqual(['interrupted'])
  ScriptedSocket.networkIsThere = true
  browser.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(600)
  expect(told).toEqual(['interrupted', 'back'])
})

test('between two attempts, the network’s return triggers one at once', async () => {
  await openLine({ heartbeat: 3000 })
  ScriptedSocket.networkIsThere = false
  await vi.advanceTimersByTimeAsync(7100)
  socket().close()
  await vi.advanceTimersByTimeAsync(100)
  ScriptedSocket.networkIsThere = true
  browser.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(10)
  expect(told).toEqual(['interrupted', 'back'])
})

test('a connection that cannot be restored is lost when the platform’s time is over', async () => {
  const line = await openLine({ heartbeat: 3000 })
  ScriptedSocket.networkIsThere = false
  await vi.advanceTimersByTimeAsync(30_000)
  expect(told).toEqual(['interrupted', 'lost'])
  line.close()
})

test('a message that a dead connection swallowed is sent again on the next one, once the platform reports its count', async () => {
  const line = await openLine({ heartbeat: 3000 })
  line.confirmMessages(0)
  for (const text of ['one', 'two', 'three']) line.sendMessage(text)
  line.confirmMessages(1)
  const dead = socket()
  expect(dead.sent).toEqual(['one', 'two', 'three'])
  line.sendText('about the line')
  await vi.advanceTimersByTimeAsync(7100)
  // Before `ready` the platform's count is unknown.
  line.sendMessage('four')
  expect(socket()).not.toBe(dead)
  expect(socket().sent).toEqual([])
  line.confirmMessages(2)
  line.sendMessage('five')
  expect(socket().sent).toEqual(['three', 'four', 'five'])
  line.confirmMessages(5)
  expect(socket().sent).toHaveLength(3)
})

test('messages sent while the connection is lost arrive on the next one', async () => {
  const line = await openLine({ heartbeat: 3000 })
  line.confirmMessages(0)
  ScriptedSocket.networkIsThere = false
  await vi.advanceTimersByTimeAsync(7100)
  line.sendMessage('hello')
  socket().stand()
  line.confirmMessages(0)
  expect(socket().sent).toEqual(['hello'])
})

test('a platform that does not count is sent nothing twice', async () => {
  const line = await openLine({ heartbeat: 3000 })
  line.sendMessage('one')
  await vi.advanceTimersByTimeAsync(7100)
  line.confirmMessages(undefined)
  line.sendMessage('two')
  expect(socket().sent).toEqual(['two'])
})
