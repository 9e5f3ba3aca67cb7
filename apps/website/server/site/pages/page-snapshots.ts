import { createHash } from 'node:crypto'
import { hasAppointments } from '#contract/has-appointments.ts'
import { articlesList } from '#contract/site-map.ts'
import { sitePages } from '#contract/site-pages.ts'
import type { FormAddress } from '#contract/pages.ts'
import { calendarDay } from '#server/runtime/calendar-day.ts'
import { prepareContent, type PreparedContent } from '#server/runtime/http/prepared-content.ts'
import type { PolicySources } from '#server/runtime/http/app-environment.ts'
import { withOtherCompanies } from './other-companies-policy.ts'
import type { Log } from '#server/runtime/log.ts'

/** A page that is the same for every visitor. */
type PageSnapshot = { content: PreparedContent; sources: PolicySources }

export type PageSnapshots = {
  /** Returns the snapshot for an address, or null if the page must be rendered for the request. */
  find(url: URL): Promise<PageSnapshot | null> | PageSnapshot | null
  /** Renders all pages again, and replaces them together. */
  renew(): Promise<void>
}

/** Answers the complete document of an address, without a nonce. */
type Render = (address: string, view: 'page' | 'thankYou') => Promise<Response>

/** Articles and their lists in memory. There may be thousands. */
const mostLater = 500

/**
 * Keeps the pages in memory, as the router renders them. Every query except `sent`, its `request`, and `q` of the list of
 * articles, belongs to a campaign and does not change the page.
 * @param forms each has a thank-you view, which is kept as well
 * @param isLater whether a path is that of a page which is rendered when somebody asks for it: an article
 * @throws Error naming the page that could not be rendered
 */
export async function createPageSnapshots(
  forms: readonly FormAddress[],
  render: Render,
  isLater: (path: string) => boolean,
): Promise<PageSnapshots> {
  const thankYous = forms
    .filter(({ path }) => sitePages.some((page) => page.path === path))
    .map(({ path, pageSource }) => `${path}?sent=${pageSource}`)
  const renderAll = async () =>
    new Map(
      await Promise.all([
        ...sitePages.map(({ path }) => takeSnapshot(path, render(path, 'page'))),
        ...thankYous.map((address) => takeSnapshot(address, render(address, 'thankYou'))),
      ]),
    )
  let snapshots = await renderAll()
  let later = new Map<string, Promise<PageSnapshot>>()

  /** Renders a page once, whoever asks for it meanwhile. */
  function renderLater(path: string): Promise<PageSnapshot> {
    const kept = later
    const found = kept.get(path) ?? takeSnapshot(path, render(path, 'page')).then(([, snapshot]) => snapshot)
    found.catch(() => kept.delete(path))
    kept.delete(path)
    kept.set(path, found)
    const [oldest] = kept.keys()
    if (kept.size > mostLater && oldest !== undefined) kept.delete(oldest)
    return found
  }

  return {
    find: ({ pathname, searchParams }) => {
      if (isSearch(pathname, searchParams) || leadsToTimes(searchParams)) return null
      const sent = searchParams.get('sent')
      const snapshot =
        (sent !== null && snapshots.get(`${pathname}?sent=${sent}`)) || (snapshots.get(pathname) ?? null)
      // A page in memory is not looked up among the articles again.
      return snapshot === null && (later.has(pathname) || isLater(pathname))
        ? renderLater(pathname)
        : snapshot
    },
    renew: async () => {
      snapshots = await renderAll()
      later = new Map()
    },
  }
}

/** Whether it is the thank-you view of one request, with links of its own. */
const leadsToTimes = (query: URLSearchParams): boolean =>
  hasAppointments && query.has('sent') && query.has('request')

/** Whether a visitor has searched: the answer is rendered for the request. */
const isSearch = (path: string, query: URLSearchParams): boolean =>
  path === articlesList?.path && Boolean(query.get('q')?.trim())

async function takeSnapshot(address: string, rendered: Promise<Response>): Promise<[string, PageSnapshot]> {
  const response = await rendered
  if (response.status !== 200) throw new Error(`The page ${address} could not be rendered`)
  const html = await response.text()
  const content = await prepareContent(new TextEncoder().encode(html), 'text/html; charset=utf-8')
  return [address, { content, sources: withOtherCompanies(inlineSources(html)) }]
}

/** Milliseconds between two checks of the calendar. */
const interval = 30_000

/**
 * Renders the pages again when a day begins, because a promotion ends with its day. Returns a function that stops it.
 * @param languages the pages of each language
 */
export function renewEachDay(languages: readonly PageSnapshots[], timeZone: string, log: Log): () => void {
  let renderedOn = calendarDay(timeZone, new Date())
  const timer = setInterval(() => {
    const today = calendarDay(timeZone, new Date())
    if (today === renderedOn) return
    Promise.all(languages.map((pages) => pages.renew())).then(
      () => {
        renderedOn = today
      },
      (error: unknown) => log.error('the pages could not be rendered again', error),
    )
  }, interval).unref()
  return () => clearInterval(timer)
}

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g

/**
 * Lists the sources with which a Content-Security-Policy allows exactly the inline scripts and styles of a document.
 */
function inlineSources(html: string): PolicySources {
  return { 'script-src': hashes(html, inlineScript), 'style-src': hashes(html, inlineStyle) }
}

function hashes(html: string, element: RegExp): string[] {
  const found = Array.from(html.matchAll(element), ([, text = '']) => {
    return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  })
  return [...new Set(found)]
}
