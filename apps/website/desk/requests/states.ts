import type { RequestState, SettableState } from '#contract/desk/requests.ts'

/** The states in the order of a request's life, with their labels and keys. */
export const stateWords: Readonly<Record<RequestState, string>> = {
  new: 'New',
  contacted: 'Contacted',
  won: 'Won',
  lost: 'Lost',
  held: 'Held',
}

/** The states that staff can set. A held request is released instead. */
export const choices: readonly SettableState[] = ['new', 'contacted', 'won', 'lost']
