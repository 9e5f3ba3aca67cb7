import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '#server/runtime/config.ts'
import { createLog } from '#server/runtime/log.ts'
import { startServer } from '#server/start-server.ts'
import { requestBody } from '#server/store/testing/request-body.ts'
import { aConsultation, aLimit, addRequest, anIdentity } from '#server/testing/a-consultation.ts'
import { openTestDatabase } from '#server/testing/open-test-database.ts'
import { type ServerProcess, startServerProcess } from '#server/testing/start-server-process.ts'
import { listClaims } from './free-stale-claims.ts'
import { type MailServer, startMailServer } from './testing/start-mail-server.ts'
import { type ScriptedHttp, startScriptedHttp } from './testing/start-scripted-http.ts'

it('leaves no delivery under way if its port is taken', async () => {
  const database = await openTestDatabase('postgres', { channels: ['webhook'] })
  const http = await startScriptedHttp()
  // It never answers, so an attempt would last.
  http.answer = () => {}
  await addRequest(database, aConsultation(), anIdentity(), aLimit())
  const { dataDir, databaseUrl = '' } = database.options
  const config = readConfig({
    PORT: new URL(http.url).port,
    HOST: new URL(http.url).hostname,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    WEBHOOK_URL: http.url,
    WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
    WEBHOOK_ALLOW_PRIVATE: 'on',
    VOICE_PROVIDER: 'off',
  })
  const { signal } = new AbortController()
  const start = startServer({ config, log: createLog(() => {}), signal })
  await expect(start).rejects.toThrow('EADDRINUSE')
  expect(await database.run(listClaims, { channels: ['webhook'] })).toEqual([])
  expect(http.requests).toEqual([])
  await Promise.all([http.close(), database.close()])
})

describe('a site that delivers', () => {
  let folder: string
  let mail: MailServer
  let http: ScriptedHttp
  let site: ServerProcess
  let url: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'frontdesk-delivering-'))
    mail = await startMailServer()
    http = await startScriptedHttp()
    site = startServerProcess(
      {
        DATA_DIR: join(folder, 'data'),
        SMTP_URL: mail.url,
        NOTIFY_EMAIL: 'staff@agency.example',
        WEBHOOK_URL: http.url,
        WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
        WEBHOOK_ALLOW_PRIVATE: 'on',
        CHAT_WEBHOOK_URL: 'http://127.0.0.1:1/down',
      },
      join(folder, 'log'),
    )
    url = await site.listening
  })
  afterAll(async () => {
    await site.stop()
    await mail.close()
    await http.close()
    await rm(folder, { recursive: true })
  })

  it('notifies staff, the visitor and the webhook while the chat is down', async () => {
    const body = requestBody('a message like no other')
    const response = await fetch(`${url}/api/consultations`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(response.status).toBe(201)
    const stored: unknown = await response.json()
    await expect.poll(() => mail.mails.length, { timeout: 20_000 }).toBe(2)
    expect(mail.mails.map(({ to }) => to[0]).toSorted((a = '', b = '') => a.localeCompare(b))).toEqual([
      'ada@example.com',
      'staff@agency.example',
    ])
    await expect.poll(() => http.requests.length, { timeout: 20_000 }).toBeGreaterThan(0)
    expect(JSON.parse(http.requests[0]?.body ?? '')).toMatchObject({ data: stored })
  })

  it('stays ready, and shows the queue', async () => {
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
    const metrics = async () => (await fetch(`${url}/metrics`)).text()
    await expect
      .poll(metrics, { timeout: 20_000 })
      .toContain('frontdesk_deliveries{channel="email",state="sent"} 1')
    expect(await metrics()).toContain('frontdesk_deliveries{channel="chat",state="waiting"} 1')
    expect(await metrics()).toMatch(/frontdesk_delivery_oldest_waiting_seconds\{channel="chat"\} \d/)
  })

  it('logs no personal data, and ends on request', async () => {
    await site.stop()
    const log = await readFile(join(folder, 'log'), 'utf8')
    expect(log).toContain('a delivery will be retried')
    expect(log).toContain('stopped')
    for (const typed of ['Ada', 'ada@example.com', 'Analytical', '7946', 'like no other', 'staff@agency']) {
      expect(log).not.toContain(typed)
    }
  })
})
