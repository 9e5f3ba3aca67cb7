import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { lockRequests } from '../apps/website/server/store/testing/lock-requests.ts'
import { startPostgres, type TestPostgres } from '../apps/website/server/store/testing/start-postgres.ts'
import { noteMachine } from './machine.ts'
import { describeLook, look, lookHead, onSite } from './look.ts'

/** Milliseconds in which an attack unfolds, before a visitor looks. */
const unfolding = 2_000

/** A separate process attacks: see attacker.ts. */
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
    `${describeLook} The site, the visitor and the attackers share ${machine.describe()}.`,
    '',
    ...lookHead,
    ...rows,
  ].join('\n')
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
