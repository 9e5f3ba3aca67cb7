import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { lockRequests } from '../apps/website/server/database/testing/lock-requests.ts'
import { startPostgres, type TestPostgres } from '../apps/website/server/database/testing/start-postgres.ts'
import { startServerProcess } from '../apps/website/server/testing/start-server-process.ts'
import { consultationFields } from './consultation-fields.ts'
import { openHttpConnection } from './http-connection.ts'
import { noteMachine } from './machine.ts'
import { percentiles } from './percentiles.ts'

/** Milliseconds a visitor looks for, and those before it in which an attack unfolds. */
const looking = 10_000
const unfolding = 2_000

/** Done by a process of its own: see attacker.ts. */
const attacks = [
  'readers that never read',
  'chunked bodies without an end',
  'forms of 16,000 fields',
  'forms of 60 KB of <',
  'paths that do not exist',
  'calls that nobody joins',
  'ten calls typing 2,000 characters a second, "a@b p"',
  'ten calls typing 2,000 characters a second, new words',
]

/** What happens to the database, as far as the returned function ends it. */
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

/** How fast visitors are served while somebody attacks the site, or its database is away. */
export async function measureAttacks(): Promise<string> {
  const machine = noteMachine()
  const rows: string[] = []
  await onSite({}, async (url) => {
    rows.push(await look('nothing (SQLite)', url))
    for (const attack of attacks) rows.push(await during(attack, url))
  })
  const postgres = await startPostgres()
  try {
    await onSite({ DATABASE_URL: postgres.url }, async (url) => {
      rows.push(await look('nothing (PostgreSQL)', url))
      for (const [fault, begin] of Object.entries(storeFaults)) {
        const end = await begin(postgres)
        rows.push(await look(fault, url))
        await end()
        await sleep(3_000)
      }
    })
  } finally {
    await postgres.stop()
  }
  return [
    `A visitor who asks for \`/\` and \`/services\` in turn, every 50 ms, and sends a request every half second, for ${looking / 1000} s. The site, ` +
      `the visitor and the attackers share ${machine.describe()}.`,
    '',
    '| while there is | page, ms: p50 / p95 / max | request, ms: p50 / max | stored, told to try again, other |',
    '|---|--:|--:|--:|',
    ...rows,
  ].join('\n')
}

async function onSite(env: Record<string, string>, measure: (url: string) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-attacks-'))
  const server = startServerProcess(
    {
      DATA_DIR: dataDir,
      TRUSTED_PROXIES: 'loopback',
      VOICE_PROVIDER: 'embedded',
      RATE_LIMIT_PER_MINUTE: '1000000',
      ...env,
    },
    join(dataDir, 'log'),
  )
  try {
    await measure(await server.listening)
  } finally {
    await server.stop()
    await rm(dataDir, { recursive: true })
  }
}

async function during(attack: string, url: string): Promise<string> {
  const attacker = spawn(process.execPath, [join(import.meta.dirname, 'attacker.ts'), attack, url], {
    stdio: 'inherit',
  })
  await sleep(unfolding)
  try {
    if (attacker.exitCode !== null) throw new Error(`${attack}: the attacker ended`)
    return await look(attack, url)
  } finally {
    attacker.kill('SIGKILL')
    await sleep(1_000)
  }
}

async function look(situation: string, url: string): Promise<string> {
  const { host } = new URL(url)
  const until = performance.now() + looking
  const head = `Host: ${host}\r\nX-Forwarded-For: 10.1.1.1`
  const counts = { stored: 0, later: 0, other: 0 }

  async function repeat(every: number, request: () => string, take: (status: number) => void) {
    const times: number[] = []
    let connection = await openHttpConnection(url)
    while (performance.now() < until) {
      const begin = performance.now()
      try {
        take(await connection.ask(request()))
      } catch {
        take(0)
        connection = await openHttpConnection(url)
      }
      times.push(performance.now() - begin)
      await sleep(Math.max(0, every - (performance.now() - begin)))
    }
    connection.close()
    return percentiles(times)
  }

  let asked = 0
  const [page, sent] = await Promise.all([
    repeat(
      50,
      () => `GET ${asked++ % 2 === 0 ? '/' : '/services'} HTTP/1.1\r\n${head}\r\nAccept-Encoding: br\r\n\r\n`,
      (status) => {
        if (status !== 200) counts.other += 1
      },
    ),
    repeat(
      500,
      () => {
        const body = JSON.stringify({ ...consultationFields, email: `${randomUUID()}@example.com` })
        return (
          `POST /api/consultations HTTP/1.1\r\n${head}\r\nContent-Type: application/json\r\n` +
          `Content-Length: ${body.length}\r\n\r\n${body}`
        )
      },
      (status) => {
        if (status === 201) counts.stored += 1
        else if (status === 503) counts.later += 1
        else counts.other += 1
      },
    ),
  ])
  return (
    `| ${situation} | ${page.p50} / ${page.p95} / ${page.max} | ${sent.p50} / ${sent.max} | ` +
    `${counts.stored}, ${counts.later}, ${counts.other} |`
  )
}
