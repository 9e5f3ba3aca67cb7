/**
 * One attack on the site at an address, in a separate process so that it does not slow down the measurement:
 * `attacker.ts <name> <url>`. Runs until it is killed.
 */
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { joinCall } from '../packages/voice-platform/src/testing/test-visitor.ts'

const [name = '', url = ''] = process.argv.slice(2)
const { hostname, port, host } = new URL(url)

/** Sends `pieces` 100 ms apart, reads nothing, and starts again after ten seconds. */
async function sendRaw(...pieces: string[]): Promise<void> {
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
  path: string,
  init: { method?: string; headers?: Record<string, string>; body?: string },
  network: number,
): Promise<void> {
  const headers = { ...init.headers, 'X-Forwarded-For': `10.9.${network >> 8}.${network % 256}` }
  for (;;) {
    await fetch(url + path, { redirect: 'manual', ...init, headers })
      .then((response) => response.arrayBuffer())
      .catch(() => sleep(100))
  }
}

async function openCall(network: number): Promise<string | undefined> {
  const response = await fetch(`${url}/voice/call/web`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `10.8.0.${network}` },
    body: '{}',
  })
  return ((await response.json()) as { webCallUrl?: string }).webCallUrl
}

/** A call whose visitor types without waiting for an answer. */
async function type(text: () => string, network: number): Promise<void> {
  for (;;) {
    const room = await openCall(network)
    if (room === undefined) {
      await sleep(1_000)
      continue
    }
    const visitor = await joinCall(room)
    while (visitor.socket.readyState === visitor.socket.OPEN) {
      visitor.send({ type: 'add-message', message: { role: 'user', content: text() } })
      await sleep(1_000)
    }
  }
}

const form = {
  'Content-Type': 'application/x-www-form-urlencoded',
  Origin: url,
  'Sec-Fetch-Site': 'same-origin',
}
const fields = Array.from({ length: 16_000 }, (_, at) => `${at.toString(36)}=`).join('&')
const times = (count: number, attack: (at: number) => Promise<void>) =>
  Promise.all(Array.from({ length: count }, (_, at) => attack(at)))

let words = 0
const word = () => `w${(words++).toString(36)}`

const attacks: Record<string, () => Promise<unknown>> = {
  'readers that never read': () =>
    times(200, () => sendRaw(`GET / HTTP/1.1\r\nHost: ${host}\r\n\r\n`.repeat(40))),
  'chunked bodies without an end': () =>
    times(100, () =>
      sendRaw(
        `POST /voice/call/web HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
        `30d40\r\n${' '.repeat(200_000)}\r\n`,
      ),
    ),
  'forms of 16,000 fields': () =>
    times(20, (at) => ask('/', { method: 'POST', headers: form, body: fields }, at)),
  'forms of 60 KB of <': () =>
    times(20, (at) => ask('/', { method: 'POST', headers: form, body: `message=${'<'.repeat(60_000)}` }, at)),
  'paths that do not exist': () => times(20, (at) => ask(`/%0a${at}`, {}, at)),
  'calls that nobody joins': () =>
    times(20, (at) =>
      ask(
        '/voice/call/web',
        { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } },
        at,
      ),
    ),
  'ten calls typing 2,000 characters a second, "a@b p"': () =>
    times(10, (at) => type(() => 'a@b p '.repeat(333), at)),
  'ten calls typing 2,000 characters a second, new words': () =>
    times(10, (at) => type(() => Array.from({ length: 300 }, word).join(', ').slice(0, 2_000), at)),
}

const attack = attacks[name]
if (!attack) throw new Error(`There is no attack ${name}: take one of ${Object.keys(attacks).join('; ')}`)
await attack()
