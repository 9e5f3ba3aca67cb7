import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser } from 'playwright-core'
import { findChromium } from '#website/e2e/find-chromium.ts'
import { record } from '#website/e2e/microphone.ts'
import { openBrowser } from '#website/e2e/open-browser.ts'
import { startSite } from '#website/e2e/start-site.ts'
import { type HeardTurn, meterPage, readLevels, readMeter } from './call-meter.ts'
import { aimed, type Cell, percentiles } from './report.ts'

/** Where the site and the browser run. */
export interface Machines {
  /** Address the site listens on. */
  host: string
  /** Programs and arguments that run the server and the browser, such as `ip netns exec`. */
  aroundServer: readonly string[]
  aroundBrowser: readonly string[]
}

export interface Visits {
  turns: HeardTurn[]
  /** Spoken utterances, and those whose captions matched the spoken words. */
  spoken: number
  understood: number
  /** In milliseconds, one per call. */
  pressToCallStart: number[]
  /** The browser's own estimate of the latency of its output, in milliseconds. */
  outputLatency: number
}

/** Three per call, so that a benchmark asks each several times. */
const questions = [
  'What services do you offer?',
  'How long does it take?',
  'How do we get started?',
  'Do you have case studies?',
  'What happens with my data?',
  'How many clients do you have?',
  'Which industries do you work with?',
  'How can you help my business?',
  'What are the steps?',
  'How much does it cost?',
  'Are you available at night?',
  'What results can I expect?',
  'Tell me about your company.',
  'How does it work?',
  'I would like to book a demo.',
]
/**
 * Seconds of silence before each question of a call: the first comes after the greeting, the others while the assistant
 * speaks.
 */
const silences = [10, 4, 4]
/** Seconds after the last question for the beginning of its answer. */
const listening = 3
/** Seconds of silence after that: a recording that ends before the call is not a microphone. */
const tail = 60
const loopback: Machines = { host: 'localhost', aroundServer: [], aroundBrowser: [] }

/** Holds calls with the built site in Chromium, whose microphone plays questions in the built-in voice. */
export async function visitByVoice(calls: number, machines: Machines = loopback): Promise<Visits> {
  const visits: Visits = { turns: [], spoken: 0, understood: 0, pressToCallStart: [], outputLatency: 0 }
  const site = await startSite(
    { VOICE_PROVIDER: 'embedded', VOICE_DAILY_MINUTES: '1000000', HOST: machines.host },
    machines.aroundServer,
  )
  const folder = await mkdtemp(join(tmpdir(), 'frontdesk-bench-'))
  const chromium = join(folder, 'chromium.sh')
  await writeFile(
    chromium,
    `#!/bin/sh\nexec ${[...machines.aroundBrowser, findChromium()].join(' ')} "$@"\n`,
    {
      mode: 0o755,
    },
  )
  try {
    while (!(await site.log()).includes('the voice platform is ready')) await sleep(100)
    // Fixed sentences are being synthesised: that belongs to the start, not to a call.
    await sleep(10_000)
    for (let call = 0; call < calls; call += 1) {
      const asked = silences.map(
        (_, index) => questions[(call * silences.length + index) % questions.length] ?? '',
      )
      const recording = await record(
        ...asked.flatMap((question, index) => [silences[index] ?? 0, question]),
        tail,
      )
      const bytesPerSecond = 32_000
      const seconds = (await stat(recording.file)).size / bytesPerSecond - tail
      const browser = await openBrowser(
        [
          '--use-fake-device-for-media-stream',
          `--use-file-for-fake-audio-capture=${recording.file}%noloop`,
          // Microphones require a secure page, and unlike loopback a namespace's address is not secure.
          `--unsafely-treat-insecure-origin-as-secure=${site.url}`,
        ],
        chromium,
      )
      try {
        await holdCall(browser, site.url, seconds, asked, visits)
      } finally {
        await browser.close()
        await recording.remove()
      }
      console.error(`call ${call + 1} of ${calls}`)
    }
    return visits
  } finally {
    await site.remove()
    await rm(folder, { recursive: true, force: true })
  }
}

async function holdCall(
  browser: Browser,
  url: string,
  seconds: number,
  asked: readonly string[],
  visits: Visits,
): Promise<void> {
  const context = await browser.newContext({
    permissions: ['microphone'],
    bypassCSP: true,
    viewport: { width: 1280, height: 800 },
  })
  const page = await context.newPage()
  await meterPage(page)
  await page.goto(url, { waitUntil: 'load' })
  // The scripts wait for an interaction.
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
  await page.locator('header button[aria-expanded]').waitFor({ state: 'attached' })
  const button = page.locator('main .call-button')
  await button.click()
  await button.and(page.locator('[data-call=speaking]')).waitFor({ timeout: 60_000 })
  await sleep((seconds + listening) * 1000)
  const { levels, pressToCallStart } = await readMeter(page)
  const said = await page
    .getByRole('log')
    .locator('[data-speaker=user]:not([data-changing])')
    .allTextContents()
  visits.turns.push(...readLevels(levels))
  visits.spoken += asked.length
  visits.understood += asked.filter((question) =>
    said.some((text) => wordsOf(text).endsWith(wordsOf(question))),
  ).length
  visits.pressToCallStart.push(pressToCallStart)
  visits.outputLatency = levels.outputLatency * 1000
  await context.close()
}

function wordsOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z ]/g, '')
}

/** What was measured, in words. */
export function describeVisits({
  turns,
  spoken,
  understood,
  outputLatency,
  pressToCallStart,
}: Visits): string {
  const talkedOver = turns.filter(({ bargeIn }) => bargeIn).length
  return (
    `${pressToCallStart.length} calls with ${spoken} questions in the built-in voice, ${talkedOver} of them over the assistant's words; ${understood} were ` +
    "understood to the word. Measured in the page's audio graph, on one clock, between the browser's microphone and its loudspeakers, which add " +
    `${Math.round(outputLatency)} ms by its own account.`
  )
}

export const visitsHead = ['what', 'measured', 'aim']

/** @param aims the upper limits, in milliseconds, of the figures that have one */
export function visitsRows(
  { turns, spoken, pressToCallStart }: Visits,
  aims: { turn?: number; slowTurn: number; bargeIn?: number; start?: number },
): Cell[][] {
  const latency = percentiles(turns.flatMap((turn) => turn.latency ?? []))
  const fromSound = percentiles(turns.flatMap(({ bargeIn }) => bargeIn?.fromFirstSound ?? []))
  const fromDecision = percentiles(turns.flatMap(({ bargeIn }) => bargeIn?.fromDecision ?? []))
  const start = percentiles(pressToCallStart)
  const row = (what: string, measured: number, most?: number) => [what, ...aimed(measured, 'ms', { most })]
  return [
    row('last sound of the visitor → first sound of the answer, p50', latency.p50, aims.turn),
    row('the same, p95', latency.p95, aims.slowTurn),
    ['questions without an answer in sound', ...aimed(spoken - latency.count, '', { most: 0 })],
    row('barge-in: 200 ms of the visitor’s voice are reached → silence, p50', fromDecision.p50, aims.bargeIn),
    row('the same, p95', fromDecision.p95),
    row('barge-in: first sound of the visitor → silence, p50', fromSound.p50),
    row('the same, p95', fromSound.p95),
    row('press of the button → the call has started, p50', start.p50),
    row('the same, p95', start.p95, aims.start),
  ]
}
