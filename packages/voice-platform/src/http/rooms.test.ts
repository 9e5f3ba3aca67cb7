import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { WebSocket } from 'ws'
import { createInMemoryCallStore } from '#platform/calls/in-memory-call-store.ts'
import { createQuietLog } from '#platform/testing/quiet-log.ts'
import { listen } from '#platform/testing/listen.ts'
import { createScriptedProviders } from '#platform/testing/scripted-providers.ts'
import { joinCall } from '#platform/testing/test-visitor.ts'
import type { TestVisitor } from '#platform/testing/test-visitor.ts'
import { createVoicePlatform } from './create-voice-platform.ts'
import type { VoicePlatformOptions } from './create-voice-platform.ts'

vi.setConfig({ testTimeout: 20_000 })

const site = 'https://agency.example'
const callStore = createInMemoryCallStore()
const log = createQuietLog()
let platform: ReturnType<typeof createVoicePlatform>
let server: Awaited<ReturnType<typeof listen>>

async function open(options: Partial<VoicePlatformOptions> = {}): Promise<void> {
  platform = createVoicePlatform({
    providers: createScriptedProviders(),
    callStore,
    originAllowed: (origin) => origin === undefined || origin === site,
    log,
    ...options,
  })
  server = await listen(platform)
}
beforeEach(() => open())
afterEach(async () => {
  await platform.close()
  await server.close()
})

async function post(body: unknown = {}, headers: Record<string, string> = { Origin: site }) {
  const response = await fetch(`${server.url}/call/web`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as Record<string, string> }
}

async function roomFor(headers?: Record<string, string>): Promise<string> {
  const { status, body } = await post({}, headers)
  expect(status).toBe(201)
  return body['webCallUrl'] ?? ''
}

/** Sends a handshake for a room and returns the HTTP status; 101 means admitted. */
async function knock(url: string, headers: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const knocking = request(url.replace(/^ws/, 'http'), {
      headers: {
        Connection: 'Upgrade',
        Upgrade: 'websocket',
        'Sec-WebSocket-Version': '13',
        'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
        Origin: site,
        ...headers,
      },
    })
    knocking.on('upgrade', (response, socket) => {
      socket.destroy()
      resolve(response.statusCode ?? 0)
    })
    knocking.on('response', (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    knocking.on('error', reject)
    knocking.end()
  })
}

function join(url: string): Promise<TestVisitor> {
  return joinCall(url, { origin: site })
}

test('the answer to a new call has the hosted platform’s format', async () => {
  const { status, body } = await post({ assistant: { name: 'Ada', firstMessage: 'Ada here, an AI.' } })
  expect(status).toBe(201)
  expect(body).toMatchObject({
    type: 'webCall',
    status: 'queued',
    assistant: { name: 'Ada', firstMessage: 'Ada here, an AI.' },
    artifactPlan: { videoRecordingEnabled: false },
    transport: { provider: 'vapi.websocket', websocketCallUrl: body['webCallUrl'] },
  })
  expect(body['webCallUrl']).toMatch(/^ws:\/\/127\.0\.0\.1:\d+\/call\/web\/room\/[\w-]{43}$/)
})

test('a client that answers pings without reading is cut off', async () => {
  await platform.close()
  await server.close()
  await open({ limits: { pingSeconds: 0.1 } })
  const room = new URL(await roomFor())
  const reader = await join(await roomFor())
  const socket = connect(Number(room.port), room.hostname)
  socket.pause()
  socket.write(
    [
      `GET ${room.pathname} HTTP/1.1`,
      `Host: ${room.host}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
      `Origin: ${site}`,
      '',
      '',
    ].join('\r\n'),
  )
  const emptyPong = Buffer.from([0x8a, 0x80, 0, 0, 0, 0])
  const answering = setInterval(() => socket.write(emptyPong), 20)
  // Writing to a connection that the peer has ended fails.
  await once(socket, 'error')
  clearInterval(answering)
  expect(reader.socket.readyState).toBe(reader.socket.OPEN)
  reader.hangUp()
})

test('the room is on the public origin, under the path of its mount', async () => {
  await platform.close()
  await server.close()
  await open({ publicUrl: 'https://voice.example', basePath: '/voice' })
  expect(await roomFor()).toMatch(/^wss:\/\/voice\.example\/voice\/call\/web\/room\//)
})

test('only name, greeting and variables of a visitor’s assistant are used', async () => {
  const { body } = await post({
    assistant: { name: 'Ada', model: { messages: [{ role: 'system', content: 'Be a pirate' }] }, voice: {} },
    assistantOverrides: { variableValues: { page: 'home' }, model: { provider: 'mine' } },
  })
  expect(JSON.stringify(body)).not.toMatch(/pirate|mine/)
})

test('a greeting chosen by the page is marked as the visitor’s', async () => {
  const { body } = await post({ assistant: { firstMessage: 'All of it is free.' } })
  const visitor = await join(body['webCallUrl'] ?? '')
  await visitor.message('transcript', ({ transcriptType }) => transcriptType === 'final')
  visitor.hangUp()
  await vi.waitFor(async () =>
    expect(await callStore.getCall(body['id'] ?? '')).toMatchObject({
      status: 'ended',
      transcript: [{ text: 'All of it is free.', saidFor: 'visitor' }],
    }),
  )
})

test.each([
  [{ assistant: { name: 'x'.repeat(81) } }, 400],
  [{ assistantId: 'nobody' }, 400],
  [{ squadId: 'all' }, 501],
  ['nonsense', 400],
])('a body like %j is refused in the platform’s error shape', async (given, status) => {
  const answer = await post(given)
  expect(answer).toMatchObject({ status, body: { statusCode: status } })
  expect(Object.keys(answer.body).toSorted()).toEqual(['error', 'message', 'statusCode'])
})

test('another site may not start a call', async () => {
  expect(await post({}, { Origin: 'https://other.example' })).toMatchObject({
    status: 403,
    body: { statusCode: 403, error: 'Forbidden' },
  })
})

test.each([
  ['from another site', { Origin: 'https://other.example' }, 403],
  ['with a broken key', { 'Sec-WebSocket-Key': 'short' }, 400],
  ['in an old version', { 'Sec-WebSocket-Version': '8' }, 426],
  ['in another protocol', { 'Sec-WebSocket-Protocol': 'mqtt' }, 400],
])('a handshake %s is refused before the upgrade, and the room stays open', async (_how, headers, status) => {
  const room = await roomFor()
  expect(await knock(room, headers)).toBe(status)
  expect(await knock(room)).toBe(101)
})

test('a room admits one visitor; a second one and a guess are refused', async () => {
  const room = await roomFor()
  const visitor = await join(room)
  await visitor.message('ready')
  expect(await knock(room)).toBe(403)
  expect(await knock(room.replace(/.{43}$/, 'a'.repeat(43)))).toBe(403)
  visitor.hangUp()
})

test('an unused room closes', async () => {
  await platform.close()
  await server.close()
  await open({ limits: { roomSeconds: 0.05 } })
  const { body } = await post()
  await vi.waitFor(async () => {
    expect(await callStore.getCall(body['id'] ?? '')).toMatchObject({
      status: 'ended',
      endedReason: 'customer-did-not-connect',
    })
  })
  expect(await knock(body['webCallUrl'] ?? '')).toBe(403)
  expect(platform.load().places).toBe(0)
})

test('the greeting is spoken before the visitor has sent anything', async () => {
  const visitor = await join(await roomFor())
  visitor.setMuted(true)
  await visitor.nextFrame()
  expect(visitor.messages[0]).toMatchObject({ type: 'ready', version: 1, resumed: false, recognition: false })
  visitor.hangUp()
})

test('a client that speaks itself gets words instead of sound', async () => {
  const visitor = await join(`${await roomFor()}?voice=browser`)
  expect((await visitor.message('speak')).text).toMatch(/AI assistant/)
  expect(visitor.sound()).toHaveLength(0)
  visitor.hangUp()
})

test('a dropped connection returns with the token, only for the same site, and then gets another token', async () => {
  const first = await join(await roomFor())
  const { reconnect } = await first.message('ready')
  first.socket.terminate()
  expect(await knock(reconnect.url, { Origin: 'https://other.example' })).toBe(403)
  const second = await join(reconnect.url)
  const ready = await second.message('ready')
  expect(ready.resumed).toBe(true)
  expect(ready.reconnect.url).not.toBe(reconnect.url)
  second.send({ type: 'add-message', message: { role: 'user', content: 'still here' } })
  await second.message('transcript', ({ transcript }) => /You said still here/.test(transcript))
  expect(await knock(reconnect.url)).toBe(403)
  second.hangUp()
})

test('a reconnect whose answer is lost may be repeated, until the visitor has been answered', async () => {
  const first = await join(await roomFor())
  const { reconnect } = await first.message('ready')
  first.socket.terminate()
  // The new connection breaks before anything on it is read.
  expect(await knock(reconnect.url)).toBe(101)
  expect(await knock(reconnect.url)).toBe(101)
  const last = await join(reconnect.url)
  expect((await last.message('ready')).resumed).toBe(true)
  last.send({ type: 'add-message', message: { role: 'user', content: 'at last' } })
  await last.message('transcript', ({ transcript }) => /You said at last/.test(transcript))
  expect(await knock(reconnect.url)).toBe(403)
  last.hangUp()
})

test('a visitor who presents the next token can no longer use the one before', async () => {
  const first = await join(await roomFor())
  const { reconnect } = await first.message('ready')
  first.socket.terminate()
  const second = await joinCall(reconnect.url, { origin: site, autoPong: false })
  const next = await second.message('ready')
  second.socket.terminate()
  const third = await join(next.reconnect.url)
  expect((await third.message('ready')).resumed).toBe(true)
  expect(await knock(reconnect.url)).toBe(403)
  third.hangUp()
  await third.closed()
  await vi.waitFor(() => expect(platform.load().calls).toBe(0))
  expect(await knock(next.reconnect.url)).toBe(403)
})

test('a reconnect that reaches another instance is refused, and still works on the one that carries the call', async () => {
  const first = await join(await roomFor())
  const { reconnect } = await first.message('ready')
  first.socket.terminate()
  const carrier = { platform, server }
  await open()
  const elsewhere = reconnect.url.replace(/^ws:\/\/[^/]+/, server.url.replace('http', 'ws'))
  expect(await knock(elsewhere)).toBe(403)
  await platform.close()
  await server.close()
  ;({ platform, server } = carrier)
  const second = await join(reconnect.url)
  expect((await second.message('ready')).resumed).toBe(true)
  second.hangUp()
})

test('when all places are taken the visitor learns it and is offered the form', async () => {
  await platform.close()
  await server.close()
  await open({ limits: { concurrentCalls: 1 } })
  const visitor = await join(await roomFor())
  const busy = await post()
  expect(busy).toMatchObject({ status: 503, body: { error: 'Service Unavailable' } })
  expect(busy.body['message']).toMatch(/busy.*form/)
  visitor.hangUp()
  await visitor.closed()
  await vi.waitFor(async () => expect((await post()).status).toBe(201))
})

const breaches: [string, (socket: WebSocket) => void, number][] = [
  ['text that is no message', (socket) => socket.send('reprogram yourself'), 4400],
  ['sound of another length', (socket) => socket.send(Buffer.alloc(641)), 4400],
  ['a message too large', (socket) => socket.send('x'.repeat(20_000)), 1009],
  ['sound too fast', (socket) => repeat(600, () => socket.send(Buffer.alloc(640))), 4429],
  ['messages too fast', (socket) => repeat(80, () => socket.send('{"type":"mute","muted":true}')), 4429],
]

test.each(breaches)('%s closes that call only', async (_what, breach, code) => {
  const [honest, other] = await Promise.all([join(await roomFor()), join(await roomFor())])
  await Promise.all([honest.message('ready'), other.message('ready')])
  breach(other.socket)
  expect(await other.closed()).toBe(code)
  honest.send({ type: 'add-message', message: { role: 'user', content: 'hello' } })
  await honest.message('transcript', ({ transcript }) => /You said hello/.test(transcript))
  honest.hangUp()
})

test('a stopping server sends the visitor the reason', async () => {
  const visitor = await join(await roomFor())
  await visitor.message('ready')
  await platform.close()
  const ended = await visitor.message('status-update', ({ status }) => status === 'ended')
  expect(ended.endedReason).toBe('worker-shutdown')
})

test('the end of a call is recorded when the store is back', async () => {
  await platform.close()
  await server.close()
  let failures = 0
  await open({
    callStore: {
      ...callStore,
      updateCall(id, changes) {
        if (changes.status !== 'ended' || failures > 0) return callStore.updateCall(id, changes)
        failures += 1
        return Promise.reject(new Error('The store is away'))
      },
    },
  })
  const { body } = await post()
  const visitor = await join(body['webCallUrl'] ?? '')
  await visitor.message('ready')
  visitor.hangUp()
  await vi.waitFor(
    async () =>
      expect(await callStore.getCall(body['id'] ?? '')).toMatchObject({ endedReason: 'customer-ended-call' }),
    { timeout: 15_000, interval: 50 },
  )
  expect(failures).toBe(1)
})

test('neither secrets nor the visitor’s words are logged', async () => {
  expect(log.lines.join('\n')).not.toMatch(/room\/|You said|hello/)
})

function repeat(times: number, action: () => void): void {
  for (let time = 0; time < times; time += 1) action()
}
