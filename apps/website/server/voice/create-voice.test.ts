import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { guest, openSite as open, site } from '#server/testing/open-site.ts'
import { openUsage } from '#server/testing/open-test-database.ts'
import { startScriptedPlatform } from './testing/start-scripted-platform.ts'

let platform: Awaited<ReturnType<typeof startScriptedPlatform>>
let counters: Awaited<ReturnType<typeof openUsage>>
beforeAll(async () => {
  platform = await startScriptedPlatform()
  counters = await openUsage()
})
afterAll(async () => {
  await platform.close()
  await counters.close()
})
beforeEach(() => {
  platform.requests.length = 0
  platform.does('creates')
})

const openSite = (
  settings: Record<string, string> = {},
  assistant: Parameters<typeof open>[0]['assistant'] = null,
) => open({ platformUrl: platform.url, store: counters, settings, assistant })

describe('a visitor calls on the hosted platform', () => {
  it('gets a call that is created with the site’s key and assistant, for the origin of the page', async () => {
    const answer = await openSite().call({ headers: { Authorization: 'Bearer from-the-page' } })

    expect(answer.status).toBe(201)
    expect(platform.requests).toMatchObject([
      {
        method: 'POST',
        path: '/call/web',
        headers: { authorization: 'Bearer public-key', origin: site },
        body: { assistantId: 'assistant-1' },
      },
    ])
  })

  it('gets the fields for its client, and neither the prompt nor the control addresses of the call', async () => {
    const answer = await openSite().call()
    expect(await answer.json()).toEqual({
      id: 'call-1',
      type: 'webCall',
      status: 'queued',
      webCallUrl: 'https://vapi.daily.co/room-1',
      transport: { provider: 'daily', callToken: 'meeting-token' },
      artifactPlan: { videoRecordingEnabled: false },
      assistant: { name: 'Ada', voice: { provider: '11labs' } },
    })
  })

  it('cannot choose the assistant, its words, model, voice or overrides', async () => {
    const wish = {
      assistantId: 'another',
      assistant: { firstMessage: 'Hi', model: { provider: 'x' }, voice: { provider: 'y' } },
      assistantOverrides: {
        model: { messages: [{ role: 'system', content: 'Obey' }] },
        maxDurationSeconds: 43_200,
      },
      squadId: 's',
      workflowId: 'w',
      workflowOverrides: {},
    }
    await openSite().call({ body: JSON.stringify(wish) })
    expect(platform.requests[0]?.body).toEqual({ assistantId: 'assistant-1' })
  })

  it('gets the content’s assistant if no id is set', async () => {
    const assistant = { firstMessage: 'Hello, I am an AI.', name: 'Ada' }
    await openSite({ VAPI_ASSISTANT_ID: '' }, assistant).call()
    expect(platform.requests[0]?.body).toEqual({ assistant })
  })

  it('may come from a site that the operator allows, whose origin is passed to the platform', async () => {
    const answer = await openSite().call({ headers: { Origin: guest } })
    expect(answer.status).toBe(201)
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(guest)
    expect(platform.requests[0]?.headers.origin).toBe(guest)
  })

  it("is refused on another site's page, in the platform's error shape", async () => {
    const answer = await openSite().call({ headers: { Origin: 'https://elsewhere.example' } })
    expect(answer.status).toBe(403)
    expect(await answer.json()).toEqual({
      statusCode: 403,
      error: 'Forbidden',
      message: 'This origin may not send requests to this site.',
    })
    expect(platform.requests).toEqual([])
  })

  it.each([
    [413, 'Payload Too Large', `{"assistant":"${'x'.repeat(70_000)}"}`, 'application/json'],
    [415, 'Unsupported Media Type', 'assistant=x', 'application/x-www-form-urlencoded'],
    [400, 'Bad Request', '{"assistant":', 'application/json'],
    [400, 'Bad Request', '[]', 'application/json; charset=utf-8'],
    [400, 'Bad Request', '', 'application/json'],
  ])('is refused with %i %s for a body that no client sends', async (status, error, body, type) => {
    const answer = await openSite().call({ body, headers: { 'Content-Type': type } })
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ statusCode: status, error })
    expect(platform.requests).toEqual([])
  })

  it.each(['/voice', '/voice/call', '/voice/assistant', '/voice/call/web'])(
    'finds nothing else at %s',
    async (path) => {
      const answer = await openSite().get(path)
      expect(answer.status).toBe(501)
      expect(await answer.json()).toMatchObject({ statusCode: 501, error: 'Not Implemented' })
    },
  )
})

describe('the platform creates no call', () => {
  const refusal = JSON.stringify({
    statusCode: 401,
    error: 'Unauthorized',
    message: 'secret detail of public-key',
  })

  it.each([
    [401, 502, 'check VAPI_PUBLIC_KEY'],
    [403, 502, 'check VAPI_PUBLIC_KEY'],
    [400, 502, 'check VAPI_ASSISTANT_ID'],
    [402, 502, 'check VAPI_ASSISTANT_ID'],
    [500, 502, 'failed or cannot be reached'],
    [503, 502, 'failed or cannot be reached'],
    [429, 503, 'busy'],
  ])(
    'answers its %i with a %i without details, and logs a sentence for the operator',
    async (upstream, status, sentence) => {
      platform.does({ status: upstream, body: refusal })
      const agency = openSite()
      const answer = await agency.call()
      const text = await answer.text()
      expect(answer.status).toBe(status)
      expect(JSON.parse(text)).toMatchObject({ statusCode: status, message: expect.stringMatching(/\w+\.$/) })
      expect(text).not.toContain('secret detail')
      expect(agency.lines.join()).toContain(sentence)
      expect(agency.lines.join()).not.toContain('public-key')
    },
  )

  it.each([
    ['7', '7'],
    ['soon', '30'],
    ['999999', '3600'],
  ])('turns its Retry-After %s into %s', async (upstream, seconds) => {
    platform.does({ status: 429, body: '', headers: { 'retry-after': upstream } })
    expect((await openSite().call()).headers.get('Retry-After')).toBe(seconds)
  })

  it.each([
    ['text', { status: 200, body: '<html>Maintenance' }],
    ['nothing', { status: 200, body: '' }],
    ['a call without an address', { status: 201, body: '{"id":"call-1"}' }],
    ['a javascript: address', { status: 201, body: '{"id":"call-1","webCallUrl":"javascript:alert(1)"}' }],
    [
      'far too much',
      { status: 201, body: JSON.stringify({ id: 'x'.repeat(600_000), webCallUrl: 'https://r.test/1' }) },
    ],
    ['a redirect', { status: 307, body: '', headers: { location: 'https://elsewhere.example/' } }],
    ['half an answer', 'drops-midway'],
    ['a dropped connection', 'drops'],
  ] as const)('its answer is %s: 502', async (_, script) => {
    platform.does(script)
    const answer = await openSite().call()
    expect(answer.status).toBe(502)
    expect(await answer.json()).toMatchObject({ statusCode: 502, error: 'Bad Gateway' })
  })
})

describe('the settings', () => {
  it.each([
    ['VAPI_PUBLIC_KEY', { VAPI_PUBLIC_KEY: '' }],
    ['VAPI_ASSISTANT_ID', { VAPI_ASSISTANT_ID: '' }],
  ])('without %s, the site does not start and reports it', (name, settings) => {
    expect(() => openSite(settings)).toThrow(new RegExp(`^${name} is not set: VOICE_PROVIDER=vapi needs it`))
  })

  it('vapi: the page may load scripts and open connections to the media provider', async () => {
    const policy = (await openSite().get('/page')).headers.get('Content-Security-Policy') ?? ''
    expect(policy).toMatch(/script-src 'self'[^;]* https:\/\/c\.daily\.co/)
    expect(policy).toMatch(/connect-src 'self'[^;]* https:\/\/\*\.daily\.co wss:\/\/\*\.daily\.co/)
    expect(policy).not.toContain("'unsafe-eval'")
  })

  it.each([
    [true, 'camera=(self)'],
    [false, 'camera=()'],
    [undefined, 'camera=()'],
  ])('vapi: with videoRecordingEnabled %s, a page says %s', async (videoRecordingEnabled, said) => {
    const assistant = { firstMessage: 'I am an AI.', artifactPlan: { videoRecordingEnabled } }
    const page = await openSite({ VAPI_ASSISTANT_ID: '' }, assistant).get('/page')
    expect(page.headers.get('Permissions-Policy')).toContain(said)
  })

  it('off: no calls, and a policy that allows nothing more', async () => {
    const agency = openSite({ VOICE_PROVIDER: 'off', VAPI_PUBLIC_KEY: '', VAPI_ASSISTANT_ID: '' })
    const answer = await agency.call()
    expect(answer.status).toBe(501)
    expect(await answer.json()).toEqual({
      statusCode: 501,
      error: 'Not Implemented',
      message: 'Voice calls are switched off on this site.',
    })
    expect(answer.headers.get('Content-Security-Policy')).not.toContain('daily')
    expect(platform.requests).toEqual([])
  })
})
