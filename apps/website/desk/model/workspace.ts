import type { Workspace } from '#contract/desk/workspace.ts'
import { type Desk, useDesk } from './use-desk.ts'
import { useWatched } from './watched.ts'
import type { Me } from '#contract/desk/staff.ts'
import type { Api } from './api.ts'
import type { Outcome } from './outcome.ts'
import { texts } from '../words/texts.ts'

let latestLoad = 0

/** Loads it, or keeps what there is. An older answer that comes later is dropped. */
export async function loadWorkspace({ api, workspace }: Pick<Desk, 'api' | 'workspace'>): Promise<void> {
  const load = ++latestLoad
  const outcome = await api.get<Workspace>('/workspace')
  if (outcome.outcome === 'ok' && load === latestLoad) workspace.set(outcome.value)
}

/**
 * Loads what the desk needs before its first screen: who is signed in, and the workspace. A menu without its colleagues
 * would offer nobody first, and name other choices with the same numbers once they have loaded.
 */
export async function loadStart({
  get,
}: Pick<Api, 'get'>): Promise<Outcome<{ me: Me; workspace: Workspace }>> {
  const [person, workspace] = await Promise.all([get<{ staff: Me }>('/me'), get<Workspace>('/workspace')])
  if (person.outcome !== 'ok') return person
  if (workspace.outcome !== 'ok') return workspace
  return { outcome: 'ok', value: { me: person.value.staff, workspace: workspace.value } }
}

/** Data that all screens need: colleagues, pages, services, templates. */
export const useWorkspace = (): Workspace => useWatched(useDesk().workspace)

/** Returns the name of a colleague. Former colleagues are marked. */
export const nameOf = (workspace: Pick<Workspace, 'colleagues'>, id: string | null): string =>
  id === null
    ? texts.frame.unassigned
    : (workspace.colleagues.find((colleague) => colleague.id === id)?.name ?? texts.frame.somebodyWhoLeft)

/** Returns the name of a page, or the form's own name for it. */
export const pageName = (workspace: Pick<Workspace, 'pages'>, id: string): string =>
  workspace.pages.find((page) => page.id === id)?.name ?? id
