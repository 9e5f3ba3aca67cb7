import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ChatEvent, ChatRequest } from '#platform/providers/chat-model.ts'
import { chatChunk, createScriptedEndpoint, failures } from '#platform/testing/scripted-endpoint.ts'
import { createOpenAiChat } from './openai-chat.ts'
import type { OpenAiEndpoint } from './openai-request.ts'

let endpoint: Awaited<ReturnType<typeof createScriptedEndpoint>>
beforeAll(async () => {
  endpoint = await createScriptedEndpoint(() => undefined)
})
afterAll(() => endpoint.close())
beforeEach(() => {
  endpoint.requests.length = 0
})

const request: ChatRequest = {
  messages: [{ role: 'user', content: 'What do you offer?' }],
  tools: [{ name: 'open_page', description: 'Opens a page', parameters: { type: 'object' } }],
  maxTokens: 50,
  signal: new AbortController().signal,
}

/** For tests of slow servers. In other tests a busy machine may take its time. */
const shortTimeouts = { timeoutMilliseconds: 150, stallMilliseconds: 150 }

async function eventsOf(timeouts: Partial<OpenAiEndpoint> = {}): Promise<ChatEvent[]> {
  const chat = createOpenAiChat({
    url: endpoint.url,
    key: 'secret',
    model: 'small',
    timeoutMilliseconds: 60_000,
    stallMilliseconds: 60_000,
    ...timeouts,
  })
  const events: ChatEvent[] = []
  for await (const event of chat.answer(request)) events.push(event)
  return events
}

test('returns an answer word by word, even if the stream splits a character', async () => {
  endpoint.follow(async (response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' })
    const bytes = Buffer.from(
      `${chatChunk({ role: 'assistant', content: '' })}${chatChunk({ content: 'Café' })}`,
    )
    const middle = bytes.indexOf('é') + 1
    response.write(bytes.subarray(0, middle))
    await new Promise((resolve) => setTimeout(resolve, 20))
    response.write(bytes.subarray(middle))
    response.end(
      `: keep-alive\r\n\r\n${chatChunk({ content: ' au lait.' })}${chatChunk({}, 'stop')}data: [DONE]\n\n`,
    )
  })
  expect(await eventsOf()).toEqual([
    { type: 'text', text: 'Café' },
    { type: 'text', text: ' au lait.' },
  ])
  const [sent] = endpoint.requests
  expect(sent?.path).toBe('/v1/chat/completions')
  expect(sent?.headers.authorization).toBe('Bearer secret')
  expect(JSON.parse(sent?.body ?? '')).toEqual({
    model: 'small',
    stream: true,
    max_tokens: 50,
    messages: request.messages,
    tools: [{ type: 'function', function: request.tools[0] }],
  })
})

test('joins a tool call that comes in pieces', async () => {
  endpoint.follow((response) => {
    response.write(
      chatChunk({ tool_calls: [{ index: 0, id: 't1', function: { name: 'open_page', arguments: '{"pa' } }] }),
    )
    response.write(chatChunk({ tool_calls: [{ index: 0, function: { arguments: 'ge":"/services"}' } }] }))
    response.end(`${chatChunk({}, 'tool_calls')}data: [DONE]\n\n`)
  })
  expect(await eventsOf()).toEqual([
    { type: 'tool-call', call: { id: 't1', name: 'open_page', arguments: { page: '/services' } } },
  ])
})

test.each([
  ['the model declines', chatChunk({ refusal: 'I can’t' })],
  ['a filter stops it', chatChunk({}, 'content_filter')],
])('%s: that is said, and no text', async (_how, sent) => {
  endpoint.follow((response) => void response.end(`${sent}data: [DONE]\n\n`))
  expect(await eventsOf()).toEqual([{ type: 'refusal' }])
})

test('closes the connection to the server on an interruption', async () => {
  let isClosed: Promise<unknown> | undefined
  endpoint.follow((response) => {
    isClosed = new Promise((resolve) => response.on('close', resolve))
    response.writeHead(200).write(chatChunk({ content: 'Well, ' }))
  })
  const abort = new AbortController()
  const listening = (async () => {
    for await (const event of createOpenAiChat({ url: endpoint.url }).answer({
      ...request,
      signal: abort.signal,
    })) {
      expect(event.type).toBe('text')
      abort.abort(new Error('interrupted'))
    }
  })()
  await expect(listening).rejects.toThrow('interrupted')
  await isClosed
})

const garbled = [
  ['sends no JSON', 'data: {{{\n\n'],
  ['sends JSON of another kind', 'data: {"error":{"message":"overloaded"}}\n\n'],
  [
    'calls a tool with broken arguments',
    chatChunk(
      { tool_calls: [{ index: 0, id: 't', function: { name: 'x', arguments: '{"a' } }] },
      'tool_calls',
    ),
  ],
  [
    'calls tools without end',
    Array.from({ length: 20 }, (_, index) =>
      chatChunk({ tool_calls: [{ index, function: { name: 'x' } }] }),
    ).join(''),
  ],
] as const

test.each([
  ...failures(chatChunk({ content: 'Well, ' })),
  ...garbled.map(([name, sent]) => [name, (response: ServerResponse) => void response.end(sent)] as const),
])('an endpoint that %s: the stream rejects', async (_how, script) => {
  endpoint.follow(script)
  await expect(eventsOf(shortTimeouts)).rejects.toMatchObject({ name: 'VoiceProviderError' })
})
