import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CallRecord } from '#platform/calls/call-store.ts'
import { createSqliteCallStore } from '#platform/calls/sqlite-call-store.ts'
import { joinCall } from '#platform/testing/test-visitor.ts'

vi.setConfig({ testTimeout: 120_000 })

const entry = new URL('../testing/platform-process.ts', import.meta.url).pathname
const waiting = { timeout: 60_000, interval: 50 }
let folder: string
let store: ReturnType<typeof createSqliteCallStore>
let children: ChildProcess[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'frontdesk-records-'))
  store = createSqliteCallStore(join(folder, 'calls.sqlite'))
  children = []
})
afterEach(async () => {
  for (const child of children) await stop(child, 'SIGKILL')
  store.close()
  await rm(folder, { recursive: true })
})

async function startServer() {
  const child = spawn(process.execPath, [entry, join(folder, 'calls.sqlite')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const [address] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string]
  return { child, url: address.trim() }
}

async function stop(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill(signal)
  await exited
}

/** Starts a call whose record already contains words of the visitor. */
async function aCallOn(url: string, words: string) {
  const created = await fetch(`${url}/call/web`, { method: 'POST', body: '{}' })
  const { id, webCallUrl } = (await created.json()) as { id: string; webCallUrl: string }
  const visitor = await joinCall(webCallUrl)
  visitor.send({ type: 'add-message', message: { role: 'user', content: words } })
  await vi.waitFor(
    async () =>
      expect(await store.getCall(id)).toMatchObject({
        status: 'in-progress',
        transcript: expect.arrayContaining([expect.objectContaining({ role: 'user', text: words })]),
      }),
    waiting,
  )
  return { id, visitor }
}

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString()

const anEndedCall: Omit<CallRecord, 'id' | 'createdAt'> = {
  type: 'webCall',
  status: 'ended',
  assistant: { name: 'Assistant' },
  page: '/',
  updatedAt: daysAgo(28),
  startedAt: null,
  endedAt: daysAgo(28),
  endedReason: 'customer-ended-call',
  transcript: [],
}

test('calls cut off by kill -9 are ended by the next server, with their transcript; those of others continue', async () => {
  const doomed = await startServer()
  const other = await startServer()
  const cut = await aCallOn(doomed.url, 'What do you do?')
  const going = await aCallOn(other.url, 'And who are you?')
  await stop(doomed.child, 'SIGKILL')
  expect(await cut.visitor.closed()).toBe(1006)

  await startServer()
  await vi.waitFor(
    async () =>
      expect(await store.getCall(cut.id)).toMatchObject({
        status: 'ended',
        endedReason: 'worker-died',
        endedAt: expect.any(String),
        transcript: expect.arrayContaining([expect.objectContaining({ text: 'What do you do?' })]),
      }),
    waiting,
  )
  expect(await store.getCall(going.id)).toMatchObject({ status: 'in-progress', endedReason: null })
  going.visitor.hangUp()
  await vi.waitFor(
    async () => expect(await store.getCall(going.id)).toMatchObject({ endedReason: 'customer-ended-call' }),
    waiting,
  )
})

test('a stopping server records the end of its calls before it exits', async () => {
  const server = await startServer()
  const call = await aCallOn(server.url, 'Hello?')
  await stop(server.child, 'SIGTERM')
  expect(await store.getCall(call.id)).toMatchObject({ status: 'ended', endedReason: 'worker-shutdown' })
})

test('a call is deleted when its retention time is over, and not before', async () => {
  const kept = { ...anEndedCall, id: 'kept', createdAt: daysAgo(29) }
  await store.createCall({ ...anEndedCall, id: 'old', createdAt: daysAgo(31) })
  await store.createCall(kept)
  await startServer()
  await vi.waitFor(async () => expect(await store.getCall('old')).toBeUndefined(), waiting)
  expect(await store.getCall('kept')).toEqual(kept)
})
