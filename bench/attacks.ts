/**
 * How fast visitors are served while somebody attacks the site, or its database is away. Each attack runs in a process of
 * its own, so that it does not slow down the measurement.
 */
import { spawn } from 'node:child_process'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { lockRequests } from '../apps/website/server/store/testing/query-postgres.ts'
import { startPostgres, type TestPostgres } from '../apps/website/server/store/testing/start-postgres.ts'
import { joinCall } from '../packages/voice-platform/src/testing/test-visitor.ts'
import type { Cell, Measure } from './helpers/report.ts'
import { describeVisit, onSite, visit, visitHead } from './helpers/visitor.ts'

export const measure: Measure = async (scaled) => {
  const looking = scaled(10_000)
  const rows: Cell[][] = []
  await onSite({}, async (url) => {
    rows.push(await visit('nothing (SQLite)', url, looking))
    for (const attack of Object.keys(attacks)) rows.push(await during(attack, url, looking))
  })
  const postgres = await startPostgres()
  try {
    await onSite({ DATABASE_URL: postgres.url }, async (url) => {
      rows.push(await visit('nothing (PostgreSQL)', url, looking))
      for (const [fault, begin] of Object.entries(storeFaults)) {
        const end = await begin(postgres)
        rows.push(await visit(fault, url, looking))
        await end()
        await sleep(3_000)
      }
    })
  } finally {
    await postgres.stop()
  }
  return {
    how: `${describeVisit(looking)} The site, the visitor and the attackers share the machine.`,
    head: visitHead,
    rows,
  }
}

async function during(attack: string, url: string, looking: number): Promise<Cell[]> {
  const attacker = spawn(process.execPath, [import.meta.filename, attack, url], { stdio: 'inherit' })
  // The attack unfolds before the visitor comes.
  await sleep(2_000)
  try {
    if (attacker.exitCode !== null) throw new Error(`${attack}: the attacker ended`)
    return await visit(attack, url, looking)
  } finally {
    attacker.kill('SIGKILL')
    await sleep(1_000)
  }
}

/** What happens to the database. The returned function ends it. */
const storeFaults: Record<string, (postgres: TestPostgres) => Promise<() => Promise<void>>> = {
  'PostgreSQL: the table locked': async ({ url }) => {
    const client = await lockRequests(url)
    return () => client.end()
  },
  'PostgreSQL: killed and started again': async (postgres) => {
    await postgres.kill('immediate')
    const started = sleep(4_000).then(() => postgres.start())
    return () => started
  },
  'PostgreSQL: held still': async (postgres) => {
    await postgres.freeze()
    return async () => postgres.thaw()
  },
}

const json = { 'Content-Type': 'application/json' }
const times = (count: number, attack: (at: number) => Promise<void>) =>
  Promise.all(Array.from({ length: count }, (_, at) => attack(at)))
const form = (url: string, body: string) => ({
  method: 'POST',
  headers: {
    'Content-Type': 'application/x-www-form-urlencoded',
    Origin: url,
    'Sec-Fetch-Site': 'same-origin',
  },
  body,
})
let words = 0
const newWord = () => `w${(words++).toString(36)}`

/** What attackers do with the site at an address, without an end. */
const attacks: Record<string, (url: string) => Promise<unknown>> = {
  'readers that never read': (url) =>
    times(200, () => sendRaw(url, `GET / HTTP/1.1\r\nHost: ${new URL(url).host}\r\n\r\n`.repeat(40))),
  'chunked bodies without an end': (url) =>
    times(100, () =>
      sendRaw(
        url,
        `POST /voice/call/web HTTP/1.1\r\nHost: ${new URL(url).host}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
        `30d40\r\n${' '.repeat(200_000)}\r\n`,
      ),
    ),
  'forms of 16,000 fields': (url) => {
    const fields = Array.from({ length: 16_000 }, (_, at) => `${at.toString(36)}=`).join('&')
    return times(20, (at) => ask(`${url}/`, form(url, fields), at))
  },
  'forms of 60 KB of <': (url) =>
    times(20, (at) => ask(`${url}/`, form(url, `message=${'<'.repeat(60_000)}`), at)),
  'paths that do not exist': (url) => times(20, (at) => ask(`${url}/%0a${at}`, {}, at)),
  'calls that nobody joins': (url) =>
    times(20, (at) => ask(`${url}/voice/call/web`, { method: 'POST', body: '{}', headers: json }, at)),
  'ten calls typing 2,000 characters a second, "a@b p"': (url) =>
    times(10, (at) => type(url, () => 'a@b p '.repeat(333), at)),
  'ten calls typing 2,000 characters a second, new words': (url) =>
    times(10, (at) => type(url, () => Array.from({ length: 300 }, newWord).join(', ').slice(0, 2_000), at)),
}

/** Sends `pieces` 100 ms apart, reads nothing, and starts again after ten seconds. */
async function sendRaw(url: string, ...pieces: string[]): Promise<void> {
  const { hostname, port } = new URL(url)
  for (;;) {
    const socket = connect({ host: hostname, port: Number(port) })
    socket.on('error', () => {})
    for (const piece of pieces) {
      socket.write(piece)
      await sleep(100)
    }
    await sleep(10_000)
    socket.destroy()
  }
}

/** Sends the next request as soon as the last one is answered, from its own network. */
async function ask(
  address: string,
  init: { method?: string; headers?: Record<string, string>; body?: string },
  network: number,
): Promise<void> {
  const headers = { ...init.headers, 'X-Forwarded-For': `10.9.${network >> 8}.${network % 256}` }
  for (;;) {
    await fetch(address, { redirect: 'manual', ...init, headers })
      .then((response) => response.arrayBuffer())
      .catch(() => sleep(100))
  }
}

/** A call whose visitor types without waiting for an answer. */
async function type(url: string, text: () => string, network: number): Promise<void> {
  for (;;) {
    const headers = { ...json, 'X-Forwarded-For': `10.8.0.${network}` }
    const response = await fetch(`${url}/voice/call/web`, { method: 'POST', headers, body: '{}' })
    const { webCallUrl } = (await response.json()) as { webCallUrl?: string }
    if (webCallUrl === undefined) {
      await sleep(1_000)
      continue
    }
    const visitor = await joinCall(webCallUrl)
    while (visitor.socket.readyState === visitor.socket.OPEN) {
      visitor.send({ type: 'add-message', message: { role: 'user', content: text() } })
      await sleep(1_000)
    }
  }
}

/** Started by itself with an attack and an address, this file is the attacker. It runs until it is killed. */
if (process.argv[1] === import.meta.filename) {
  const [name = '', url = ''] = process.argv.slice(2)
  await attacks[name]?.(url)
}
