import { useCallback, useEffect, useState } from 'react'
import type { Workspace } from '#contract/desk/requests.ts'
import { followEvents } from '../api/follow-events.ts'
import { base, usePlace } from '../address/address.ts'
import { useWatched } from '../parts/watched.ts'
import { useDesk } from './desk-context.ts'
import { HelpDialog } from './help-dialog.tsx'
import { Notices } from './notices.tsx'
import { Rail } from './rail.tsx'
import { Room } from './room.tsx'
import { ToastList } from './toast-list.tsx'
import { useKeys } from './use-keys.ts'

/** The frame around the screens: navigation, connection notices, and toasts. */
export function DeskFrame() {
  const { address, api, changes, connection, requests, workspace } = useDesk()
  const { path } = usePlace(address)
  const [isHelping, setIsHelping] = useState(false)
  const help = useCallback(() => setIsHelping(true), [])
  useEffect(
    () => followEvents({ connection, onEvent: requests.onEvent, startAfter: requests.changesCursor }),
    [connection, requests],
  )
  // A press on a notification opens its request in the open desk.
  useEffect(() => {
    const onMessage = (event: MessageEvent<{ path: string }>) =>
      address.open(event.data.path.slice(base.length))
    const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined
    worker?.addEventListener('message', onMessage)
    return () => worker?.removeEventListener('message', onMessage)
  }, [address])
  const state = useWatched(connection.state)
  useEffect(() => {
    const ask = async () => {
      const outcome = await api.get<Workspace>('/workspace')
      if (outcome.outcome === 'ok') workspace.set(outcome.value)
    }
    if (state === 'fine' && workspace.get() === null) void ask()
  }, [api, state, workspace])
  useKeys({
    '?': help,
    z: () => void changes.undo(),
  })
  return (
    <div className="desk">
      <a className="skip-link button" href="#room">
        Skip to content
      </a>
      <Rail place={path.split('/')[1] ?? ''} onHelp={help} />
      <Notices />
      <main id="room" className="room" tabIndex={-1}>
        <Room path={path} />
      </main>
      <ToastList />
      {isHelping && <HelpDialog onClose={() => setIsHelping(false)} />}
    </div>
  )
}
