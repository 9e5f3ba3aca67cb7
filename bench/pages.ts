/**
 * Every page of the built site as Lighthouse sees it on a phone and a desktop: scores, times, and what is transferred before
 * anybody touches the page. Each load is in a browser of its own with an empty cache; each figure is a median.
 */
import { launch } from 'chrome-launcher'
import lighthouse, { type Config, desktopConfig, type Result } from 'lighthouse'
import { sitePages } from '../apps/website/contract/site-pages.ts'
import { findChromium } from '../apps/website/e2e/find-chromium.ts'
import { quietSwitches } from '../apps/website/e2e/open-browser.ts'
import { startSite } from '../apps/website/e2e/start-site.ts'
import { type Cell, type Measure, median } from './helpers/report.ts'

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

export const measure: Measure = async (scaled) => {
  const loads = scaled(3)
  const chromePath = findChromium()
  const site = await startSite({ VOICE_PROVIDER: 'embedded' })
  const rows: Cell[][] = []
  let version = ''
  try {
    for (const { name, config } of devices) {
      for (const path of paths) {
        const visits: Visit[] = []
        while (visits.length < loads) {
          const result = await load(`${site.url}${path}`, chromePath, config)
          version = result.lighthouseVersion
          visits.push(visitFrom(result))
        }
        rows.push([name, `\`${path}\``, ...figures(visits)])
      }
    }
  } finally {
    await site.remove()
  }
  return {
    how:
      `Lighthouse ${version}, its own ${devices.map(({ name }) => name).join(' and ')} settings, medians of ${loads} loads with an empty cache; ` +
      'scores for performance, accessibility, best practices and SEO; the server, the browser and whatever else runs share the machine.',
    head: [
      'device',
      'page',
      'scores',
      'LCP ms',
      'TBT ms',
      'CLS',
      ...kinds.map((kind) => `${kind.toLowerCase()} KiB`),
      'all KiB',
      'requests',
    ],
    rows,
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

function figures(visits: Visit[]): Cell[] {
  const figure = (read: (visit: Visit) => number) => median(visits.map(read))
  return [
    categories.map((_, index) => Math.round(figure(({ scores }) => scores[index] ?? 0))).join(' / '),
    Math.round(figure(({ lcp }) => lcp)),
    Math.round(figure(({ tbt }) => tbt)),
    figure(({ cls }) => cls).toFixed(3),
    ...kinds.map((_, index) => figure(({ bytes }) => bytes[index] ?? 0) / 1024),
    figure(({ total }) => total) / 1024,
    figure(({ requests }) => requests),
  ]
}
