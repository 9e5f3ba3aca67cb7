import { createContext, useContext, useState } from 'react'
import type { Workspace } from '#contract/desk/workspace.ts'
import type { Me } from '#contract/desk/staff.ts'
import type { Address } from './address.ts'
import type { Api, Connection } from './api.ts'
import type { Drafts } from './drafts.ts'
import type { Preferences } from './preferences.ts'
import type { RequestStore } from './request-store.ts'
import type { Changes, Toasts } from './undoable-changes.ts'
import type { Watched } from './watched.ts'

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
  /** How many changes of requests and appointments the server has announced: what lists either loads again. */
  announced: Watched<number>
  workspace: Watched<Workspace>
}

export const DeskContext = createContext<Desk | null>(null)

/** @throws outside a desk */
export function useDesk(): Desk {
  const desk = useContext(DeskContext)
  if (desk === null) throw new Error('This is shown outside of the desk.')
  return desk
}

/**
 * Keeps the text of a field until it is sent.
 * @param key its purpose, such as `reply:<id of the request>`; use a new component for another one
 */
export function useDraft(key: string, initial = ''): [string, (text: string) => void] {
  const { drafts } = useDesk()
  const [text, setText] = useState(() => drafts.read(key) || initial)
  return [
    text,
    (next) => {
      drafts.write(key, next)
      setText(next)
    },
  ]
}
