import type { Desk } from './use-desk.ts'
import type { Undone } from '#contract/desk/changes.ts'
import type { Workspace } from '#contract/desk/workspace.ts'
import type { Me } from '#contract/desk/staff.ts'
import { createAddress } from './address.ts'
import { createConnection, createApi } from './api.ts'
import { createRequestStore } from './request-store.ts'
import { createChanges, createToasts, type UndoOutcome } from './undoable-changes.ts'
import { createDrafts } from './drafts.ts'
import { createWatched } from './watched.ts'
import { createPreferences } from './preferences.ts'
import { texts } from '../words/texts.ts'

type DeskParts = Pick<Desk, 'api' | 'connection' | 'preferences'>

/** Creates the parts that are needed before the sign-in is known. Applies the colour scheme to the page. */
export function createDeskParts(): DeskParts {
  const connection = createConnection()
  return { connection, api: createApi({ connection }), preferences: createPreferences() }
}

/** Creates the desk of a signed-in person. */
export function createDesk(
  { me, workspace: loaded }: { me: Me; workspace: Workspace },
  { api, connection, preferences }: DeskParts,
): Desk {
  const toasts = createToasts()
  const workspace = createWatched(loaded)
  const requests = createRequestStore({ api, me: me.id, services: () => workspace.get().services })
  const changes = createChanges({
    toasts,
    undo: (token) => undoAtServer({ api, requests }, token),
  })
  return {
    me,
    api,
    connection,
    toasts,
    changes,
    address: createAddress(),
    drafts: createDrafts(),
    preferences,
    requests,
    announced: createWatched(0),
    workspace,
  }
}

/** Undoes a change, stores its requests as the server holds them, and says which of them were not undone, and why. */
export async function undoAtServer(
  { api, requests }: Pick<Desk, 'api' | 'requests'>,
  token: string,
): Promise<UndoOutcome> {
  const outcome = await api.send<Undone>('POST', '/undo', { token })
  if (outcome.outcome !== 'ok') return outcome
  const { undone, skipped, requests: current } = outcome.value
  requests.accept(current)
  const [first] = skipped
  if (!first) return { outcome: 'ok', value: undefined }
  const name = current.find(({ id }) => id === first.id)?.name ?? texts.frame.aGoneRequest
  const reason =
    skipped.length > 1
      ? texts.frame.notUndone.several(skipped.length)
      : texts.frame.notUndone[first.reason](name)
  return undone.length > 0
    ? { outcome: 'ok', value: { exception: reason } }
    : { outcome: 'refused', status: 409, detail: reason, errors: {} }
}
