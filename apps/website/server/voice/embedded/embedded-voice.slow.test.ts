import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chatChunk, createScriptedEndpoint } from '@frontdesk/voice-platform/testing/scripted-endpoint.ts'
import { joinCall } from '@frontdesk/voice-platform/testing/test-visitor.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { readConfig } from '#server/runtime/config.ts'
import { createLog } from '#server/runtime/log.ts'
import { startServer } from '#server/start-server.ts'

const apiKey = 'the-private-key-of-the-tests'
const cleanUps: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp()
})

/** Starts the whole site on a free port with these variables, as an operator would. */
async function openSite(env: Record<string, string> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-voice-'))
  const lines: string[] = []
  const server = await startServer({
    config: readConfig({
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      VOICE_API_KEY: apiKey,
      PATH: process.env.PATH,
      ...env,
    }),
    log: createLog((line) => lines.push(line)),
    signal: new AbortController().signal,
  })
  // Wait until a voice and a recogniser have loaded in the background.
  await vi.waitFor(() => expect(lines.join()).toContain('the voice platform is ready'), 60_000)
  let stopped: Promise<void> | undefined
  const stop = () => (stopped ??= server.stop())
  cleanUps.push(async () => {
    await stop()
    await rm(dataDir, { recursive: true })
  })
  return {
    address: server.address,
    lines,
    stop,
    call: (headers: Record<string, string> = {}) =>
      fetch(`${server.address}/voice/call/web`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: '{"assistant":{"name":"Ada","model":{"messages":[]}}}',
      }),
    storedCalls: async () => {
      const answer = await fetch(`${server.address}/voice/call`, {
        headers: { Authorization: `Bearer ${apiKey}` },
      })
      return (await answer.json()) as { status: string; endedReason: string | null }[]
    },
  }
}

const roomOf = async (answer: Response) => ((await answer.json()) as { webCallUrl: string }).webCallUrl

/** Returns the answer to the handshake for a room, from a page of `origin`. */
const handshake = (url: string, origin: string, headers: Record<string, string> = {}) =>
  new Promise<number>((resolve, reject) => {
    const socket = new WebSocket(url, { origin, headers })
    socket.once('open', () => {
      resolve(101)
      socket.close()
    })
    socket.once('unexpected-response', (_, answer) => resolve(answer.statusCode ?? 0))
    socket.once('error', reject)
  })

describe('calls on the own server', () => {
  let site: Awaited<ReturnType<typeof openSite>>
  beforeAll(async () => {
    site = await openSite({ ALLOWED_ORIGINS: 'https://landing.example', TRUSTED_PROXIES: 'loopback' })
  })

  it('accepts only the page that requested the call, and keeps the room when it refuses another page', async () => {
    expect((await site.call({ Origin: 'https://elsewhere.example' })).status).toBe(403)
    const url = await roomOf(await site.call({ Origin: site.address }))
    expect(await handshake(url, 'https://elsewhere.example')).toBe(403)
    expect(await handshake(url, 'https://landing.example')).toBe(403)
    expect(await handshake(url, site.address)).toBe(101)
    expect(await handshake(url, site.address)).toBe(403)
    expect(await handshake(`${site.address.replace('http', 'ws')}/voice/elsewhere`, site.address)).toBe(404)
  })

  it('names rooms on the origin that a trusted proxy forwards, and accepts its visitors', async () => {
    const byProxy = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'www.agency.example' }
    const answer = await site.call({ ...byProxy, Origin: 'https://www.agency.example' })
    const url = await roomOf(answer)
    expect(url).toMatch(/^wss:\/\/www\.agency\.example\/voice\/call\/web\/room\//)
    const direct = url.replace('wss://www.agency.example', site.address.replace('http', 'ws'))
    expect(await handshake(direct, 'https://www.agency.example', byProxy)).toBe(101)
  })

  it('extends the policy of its pages to its own sockets, and to nothing else', async () => {
    const page = await fetch(`${site.address}/`)
    const policy = page.headers.get('Content-Security-Policy') ?? ''
    expect(policy).toContain(`connect-src 'self' ${site.address.replace('http', 'ws')};`)
    expect(policy).not.toMatch(/https:|wasm-unsafe-eval/)
  })

  it.each([70, 140, 200, 1000])('answers 413 to a call request of %i KiB in chunks', async (size) => {
    const post = request(`${site.address}/voice/call/web`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' },
    })
    // The server closes the connection while the client is still sending.
    post.on('error', () => {})
    const answered = once(post, 'response')
    for (let sent = 0; sent < size; sent += 10) post.write('a'.repeat(10 * 1024))
    post.end()
    const [answer] = (await answered) as [IncomingMessage]
    expect(answer.statusCode).toBe(413)
    answer.destroy()
  })

  it('does not treat a wrong method or id as a fault of its own', async () => {
    const before = site.lines.length
    const trace = request(`${site.address}/voice/x`, { method: 'TRACE' }).end()
    const [answer] = (await once(trace, 'response')) as [IncomingMessage]
    expect(answer.statusCode).toBe(405)
    answer.resume()
    const call = await fetch(`${site.address}/voice/call/web`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ assistantId: 'a\0b' }),
    })
    expect(call.status).toBe(400)
    expect(await call.text()).not.toContain('There is no assistant')
    expect(site.lines.slice(before).join()).not.toContain('"level":"error"')
    const room = await roomOf(await site.call({ Origin: site.address }))
    expect(await handshake(room, site.address, { Host: 'x;script-src' })).toBe(400)
  })

  it('denies transcripts to clients without a key, and serves no other part of the API', async () => {
    expect((await fetch(`${site.address}/voice/call`)).status).toBe(401)
    const elsewhere = await fetch(`${site.address}/voice/squad`, {
      headers: { Authorization: `Bearer ${apiKey}` },
    })
    expect(elsewhere.status).toBe(501)
    expect(await elsewhere.json()).toMatchObject({ statusCode: 501, error: 'Not Implemented' })
  })

  it('carries a call in the room that it returned, and informs the visitor when it is stopped', async () => {
    const url = await roomOf(await site.call())
    expect(url).toMatch(new RegExp(`^ws://${new URL(site.address).host}/voice/call/web/room/`))
    const visitor = await joinCall(url)
    await visitor.nextFrame()
    await site.stop()
    expect(visitor.messages).toContainEqual({
      type: 'status-update',
      status: 'ended',
      endedReason: 'worker-shutdown',
    })
    expect(site.lines.join()).not.toContain('/room/')
  })
})

describe('a site with a language model', () => {
  it('answers with the model, or with the built-in engine if the model fails, and counts both', async () => {
    const model = await createScriptedEndpoint(() => undefined)
    cleanUps.push(() => model.close())
    const site = await openSite({ VOICE_LLM_URL: model.url, VOICE_LLM_MODEL: 'small' })
    const visitor = await joinCall(await roomOf(await site.call()))
    const isAnswered = async (content: string, by: RegExp) => {
      visitor.send({ type: 'add-message', message: { role: 'user', content } })
      await visitor.message(
        'transcript',
        ({ role, transcript }) => role === 'assistant' && by.test(transcript),
      )
    }
    visitor.send({ type: 'hello', version: 1, recognition: 'platform' })
    await visitor.nextFrame()
    model.follow((response) => {
      response.write(chatChunk({ content: 'That is a good question, and our team' }))
      response.end(`${chatChunk({ content: ' knows it best.' })}${chatChunk({}, 'stop')}data: [DONE]\n\n`)
    })
    await isAnswered('why should we trust you?', /good question, and our team knows it best\.$/)
    model.follow((response) => void response.writeHead(503).end())
    await isAnswered('which services do you offer?', /^We offer: /)
    visitor.hangUp()
    const metrics = await (await fetch(`${site.address}/metrics`)).text()
    expect(metrics).toContain('frontdesk_voice_model_answers_total{outcome="answered"} 1')
    expect(metrics).toContain('frontdesk_voice_model_answers_total{outcome="failed"} 1')
    expect(site.lines.join()).toContain('The language model failed')
    expect(site.lines.join()).not.toContain('trust you')
  })
})

describe('a site with an address of its own', () => {
  it('names rooms on PUBLIC_URL, whatever the requested host', async () => {
    const site = await openSite({ PUBLIC_URL: 'https://www.agency.example' })
    const answer = await site.call({ Origin: 'https://www.agency.example' })
    expect(await roomOf(answer)).toMatch(/^wss:\/\/www\.agency\.example\//)
    expect((await site.call({ Origin: site.address })).status).toBe(403)
  })

  it('keeps the day for visitors while others open rooms that they never join', async () => {
    // Six calls of ten minutes.
    const site = await openSite({ VOICE_DAILY_MINUTES: '60', TRUSTED_PROXIES: 'loopback' })
    const from = (network: string) => ({ 'X-Forwarded-For': network })
    const opened: number[] = []
    for (let post = 0; post < 60; post++) opened.push((await site.call(from('203.0.113.1'))).status)
    for (let post = 0; post < 20; post++) opened.push((await site.call(from(`203.0.113.${post + 2}`))).status)
    expect(opened.filter((status) => status === 201).length).toBeGreaterThan(6)

    // A busy machine may refuse a call for a moment.
    const visitor = await vi.waitFor(async () => {
      const answer = await site.call(from('198.51.100.7'))
      expect(answer.status).toBe(201)
      return joinCall(await roomOf(answer))
    }, 30_000)
    await visitor.nextFrame()
    visitor.hangUp()
    await visitor.closed()
  })

  it('gives back the unused minutes of a call', async () => {
    // A visitor may use a sixth, eleven minutes: one call of ten minutes, or many calls of one minute.
    const site = await openSite({ VOICE_DAILY_MINUTES: '66' })
    const visitor = await joinCall(await roomOf(await site.call()))
    await visitor.nextFrame()
    expect((await site.call()).status).toBe(429)
    visitor.hangUp()
    await visitor.closed()
    await expect.poll(() => site.storedCalls()).toMatchObject([{ status: 'ended' }])
    await expect.poll(async () => (await site.call()).status).toBe(201)
  })
})
