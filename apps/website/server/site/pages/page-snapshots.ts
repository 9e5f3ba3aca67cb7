import { sitePages } from '#agency/site-pages.ts'
import type { PolicySources } from '#server/runtime/http/content-security-policy.ts'
import { type PreparedContent, prepareContent } from '#server/runtime/http/prepared-content.ts'
import { inlineSources } from './inline-sources.ts'
import type { FormAddress } from '#contract/pages.ts'

/** A page that is the same for every visitor. */
type PageSnapshot = { content: PreparedContent; sources: PolicySources }

export type PageSnapshots = {
  /** Returns the snapshot for an address, or null if the page must be rendered for the request. */
  find(url: URL): PageSnapshot | null
  /** Renders all pages again, and replaces them together. */
  renew(): Promise<void>
}

/** Answers the complete document of an address, without a nonce. */
type Render = (address: string, view: 'page' | 'thankYou') => Promise<Response>

/**
 * Keeps the pages in memory, as the router renders them. Every query except `sent` belongs to a campaign and does not
 * change the page.
 * @param forms each has a thank-you view, which is kept as well
 * @throws Error naming the page that could not be rendered
 */
export async function createPageSnapshots(
  forms: readonly FormAddress[],
  render: Render,
): Promise<PageSnapshots> {
  const thankYous = forms
    .filter(({ path }) => sitePages.some((page) => page.path === path))
    .map(({ path, pageSource }) => `${path}?sent=${pageSource}`)
  const takeAll = async () =>
    new Map(
      await Promise.all([
        ...sitePages.map(({ path }) => takeSnapshot(path, render(path, 'page'))),
        ...thankYous.map((address) => takeSnapshot(address, render(address, 'thankYou'))),
      ]),
    )
  let snapshots = await takeAll()
  return {
    find: ({ pathname, searchParams }) => {
      const sent = searchParams.get('sent')
      return (sent !== null && snapshots.get(`${pathname}?sent=${sent}`)) || (snapshots.get(pathname) ?? null)
    },
    renew: async () => {
      snapshots = await takeAll()
    },
  }
}

async function takeSnapshot(address: string, rendered: Promise<Response>): Promise<[string, PageSnapshot]> {
  const response = await rendered
  if (response.status !== 200) throw new Error(`The page ${address} could not be rendered`)
  const html = await response.text()
  const content = await prepareContent(new TextEncoder().encode(html), 'text/html; charset=utf-8')
  return [address, { content, sources: inlineSources(html) }]
}
