/** Builds and starts a site with a thousand articles beside the same site without any. */
import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { copyWebsite } from '../apps/website/agency/testing/copy-website.ts'
import { aimed, type Measure, median } from './helpers/report.ts'

const subjects = ['Guests', 'Nights', 'Reports', 'Keys', 'Prices', 'Rain', 'Trains', 'Breakfast']

/** An article of some 600 words, with headings, a list, a table, a footnote and code. */
const articleOf = (at: number) => `---
title: What ${at} nights taught us about ${subjects[at % subjects.length]?.toLowerCase()}
description: Number ${at} of our notes, with a table, a list and what we would do again.
date: 2025-${String((at % 12) + 1).padStart(2, '0')}-${String((at % 28) + 1).padStart(2, '0')}
author: Ada Winter
tags: [${subjects[at % subjects.length]}]
---

It began with one question.[^1]

${['First', 'Second', 'Third']
  .map(
    (name) => `## ${name} part

${`Somebody arrives late, and **nobody** is at the desk. The guide says where the key is, number ${at}. `.repeat(8)}

- One thing after the other
- And a link to [the services](/services)

| when | what |
|---|---|
| ten | the door |

\`\`\`js
const night = (guests) => guests.filter(({ late }) => late).length + ${at}
\`\`\`
`,
  )
  .join('\n')}
[^1]: And it ended with another.
`

/** Starts a server. @returns the process, and the seconds until its log has each of these messages */
async function start(website: string, messages: readonly string[]) {
  const dataDir = mkdtempSync(join(tmpdir(), 'frontdesk-bench-'))
  const began = performance.now()
  const server: ChildProcess = spawn(process.execPath, [join(website, 'server/main.ts')], {
    env: { PATH: process.env['PATH'], PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, AGENCY: 'own' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const after = new Map<string, number>()
  let address = ''
  if (!server.stdout) throw new Error('The server has no output')
  for await (const line of createInterface({ input: server.stdout })) {
    address ||= /"address":"([^"]+)"/.exec(line)?.[1] ?? ''
    for (const message of messages)
      if (line.includes(message)) after.set(message, (performance.now() - began) / 1000)
    if (messages.every((message) => after.has(message))) break
  }
  const stop = async () => {
    const exited = new Promise((resolve) => server.once('exit', resolve))
    server.kill()
    await exited
    rmSync(dataDir, { recursive: true })
  }
  return { address, seconds: messages.map((message) => after.get(message) ?? Number.NaN), stop }
}

/** Milliseconds from a request to the whole answer, the median of 20. */
async function answerOf(address: string): Promise<number> {
  const times: number[] = []
  while (times.length < 20) {
    const began = performance.now()
    const answer = await fetch(address)
    if (!answer.ok) throw new Error(`${address} answers ${answer.status}`)
    await answer.text()
    times.push(performance.now() - began)
  }
  return median(times)
}

type Site = { build: number; listens: number; isReady: number; home: number; list: number; article: number }

async function measureSite(count: number): Promise<Site> {
  const own = copyWebsite()
  try {
    const root = join(own.website, '../..')
    const builder = 'scripts/build-if-stale.ts'
    mkdirSync(dirname(join(root, builder)), { recursive: true })
    cpSync(join(import.meta.dirname, '..', builder), join(root, builder))
    const folder = join(own.content, 'articles')
    mkdirSync(folder)
    for (let at = 1; at <= count; at += 1) writeFileSync(join(folder, `note-${at}.md`), articleOf(at))
    const began = performance.now()
    await own.run(join(root, builder))
    const build = (performance.now() - began) / 1000
    const server = await start(own.website, ['"listening"', 'the voice platform is ready'])
    try {
      const [listens = Number.NaN, isReady = Number.NaN] = server.seconds
      const home = await answerOf(`${server.address}/`)
      const [list, article] =
        count === 0
          ? [Number.NaN, Number.NaN]
          : [
              await answerOf(`${server.address}/articles`),
              await answerOf(`${server.address}/articles/note-${Math.ceil(count / 2)}`),
            ]
      return { build, listens, isReady, home, list, article }
    } finally {
      await server.stop()
    }
  } finally {
    own.remove()
  }
}

export const measure: Measure = async (scaled) => {
  // The copies choose their agency themselves, and the path in it is that of this site.
  delete process.env['NODE_OPTIONS']
  const count = scaled(1000)
  const without = await measureSite(0)
  const site = await measureSite(count)
  return {
    how: `${count.toLocaleString('en')} articles of some 400 words with headings, tables, footnotes and code beside the same site without any, each built once from nothing and started once.`,
    head: ['', 'without', 'with', 'more', 'aim'],
    rows: [
      [
        'build',
        `${without.build.toFixed(1)} s`,
        `${site.build.toFixed(1)} s`,
        ...more(site.build - without.build, 30),
      ],
      [
        'start until it listens',
        `${without.listens.toFixed(1)} s`,
        `${site.listens.toFixed(1)} s`,
        ...more(site.listens - without.listens, 2),
      ],
      [
        'until the assistant knows them',
        `${without.isReady.toFixed(1)} s`,
        `${site.isReady.toFixed(1)} s`,
        ...more(site.isReady - without.isReady),
      ],
      ['home page', `${without.home.toFixed(1)} ms`, `${site.home.toFixed(1)} ms`, '', ''],
      ['list of articles', '', `${site.list.toFixed(1)} ms`, '', ''],
      ['article', '', `${site.article.toFixed(1)} ms`, '', ''],
    ],
  }
}

const more = (seconds: number, most?: number) => aimed(Math.round(seconds * 10) / 10, 's', { most })
