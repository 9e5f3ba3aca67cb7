import { useEffect } from 'react'
import { useWatched } from '../parts/watched.ts'
import { useDesk } from './desk-context.ts'
import type { Me } from './me.ts'
import { signInAddress } from './sign-in-address.ts'

/** Connection notices at the top of the desk. */
export function Notices() {
  const { connection } = useDesk()
  const state = useWatched(connection.state)
  useReturn()
  return (
    <div className="notices" role="alert">
      {state === 'signed-out' && (
        <div className="banner banner-lamp">
          <p>
            <strong>Your sign-in has ended.</strong> What you typed is kept.
          </p>
          <a className="button" href={signInAddress()} target="_blank" rel="opener">
            Sign in again (opens a new tab)
          </a>
        </div>
      )}
      {state === 'unreachable' && (
        <div className="banner">
          <p>
            <strong>The server cannot be reached.</strong> What you see may be out of date. The desk tries
            again by itself.
          </p>
        </div>
      )}
    </div>
  )
}

/** Checks the signed-in person when the tab gets the focus, for example after a sign-in in another tab. */
function useReturn() {
  const { api, connection, me } = useDesk()
  useEffect(() => {
    const ask = async () => {
      if (connection.state.get() === 'fine') return
      const outcome = await api.get<{ staff: Me }>('/me')
      // Another person needs a new desk.
      if (outcome.outcome === 'ok' && outcome.value.staff.id !== me.id) location.reload()
    }
    const onReturn = () => void ask()
    addEventListener('focus', onReturn)
    addEventListener('online', onReturn)
    return () => {
      removeEventListener('focus', onReturn)
      removeEventListener('online', onReturn)
    }
  }, [api, connection, me.id])
}
