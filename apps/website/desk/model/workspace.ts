import type { Workspace } from '#contract/desk/workspace.ts'
import { type Desk, useDesk } from './use-desk.ts'
import { useWatched } from './watched.ts'
import { texts } from '../words/texts.ts'

const empty: Workspace = {
  colleagues: [],
  pages: [],
  services: [],
  replyTemplates: {},
  lostReasons: [],
  currency: 'EUR',
  promise: { text: '', businessHours: 24 },
  timeZone: 'UTC',
  canSendMail: true,
  views: [],
  troubledChannels: [],
}

let latestLoad = 0

/** Loads it, or keeps what there is. An older answer that comes later is dropped. */
export async function loadWorkspace({ api, workspace }: Pick<Desk, 'api' | 'workspace'>): Promise<void> {
  const load = ++latestLoad
  const outcome = await api.get<Workspace>('/workspace')
  if (outcome.outcome === 'ok' && load === latestLoad) workspace.set(outcome.value)
}

/** Data that the screens load once: colleagues, pages, services, templates. Empty until it has loaded. */
export function useWorkspace(): Workspace {
  const { workspace } = useDesk()
  return useWatched(workspace) ?? empty
}

/** Returns the name of a colleague. Former colleagues are marked. */
export const nameOf = (workspace: Pick<Workspace, 'colleagues'>, id: string | null): string =>
  id === null
    ? texts.frame.unassigned
    : (workspace.colleagues.find((colleague) => colleague.id === id)?.name ?? texts.frame.somebodyWhoLeft)

/** Returns the name of a page, or the form's own name for it. */
export const pageName = (workspace: Pick<Workspace, 'pages'>, id: string): string =>
  workspace.pages.find((page) => page.id === id)?.name ?? id
