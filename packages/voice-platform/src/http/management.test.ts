import { afterEach, beforeEach, expect, test } from 'vitest'
import { createInMemoryCallStore } from '#platform/calls/in-memory-call-store.ts'
import { createQuietLog } from '#platform/testing/quiet-log.ts'
import { createScriptedProviders } from '#platform/testing/scripted-providers.ts'
import { createVoicePlatform } from './create-voice-platform.ts'

let platform: ReturnType<typeof createVoicePlatform>
const callStore = createInMemoryCallStore()

beforeEach(() => {
  platform = createVoicePlatform({
    providers: createScriptedProviders(),
    callStore,
    apiKey: 'private-key',
    log: createQuietLog(),
  })
})
afterEach(() => platform.close())

async function ask(method: string, path: string, body?: unknown, key = 'private-key') {
  const response = await platform.app.request(path, {
    method,
    headers: { 'Content-Type': 'application/json', ...(key && { Authorization: `Bearer ${key}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

test.each([
  ['GET', '/call'],
  ['GET', '/call/1'],
  ['DELETE', '/call/1'],
  ['GET', '/assistant'],
  ['POST', '/assistant'],
  ['DELETE', '/assistant/1'],
])('%s %s needs the private key', async (method, path) => {
  for (const key of ['', 'public-key']) {
    expect(await ask(method, path, method === 'POST' ? {} : undefined, key)).toMatchObject({
      status: 401,
      body: { statusCode: 401, error: 'Unauthorized' },
    })
  }
})

test.each([
  ['POST', '/call'],
  ['POST', '/call/phone'],
  ['PATCH', '/call/1'],
  ['GET', '/squad'],
  ['POST', '/chat'],
  ['PUT', '/assistant/1'],
  ['GET', '/assistant/1/version'],
  ['GET', '/v2/call'],
])('%s %s is not offered', async (method, path) => {
  expect(await ask(method, path, method === 'GET' || method === 'DELETE' ? undefined : {})).toMatchObject({
    status: 501,
    body: {
      statusCode: 501,
      error: 'Not Implemented',
      message: expect.stringContaining(`does not offer ${method} ${path}. It offers POST /call/web, `),
    },
  })
})

test.each([
  ['/call?phoneNumberId=p', 'phoneNumberId'],
  ['/call?createdAtGt=yesterday', 'createdAtGt'],
  ['/call?createdAtGt=2026-13-01', 'createdAtGt'],
  ['/call?createdAtLt=2026-01-01&createdAtLt=2026-01-02', 'createdAtLt'],
  ['/call?limit=many', 'limit'],
  ['/call?limit=-1', 'limit'],
  ['/call?limit=1001', 'limit'],
  ['/assistant?assistantId=a', 'assistantId'],
  ['/assistant?updatedAtLe=', 'updatedAtLe'],
])('GET %s is refused by name instead of answered with another list', async (path, name) => {
  expect(await ask('GET', path)).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining(name) },
  })
})

test.each([
  ['', ['third', 'second', 'first']],
  ['limit=2', ['third', 'second']],
  ['limit=0', []],
  ['id=second', ['second']],
  ['assistantId=ada', ['second']],
  ['createdAtGt=2020-01-02T00:00:00.000Z', ['third']],
  ['createdAtGe=2020-01-02T00:00:00.000Z', ['third', 'second']],
  ['createdAtLt=2020-01-02T00:00:00.000Z', ['first']],
  ['createdAtLe=2020-01-02T00:00:00.000Z', ['second', 'first']],
  ['createdAtGe=2020-01-02', ['third', 'second']],
  ['createdAtGe=2020-01-02T00:00:00', ['third', 'second']],
  ['createdAtGe=2020-01-02T01:00:00%2B01:00', ['third', 'second']],
  ['createdAtGe=2020-01-02T00:00:00.000001Z', ['third']],
  ['createdAtLt=2020-01-02T00:00:00.000001Z', ['second', 'first']],
  ['createdAtLe=9999-12-31T23:59:59.999Z', ['third', 'second', 'first']],
  ['createdAtGt=2020-01-01&createdAtGe=2020-01-03', ['third']],
  ['createdAtGt=2020-01-01&createdAtLt=2020-01-03', ['second']],
  ['updatedAtGt=2020-01-03', ['first']],
  ['updatedAtGe=2020-01-03', ['third', 'first']],
  ['updatedAtLt=2020-01-03', ['second']],
  ['updatedAtLe=2020-01-03', ['third', 'second']],
])('GET /call?%s lists what it selects', async (query, ids) => {
  await callStore.deleteCallsBefore('9999')
  for (const [n, id] of ['first', 'second', 'third'].entries()) {
    const time = `2020-01-0${n + 1}T00:00:00.000Z`
    await callStore.createCall({
      id,
      type: 'webCall',
      status: 'ended',
      assistant: { name: 'Ada', ...(id === 'second' && { id: 'ada' }) },
      page: null,
      createdAt: time,
      updatedAt: id === 'first' ? '2020-01-04T00:00:00.000Z' : time,
      startedAt: null,
      endedAt: null,
      endedReason: null,
      transcript: [],
    })
  }
  const listed = (await ask('GET', `/call?${query}`)).body as unknown as { id: string }[]
  expect(listed.map(({ id }) => id)).toEqual(ids)
})

test('an assistant with fields that mean nothing here is refused, and the fields are named', async () => {
  const body = { name: 'Ada', model: { provider: 'openai' }, voice: { voiceId: 'x' } }
  expect(await ask('POST', '/assistant', body)).toMatchObject({
    status: 400,
    body: {
      message:
        'An assistant has a name and a firstMessage here, and nothing else: model, voice can not be set.',
    },
  })
})

test('a call is listed and read with its transcript', async () => {
  const { body } = await ask('POST', '/call/web', { metadata: { page: '/services?utm=x' } }, '')
  const id = String(body['id'])
  await callStore.updateCall(id, {
    status: 'ended',
    startedAt: '2026-01-01T00:00:00.000Z',
    endedAt: '2026-01-01T00:01:00.000Z',
    endedReason: 'customer-ended-call',
    transcript: [
      { role: 'assistant', text: 'Hello, I am an AI.', at: '2026-01-01T00:00:01.000Z' },
      { role: 'user', text: 'Hello.', at: '2026-01-01T00:00:05.000Z' },
      { role: 'tool', text: 'open_page', at: '2026-01-01T00:00:06.000Z' },
      { role: 'assistant', text: 'All is free.', saidFor: 'visitor', at: '2026-01-01T00:00:09.000Z' },
    ],
  })
  const call = await ask('GET', `/call/${id}`)
  expect(call.body).toMatchObject({
    id,
    artifact: { transcript: call.body['transcript'], messages: call.body['messages'] },
    page: '/services',
    transcript: 'AI: Hello, I am an AI.\nUser: Hello.\nAI (told by the visitor): All is free.',
    messages: [
      {
        role: 'bot',
        message: 'Hello, I am an AI.',
        secondsFromStart: 1,
        endTime: Date.UTC(2026, 0, 1, 0, 0, 1),
      },
      { role: 'user', message: 'Hello.' },
      { role: 'tool_calls', toolCalls: [{ function: { name: 'open_page' } }] },
      { role: 'bot', message: 'All is free.', saidFor: 'visitor' },
    ],
    startedAt: '2026-01-01T00:00:00.000Z',
    endedAt: '2026-01-01T00:01:00.000Z',
    endedReason: 'customer-ended-call',
  })
  expect((await ask('GET', '/call?limit=1')).body).toEqual([call.body])
  expect((await ask('GET', '/call/nobody')).status).toBe(404)

  const deleted = await ask('DELETE', `/call/${id}`)
  expect(deleted).toMatchObject({ status: 200, body: { id, artifact: { transcript: '', messages: [] } } })
  expect((await ask('GET', `/call/${id}`)).body).toEqual(deleted.body)
  expect((await ask('DELETE', '/call/nobody')).status).toBe(404)
})

test('many calls are deleted in one request, or none of them', async () => {
  const ids: string[] = []
  for (const _ of [1, 2, 3]) {
    const { body } = await ask('POST', '/call/web', {}, '')
    ids.push(String(body['id']))
    await callStore.updateCall(String(body['id']), {
      transcript: [{ role: 'user', text: 'Hello.', at: '2026-01-01T00:00:05.000Z' }],
    })
  }
  const [one = '', two = '', waiting = ''] = ids
  for (const id of [one, two]) await callStore.updateCall(id, { status: 'ended' })
  const wordsOf = async (id: string) => (await ask('GET', `/call/${id}`)).body['transcript']

  expect(await ask('DELETE', `/call/${one}`, { ids: [one, waiting] })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining(waiting) },
  })
  expect((await ask('DELETE', `/call/${one}`, { ids: [one, 'nobody'] })).status).toBe(404)
  expect((await ask('DELETE', `/call/${one}`, { ids: [] })).status).toBe(400)
  expect((await ask('DELETE', `/call/${one}`, { before: '2026-01-01' })).status).toBe(400)
  expect(await wordsOf(one)).toBe('User: Hello.')

  expect(await ask('DELETE', `/call/${one}`, { ids: [one, two] })).toMatchObject({
    status: 200,
    body: { id: one },
  })
  expect([await wordsOf(one), await wordsOf(two)]).toEqual(['', ''])
})

test('a call that waits has no times yet, and is not deleted', async () => {
  const { body } = await ask('POST', '/call/web', {}, '')
  const call = await ask('GET', `/call/${String(body['id'])}`)
  expect(call.body).toMatchObject({ status: 'queued' })
  for (const absent of ['startedAt', 'endedAt', 'endedReason', 'assistantId', 'page'])
    expect(call.body).not.toHaveProperty(absent)
  expect(await ask('DELETE', `/call/${String(body['id'])}`)).toMatchObject({ status: 409 })
})

test('an assistant created by its owner greets the calls that name it', async () => {
  const made = await ask('POST', '/assistant', { name: 'Ada', firstMessage: 'Ada here, an AI.' })
  expect(made.status).toBe(201)
  const id = String(made.body['id'])
  expect((await ask('GET', `/assistant/${id}`)).body).toEqual(made.body)
  expect((await ask('PATCH', `/assistant/${id}`, { name: 'Grace' })).body).toMatchObject({ name: 'Grace' })
  expect((await ask('GET', '/assistant')).body).toHaveLength(1)
  const time = encodeURIComponent(String(made.body['createdAt']))
  expect((await ask('GET', `/assistant?createdAtLe=${time}`)).body).toHaveLength(1)
  expect((await ask('GET', `/assistant?createdAtLt=${time}`)).body).toEqual([])

  const call = await ask('POST', '/call/web', { assistantId: id }, '')
  expect((await ask('GET', `/call/${String(call.body['id'])}`)).body['assistantId']).toBe(id)
  expect(call.body['assistantId']).toBe(id)
  expect(call.body['assistant']).toEqual({ id, name: 'Grace', firstMessage: 'Ada here, an AI.' })

  expect((await ask('DELETE', `/assistant/${id}`)).status).toBe(200)
  expect((await ask('GET', `/assistant/${id}`)).status).toBe(404)
})
