import { execFile, execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { requestBody } from '#server/store/testing/request-body.ts'
import { type ServerProcess, startServerProcess } from '#server/testing/start-server-process.ts'
import { type ScriptedHttp, startScriptedHttp } from './testing/start-scripted-http.ts'

const run = promisify(execFile)
/**
 * A claim that the relay never received, because the disk failed during it, is freed after 45 s, by a check every 10 s.
 */
const patiently = { timeout: 120_000 }

/** A disk of three megabytes that only the server sees. If mounting is not permitted, a limit on file sizes instead. */
const mount = 'mount -t tmpfs -o size=3m tmpfs "$0" && exec "$@"'
const small = (dataDir: string) =>
  canMount() ? ['unshare', '-rm', 'sh', '-c', mount, dataDir] : ['prlimit', '--fsize=700000:unlimited']

function canMount(): boolean {
  try {
    execFileSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

let folder: string
let dataDir: string
let receiver: ScriptedHttp
let server: ServerProcess
let url: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'frontdesk-full-'))
  dataDir = await mkdtemp(join(folder, 'data-'))
  receiver = await startScriptedHttp()
  const settings = {
    DATA_DIR: dataDir,
    TRUSTED_PROXIES: 'loopback',
    CHECK_SENDER_DOMAIN: 'off',
    WEBHOOK_URL: receiver.url,
    WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
    WEBHOOK_ALLOW_PRIVATE: 'on',
  }
  server = startServerProcess(settings, join(folder, 'log'), small(dataDir))
  url = await server.listening
})
afterEach(async () => {
  await server.stop()
  await receiver.close()
  await rm(folder, { recursive: true })
})

/**
 * Uses another client and another message each time, so that nothing is held as suspected spam. @returns what was
 * acknowledged
 */
async function send(client: number): Promise<{ status: number; id: string | undefined }> {
  const message = Array.from({ length: 120 }, () => randomUUID()).join(' ')
  const response = await fetch(`${url}/api/consultations`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `10.0.${client >> 8}.${client & 255}` },
    body: JSON.stringify({ ...requestBody(randomUUID()), message, email: `v${client}@example.com` }),
  })
  const { id } = (await response.json()) as { id?: string }
  return { status: response.status, id: response.status === 201 ? id : undefined }
}

it('acknowledges nothing falsely on a full disk, and delivers what it acknowledged once, during and after it', async () => {
  const filler = `/proc/${server.pid}/root${join(dataDir, 'filler')}`
  if (canMount()) await writeFile(filler, Buffer.alloc(1_000_000))
  const acknowledged: string[] = []
  let refusals = 0
  for (let sent = 0; refusals < 30; sent++) {
    const { status, id } = await send(sent)
    if (id !== undefined) acknowledged.push(id)
    else {
      expect(status).toBe(503)
      refusals++
    }
  }
  expect(acknowledged.length).toBeGreaterThan(0)

  if (canMount()) await truncate(filler)
  else await run('prlimit', ['--pid', String(server.pid), '--fsize=unlimited:unlimited'])
  await expect
    .poll(async () => {
      const { id } = await send(acknowledged.length + 10_000)
      if (id !== undefined) acknowledged.push(id)
      return id
    }, patiently)
    .toBeDefined()

  const received = () =>
    receiver.requests
      .map(({ body }) => JSON.parse(body) as { type: string; data: { id: string } })
      .flatMap(({ type, data }) => (type === 'consultation.created' ? [data.id] : []))
  await expect.poll(() => acknowledged.filter((id) => !received().includes(id)), patiently).toEqual([])
  const ids = received().filter((id) => acknowledged.includes(id))
  expect(ids).toHaveLength(acknowledged.length)
}, 300_000)
