import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DialogueEvent, DialogueTurn } from '#platform/providers/dialogue-provider.ts'
import { call } from '#platform/testing/call.ts'
import { chatChunk, createScriptedEndpoint, failures } from '#platform/testing/scripted-endpoint.ts'
import { createScriptedDialogue } from '#platform/testing/scripted-dialogue.ts'
import { createOpenAiDialogue } from './openai-dialogue.ts'

let instructions: string
let endpoint: Awaited<ReturnType<typeof createScriptedEndpoint>>
beforeAll(async () => {
  endpoint = await createScriptedEndpoint(() => undefined)
})
afterAll(() => endpoint.close())
beforeEach(() => {
  instructions = 'You are the front desk of an agency.'
  endpoint.requests.length = 0
})

function openDialogue() {
  const provider = createOpenAiDialogue({
    url: endpoint.url,
    key: 'secret',
    model: 'small',
    instructions: () => instructions,
    dialogue: createScriptedDialogue(() => []),
    timeoutMilliseconds: 150,
    stallMilliseconds: 150,
  })
  return provider.openDialogue({ callId: 'c', assistantName: 'Ada', variables: { page: '/services' } })
}

const turn: DialogueTurn = {
  history: [{ role: 'assistant', content: 'Hello', interrupted: true }],
  input: { type: 'user', text: 'What do you offer?', by: 'speech' },
  tools: [{ name: 'open_page', description: 'Opens a page', parameters: { type: 'object' } }],
  signal: new AbortController().signal,
}

async function eventsOf(asked: DialogueTurn = turn): Promise<DialogueEvent[]> {
  const events: DialogueEvent[] = []
  for await (const event of openDialogue().respond(asked)) events.push(event)
  return events
}

test('an answer comes word by word, even where the stream breaks a character in two', async () => {
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
  const [request] = endpoint.requests
  expect(request?.path).toBe('/v1/chat/completions')
  expect(request?.headers.authorization).toBe('Bearer secret')
  const body = JSON.parse(request?.body ?? '') as Record<string, unknown>
  expect(body).toMatchObject({ model: 'small', stream: true, tools: [{ type: 'function' }] })
  expect(body['messages']).toMatchObject([
    { role: 'system' },
    { role: 'assistant', content: expect.stringContaining('interrupted') as unknown },
    { role: 'user', content: 'What do you offer?' },
  ])
})

test('a tool call that comes in pieces is put together', async () => {
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

test('what the assistant may say is read anew for every answer of a call', async () => {
  endpoint.follow((response) => void response.end(`${chatChunk({}, 'stop')}data: [DONE]\n\n`))
  const dialogue = openDialogue()
  const prompts: string[] = []
  for (const now of ['There is an offer.', 'There is no offer.']) {
    instructions = now
    for await (const event of dialogue.respond(turn)) expect(event).toBeUndefined()
    const { messages } = JSON.parse(endpoint.requests.at(-1)?.body ?? '') as {
      messages: { content: string }[]
    }
    prompts.push(messages[0]?.content ?? '')
  }
  expect(prompts).toMatchObject(
    [/^There is an offer/, /^There is no offer/].map((now) => expect.stringMatching(now) as unknown),
  )
})

test('an interruption ends the request', async () => {
  endpoint.follow((response) => void response.writeHead(200).write(chatChunk({ content: 'Well, ' })))
  const abort = new AbortController()
  const listening = (async () => {
    for await (const event of openDialogue().respond({ ...turn, signal: abort.signal })) {
      expect(event.type).toBe('text')
      abort.abort(new Error('interrupted'))
    }
  })()
  await expect(listening).rejects.toThrow('interrupted')
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
] as const

test.each([
  ...failures(chatChunk({ content: 'Well, ' })),
  ...garbled.map(([name, sent]) => [name, (response: ServerResponse) => void response.end(sent)] as const),
])('an endpoint that %s: the visitor hears an apology, and the call goes on', async (_how, script) => {
  endpoint.follow(script)
  const dialogue = openDialogue()
  const { faults } = await call({ answer: (asked) => dialogue.respond(asked), realTime: true })
    .says(/AI assistant/)
    .reads('What do you offer?')
    .says(/something went wrong on my side/)
    .receives({ type: 'say', message: 'Still here.' })
    .says(/Still here/)
    .end()
  expect(faults).toBe(1)
})
