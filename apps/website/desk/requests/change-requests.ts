import type { Changed, RequestSummary, SettableState } from '#contract/desk/requests.ts'
import type { Desk } from '../frame/create-desk.ts'
import { stateWords } from './states.ts'

type Needs = Pick<Desk, 'api' | 'changes' | 'requests'>

/** Changes the state of requests at once, and restores it if the server refuses. */
export const changeState = (desk: Needs, ids: readonly string[], state: SettableState): Promise<boolean> =>
  changeShown(desk, ids, {
    words: `${whom(desk, ids)}: ${stateWords[state].toLowerCase()}`,
    shown: { state, ...(state !== 'new' && { waitingBusinessSeconds: null, level: null, overdue: false }) },
    send: () => desk.api.send<Changed>('PATCH', '/requests', { ids, change: { state } }),
  })

/** Assigns requests to a colleague, or to nobody. */
export const changeOwner = (
  desk: Needs,
  ids: readonly string[],
  owner: { id: string; name: string } | null,
): Promise<boolean> =>
  changeShown(desk, ids, {
    words: owner ? `${whom(desk, ids)}: given to ${owner.name}` : `${whom(desk, ids)}: given to nobody`,
    shown: { ownerId: owner?.id ?? null },
    send: () => desk.api.send<Changed>('PATCH', '/requests', { ids, change: { ownerId: owner?.id ?? null } }),
  })

/** Releases held requests: they become new, and are delivered as if they had just arrived. */
export const releaseRequests = (desk: Needs, ids: readonly string[]): Promise<boolean> =>
  changeShown(desk, ids, {
    words: `${whom(desk, ids)}: released`,
    shown: { state: 'new' },
    send: () => desk.api.send<Changed>('POST', '/requests/release', { ids }),
  })

type Shown = {
  words: string
  shown: Partial<RequestSummary>
  send: Parameters<Needs['changes']['make']>[0]['send']
}

function changeShown({ changes, requests }: Needs, ids: readonly string[], { words, shown, send }: Shown) {
  const before = ids.flatMap((id) => requests.rows.get(id) ?? [])
  const show = (rows: readonly (Partial<RequestSummary> & { id: string })[]) => {
    for (const { id, ...row } of rows) {
      requests.rows.show(id, row)
      requests.refile(id)
    }
  }
  return changes.make({
    words,
    apply: () => show(ids.map((id) => ({ id, ...shown }))),
    revert: () => show(before.map((row) => ({ id: row.id, ...pick(row, Object.keys(shown)) }))),
    send,
  })
}

const pick = (row: RequestSummary, keys: readonly string[]): Partial<RequestSummary> =>
  Object.fromEntries(Object.entries(row).filter(([key]) => keys.includes(key)))

/** The subject of a change: a name, or a number of requests. */
function whom({ requests }: Needs, ids: readonly string[]): string {
  const [first] = ids
  return ids.length === 1 && first !== undefined
    ? (requests.rows.get(first)?.name ?? 'The request')
    : `${ids.length} requests`
}
