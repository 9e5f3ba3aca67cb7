import { describe, expect, it } from 'vitest'

import { createVoiceApi, type VoiceApi } from './create-voice-api.ts'
import { listedCalls } from './testing/listed-calls.ts'
import { startRecordingServer } from './testing/recording-server.ts'

type AnyCall = (...args: readonly unknown[]) => Promise<unknown>

/** Every function reachable on the client, by its dotted name. */
const reachable = (node: object, prefix = ''): Map<string, AnyCall> =>
  new Map(
    Object.entries(node).flatMap(([key, value]: [string, unknown]) =>
      typeof value === 'function'
        ? [[prefix + key, value as AnyCall] as const]
        : [...reachable(value as object, `${prefix}${key}.`)],
    ),
  )

const connect = async () => {
  const server = await startRecordingServer()
  const api: VoiceApi = createVoiceApi({ baseUrl: server.baseUrl, token: 'private-key' })
  return { server, calls: reachable(api), [Symbol.asyncDispose]: server[Symbol.asyncDispose] }
}

describe('every call of section 7', () => {
  it('exists once, and nothing else is reachable but the core', async () => {
    await using client = await connect()
    const names = listedCalls.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect([...client.calls.keys()].toSorted()).toEqual([...names, 'send'].toSorted())
  })

  it.each(listedCalls)('$name sends $request', async ({ name, args, request, json, form, insecure }) => {
    await using client = await connect()
    client.server.answers({ body: '{"id":"i1"}' })

    const answer = await client.calls.get(name)?.(...args, { headers: { 'x-trace': 'call-1' } })

    const [method, target = ''] = request.split(' ')
    const { pathname, searchParams } = new URL(target, 'http://expected')
    expect(answer).toEqual({ id: 'i1' })
    expect(client.server.requests).toHaveLength(1)
    const [sent] = client.server.requests
    expect(sent).toMatchObject({ method, path: pathname, query: [...searchParams] })
    expect(sent?.body).toEqual(json ?? form ?? null)
    expect(sent?.headers.authorization).toBe(insecure ? undefined : 'Bearer private-key')
    const [type] = sent?.headers['content-type']?.split('; boundary=') ?? []
    expect(type).toBe(json ? 'application/json' : form ? 'multipart/form-data' : undefined)
    expect(sent?.headers['x-trace']).toBe('call-1')
  })

  it.each(listedCalls)('$name can be aborted', async ({ name, args }) => {
    await using client = await connect()
    client.server.answers({ silent: true })
    const controller = new AbortController()
    const reason = new Error('the visitor left')

    const call = client.calls.get(name)?.(...args, { signal: controller.signal })
    controller.abort(reason)

    await expect(call).rejects.toBe(reason)
  })
})

it('names the address that is missing', () => {
  for (const options of [undefined, {}, 'key'])
    expect(() => createVoiceApi(options as unknown as Parameters<typeof createVoiceApi>[0])).toThrow(
      new TypeError("Pass the platform's address as baseUrl, such as https://api.vapi.ai or /voice."),
    )
})
