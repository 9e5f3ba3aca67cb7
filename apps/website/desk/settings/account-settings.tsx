import { useState } from 'react'
import { hasAppointments } from '#contract/has-appointments.ts'
import { useDesk } from '../model/use-desk.ts'
import { LoadView, useLoaded } from '../parts/load-view.tsx'
import { Time } from '../parts/time.tsx'
import { TextField } from '../parts/field.tsx'
import { HoursSettings } from './hours-settings.tsx'
import { PasskeyList } from './passkey-list.tsx'
import { Setting, useAction } from './setting.tsx'

/** The person's own account: name, password, and sessions. */
export function AccountSettings() {
  const { me } = useDesk()
  return (
    <>
      <Setting title="Signed in" about={`${me.name}, ${me.email}, ${me.role}`}>
        <SignOut />
      </Setting>
      {hasAppointments && <HoursSettings />}
      <PasswordForm />
      <PasskeyList />
      <SessionList />
    </>
  )
}

function SignOut() {
  const signOut = useSignOut()
  return (
    <div>
      <button type="button" className="button" onClick={() => void signOut('POST', '/sign-out')}>
        Sign out
      </button>
    </div>
  )
}

/** Ends this session, and others if the path says so. Leaves none of the person's drafts in the tab. */
function useSignOut() {
  const { api, drafts } = useDesk()
  const { run } = useAction()
  return async (method: 'POST' | 'DELETE', path: string) => {
    const outcome = await run(() => api.send(method, path))
    if (outcome?.outcome !== 'ok') return
    drafts.clear()
    location.assign('/inbox/sign-in')
  }
}

function PasswordForm() {
  const { api, me } = useDesk()
  const { errors, isRunning, run } = useAction()
  const [current, setCurrent] = useState('')
  const [password, setPassword] = useState('')
  return (
    <Setting title="Password" about="A new password ends your other sessions.">
      <form
        className="stack form"
        noValidate
        onSubmit={async (event) => {
          event.preventDefault()
          const outcome = await run(
            () => api.send('PUT', '/account/password', { current, password }),
            'Your password is changed',
          )
          if (outcome?.outcome !== 'ok') return
          setCurrent('')
          setPassword('')
        }}
      >
        <input type="text" autoComplete="username" value={me.email} readOnly hidden />
        <TextField
          label="Current password"
          hint="Leave it empty if you have none yet."
          type="password"
          autoComplete="current-password"
          value={current}
          error={errors.current}
          onChange={(event) => setCurrent(event.target.value)}
        />
        <TextField
          label="New password"
          hint="At least 12 characters."
          type="password"
          autoComplete="new-password"
          value={password}
          error={errors.password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <div>
          <button type="submit" className="button" aria-disabled={isRunning}>
            Change password
          </button>
        </div>
      </form>
    </Setting>
  )
}

type Session = { id: string; device: string; createdAt: string; seenAt: string; isThis: boolean }

function SessionList() {
  const { api } = useDesk()
  const { loaded, reload } = useLoaded<{ sessions: Session[] }>('/account/sessions')
  const { run } = useAction()
  const signOut = useSignOut()
  return (
    <Setting title="Where you are signed in">
      <LoadView loaded={loaded} what="sessions" onRetry={reload}>
        {({ sessions }) => (
          <ul className="lines">
            {sessions.map((session) => (
              <li key={session.id} className="line">
                <p>
                  <strong>{session.device}</strong>
                  <span className="muted">
                    {' '}
                    {session.isThis ? 'this browser' : 'last used'} <Time at={session.seenAt} />
                  </span>
                </p>
                {!session.isThis && (
                  <button
                    type="button"
                    className="button button-quiet bar-end"
                    onClick={() =>
                      void run(
                        () => api.send('DELETE', `/account/sessions/${session.id}`),
                        `${session.device} is signed out`,
                      ).then(reload)
                    }
                  >
                    Sign out
                  </button>
                )}
              </li>
            ))}
          </ul>
        )}
      </LoadView>
      <div>
        <button type="button" className="button" onClick={() => void signOut('DELETE', '/account/sessions')}>
          Sign out everywhere
        </button>
      </div>
    </Setting>
  )
}
