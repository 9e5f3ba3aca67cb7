import { describe, expect, it, vi } from 'vitest'

import { createVoiceApi } from './create-voice-api.ts'
import { createWebCall } from './create-web-call.ts'
import { startRecordingServer, type ScriptedAnswer } from './testing/recording-server.ts'
import { VoiceApiError } from './voice-api-error.ts'

const connect = async (answer: ScriptedAnswer = {}) => {
  const server = await startRecordingServer()
  server.answers(answer)
  return { ...server, api: createVoiceApi({ baseUrl: server.baseUrl, token: 'key' }) }
}

/** Returns the error of a call that must fail. */
const failureOf = async (call: Promise<unknown>): Promise<VoiceApiError> => {
  const failure: unknown = await call.then(
    () => undefined,
    (error: unknown) => error,
  )
  if (!(failure instanceof VoiceApiError)) throw new Error('Expected a VoiceApiError', { cause: failure })
  return failure
}

describe('what is sent', () => {
  it('no body and no content type for null, as for undefined', async () => {
    await using client = await connect()
    await client.api.send('POST', '/tool', { body: null })
    expect(client.requests[0]?.body).toBeNull()
    expect(client.requests[0]?.headers).not.toHaveProperty('content-type')
  })

  it('many calls to delete, in one request', async () => {
    await using client = await connect()
    await client.api.call.delete({ ids: ['c1', 'c2'] })
    expect(client.requests).toMatchObject([
      { method: 'DELETE', path: '/call/c1', body: { ids: ['c1', 'c2'] } },
    ])
    await expect(client.api.call.delete({ ids: [] })).rejects.toThrow(TypeError)
    expect(client.requests).toHaveLength(1)
  })

  it.each([
    ['json', { a: 1 }, 'application/json', { a: 1 }],
    ['json', 'a string', 'application/json', 'a string'],
    [
      'url-encoded',
      { a: 'x y', b: [1, 2] },
      'application/x-www-form-urlencoded',
      [
        ['a', 'x y'],
        ['b', '1'],
        ['b', '2'],
      ],
    ],
    ['text', 'as it is', 'text/plain', 'as it is'],
    ['text', { a: 1 }, 'text/plain', '{"a":1}'],
    [
      'form-data',
      { a: { b: 1 }, n: 2 },
      'multipart/form-data',
      [
        ['a', '{"b":1}'],
        ['n', '2'],
      ],
    ],
  ] as const)('a body as %s: %j', async (format, body, type, arrives) => {
    await using client = await connect()
    await client.api.send('POST', '/tool', { format, body })
    expect(client.requests[0]?.body).toEqual(arrives)
    expect(client.requests[0]?.headers['content-type']?.split('; boundary')[0]).toBe(type)
  })

  it('FormData of the caller, with its file name', async () => {
    await using client = await connect()
    const form = new FormData()
    form.append('file', new File(['# Hours'], 'hours.md', { type: 'text/markdown' }))
    await client.api.file.create(form)
    expect(client.requests[0]?.body).toEqual([['file', 'hours.md', 'text/markdown', '# Hours']])
  })

  it('a query with dates in ISO 8601, without null and undefined', async () => {
    await using client = await connect()
    const createdAtGt = new Date('2026-11-21T06:00:00Z')
    await client.api.call.list({ createdAtGt, limit: null, cursor: undefined, archived: false })
    expect(client.requests[0]?.query).toEqual([
      ['createdAtGt', '2026-11-21T06:00:00.000Z'],
      ['archived', 'false'],
    ])
  })

  it('a query on any call, through its options', async () => {
    await using client = await connect()
    await client.api.structuredOutput.update('s1', {}, { query: { schemaOverride: 'true' } })
    expect(client.requests[0]?.query).toEqual([['schemaOverride', 'true']])
  })

  it("headers of the caller, which win over the call's own", async () => {
    await using client = await connect()
    const headers = { authorization: 'Bearer other', 'content-type': 'text/plain; charset=utf-8' }
    await client.api.send('POST', '/tool', { format: 'text', body: 'x', headers })
    expect(client.requests[0]?.headers).toMatchObject(headers)
  })

  it('escaped ids, so that none reaches another resource', async () => {
    await using client = await connect()
    await client.api.call.get('a/b?c#d é')
    expect(client.requests[0]?.path).toBe('/call/a%2Fb%3Fc%23d%20%C3%A9')
  })

  it.each(['', '.', '..'])('nothing, where the id is %j', async (id) => {
    await using client = await connect()
    await expect(client.api.call.delete(id)).rejects.toThrow(TypeError)
    await expect(client.api.testSuite.run.delete(id, 'r1')).rejects.toThrow(TypeError)
    expect(client.requests).toEqual([])
  })

  it('no bearer without a token; the base may be a path with a trailing slash', async () => {
    await using client = await connect({ body: '{"id":"c1","webCallUrl":"wss://example.test/room"}' })
    const call = await createWebCall({ baseUrl: `${client.baseUrl}/voice/` }, { assistantId: 'a1' })
    expect(call.webCallUrl).toBe('wss://example.test/room')
    expect(client.requests[0]).toMatchObject({
      method: 'POST',
      path: '/voice/call/web',
      body: { assistantId: 'a1' },
    })
    expect(client.requests[0]?.headers.authorization).toBeUndefined()
  })

  it('by the given fetch', async () => {
    const requested: unknown[] = []
    const api = createVoiceApi({
      baseUrl: 'https://platform.test',
      fetch: async (url) => {
        requested.push(url)
        return Response.json([])
      },
    })
    expect(await api.squad.list()).toEqual([])
    expect(requested).toEqual(['https://platform.test/squad'])
  })

  it('two clients with two tokens side by side', async () => {
    await using client = await connect()
    const other = createVoiceApi({ baseUrl: client.baseUrl, token: 'other' })
    await client.api.squad.list()
    await other.squad.list()
    await client.api.squad.list()
    expect(client.requests.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer key',
      'Bearer other',
      'Bearer key',
    ])
  })
})

describe('what comes back', () => {
  it('401 with JSON: status and the parsed data, not retryable, and no query in the message', async () => {
    const data = { statusCode: 401, error: 'Unauthorized', message: 'Invalid key' }
    await using client = await connect({ status: 401, body: JSON.stringify(data) })
    const failure = await failureOf(client.api.call.list({ phone: '+4912345' }))
    expect(failure).toMatchObject({
      name: 'VoiceApiError',
      status: 401,
      data,
      retryable: false,
      method: 'GET',
    })
    expect(failure.url).toBe(`${client.baseUrl}/call?phone=%2B4912345`)
    expect(failure.message).toBe(`GET ${client.baseUrl}/call answered 401`)
  })

  it('500 with text: the text as data, retryable', async () => {
    await using client = await connect({
      status: 500,
      headers: { 'content-type': 'text/html' },
      body: '<h1>Oops',
    })
    expect(await failureOf(client.api.squad.create({}))).toMatchObject({
      status: 500,
      data: '<h1>Oops',
      retryable: true,
    })
  })

  it.each([
    [400, false],
    [404, false],
    [408, true],
    [425, true],
    [429, true],
    [501, false],
    [503, true],
  ])('%i is retryable: %s', async (status, retryable) => {
    await using client = await connect({ status, body: '' })
    expect(await failureOf(client.api.squad.list())).toMatchObject({ status, retryable, data: undefined })
  })

  it('429: with the headers, which contain the pause', async () => {
    await using client = await connect({ status: 429, headers: { 'retry-after': '7' }, body: '' })
    expect((await failureOf(client.api.squad.list())).headers?.get('Retry-After')).toBe('7')
  })

  it('204: undefined', async () => {
    await using client = await connect({ status: 204, body: '' })
    expect(await client.api.org.leave('o1')).toBeUndefined()
  })

  it('200 that is not JSON if JSON is expected: an error with the text and the cause', async () => {
    await using client = await connect({
      headers: { 'content-type': 'text/html' },
      body: '<html>Sign in to the Wi-Fi',
    })
    const failure = await failureOf(client.api.call.createWeb({ assistantId: 'a1' }))
    expect(failure).toMatchObject({ status: 200, data: '<html>Sign in to the Wi-Fi', retryable: false })
    expect(failure.cause).toBeInstanceOf(SyntaxError)
    expect(failure.message).toBe(`POST ${client.baseUrl}/call/web answered 200 with an unreadable body`)
  })

  it('text if the platform exports text', async () => {
    await using client = await connect({
      headers: { 'content-type': 'text/csv' },
      body: 'id,status\nc1,ended\n',
    })
    expect(await client.api.call.export()).toBe('id,status\nc1,ended\n')
  })

  it('bytes where they are requested, unharmed', async () => {
    const body = Buffer.from([0, 255, 254, 128, 10, 13, 0xef, 0xbb, 0xbf])
    await using client = await connect({ headers: { 'content-type': 'audio/wav' }, body })
    const answer = await client.api.send<Uint8Array>('GET', '/recording.wav', { acceptBytes: true })
    expect([...answer]).toEqual([...body])
  })

  it('an error with its message, even if bytes are requested', async () => {
    await using client = await connect({ status: 404, body: '{"message":"No recording"}' })
    const failure = await failureOf(client.api.send('GET', '/recording.wav', { acceptBytes: true }))
    expect(failure).toMatchObject({ status: 404, data: { message: 'No recording' } })
  })

  it('a dropped connection: no status, retryable, with the cause', async () => {
    await using client = await connect({ drop: true })
    const failure = await failureOf(client.api.squad.list())
    expect(failure).toMatchObject({ status: undefined, retryable: true })
    expect(failure.cause).toBeInstanceOf(TypeError)
    expect(failure.message).toBe(`GET ${client.baseUrl}/squad got no answer`)
  })

  it('no answer from another origin: the message names the page’s own, which may not be allowed', async () => {
    await using client = await connect({ drop: true })
    const messageOn = async (page: string): Promise<string> => {
      vi.stubGlobal('location', new URL(page))
      const failure = await failureOf(client.api.squad.list())
      vi.unstubAllGlobals()
      return failure.message
    }
    const reason = 'got no answer: it is away, or does not allow the origin https://shop.example'
    expect(await messageOn('https://shop.example/contact')).toBe(`GET ${client.baseUrl}/squad ${reason}`)
    expect(await messageOn(client.baseUrl)).toBe(`GET ${client.baseUrl}/squad got no answer`)
  })

  it("an abort in flight: the signal's own reason", async () => {
    await using client = await connect({ silent: true })
    const controller = new AbortController()
    const call = client.api.squad.list({}, { signal: controller.signal })
    while (client.requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
    controller.abort()
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
  })

  it('an abort before the call: nothing is sent', async () => {
    await using client = await connect()
    await expect(client.api.squad.list({}, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    })
    expect(client.requests).toEqual([])
  })
})
