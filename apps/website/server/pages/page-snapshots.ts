import type { PageSource } from '#server/consultations/consultation.ts'
import { type PreparedContent, prepareContent } from '#server/http/prepared-content.ts'
import { inlineScriptHashes } from './inline-script-hashes.ts'

/** A page as it is for every visitor. */
type PageSnapshot = { content: PreparedContent; scriptSources: readonly string[] }

export type PageSnapshots = {
  /** The snapshot for an address, or null when the page has to be rendered for the request. */
  find(url: URL): PageSnapshot | null
  /** Renders all of them anew, and puts them in place together. */
  renew(): Promise<void>
}

/** The pages that are the same for every visitor, each with the form whose thank-you view it has. */
const snapshotPages: { path: string; sent?: PageSource }[] = [
  { path: '/', sent: 'contact' },
  { path: '/services' },
  { path: '/customer-support', sent: 'customer-support' },
  { path: '/crm-integration', sent: 'crm-integration' },
  { path: '/scheduling', sent: 'intelligent-scheduling' },
  { path: '/case-studies' },
]

/**
 * Keeps the pages in memory, rendered by the router as it would for a request. Every query but `sent` is somebody's
 * campaign, and the page is the same with and without it.
 * @param render answers the document of a path, complete, without a nonce
 * @throws Error naming the page that could not be rendered
 */
export async function createPageSnapshots(
  render: (path: string) => Promise<Response>,
): Promise<PageSnapshots> {
  let snapshots = await takeSnapshots(render)
  return {
    find: ({ pathname, searchParams }) => {
      const sent = searchParams.get('sent')
      return (sent !== null && snapshots.get(`${pathname}?sent=${sent}`)) || (snapshots.get(pathname) ?? null)
    },
    renew: async () => {
      snapshots = await takeSnapshots(render)
    },
  }
}

async function takeSnapshots(
  render: (path: string) => Promise<Response>,
): Promise<Map<string, PageSnapshot>> {
  const addresses = snapshotPages.flatMap(({ path, sent }) =>
    sent ? [path, `${path}?sent=${sent}`] : [path],
  )
  return new Map(
    await Promise.all(
      addresses.map(async (address): Promise<[string, PageSnapshot]> => {
        const response = await render(address)
        if (response.status !== 200) throw new Error(`The page ${address} could not be rendered`)
        const html = await response.text()
        const content = await prepareContent(new TextEncoder().encode(html), 'text/html; charset=utf-8')
        return [address, { content, scriptSources: inlineScriptHashes(html) }]
      }),
    ),
  )
}
