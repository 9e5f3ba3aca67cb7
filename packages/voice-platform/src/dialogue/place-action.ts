import type { KnownPlace } from './knowledge.ts'
import type { PageAction } from './reply.ts'

/** Shows the visitor this place of the site. */
export function placeAction({ path, section }: KnownPlace): PageAction {
  return section === undefined
    ? { name: 'open_page', arguments: { path } }
    : { name: 'scroll_to_section', arguments: { section, path } }
}
