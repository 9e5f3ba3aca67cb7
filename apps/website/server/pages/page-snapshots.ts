import type { ConsultationFormConfig } from '#app/consultation-form/form-config.ts'
import { sitePages } from '#agency/site-pages.ts'
import type { PolicySources } from '#server/http/content-security-policy.ts'
import { type PreparedContent, prepareContent } from '#server/http/prepared-content.ts'
import { deferScripts } from './defer-scripts.ts'
import { inlineSources } from './inline-sources.ts'

/** A page that is the same for every visitor. */
type PageSnapshot = { content: PreparedContent; sources: PolicySources }

export type PageSnapshots = {
  /** Returns the snapshot for an address, or null if the page must be rendered for the request. */
  find(url: URL): PageSnapshot | null
  /** Renders all pages again, and replaces them together. */
  renew(): Promise<void>
}

/**
 * Keeps the pages in memory, as the router renders them. Every query except `sent` belongs to a campaign and does not
 * change the page.
 * @param forms each has a thank-you view, which is kept as well
 * @param finish turns each rendered document into what is sent
 * @param render answers the complete document of a path, without a nonce
 * @throws Error naming the page that could not be rendered
 */
export async function createPageSnapshots(
  forms: readonly Pick<ConsultationFormConfig, 'path' | 'pageSource'>[],
  finish: (html: string) => string,
  render: (path: string) => Promise<Response>,
): Promise<PageSnapshots> {
  const addresses = [
    ...sitePages.map(({ path }) => path),
    ...forms
      .filter(({ path }) => sitePages.some((page) => page.path === path))
      .map(({ path, pageSource }) => `${path}?sent=${pageSource}`),
  ]
  let snapshots = await takeSnapshots(addresses, finish, render)
  return {
    find: ({ pathname, searchParams }) => {
      const sent = searchParams.get('sent')
      return (sent !== null && snapshots.get(`${pathname}?sent=${sent}`)) || (snapshots.get(pathname) ?? null)
    },
    renew: async () => {
      snapshots = await takeSnapshots(addresses, finish, render)
    },
  }
}

async function takeSnapshots(
  addresses: readonly string[],
  finish: (html: string) => string,
  render: (path: string) => Promise<Response>,
): Promise<Map<string, PageSnapshot>> {
  return new Map(
    await Promise.all(
      addresses.map(async (address): Promise<[string, PageSnapshot]> => {
        const response = await render(address)
        if (response.status !== 200) throw new Error(`The page ${address} could not be rendered`)
        const document = await response.text()
        // A thank-you view takes the focus and announces itself by script, so its scripts are not deferred.
        const finished = finish(document)
        const html = address.includes('?') ? finished : deferScripts(finished)
        const content = await prepareContent(new TextEncoder().encode(html), 'text/html; charset=utf-8')
        return [address, { content, sources: inlineSources(html) }]
      }),
    ),
  )
}
