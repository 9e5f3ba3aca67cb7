import type { ServerResponse } from 'node:http'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase, patientTimeout, type TestDatabase } from '#server/testing/open-test-database.ts'
import {
  startScriptedHttp,
  type ScriptedHttp,
} from '#server/requests/delivery/testing/start-scripted-http.ts'
import { createLog } from '#server/runtime/log.ts'
import { signedIn, type Visitor } from '#server/testing/sign-in-visitor.ts'
import { createHostedCalls } from '#server/voice/hosted/hosted-calls.ts'
import { createTestDesk, type TestDesk } from '#server/testing/create-test-desk.ts'
import type { CallPage } from '#contract/desk/calls.ts'
import { listAudit } from '#server/store/audit-transactions.ts'
import { createVoiceCallStore } from '#server/voice/calls/voice-call-store.ts'

const key = 'the-private-key-of-the-account'
const at = (minute: number) => new Date(Date.UTC(2026, 2, 10, 9, minute)).toISOString()

/** A call as the platform returns it, with data that no browser may see. */
const aCall = (id: string, minute: number) => ({
  id,
  orgId: 'org',
  assistantId: 'ours',
  type: 'webCall',
  createdAt: at(minute),
  startedAt: at(minute),
  endedAt: at(minute + 1),
  status: 'ended',
  endedReason: 'customer-ended-call',
  cost: 0.12,
  artifact: {
    recordingUrl: 'https://storage.example/recording.wav',
    messages: [
      { role: 'system', message: 'secret prompt', time: Date.parse(at(minute)) },
      { role: 'bot', message: 'Hello.', time: Date.parse(at(minute)) + 1000 },
      { role: 'user', message: `Words of ${id}`, time: Date.parse(at(minute)) + 4000 },
      {
        role: 'tool_calls',
        message: '',
        time: Date.parse(at(minute)) + 5000,
        toolCalls: [
          { id: '1', type: 'function', function: { name: 'open_page', arguments: '{"secret":1}' } },
        ],
      },
      { role: 'tool_call_result', name: 'open_page', result: 'secret', time: Date.parse(at(minute)) + 6000 },
    ],
  },
})

let platform: ScriptedHttp
let database: TestDatabase
let lines: string[]
beforeAll(async () => {
  database = await openTestDatabase('sqlite')
})
afterAll(() => database.close())

describe('the calls of the hosted platform at the desk', () => {
  let desk: TestDesk
  let ada: Visitor
  let requested: URL[]
  let kept: ReturnType<typeof aCall>[]

  beforeEach(async () => {
    platform = await startScriptedHttp()
    lines = []
    requested = []
    kept = []
    platform.answer = (response, request) => {
      const url = new URL(request.url ?? '', platform.url)
      requested.push(url)
      const id = /^\/call\/(.+)$/.exec(url.pathname)?.[1]
      if (id !== undefined) {
        const call = kept.find((each) => each.id === id)
        return respond(response, call ? 200 : 404, call ?? { message: 'Not found' })
      }
      const until = url.searchParams.get('createdAtLe') ?? '9999'
      const page = kept.filter(({ createdAt }) => createdAt <= until)
      respond(response, 200, page.slice(0, Number(url.searchParams.get('limit'))))
    }
    const hostedCalls = createHostedCalls({
      apiUrl: `http://127.0.0.1:${platform.port}`,
      privateKey: key,
      assistantId: 'ours',
      timeoutMs: patientTimeout,
      log: createLog((line) => lines.push(line)),
    })
    desk = createTestDesk(database, { hostedCalls })
    ada = await signedIn(desk, { email: `${crypto.randomUUID()}@agency.example`, name: 'Ada' })
  })
  afterEach(async () => {
    expect(lines.join()).not.toContain(key)
    await desk.close()
    await platform.close()
  })

  const respond = (response: ServerResponse, status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  const list = async (query = '') => (await (await ada.get(`/api/desk/calls${query}`)).json()) as CallPage

  it('are listed with those of the site in one order, page by page, each once', async () => {
    const own = (id: string, minute: number) => ({
      id,
      type: 'webCall' as const,
      status: 'ended' as const,
      assistant: { name: 'Assistant' },
      page: '/',
      createdAt: at(minute),
      updatedAt: at(minute),
      startedAt: null,
      endedAt: null,
      endedReason: null,
      transcript: [],
    })
    for (const [id, minute] of [['own-1', 1] as const, ['own-4', 4] as const]) {
      await createVoiceCallStore(database).createCall(own(id, minute))
    }
    kept = [aCall('hosted-5', 5), aCall('hosted-3', 3), aCall('hosted-2b', 2), aCall('hosted-2a', 2)]
    const seen: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: CallPage = await list(`?limit=2${cursor && `&cursor=${cursor}`}`)
      expect(page.problem).toBeNull()
      seen.push(...page.items.map(({ id }) => id))
      cursor = page.nextCursor
    }
    expect(seen).toEqual(['hosted-5', 'own-4', 'hosted-3', 'hosted-2b', 'hosted-2a', 'own-1'])
    expect(requested[0]?.searchParams.get('assistantId')).toBe('ours')
    expect(platform.requests[0]?.headers.authorization).toBe(`Bearer ${key}`)
    await createVoiceCallStore(database).deleteCallsBefore('9999')
  })

  it('have their transcript and tools, and nothing else of the platform', async () => {
    kept = [aCall('hosted', 1)]
    const response = await ada.get('/api/desk/calls/hosted')
    const text = await response.text()
    expect(JSON.parse(text)).toMatchObject({
      platform: 'hosted',
      seconds: 60,
      endedReason: 'customer-ended-call',
      firstWords: 'Words of hosted',
      tools: ['open_page'],
      transcript: [
        { speaker: 'assistant', text: 'Hello.' },
        { speaker: 'visitor', text: 'Words of hosted' },
        { speaker: 'tool', text: 'open_page' },
      ],
    })
    expect(text).not.toMatch(/secret|recording|cost|org/)
    expect(text).not.toContain(key)
    const [entry] = await desk.run(listAudit, { before: null, limit: 1 })
    expect(entry).toMatchObject({ action: 'call.viewed', subject: { id: 'hosted' } })
  })

  it('of the account’s other assistants are not shown', async () => {
    kept = [{ ...aCall('theirs', 1), assistantId: 'theirs' }]
    expect((await ada.get('/api/desk/calls/theirs')).status).toBe(404)
    expect((await ada.get('/api/desk/calls/nowhere')).status).toBe(404)
  })

  it.each<[string, RegExp, (response: ServerResponse) => unknown]>([
    ['refuses the key', /does not accept VAPI_PRIVATE_KEY/, (response) => respond(response, 401, {})],
    ['is busy', /busy/, (response) => respond(response, 429, {})],
    ['fails', /cannot be reached/, (response) => respond(response, 500, { message: 'secret' })],
    ['drops the line', /cannot be reached/, (response) => response.destroy()],
    ['sends too much', /cannot be read\./, (response) => response.end(`["${'x'.repeat(9 << 20)}"]`)],
    ['sends no list', /cannot be read\./, (response) => respond(response, 200, {})],
  ])('are missed in a plain sentence when the platform %s', async (_, sentence, answer) => {
    platform.answer = (response) => void answer(response)
    const page = await list()
    expect(page).toMatchObject({ items: [], nextCursor: null, problem: expect.stringMatching(sentence) })
    expect(JSON.stringify(page)).not.toMatch(/secret/)
  })

  it('are given up when the platform does not answer in time', async () => {
    platform.answer = () => {}
    const impatient = createHostedCalls({
      apiUrl: `http://127.0.0.1:${platform.port}`,
      privateKey: key,
      assistantId: 'ours',
      timeoutMs: 200,
      log: createLog((line) => lines.push(line)),
    })
    expect(await impatient.list({ until: null, limit: 1 })).toEqual({
      outcome: 'failed',
      problem: 'The hosted platform did not answer in time.',
    })
  })

  it('explain why one cannot be read', async () => {
    platform.answer = (response) => void respond(response, 500, {})
    const response = await ada.get('/api/desk/calls/hosted')
    expect([response.status, await response.text()]).toEqual([
      503,
      expect.stringContaining('cannot be reached'),
    ])
  })
})
