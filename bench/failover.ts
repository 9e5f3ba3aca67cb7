import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { postConsultation } from '../apps/website/app/consultation-form/post-consultation.ts'
import { queryPostgres } from '../apps/website/server/store/testing/query-postgres.ts'
import { startPostgres } from '../apps/website/server/store/testing/start-postgres.ts'
import { startServerProcess } from '../apps/website/server/testing/start-server-process.ts'
import { consultationFields } from './consultation-fields.ts'
import { noteMachine } from './machine.ts'
import { askSteadily, sendRequest } from './steady.ts'

const run = promisify(execFile)
const promote = join(import.meta.dirname, '../deploy/promote-standby.sh')
/** Milliseconds between the death of the primary and the beginning of the promotion: Patroni's `ttl` is ten times that. */
const unnoticed = 3_000

/** What visitors see while the primary is killed and its synchronous standby is promoted. */
export async function measureFailover(): Promise<string> {
  const machine = noteMachine()
  const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-failover-'))
  const primary = await startPostgres()
  const standby = await primary.startStandby()
  const servers = [1, 2].map((n) =>
    startServerProcess(
      {
        DATABASE_URL: primary.url.replace(/:\d+\//, `:${primary.port},127.0.0.1:${standby.port}/`),
        DATA_DIR: join(dataDir, String(n)),
        TRUSTED_PROXIES: 'loopback',
        RATE_LIMIT_PER_MINUTE: '1000000',
      },
      join(dataDir, `${n}.log`),
    ),
  )
  try {
    const [one = '', other = ''] = await Promise.all(servers.map(({ listening }) => listening))
    let turn = 0
    const address = () => (turn++ % 2 ? one : other)
    const whole = (async () => {
      await sleep(5_000)
      const killed = performance.now()
      await primary.kill('SIGKILL')
      await sleep(unnoticed)
      const begun = performance.now()
      await run('sh', [promote, standby.url, primary.url])
      const promoted = performance.now()
      await sleep(10_000)
      return { killed, begun, promoted }
    })()
    const [forms, results, { killed, begun, promoted }] = await Promise.all([
      askSteadily(() => sendForm(address()), 40, whole),
      askSteadily(() => sendRequest(address()), 10, whole),
      whole,
    ])
    const rows = await queryPostgres<{ message: string }>(standby.url, 'SELECT message FROM consultations')
    const stored = rows.map(({ message }) => message)
    const acknowledged = [
      ...forms.filter(({ outcome }) => outcome === 'stored'),
      ...results.filter(({ status }) => status === 201),
    ].map(({ token }) => token)
    const refused = results.filter(({ status }) => status !== 201)
    const backAt = Math.max(killed, ...refused.map(({ at }) => at))
    const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`
    const count = (list: unknown[]) => list.length.toLocaleString('en')
    return [
      `Two instances on a primary with a synchronous standby, both named in \`DATABASE_URL\`; 40 forms a second with the form's own retry and 10 requests ` +
        `without one. All processes of the primary are killed with SIGKILL; ${seconds(unnoticed)} later \`deploy/promote-standby.sh\` is run. All ` +
        `share ${machine.describe()}.`,
      '',
      '| what | measured |',
      '|---|--:|',
      `| acknowledged requests | ${count(acknowledged)} |`,
      `| of them lost | ${acknowledged.filter((token) => !stored.includes(token)).length} |`,
      `| stored twice | ${stored.length - new Set(stored).size} |`,
      `| forms that got through, of all | ${count(forms.filter(({ outcome }) => outcome === 'stored'))} of ${count(forms)} |`,
      `| requests without a retry that were refused | ${count(refused)} |`,
      `| of them with anything but 503 and Retry-After | ${refused.filter(({ status, retryAfter }) => status !== 503 || !retryAfter).length} |`,
      `| the longest wait for an answer | ${seconds(Math.max(...results.map(({ took }) => took)))} |`,
      `| the promotion itself | ${seconds(promoted - begun)} |`,
      `| from the death of the primary to the last refusal | ${seconds(backAt - killed)} |`,
    ].join('\n')
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
    await standby.stop()
    await primary.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function sendForm(url: string): Promise<{ token: string; outcome: string }> {
  const token = randomUUID()
  const { outcome } = await postConsultation(
    { ...consultationFields, message: token },
    { idempotencyKey: token, url: `${url}/api/consultations` },
  )
  return { token, outcome }
}
