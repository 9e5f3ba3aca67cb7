import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { joinCall } from '@frontdesk/voice-platform/testing/test-visitor.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createPostgresRunner } from '#server/store/postgres/create-postgres-runner.ts'
import { patientTimeout } from '#server/testing/open-test-database.ts'
import { queryPostgres } from '#server/store/testing/query-postgres.ts'
import { requestBody } from '#server/store/testing/request-body.ts'
import { startPostgres, type TestPostgres } from '#server/store/testing/start-postgres.ts'
import type { TransactionRunner } from '#server/store/transaction.ts'
import {
  startScriptedHttp,
  type ScriptedHttp,
} from '#server/requests/delivery/testing/start-scripted-http.ts'
import { openEvents } from '#server/testing/open-events.ts'
import { signedIn } from '#server/testing/sign-in-visitor.ts'
import { anyPeer, startInstances, type Site } from './start-instances.ts'

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })
const patiently = { timeout: 120_000 }

describe.each([
  ['nginx', 2],
  ['haproxy', 3],
] as const)('behind %s, %i instances', (kind, count) => {
  let postgres: TestPostgres
  let receiver: ScriptedHttp
  let site: Site
  let store: TransactionRunner

  beforeAll(async () => {
    postgres = await startPostgres()
    receiver = await startScriptedHttp()
    site = await startInstances(kind, count, {
      DATABASE_URL: postgres.url,
      VOICE_PROVIDER: 'embedded',
      VOICE_DAILY_MINUTES: '100',
      WEBHOOK_URL: receiver.url,
      WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
      WEBHOOK_ALLOW_PRIVATE: 'on',
      CHECK_SENDER_DOMAIN: 'off',
      PROBE_HOURS: '24',
    })
    store = createPostgresRunner(postgres.url, patientTimeout)
    for (const { logFile } of site.instances) {
      const isReady = async () => expect(await readFile(logFile, 'utf8')).toContain('voice platform is ready')
      await vi.waitFor(isReady, patiently)
    }
  })
  afterAll(async () => {
    await store.close()
    await site.stop()
    await receiver.close()
    await postgres.stop()
  })

  /** Sends as a form does: with a key, and again if a busy site requests it. */
  const send = async (message: string, peer = anyPeer()): Promise<Response> => {
    for (;;) {
      const answer = await site.ask('/api/consultations', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': message },
        body: JSON.stringify(requestBody(message)),
        peer,
      })
      // A proxy that reaches no instance sends no Retry-After.
      if (answer.status !== 503 || !answer.headers.has('Retry-After')) return answer
      await sleep(500)
    }
  }
  const call = async (peer: string): Promise<Response> => {
    const headers = { 'Content-Type': 'application/json' }
    for (;;) {
      const answer = await site.ask('/voice/call/web', { method: 'POST', headers, body: '{}', peer })
      if (answer.status !== 503) return answer
      // A busy machine may refuse a call.
      await sleep(500)
    }
  }
  /** The ids of the requests that the webhook received, with repeats. */
  const delivered = () =>
    receiver.requests
      .map(({ body }) => JSON.parse(body) as { type: string; data: { id: string } })
      .filter(({ type }) => type === 'consultation.created')
      .map(({ data }) => data.id)

  it('store a request once that reaches several of them at once under one key, and deliver it once', async () => {
    const ids = new Set<string>()
    for (let round = 0; round < 25; round++) {
      const keys = Array.from({ length: 20 }, () => randomUUID())
      await Promise.all(
        keys.map(async (key) => {
          const answers = await Promise.all([1, 2, 3].map(() => send(key)))
          expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
          const bodies = await Promise.all(answers.map((answer) => answer.json() as Promise<{ id: string }>))
          expect(new Set(bodies.map(({ id }) => id)).size).toBe(1)
          ids.add(bodies[0]?.id ?? '')
        }),
      )
    }
    expect(ids.size).toBe(500)
    const stored = await queryPostgres<{ id: string }>(postgres.url, 'SELECT id FROM consultations')
    expect(stored.map(({ id }) => id).filter((id) => ids.has(id))).toHaveLength(500)
    for (const { port } of site.instances) {
      const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
      expect(metrics).toMatch(/frontdesk_consultation_submissions_total\{outcome="repeated"\} [1-9]/)
    }
    await expect.poll(() => new Set(delivered()).size, patiently).toBe(500)
    await sleep(2000)
    expect(delivered()).toHaveLength(500)
  })

  it('do scheduled work once', async () => {
    const probes = async () => {
      const logs = await Promise.all(site.instances.map(({ logFile }) => readFile(logFile, 'utf8')))
      return logs.join('').match(/"(?:a probe succeeded|a probe failed|the site could not be probed)"/g) ?? []
    }
    await vi.waitFor(async () => expect(await probes()).not.toEqual([]), patiently)
    // A busy store may fail before the requests have an order.
    const begun = (await probes()).filter((line) => !line.includes('could not be probed'))
    expect(begun.length).toBeLessThanOrEqual(1)
  })

  it('count a visitor together whom the proxy leads from one to another', async () => {
    const peer = await site.peerOf(0)
    const sendMany = async (length: number) => {
      const answers = await Promise.all(Array.from({ length }, () => send(randomUUID(), peer)))
      return answers.filter(({ status }) => status === 201).length
    }
    expect(await sendMany(70)).toBe(70)
    await site.instances[0]?.process.stop()
    expect(await sendMany(70)).toBe(50)
    expect(await site.instanceOf(peer)).not.toBe(0)
    await site.instances[0]?.start()
  })

  it('share the minutes of the day among the calls of all', async () => {
    const ca = await readFile(site.certificate)
    const peers = Array.from({ length: 15 }, anyPeer)
    const answers = await Promise.all(peers.map(call))
    expect(answers.map(({ status }) => status)).toEqual(peers.map(() => 201))
    const joins = await Promise.allSettled(
      answers.map(async (answer, index) => {
        const { webCallUrl } = (await answer.json()) as { webCallUrl: string }
        return joinCall(webCallUrl, { localAddress: peers[index], family: 4, ca })
      }),
    )
    const joined = joins.flatMap((join) => (join.status === 'fulfilled' ? [join.value] : []))
    expect(joined).toHaveLength(10)
    // A call that ends gives its minutes back.
    const ended = "SELECT ended_reason FROM voice_calls WHERE status = 'ended'"
    expect(await queryPostgres(postgres.url, ended)).toEqual([])
    expect((await call(anyPeer())).status).toBe(429)
    await Promise.all(joined.map((visitor) => (visitor.hangUp(), visitor.closed())))
    // The calls give their minutes back meanwhile: a lock on each row could wait for theirs, and they for it.
    await queryPostgres(postgres.url, 'TRUNCATE usage')
  })

  it('know one session in the desk, and show there at once what another stored', async () => {
    const ada = await signedIn(
      {
        ...store,
        // Each request from elsewhere, so that all instances see the session.
        request: async (path, { headers = {}, method, body } = {}) =>
          site.ask(String(path), {
            ...(method && { method }),
            headers: { ...(headers as Record<string, string>), Origin: site.origin },
            ...(typeof body === 'string' && { body }),
          }),
      },
      { email: 'ada@agency.example' },
    )
    const events = await openEvents(ada)
    expect(await events.next()).toMatchObject({ kind: 'ready' })
    for (let n = 0; n < 5; n++) {
      const message = randomUUID()
      const { id } = (await (await send(message)).json()) as { id: string }
      // Each arrives before the next is sent, so none is batched.
      expect(await events.next()).toMatchObject({ kind: 'request', isNew: true, request: { id } })
      expect(await events.next()).toMatchObject({ kind: 'counts' })
    }
    await events.close()
  })

  it('fail nobody and lose nothing while they are replaced one by one under 50 requests a second', async () => {
    const acknowledged = new Map<string, string>()
    const failed: unknown[] = []
    const sent: Promise<unknown>[] = []
    let turn = 0
    const visit = async () => {
      if (turn++ % 2) {
        const { status } = await site.ask('/')
        if (status !== 200) failed.push(status)
        return
      }
      const message = randomUUID()
      const answer = await send(message)
      if (answer.status === 201) acknowledged.set(message, ((await answer.json()) as { id: string }).id)
      else failed.push(answer.status)
    }
    const load = setInterval(() => sent.push(visit().catch((error: unknown) => failed.push(error))), 20)
    for (const instance of site.instances) {
      await sleep(1500)
      await instance.process.stop()
      await instance.start()
    }
    await sleep(1500)
    clearInterval(load)
    await Promise.all(sent)
    expect(failed).toEqual([])
    expect(acknowledged.size).toBeGreaterThan(100)
    const rows = await queryPostgres<{ id: string; message: string }>(
      postgres.url,
      'SELECT id, message FROM consultations',
    )
    const stored = new Map(rows.map(({ id, message }) => [message, id]))
    expect(stored.size).toBe(rows.length)
    expect([...acknowledged].filter(([message, id]) => stored.get(message) !== id)).toEqual([])
  })

  it('carry a call through the death of another, and refuse to go on with it after its own', async () => {
    const peer = await site.peerOf(0)
    const answer = await call(peer)
    expect(answer.status).toBe(201)
    const { webCallUrl } = (await answer.json()) as { webCallUrl: string }
    const line = { localAddress: peer, family: 4, ca: await readFile(site.certificate) }
    const visitor = await joinCall(webCallUrl, line)
    visitor.send({ type: 'hello', version: 1, recognition: 'platform' })
    const { reconnect } = await visitor.message('ready')
    await visitor.nextFrame()

    await site.instances[1]?.process.kill()
    const before = visitor.messages.length
    visitor.send({ type: 'add-message', message: { role: 'user', content: 'What services do you offer?' } })
    const isAnswer = ({ role }: { role: string }) => role === 'assistant'
    await visitor.message('transcript', isAnswer, before)
    await site.instances[1]?.start()

    await site.instances[0]?.process.kill()
    await visitor.closed()
    await expect(joinCall(reconnect.url, line)).rejects.toThrow('Unexpected server response: 403')
    await site.instances[0]?.start()
  })
})
