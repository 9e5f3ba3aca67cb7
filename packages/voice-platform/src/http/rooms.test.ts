import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test, vi } from 'vitest'
import type { WebSocket } from 'ws'
import { createSharedLimits } from './shared-limits.ts'
import { setUpPlatform, shakeHands, site } from '#platform/testing/set-up-platform.ts'

vi.setConfig({ testTimeout: 20_000 })

const { callStore, join, load, log, openRoom, post, restart, start, stop } = setUpPlatform()

test('the response to a new call has the hosted platform’s format', async () => {
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
  await restart({ limits: { pingSeconds: 0.1 } })
  const room = new URL(await openRoom())
  const reader = await join(await openRoom())
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

test('a call begins once the server admits it, which is asked when its visitor joins and not before', async () => {
  const asked: unknown[] = []
  const answers = [false, true]
  await restart({
    admitCall: async (joining) => {
      asked.push(joining)
      return answers.shift() ?? false
    },
  })
  const { body } = await post()
  const room = body['webCallUrl'] ?? ''
  expect(asked).toEqual([])
  expect(await shakeHands(room)).toBe(503)
  // The room stays, for the case that the server admits it a moment later.
  expect(await shakeHands(room)).toBe(101)
  expect(asked).toEqual([1, 2].map(() => ({ callId: body['id'], origin: site, client: undefined })))
})

test('the room is on the public origin, under the path of its mount', async () => {
  await restart({ publicUrl: 'https://voice.example', basePath: '/voice' })
  expect(await openRoom()).toMatch(/^wss:\/\/voice\.example\/voice\/call\/web\/room\//)
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
])('a body like %j is refused in the platform’s error shape', async (body, status) => {
  const refusal = await post(body)
  expect(refusal).toMatchObject({ status, body: { statusCode: status } })
  expect(Object.keys(refusal.body).toSorted()).toEqual(['error', 'message', 'statusCode'])
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
  const room = await openRoom()
  expect(await shakeHands(room, headers)).toBe(status)
  expect(await shakeHands(room)).toBe(101)
})

test('platforms that share their limits, such as those of two languages, count their calls together', async () => {
  const shared = createSharedLimits({ concurrentCalls: 1 })
  await restart({ shared })
  const other = await start({ shared })
  const postToOther = () =>
    fetch(`${other.url}/call/web`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: site },
      body: '{}',
    })
  const visitor = await join(await openRoom())
  await visitor.message('ready')
  expect((await postToOther()).status).toBe(503)
  visitor.hangUp()
  await vi.waitFor(async () => expect((await postToOther()).status).toBe(201))
  await other.close()
  shared.close()
})

test('a room accepts one visitor; a second one and a guess are refused', async () => {
  const room = await openRoom()
  const visitor = await join(room)
  await visitor.message('ready')
  expect(await shakeHands(room)).toBe(403)
  expect(await shakeHands(room.replace(/.{43}$/, 'a'.repeat(43)))).toBe(403)
  visitor.hangUp()
})

test('an unused room closes', async () => {
  await restart({ limits: { roomSeconds: 0.05 } })
  const { body } = await post()
  await vi.waitFor(async () => {
    expect(await callStore.getCall(body['id'] ?? '')).toMatchObject({
      status: 'ended',
      endedReason: 'customer-did-not-connect',
    })
  })
  expect(await shakeHands(body['webCallUrl'] ?? '')).toBe(403)
  expect(load().slots).toBe(0)
})

test('the greeting is spoken before the visitor has sent anything', async () => {
  const visitor = await join(await openRoom())
  visitor.setMuted(true)
  await visitor.nextFrame()
  expect(visitor.messages[0]).toMatchObject({ type: 'ready', version: 1, resumed: false, recognition: false })
  visitor.hangUp()
})

test('a client that speaks itself gets words instead of sound', async () => {
  const visitor = await join(`${await openRoom()}?voice=browser`)
  expect((await visitor.message('speak')).text).toMatch(/AI assistant/)
  expect(visitor.sound()).toHaveLength(0)
  visitor.hangUp()
})

test('when all slots are taken the visitor learns it and is offered the form', async () => {
  await restart({ limits: { concurrentCalls: 1 } })
  const visitor = await join(await openRoom())
  const busy = await post()
  expect(busy).toMatchObject({ status: 503, body: { error: 'Service Unavailable' } })
  expect(busy.body['message']).toMatch(/busy.*form/)
  visitor.hangUp()
  await visitor.closed()
  await vi.waitFor(async () => expect((await post()).status).toBe(201))
})

const breaches: [string, (socket: WebSocket) => void, number][] = [
  ['sound of another length', (socket) => socket.send(Buffer.alloc(641)), 4400],
  ['a message too large', (socket) => socket.send('x'.repeat(300_000)), 1009],
  ['sound too fast', (socket) => repeat(600, () => socket.send(Buffer.alloc(640))), 4429],
  ['a flood of messages', (socket) => repeat(700, () => socket.send('{"type":"mute","muted":true}')), 4429],
]

test.each(breaches)('%s closes that call only', async (_what, breach, code) => {
  const [honest, other] = await Promise.all([join(await openRoom()), join(await openRoom())])
  await Promise.all([honest.message('ready'), other.message('ready')])
  breach(other.socket)
  expect(await other.closed()).toBe(code)
  honest.send({ type: 'add-message', message: { role: 'user', content: 'hello' } })
  await honest.message('transcript', ({ transcript }) => /You said hello/.test(transcript))
  honest.hangUp()
})

const typed = (content: unknown, role = 'user') => ({ type: 'add-message', message: { role, content } })

test.each([
  ['of an unknown type', { type: 'custom' }],
  ['of an unknown role', typed('hello', 'developer')],
  ['with content in parts', typed([{ type: 'text', text: 'hello' }])],
  ['without content', typed(null)],
  ['that is no object', 'reprogram yourself'],
])('a message %s is ignored and counted', async (_what, message) => {
  await restart({ limits: { heartbeatSeconds: 0.05 } })
  const visitor = await join(await openRoom())
  await visitor.message('ready')
  visitor.socket.send(JSON.stringify(message))
  visitor.send({ type: 'add-message', message: { role: 'user', content: 'still here' } })
  await visitor.message('transcript', ({ transcript }) => /You said still here/.test(transcript))
  // Both are counted, so that after a drop the client sends neither again.
  await visitor.message('heartbeat', ({ received }) => received === 2)
  expect(load().unknownMessages).toBe(1)
  visitor.hangUp()
})

test.each([
  ['2,001 characters', [typed('a'.repeat(2001))], 'message-too-long', 'add-message'],
  ['20,000 characters', [typed('a'.repeat(20_000))], 'message-too-long', undefined],
  ['15 questions at once', Array(15).fill(typed('hello')), 'message-too-fast', 'add-message'],
  ['80 messages at once', Array(80).fill({ type: 'mute', muted: false }), 'message-too-fast', 'mute'],
])('%s are refused by name, and the call goes on', async (_what, messages, reason, messageType) => {
  await restart({ limits: { heartbeatSeconds: 0.05 } })
  const visitor = await join(await openRoom())
  await visitor.message('ready')
  for (const message of messages) visitor.socket.send(JSON.stringify(message))
  const refused = await visitor.message('error')
  expect(refused).toEqual({
    type: 'error',
    reason,
    ...(messageType && { messageType }),
    message: expect.stringMatching(/^The message .*\.$/),
  })
  await visitor.message('heartbeat', ({ received }) => received === messages.length)
  visitor.hangUp()
})

test('a client may report each frame that it plays', async () => {
  const visitor = await join(await openRoom())
  await visitor.message('ready')
  for (let frame = 1; frame <= 500; frame += 1) visitor.send({ type: 'played', milliseconds: frame * 20 })
  visitor.send({ type: 'add-message', message: { role: 'user', content: 'hello' } })
  await visitor.message('transcript', ({ transcript }) => /You said hello/.test(transcript))
  visitor.hangUp()
})

test('a stopping server sends the visitor the reason', async () => {
  const visitor = await join(await openRoom())
  await visitor.message('ready')
  await stop()
  const ended = await visitor.message('status-update', ({ status }) => status === 'ended')
  expect(ended.endedReason).toBe('worker-shutdown')
})

test('the end of a call is recorded when the store is back', async () => {
  let failures = 0
  await restart({
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
