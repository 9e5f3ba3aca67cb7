import type { DialogueTool } from '#platform/providers/dialogue-provider.ts'
import type { KnownArticle, KnownPlace } from './knowledge.ts'

const text = { type: 'string' }

/** The tools of the site's pages for the assistant. It fills in the form; the visitor checks and sends it. */
export const pageTools: readonly DialogueTool[] = [
  {
    name: 'scroll_to_section',
    description: 'Scrolls the visitor’s page to a section, opening its page first where needed.',
    parameters: {
      type: 'object',
      properties: { path: text, section: text },
      required: ['path', 'section'],
    },
  },
  {
    name: 'open_page',
    description: 'Opens a page of the site, such as /services.',
    parameters: { type: 'object', properties: { path: text }, required: ['path'] },
  },
  {
    name: 'fill_consultation_form',
    description:
      'Fills in the consultation form with what the visitor has said. It does not send it: ask the visitor to check it and to send it.',
    parameters: {
      type: 'object',
      properties: { name: text, email: text, phone: text, company: text, service: text, message: text },
    },
  },
]

/** What the concierge asks the visitor's page to do. */
export type PageAction =
  | { name: 'scroll_to_section'; arguments: { section: string; path: string } }
  | { name: 'open_page'; arguments: { path: string } }
  | { name: 'fill_consultation_form'; arguments: Record<string, string> }
  | { name: 'choose_time'; arguments: { kind: string; at: string; zone: string } & Record<string, string> }

/** An article as a place, which is named by its title. */
export const placeOf = ({ title, path }: KnownArticle): KnownPlace => ({ names: [title], path })

/** Shows the visitor this place of the site. */
export function placeAction({ path, section }: KnownPlace): PageAction {
  return section === undefined
    ? { name: 'open_page', arguments: { path } }
    : { name: 'scroll_to_section', arguments: { section, path } }
}
