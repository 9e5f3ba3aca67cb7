import type { Undone, Workspace } from '#contract/desk/requests.ts'
import { type Address, createAddress } from '../address/address.ts'
import { type Connection, createConnection } from '../api/connection.ts'
import { type Api, createApi } from '../api/create-api.ts'
import { createRequestStore, type RequestStore } from '../requests/create-request-store.ts'
import { type Changes, createChanges } from './undoable-changes.ts'
import { createDrafts, type Drafts } from './drafts.ts'
import { createWatched, type Watched } from '../parts/watched.ts'
import type { Me } from './me.ts'
import { type Preferences, createPreferences } from './preferences.ts'
import { createToasts, type Toasts } from './toasts.ts'

/** Shared by the screens. One per page. */
export type Desk = {
  me: Me
  api: Api
  connection: Connection
  address: Address
  toasts: Toasts
  changes: Changes
  drafts: Drafts
  preferences: Preferences
  requests: RequestStore
  /** Null until it has loaded. */
  workspace: Watched<Workspace | null>
}

export type DeskParts = Pick<Desk, 'api' | 'connection' | 'preferences'>

/** Creates the parts that are needed before the sign-in is known. Applies the colour scheme to the page. */
export function createDeskParts(): DeskParts {
  const connection = createConnection()
  return { connection, api: createApi({ connection }), preferences: createPreferences() }
}

const tooLate = {
  outcome: 'refused',
  status: 409,
  detail: 'Somebody changed it since, or the mail is on its way.',
  errors: {},
} as const

/** Creates the desk of a signed-in person. */
export function createDesk(me: Me, { api, connection, preferences }: DeskParts): Desk {
  const toasts = createToasts()
  const changes = createChanges({
    toasts,
    async undo(token) {
      const outcome = await api.send<Undone>('POST', '/undo', { token })
      const isSkipped = outcome.outcome === 'ok' && outcome.value.undone.length === 0
      return isSkipped ? tooLate : outcome
    },
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
    requests: createRequestStore({ api, me: me.id }),
    workspace: createWatched<Workspace | null>(null),
  }
}
