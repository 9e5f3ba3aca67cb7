import { useState } from 'react'
import { useDesk } from '../frame/desk-context.ts'
import { LoadView } from '../parts/load-view.tsx'
import { Time } from '../parts/time.tsx'
import { useLoaded } from '../parts/use-loaded.ts'
import { TextField } from '../parts/field.tsx'
import { PasskeyList } from './passkey-list.tsx'
import { Setting } from './setting.tsx'
import { useAction } from './use-action.ts'

/** The person's own account: name, password, and sessions. */
export function AccountSettings() {
  const { me } = useDesk()
  return (
    <>
      <Setting title="Signed in" about={`${me.name}, ${me.email}, ${me.role}`}>
        <SignOut />
      </Setting>
      <PasswordForm />
      <PasskeyList />
      <SessionList />
    </>
  )
}

function SignOut() {
  const { api } = useDesk()
  const { run } = useAction()
  return (
    <div>
      <button
        type="button"
        className="button"
        onClick={() =>
          void run(() => api.send('POST', '/sign-out')).then(
            (outcome) => outcome?.outcome === 'ok' && location.assign('/inbox/sign-in'),
          )
        }
      >
        Sign out
      </button>
    </div>
  )
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
        <button
          type="button"
          className="button"
          onClick={() =>
            void run(() => api.send('DELETE', '/account/sessions')).then(
              (outcome) => outcome?.outcome === 'ok' && location.assign('/inbox/sign-in'),
            )
          }
        >
          Sign out everywhere
        </button>
      </div>
    </Setting>
  )
}
