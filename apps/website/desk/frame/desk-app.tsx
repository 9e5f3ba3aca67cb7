import { useEffect, useState, useCallback } from 'react'
import { brand } from '#content/brand.ts'
import type { DeskEvent } from '#contract/desk/requests.ts'
import { announceChanges } from '../model/announce-changes.ts'
import { base, useLocation } from '../model/address.ts'
import { createDesk, createDeskParts } from '../model/create-desk.ts'
import { followEvents } from '../model/follow-events.ts'
import type { Failure } from '../model/outcome.ts'
import { type Desk, DeskContext, useDesk } from '../model/use-desk.ts'
import { useKeys } from '../model/use-keys.ts'
import { useWatched } from '../model/watched.ts'
import { loadStart, loadWorkspace } from '../model/workspace.ts'
import { Blank, LoadFailure, Loading } from '../parts/load-view.tsx'
import { onTick } from '../parts/use-now.ts'
import { CurrentScreen } from './current-screen.tsx'
import { HelpDialog } from './help-dialog.tsx'
import { signInAddress, Notices } from './notices.tsx'
import { Rail } from './rail.tsx'
import { ToastList } from './toast-list.tsx'
import { texts } from '../words/texts.ts'

/** In milliseconds. */
const workspaceInterval = 300_000

const parts = createDeskParts()

/** Loads the signed-in person and the workspace, then shows that person's desk. */
export function DeskApp() {
  const [desk, setDesk] = useState<Desk | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [round, setRound] = useState(0)
  useEffect(() => {
    const ask = async () => {
      const outcome = await loadStart(parts.api)
      if (outcome.outcome === 'ok') setDesk(createDesk(outcome.value, parts))
      else setFailure(outcome)
    }
    void ask()
  }, [round])

  if (desk)
    return (
      <DeskContext value={desk}>
        <DeskFrame />
      </DeskContext>
    )
  return (
    <main>
      {failure?.outcome === 'signed-out' ? (
        <Blank title={texts.frame.signedOut.title} isPage>
          <a className="button button-lamp" href={signInAddress()}>
            {texts.frame.signedOut.signIn}
          </a>
        </Blank>
      ) : (
        <>
          <h1 className="out-of-sight">{brand.name}</h1>
          {failure ? (
            <LoadFailure failure={failure} what="desk" onRetry={() => setRound(round + 1)} />
          ) : (
            <Loading what="desk" />
          )}
        </>
      )}
    </main>
  )
}

/** The frame around the screens: navigation, connection notices, and toasts. */
function DeskFrame() {
  const { address, announced, api, changes, connection, requests, workspace } = useDesk()
  const { path } = useLocation(address)
  const [isHelping, setIsHelping] = useState(false)
  const help = useCallback(() => setIsHelping(true), [])
  useEffect(() => {
    const announce = announceChanges(announced)
    return followEvents({
      connection,
      onEvent({ data }) {
        const event = JSON.parse(data) as DeskEvent
        requests.onEvent(event)
        announce(event)
        if (event.kind === 'workspace' || event.kind === 'reset') void loadWorkspace({ api, workspace })
      },
      startAfter: requests.changesCursor,
    })
  }, [announced, api, connection, requests, workspace])
  useEffect(() => onTick(() => void requests.age()), [requests])
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
    if (state !== 'fine') return
    // A channel may begin to fail while the desk is open.
    const timer = setInterval(() => void loadWorkspace({ api, workspace }), workspaceInterval)
    return () => clearInterval(timer)
  }, [api, state, workspace])
  useKeys({
    '?': help,
    z: () => void changes.undo(),
  })
  return (
    <div className="desk">
      <a className="skip-link button" href="#room">
        {texts.frame.skip}
      </a>
      <Rail section={path.split('/')[1] ?? ''} onHelp={help} />
      <Notices />
      <main id="room" className="room" tabIndex={-1}>
        <CurrentScreen path={path} />
      </main>
      <ToastList />
      {isHelping && <HelpDialog onClose={() => setIsHelping(false)} />}
    </div>
  )
}
