import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startServerProcess } from '#website/server/testing/start-server-process.ts'
import { type Cell, percentiles } from './report.ts'
import { consultationPost, openHttpConnection } from './requests.ts'

/** The address of the visitor, whom nobody else's limits concern. */
const network = '10.1.1.1'

/** How a visitor is measured who looks for so many milliseconds. */
export const describeVisit = (milliseconds: number): string =>
  `A visitor asks for \`/\` and \`/services\` in turn, every 50 ms, and sends a request every half second, for ${milliseconds / 1000} s.`

export const visitHead = [
  'while there is',
  'page, ms: p50 / p95 / max',
  'request, ms: p50 / max',
  'stored, told to try again, other',
]

/** Starts a site for as long as it is measured. @param measure gets its address, and the id of its process */
export async function onSite(
  env: Record<string, string>,
  measure: (url: string, pid: number) => Promise<void>,
): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-bench-'))
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
    await measure(await server.listening, server.pid)
  } finally {
    await server.stop()
    await rm(dataDir, { recursive: true })
  }
}

/** One row of the table: what a visitor sees in a situation. */
export async function visit(situation: string, url: string, milliseconds: number): Promise<Cell[]> {
  const until = performance.now() + milliseconds
  const counts = { stored: 0, later: 0, other: 0 }

  async function repeat(every: number, request: () => string, count: (status: number) => void) {
    const times: number[] = []
    let connection = await openHttpConnection(url)
    while (performance.now() < until) {
      const begin = performance.now()
      try {
        count(await connection.ask(request()))
      } catch {
        count(0)
        connection = await openHttpConnection(url)
      }
      times.push(performance.now() - begin)
      await sleep(Math.max(0, every - (performance.now() - begin)))
    }
    connection.close()
    return percentiles(times)
  }

  let pages = 0
  const [page, sent] = await Promise.all([
    repeat(
      50,
      () =>
        `GET ${pages++ % 2 === 0 ? '/' : '/services'} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${network}\r\n` +
        'Accept-Encoding: br\r\n\r\n',
      (status) => {
        if (status !== 200) counts.other += 1
      },
    ),
    repeat(
      500,
      () => consultationPost(network),
      (status) => {
        if (status === 201) counts.stored += 1
        else if (status === 503) counts.later += 1
        else counts.other += 1
      },
    ),
  ])
  return [
    situation,
    `${page.p50} / ${page.p95} / ${page.max}`,
    `${sent.p50} / ${sent.max}`,
    `${counts.stored}, ${counts.later}, ${counts.other}`,
  ]
}
