import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { openSync, closeSync, readFileSync, writeSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startServerProcess, type ServerProcess } from '#server/testing/start-server-process.ts'
import { requestBody } from '../testing/request-body.ts'
import { databaseFile } from './open-sqlite.ts'

const run = promisify(execFile)

const patiently = { timeout: 60_000 }

let dataDir: string
let logFile: string
let server: ServerProcess
let url: string

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-failing-'))
  logFile = join(dataDir, 'server.log')
})
afterEach(async () => {
  await server.stop()
  await rm(dataDir, { recursive: true })
})

async function start(...through: string[]): Promise<void> {
  const env = { DATA_DIR: dataDir, RATE_LIMIT_PER_MINUTE: '1000000' }
  server = startServerProcess(env, logFile, through)
  url = await server.listening
}
const send = (message: string) =>
  fetch(`${url}/api/consultations`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...requestBody(randomUUID()), message }),
  })
const sendLarge = () => send(randomUUID() + 'x'.repeat(4900))
const isReady = async (): Promise<boolean> => {
  const response = await fetch(`${url}/readyz`)
  const { store } = (await response.json()) as { store: boolean }
  expect(response.status).toBe(store ? 200 : 503)
  return store
}
const reasons = () =>
  readFileSync(logFile, 'utf8')
    .split('\n')
    .filter((line) => line.includes('"the store is unavailable"'))
    .map((line) => JSON.parse(line) as { level: string; code: string; advice: string })

async function expectUnavailable(response: Response): Promise<void> {
  expect(response.status).toBe(503)
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThanOrEqual(1)
}

async function expectReported(code: string, advice: string): Promise<void> {
  const lines = () => reasons().filter((line) => line.code === code)
  await expect.poll(lines).toMatchObject([{ level: 'error', advice: expect.stringContaining(advice) }])
  const metrics = await (await fetch(`${url}/metrics`)).text()
  expect(metrics).toMatch(new RegExp(`frontdesk_store_failures_total\\{code="${code}"\\} [1-9]`))
}

it('is not ready while the disk is full, logs the reason once, and recovers by itself', async () => {
  // A file size limit makes the real write fail, without filling or mounting a disk.
  await start('prlimit', '--fsize=700000:unlimited')
  expect(await isReady()).toBe(true)
  let response = await sendLarge()
  while (response.status === 201) response = await sendLarge()
  await expectUnavailable(response)
  // Use up the remaining space.
  await expect
    .poll(async () => {
      await sendLarge()
      return isReady()
    }, patiently)
    .toBe(false)
  await expectReported('SQLITE_IOERR', 'The disk of DATA_DIR')

  await run('prlimit', ['--pid', String(server.pid), '--fsize=unlimited:unlimited'])
  await expect.poll(isReady, patiently).toBe(true)
  expect((await sendLarge()).status).toBe(201)
})

it('is not ready while the file is not writable, and logs the reason', async () => {
  await start()
  await server.stop()
  await chmod(databaseFile(dataDir), 0o444)
  // The superuser can write to any file, but for this capability.
  await start(...(userInfo().uid === 0 ? ['setpriv', '--bounding-set=-dac_override'] : []))
  expect(await isReady()).toBe(false)
  await expectUnavailable(await send(''))
  await expectReported('SQLITE_READONLY', 'give its user write permission')
})

it('answers 503, keeps the typed text, and is no longer ready when the file is damaged', async () => {
  await start()
  expect((await send('before')).status).toBe(201)
  await server.stop()
  damageIndexes()
  await start()
  await expectUnavailable(await send('after'))
  expect(await isReady()).toBe(false)
  await expectReported('SQLITE_CORRUPT', 'restore a backup')

  const typed = 'What the visitor wrote'
  const posted = await fetch(`${url}/?index`, {
    method: 'POST',
    body: new URLSearchParams({ ...requestBody(typed), privacy: 'on' }),
  })
  await expectUnavailable(posted)
  expect(await posted.text()).toContain(typed)
})

/** Overwrites the index pages for requests, as a failing disk would. */
function damageIndexes(): void {
  const file = databaseFile(dataDir)
  const database = new DatabaseSync(file)
  const pageSize = Number(database.prepare('PRAGMA page_size').get()?.page_size)
  const pages = database
    .prepare("SELECT rootpage FROM sqlite_schema WHERE tbl_name = 'consultations' AND type = 'index'")
    .all()
  database.close()
  const descriptor = openSync(file, 'r+')
  for (const { rootpage } of pages) {
    writeSync(descriptor, Buffer.alloc(pageSize, 0xff), 0, pageSize, (Number(rootpage) - 1) * pageSize)
  }
  closeSync(descriptor)
}
