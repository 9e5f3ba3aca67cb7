import type { SectionState } from './scroll-to-section.ts'
import { homePath } from '#contract/home-path.ts'

/** What a click on a link does instead of loading a document. */
export type LinkTarget =
  | { kind: 'scroll'; section: string }
  | { kind: 'navigate'; to: string; state: SectionState | null; replace: boolean }

/**
 * Resolves a link on a page. A section on the same page is scrolled to. A section of the home page is passed in the
 * navigation state, and scrolled to after the route change (specification, section 2).
 * @returns null when the link leaves the site, or leads to a file
 */
export function linkTarget(link: URL, page: URL): LinkTarget | null {
  // Pages have no dot in their addresses, files have one.
  if (link.origin !== page.origin || /\.\w+$/.test(link.pathname)) return null
  const section = decodeURIComponent(link.hash.slice(1))
  if (link.pathname === page.pathname && link.search === '') {
    if (section) return { kind: 'scroll', section }
    if (link.pathname === homePath) return { kind: 'scroll', section: 'home' }
  }
  const replace = link.href === page.href
  if (link.pathname === homePath && section) {
    return { kind: 'navigate', to: homePath, state: { scrollTo: section }, replace }
  }
  return { kind: 'navigate', to: link.pathname + link.search + link.hash, state: null, replace }
}
