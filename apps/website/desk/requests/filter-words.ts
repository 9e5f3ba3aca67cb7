import type { Workspace } from '#contract/desk/workspace.ts'
import type { RequestFilters } from '../model/address.ts'
import { serviceName } from '#contract/desk/services.ts'
import { nameOf, pageName } from '../model/workspace.ts'
import { texts } from '../words/texts.ts'

/** The times that the filter offers. */
export const times = ['1', '7', '30', '90', 'dates'] as const

/** Filters in words, such as "Mine · Won": the name of a view, until somebody writes a better one. */
export function describeFilters(
  { q, owner, state, service, page, days, from, to }: RequestFilters,
  workspace: Pick<Workspace, 'colleagues' | 'pages' | 'services'>,
): string {
  const { filter, stages } = texts.requests
  const states: Readonly<Record<string, string>> = { ...stages, all: filter.all, todo: filter.toDo }
  const owners: Readonly<Record<string, string>> = { me: filter.mine, none: texts.frame.unassigned }
  const time = times.find((id) => id === days && id !== 'dates')
  const words = [
    q.trim() && filter.quoted(q.trim()),
    owner && (owners[owner] ?? nameOf(workspace, owner)),
    state && (states[state] ?? state),
    service && serviceName(workspace, service),
    page && pageName(workspace, page),
    from && filter.fromDay(from),
    to && filter.untilDay(to),
    from === '' && to === '' && time ? filter.days[time] : '',
  ]
  return words.filter(Boolean).join(' · ').slice(0, 60)
}
