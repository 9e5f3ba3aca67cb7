import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { databaseFile } from '#server/store/sqlite/open-sqlite.ts'
import { startScriptedHttp } from '#server/requests/delivery/testing/start-scripted-http.ts'

/** The requests that were stored, and those that the other side received. */
export type DeliveryCrashReport = {
  /** The ids of the requests that were stored, by the process that stored them. */
  stored: string[]
  /** How often each request arrived, by request id. */
  received: Map<string, number>
  /** Requests that arrived again under another delivery id or with another body. */
  changed: string[]
  /** Rows of the ledger that are not sent at the end. */
  unsent: number
}

const requestsEachRound = 3

/**
 * Starts a relay on one store repeatedly, and kills it with SIGKILL after the other side received a request and before
 * that was recorded. The last relay runs until nothing is waiting.
 * @param databaseUrl of an empty PostgreSQL database; the embedded store by default
 */
export async function runDeliveryCrashRounds(
  rounds: number,
  databaseUrl?: string,
): Promise<DeliveryCrashReport> {
  const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-deliveries-'))
  const receiver = await startScriptedHttp()
  const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
  const script = fileURLToPath(new URL('./relay-process.ts', import.meta.url))
  const stored: string[] = []

  function start(requests: number) {
    const args = [
      script,
      dataDir,
      receiver.url,
      secret,
      String(requests),
      ...(databaseUrl ? [databaseUrl] : []),
    ]
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    child.on('message', (id: string) => stored.push(id))
    const exited = new Promise<void>((resolve) => child.once('close', () => resolve()))
    return {
      kill() {
        child.kill('SIGKILL')
        return exited
      },
    }
  }

  try {
    for (let round = 0; round < rounds; round++) {
      let untilKill = randomInt(1, requestsEachRound + 1)
      const arrived = Promise.withResolvers<void>()
      const isAnswered = randomInt(2) === 0
      receiver.answer = (response) => {
        untilKill--
        if (untilKill > 0 || isAnswered) response.end('ok')
        if (untilKill <= 0) arrived.resolve()
      }
      const relay = start(requestsEachRound)
      await arrived.promise
      if (isAnswered) await sleep(randomInt(4))
      await relay.kill()
    }
    receiver.answer = (response) => response.end('ok')
    const last = start(0)
    while ((await countUnsent(dataDir, databaseUrl)) > 0) await sleep(50)
    const unsent = await countUnsent(dataDir, databaseUrl)
    await last.kill()

    const received = new Map<string, number>()
    const first = new Map<string, string>()
    const changed: string[] = []
    for (const { headers, body } of receiver.requests) {
      const { id } = (JSON.parse(body) as { data: { id: string } }).data
      const seen = `${String(headers['webhook-id'])} ${body}`
      if ((first.get(id) ?? seen) !== seen) changed.push(id)
      first.set(id, seen)
      received.set(id, (received.get(id) ?? 0) + 1)
    }
    return { stored, received, changed, unsent }
  } finally {
    await receiver.close()
    await rm(dataDir, { recursive: true })
  }
}

const unsentRows = "SELECT count(*) AS n FROM deliveries WHERE state <> 'sent'"

async function countUnsent(dataDir: string, databaseUrl: string | undefined): Promise<number> {
  if (databaseUrl !== undefined) {
    const client = new Client({ connectionString: databaseUrl })
    await client.connect()
    const { rows } = await client.query<{ n: string }>(unsentRows)
    await client.end()
    return Number(rows[0]?.n)
  }
  const database = new DatabaseSync(databaseFile(dataDir), { readOnly: true, timeout: 5000 })
  try {
    return Number(database.prepare(unsentRows).get()?.n)
  } finally {
    database.close()
  }
}
