import type { ExpectedInput } from '../providers/dialogue-provider.ts'
import type { KnownPlace } from './knowledge.ts'

/** What the concierge asks the visitor's page to do. */
export type PageAction =
  | { name: 'scroll_to_section'; arguments: { section: string; path: string } }
  | { name: 'open_page'; arguments: { path: string } }
  | { name: 'fill_consultation_form'; arguments: Record<string, string> }

/** One answer: sentences to say, an action for the page, and the input expected next. */
export type Reply = {
  say: readonly string[]
  action?: PageAction
  expect?: ExpectedInput
  endCall?: boolean
  /** The question was not understood, or its answer is unknown. */
  notUnderstood?: boolean
}

/** Shows the visitor this place of the site. */
export function placeAction({ path, section }: KnownPlace): PageAction {
  return section === undefined
    ? { name: 'open_page', arguments: { path } }
    : { name: 'scroll_to_section', arguments: { section, path } }
}
