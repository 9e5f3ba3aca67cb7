import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sendConsultation } from '#app/consultation-form/send-consultation.ts'

const main = join(import.meta.dirname, '../server/main.ts')
const dataDir = mkdtempSync(join(tmpdir(), 'frontdesk-deploys-'))

const releases: ChildProcess[] = []

type Release = {
  stop(signal: NodeJS.Signals): Promise<number | null>
  listening: Promise<void>
}

/** Starts the server as `npm start` does, on the data directory that all releases share. */
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
  const listening = Promise.withResolvers<void>()
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    if (chunk.includes('"listening"')) listening.resolve()
  })
  void exited.then((code) => listening.reject(new Error(`The server ended with ${code}`)))
  listening.promise.catch(() => {})
  return {
    listening: listening.promise,
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
afterAll(() => {
  for (const child of releases) child.kill('SIGKILL')
  rmSync(dataDir, { recursive: true })
})

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
      service: 'Customer Support',
      message: '',
      page_source: 'contact',
    } as const
    const { outcome } = await sendConsultation(request, {
      idempotencyKey: randomUUID(),
      url: `http://localhost:${port}/api/consultations`,
    })
    return outcome
  }
  const load = setInterval(() => sent.push(send()), 20)

  await sleep(1500)
  const second = release(port)
  expect(await first.stop('SIGTERM')).toBe(0)
  await second.listening
  await sleep(1500)
  const third = release(port)
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
}, 60_000)

it('finishes what it accepted before it ends', async () => {
  const server = release(port)
  await server.listening
  const body = JSON.stringify({ name: 'x' })

  const socket = connect(port, 'localhost')
  let answer = ''
  socket.setEncoding('utf8').on('data', (chunk) => (answer += chunk))
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.write(
    `POST /api/consultations HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
  )
  await sleep(300)
  const ended = server.stop('SIGTERM')
  await sleep(300)
  socket.write(body.slice(5))
  expect(await ended).toBe(0)
  await closed
  expect(answer).toMatch(/^HTTP\/1\.1 422 /)
}, 60_000)
