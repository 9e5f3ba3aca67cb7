import type { RequestSummary } from '#contract/desk/requests.ts'
import type { RequestStore } from '../model/request-store.ts'

/** What a menu changes of requests. */
export type Aspect = 'state' | 'owner' | 'snooze'

/** A menu that is open, and the requests that it changes. `lost` asks why they were lost. */
export type Changing = { what: Aspect | 'lost'; ids: readonly string[] }

/** Whether a request can be snoozed: it is not done, and not held. */
export const canSnooze = ({ state: stage }: Pick<RequestSummary, 'state'>): boolean =>
  stage === 'new' || stage === 'contacted'

const isHeld = ({ state: stage }: Pick<RequestSummary, 'state'>) => stage === 'held'

/** The ids of the selected requests that the list shows. */
export const selectedIds = ({ list, selected }: Pick<RequestStore, 'list' | 'selected'>): string[] =>
  list.get().ids.filter((id) => selected.get().has(id))

/** Which of the requests each change is for. Suspected spam can only be released: `state` has it where there is nothing else. */
export function changeable(
  { rows }: Pick<RequestStore, 'rows'>,
  ids: readonly string[],
): Record<Aspect | 'release', string[]> {
  const known = ids.flatMap((id) => rows.get(id) ?? [])
  const idsOf = (some: readonly { id: string }[]) => some.map(({ id }) => id)
  const held = known.filter(isHeld)
  return {
    state: idsOf(held.length < known.length ? known.filter((row) => !isHeld(row)) : held),
    owner: idsOf(known),
    snooze: idsOf(known.filter(canSnooze)),
    release: idsOf(held),
  }
}
