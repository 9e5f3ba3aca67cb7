import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { contactForm } from '#app/consultation-form/form-config.ts'
import { postConsultation } from '#app/consultation-form/post-consultation.ts'

const main = join(import.meta.dirname, '../server/main.ts')
const dataDir = mkdtempSync(join(tmpdir(), 'frontdesk-deploys-'))

const releases: ChildProcess[] = []

type Release = {
  stop(signal: NodeJS.Signals): Promise<number | null>
  /** Its pages are rendered; it may be waiting for the store. */
  prepared: Promise<void>
  listening: Promise<void>
  /** It has received the signal to stop. */
  stopping: Promise<void>
}

/** Starts the server as `npm start` does, on the data directory shared by all releases. */
function release(port: number): Release {
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMIT_PER_MINUTE: '100000',
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  releases.push(child)
  const prepared = Promise.withResolvers<void>()
  const listening = Promise.withResolvers<void>()
  const stopping = Promise.withResolvers<void>()
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    if (chunk.includes('"pages rendered"')) prepared.resolve()
    if (chunk.includes('"listening"')) listening.resolve()
    if (chunk.includes('"stopping"')) stopping.resolve()
  })
  void exited.then((code) => listening.reject(new Error(`The server ended with ${code}`)))
  listening.promise.catch(() => {})
  return {
    prepared: prepared.promise,
    listening: listening.promise,
    stopping: stopping.promise,
    stop(signal) {
      child.kill(signal)
      return exited
    },
  }
}

let port: number
beforeAll(async () => {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, resolve))
  port = (probe.address() as AddressInfo).port
  await new Promise((resolve) => probe.close(resolve))
})
afterEach(() => {
  for (const child of releases) child.kill('SIGKILL')
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

it('loses and doubles no request through two deploys in a row, under 50 requests a second', async () => {
  const first = release(port)
  await first.listening

  const names: string[] = []
  const sent: Promise<string>[] = []
  const send = async (): Promise<string> => {
    const name = `Visitor ${randomUUID()}`
    names.push(name)
    const request = {
      name,
      email: 'ada@example.com',
      phone: '020 7946 0000',
      company: 'Engines',
      service: contactForm.defaultService,
      message: '',
      page_source: contactForm.pageSource,
    } as const
    const { outcome } = await postConsultation(request, {
      idempotencyKey: randomUUID(),
      url: `http://localhost:${port}/api/consultations`,
    })
    return outcome
  }
  const load = setInterval(() => sent.push(send()), 20)

  await sleep(1500)
  const second = release(port)
  await second.prepared
  expect(await first.stop('SIGTERM')).toBe(0)
  await second.listening
  await sleep(1500)
  const third = release(port)
  await third.prepared
  expect(await second.stop('SIGTERM')).toBe(0)
  await third.listening
  await sleep(1500)

  clearInterval(load)
  const outcomes = await Promise.all(sent)
  expect(outcomes.length).toBeGreaterThan(150)
  expect(new Set(outcomes)).toEqual(new Set(['stored']))
  expect(await third.stop('SIGINT')).toBe(0)

  const store = new DatabaseSync(join(dataDir, 'frontdesk.sqlite'), { readOnly: true })
  const stored = store.prepare('SELECT name FROM consultations ORDER BY name').all()
  store.close()
  expect(stored.map((row) => row.name)).toEqual(names.toSorted())
}, 240_000)

/** Begins a request and leaves it unfinished, after the server has read its head. */
async function beginRequest(body: string) {
  const socket = connect(port, 'localhost')
  const socketClosed = new Promise((resolve) => socket.once('close', resolve))
  const begun = Promise.withResolvers<void>()
  let answer = ''
  socket.setEncoding('utf8').on('data', (data) => {
    answer += String(data)
    begun.resolve()
  })
  socket.on('error', begun.reject)
  socket.write(
    'POST /api/consultations HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n' +
      `Expect: 100-continue\r\nContent-Length: ${body.length}\r\n\r\n`,
  )
  await begun.promise
  return {
    finish: () => socket.write(body),
    answer: async () => {
      await socketClosed
      return answer
    },
  }
}

it('finishes accepted requests before it exits', async () => {
  const server = release(port)
  await server.listening
  const request = await beginRequest(JSON.stringify({ name: 'x' }))
  const ended = server.stop('SIGTERM')
  await server.stopping
  request.finish()
  expect(await ended).toBe(0)
  expect(await request.answer()).toMatch(/^HTTP\/1\.1 100 [^]*?\r\n\r\nHTTP\/1\.1 422 /)
}, 240_000)

it('exits at once on the second signal', async () => {
  const server = release(port)
  await server.listening
  await beginRequest('{}')
  const ended = server.stop('SIGTERM')
  await server.stopping
  await server.stop('SIGTERM')
  expect(await ended).toBe(1)
}, 240_000)

it('explains in a sentence why it cannot start', async () => {
  const taken = createServer()
  await new Promise<void>((resolve) => taken.listen(0, resolve))
  const usedPort = (taken.address() as AddressInfo).port
  const { status, stderr } = spawnSync(process.execPath, [main], {
    env: { ...process.env, PORT: String(usedPort), DATA_DIR: dataDir },
    encoding: 'utf8',
  })
  taken.close()
  expect(stderr).toBe('PORT is in use: stop the program that listens on it, or set another port.\n')
  expect(status).toBe(1)
  const refused = spawnSync(process.execPath, [main], {
    env: { ...process.env, PORT: 'x' },
    encoding: 'utf8',
  })
  expect(refused.stderr).toMatch(/^PORT cannot be used: .+\.\n$/)
  expect(refused.status).toBe(1)
}, 240_000)
