import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { readStandaloneConfig } from './standalone-config.ts'
import { joinCall } from './testing/test-visitor.ts'

vi.setConfig({ testTimeout: 60_000 })

const entry = new URL('./standalone.ts', import.meta.url).pathname
const facts = new URL('./dialogue/evaluation/harbour.ts', import.meta.url).href
const cleanups: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup()
})

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'frontdesk-voice-'))
  cleanups.push(() => rm(folder, { recursive: true }))
  await writeFile(
    join(folder, 'knowledge.mjs'),
    `export { harbour as knowledge } from ${JSON.stringify(facts)}\n`,
  )
  return folder
}

function start(environment: Record<string, string>) {
  const child = spawn(process.execPath, [entry], {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk
    })
  }
  cleanups.push(() => {
    child.kill('SIGKILL')
    return exited
  })
  return {
    exited,
    output: () => output,
    stop: () => child.kill('SIGTERM'),
    async port(): Promise<number> {
      return vi.waitFor(() => Number(/"port":(\d+)/.exec(output)?.[1] ?? expect.fail(output)), 30_000)
    },
  }
}

test('the platform runs in its own process, answers from its facts, and keeps its calls over a restart', async () => {
  const folder = await aFolder()
  const environment = {
    PORT: '0',
    DATA_DIR: join(folder, 'data'),
    VOICE_KNOWLEDGE: join(folder, 'knowledge.mjs'),
    VOICE_API_KEY: 'a-private-key-for-the-test',
  }
  const platform = start(environment)
  const base = `http://127.0.0.1:${await platform.port()}`
  const created = await fetch(`${base}/call/web`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  })
  const { id, webCallUrl } = (await created.json()) as { id: string; webCallUrl: string }
  const visitor = await joinCall(webCallUrl)
  await visitor.nextFrame()
  visitor.send({ type: 'add-message', message: { role: 'user', content: 'Who are you?' } })
  await visitor.message('transcript', ({ role, transcript }) => role === 'assistant' && /AI/.test(transcript))
  visitor.hangUp()
  await visitor.closed()
  const recordAt = async (address: string): Promise<unknown> =>
    (
      await fetch(`${address}/call/${id}`, {
        headers: { Authorization: 'Bearer a-private-key-for-the-test' },
      })
    ).json()
  // The visitor notices the lost connection first; the platform records it a moment later.
  await vi.waitFor(async () => expect(await recordAt(base)).toMatchObject({ status: 'ended' }), 10_000)
  platform.stop()
  expect(await platform.exited).toBe(0)

  const again = start(environment)
  expect(await recordAt(`http://127.0.0.1:${await again.port()}`)).toMatchObject({
    id,
    status: 'ended',
    endedReason: 'customer-ended-call',
  })
})

test('a page of an allowed origin may call and read the answer, and no other page', async () => {
  const folder = await aFolder()
  const platform = start({
    PORT: '0',
    DATA_DIR: join(folder, 'data'),
    VOICE_KNOWLEDGE: join(folder, 'knowledge.mjs'),
    ALLOWED_ORIGINS: 'https://shop.example/, http://localhost:5173',
  })
  const address = `http://127.0.0.1:${await platform.port()}/call/web`
  const ask = (method: 'OPTIONS' | 'POST', origin: string) =>
    fetch(address, {
      method,
      headers: { Origin: origin, 'Content-Type': 'application/json' },
      ...(method === 'POST' && { body: '{}' }),
    })
  const origin = 'https://shop.example'
  const preflight = await ask('OPTIONS', origin)
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe(origin)
  expect(preflight.headers.get('Access-Control-Allow-Headers')).toMatch(/Content-Type/)
  const created = await ask('POST', origin)
  expect(created.headers.get('Access-Control-Allow-Origin')).toBe(origin)
  const visitor = await joinCall(((await created.json()) as { webCallUrl: string }).webCallUrl, { origin })
  await visitor.nextFrame()
  visitor.hangUp()
  await visitor.closed()

  for (const method of ['OPTIONS', 'POST'] as const) {
    const refused = await ask(method, 'https://elsewhere.example')
    expect(refused.headers.get('Access-Control-Allow-Origin')).toBeNull()
    if (method === 'POST') expect(refused.status).toBe(403)
  }
})

test('a missing module of facts is reported in one sentence', async () => {
  const platform = start({ PORT: '0' })
  expect(await platform.exited).toBe(1)
  expect(platform.output()).toBe('VOICE_KNOWLEDGE is missing.\n')
})

test('a file of facts that does not exist is named in one sentence', async () => {
  const platform = start({ PORT: '0', VOICE_KNOWLEDGE: './no-such-facts.ts' })
  expect(await platform.exited).toBe(1)
  expect(platform.output()).toBe('VOICE_KNOWLEDGE names ./no-such-facts.ts, which does not exist.\n')
})

test('a taken port is named in one sentence', async () => {
  const folder = await aFolder()
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  cleanups.push(() => new Promise((resolve) => other.close(resolve)))
  const { port } = other.address() as AddressInfo
  const platform = start({
    PORT: `${port}`,
    DATA_DIR: join(folder, 'data'),
    VOICE_KNOWLEDGE: join(folder, 'knowledge.mjs'),
  })
  expect(await platform.exited).toBe(1)
  expect(platform.output()).toBe(`PORT ${port} is taken by another program.\n`)
})

test('an older Node is named in one sentence, before anything that it does not have is loaded', async () => {
  // What runs in it: the released command.
  const older = 'Object.defineProperty(process.versions, "node", { value: "20.19.0" })'
  const platform = start({ NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(older)}` })
  expect(await platform.exited).toBe(1)
  expect(platform.output()).toBe('The voice platform needs Node 24 or newer; this is 20.19.0.\n')
})

test.each([
  ['PORT', 'a'],
  ['PUBLIC_URL', 'agency.example'],
  ['ALLOWED_ORIGINS', 'https://a.example, nonsense'],
  ['VOICE_API_KEY', 'short'],
  ['VOICE_LLM_URL', 'ftp://models.example'],
])('a wrong %s is named', (name, value) => {
  const read = readStandaloneConfig({ VOICE_KNOWLEDGE: 'facts.ts', [name]: value })
  expect('problem' in read && read.problem).toMatch(new RegExp(`^${name} `))
})
