import { launch } from 'chrome-launcher'
import lighthouse, { type Config, desktopConfig, type Result } from 'lighthouse'
import { sitePages } from '../apps/website/agency/site-pages.ts'
import { findChromium } from '../apps/website/e2e/find-chromium.ts'
import { quietSwitches } from '../apps/website/e2e/open-browser.ts'
import { startSite } from '../apps/website/e2e/start-site.ts'
import { noteMachine } from './machine.ts'
import { median } from './median.ts'

/** Loads per page and device; every figure is the median. */
const runs = 3
const paths = sitePages.map(({ path }) => path).filter((path) => path !== '/privacy')
const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const kinds = ['Document', 'Stylesheet', 'Font', 'Script', 'Image'] as const

/** A slow phone on slow 4G, as Lighthouse simulates it, and a desktop. */
const devices: { name: string; config: Config }[] = [
  { name: 'mobile', config: { extends: 'lighthouse:default' } },
  { name: 'desktop', config: desktopConfig },
]

/** The result of one page load. Times in milliseconds, sizes in bytes as transferred. */
type Visit = {
  scores: number[]
  lcp: number
  tbt: number
  cls: number
  bytes: number[]
  total: number
  requests: number
}

/** Runs Lighthouse on every page of the built server: scores, times and transfer sizes. */
export async function measurePages(): Promise<string> {
  const chromePath = findChromium()
  const site = await startSite({ VOICE_PROVIDER: 'embedded' })
  const machine = noteMachine()
  const versions: string[] = []
  try {
    const sections: string[] = []
    for (const { name, config } of devices) {
      const rows: string[] = []
      for (const path of paths) {
        const visits: Visit[] = []
        for (let run = 0; run < runs; run++) {
          const result = await load(`${site.url}${path}`, chromePath, config)
          if (!versions.includes(result.lighthouseVersion)) versions.push(result.lighthouseVersion)
          visits.push(visitFrom(result))
        }
        rows.push(row(path, visits))
      }
      sections.push(table(name, rows))
    }
    return [
      `Lighthouse ${versions.join(', ')}, its own ${devices.map(({ name }) => name).join(' and ')} settings, medians of ${runs} loads with an empty cache; ` +
        `the server, the browser and whatever else runs share ${machine.describe()}.`,
      ...sections,
    ].join('\n\n')
  } finally {
    await site.remove()
  }
}

/** On a busy machine Lighthouse sometimes loses its trace and requests another run. */
const attempts = 3

/** One load in a separate browser, which contacts only the site. */
async function load(url: string, chromePath: string, config: Config, attempt = 1): Promise<Result> {
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...quietSwitches] })
  try {
    const settings = { onlyCategories: categories, disableFullPageScreenshot: true }
    const result = await lighthouse(
      url,
      { port: chrome.port, logLevel: 'error' },
      { ...config, settings: { ...config.settings, ...settings } },
    )
    if (!result) throw new Error(`Lighthouse had no result for ${url}`)
    const { lhr } = result
    if (!lhr.runtimeError) return lhr
    if (attempt === attempts) throw new Error(`${url}: ${lhr.runtimeError.message}`)
  } finally {
    chrome.kill()
  }
  return load(url, chromePath, config, attempt + 1)
}

function visitFrom({ audits, categories: scored }: Result): Visit {
  const milliseconds = (audit: string) => audits[audit]?.numericValue ?? NaN
  const requests = requestsIn(audits['network-requests'])
  const bytesOf = (kind: string) =>
    requests
      .filter(({ resourceType }) => resourceType === kind)
      .reduce((sum, { transferSize }) => sum + transferSize, 0)
  return {
    scores: categories.map((category) => (scored[category]?.score ?? 0) * 100),
    lcp: milliseconds('largest-contentful-paint'),
    tbt: milliseconds('total-blocking-time'),
    cls: milliseconds('cumulative-layout-shift'),
    bytes: kinds.map(bytesOf),
    total: requests.reduce((sum, { transferSize }) => sum + transferSize, 0),
    requests: requests.length,
  }
}

type Request = { resourceType: string; transferSize: number }

function requestsIn(audit: Result['audits'][string] | undefined): Request[] {
  if (audit?.details?.type !== 'table') throw new Error('Lighthouse lists no requests')
  return audit.details.items.map(({ resourceType, transferSize }) => ({
    resourceType: typeof resourceType === 'string' ? resourceType : '',
    transferSize: Number(transferSize),
  }))
}

function table(device: string, rows: string[]): string {
  return [
    `| ${device} | scores | LCP ms | TBT ms | CLS | ${kinds.map((kind) => `${kind.toLowerCase()} KiB`).join(' | ')} | all KiB | requests |`,
    `|---|---|--:|--:|--:|${'--:|'.repeat(kinds.length + 2)}`,
    ...rows,
  ].join('\n')
}

function row(path: string, visits: Visit[]): string {
  const figure = (read: (visit: Visit) => number) => median(visits.map(read))
  const cells = [
    `\`${path}\``,
    categories.map((_, index) => Math.round(figure(({ scores }) => scores[index] ?? 0))).join(' / '),
    Math.round(figure(({ lcp }) => lcp)).toLocaleString('en'),
    Math.round(figure(({ tbt }) => tbt)).toLocaleString('en'),
    figure(({ cls }) => cls).toFixed(3),
    ...kinds.map((_, index) => kib(figure(({ bytes }) => bytes[index] ?? 0))),
    kib(figure(({ total }) => total)),
    String(figure(({ requests }) => requests)),
  ]
  return `| ${cells.join(' | ')} |`
}

function kib(bytes: number): string {
  return (bytes / 1024).toFixed(1)
}
