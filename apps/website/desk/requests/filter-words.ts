import type { Workspace } from '#contract/desk/workspace.ts'
import type { RequestFilters } from '../model/address.ts'
import { nameOf, pageName } from '../model/workspace.ts'
import { stageLabels } from './change-requests.tsx'

/** The times that the filter offers. */
export const times = [
  ['1', 'Today'],
  ['7', 'Last 7 days'],
  ['30', 'Last 30 days'],
  ['90', 'Last 90 days'],
  ['dates', 'Choose dates'],
] as const

const states: Readonly<Record<string, string>> = { ...stageLabels, all: 'All', todo: 'To do' }
const owners: Readonly<Record<string, string>> = { me: 'Mine', none: 'Unassigned' }

/** Filters in words, such as "Mine · Won": the name of a view, until somebody writes a better one. */
export function describeFilters(
  { q, owner, state, service, page, days, from, to }: RequestFilters,
  workspace: Pick<Workspace, 'colleagues' | 'pages'>,
): string {
  const words = [
    q.trim() && `“${q.trim()}”`,
    owner && (owners[owner] ?? nameOf(workspace, owner)),
    state && (states[state] ?? state),
    service,
    page && pageName(workspace, page),
    from && `From ${from}`,
    to && `Until ${to}`,
    from === '' && to === '' ? times.find(([id]) => id === days && id !== 'dates')?.[1] : '',
  ]
  return words.filter(Boolean).join(' · ').slice(0, 60)
}
