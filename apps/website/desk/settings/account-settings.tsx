import { useState } from 'react'
import { hasAppointments } from '#contract/has-appointments.ts'
import { useDesk } from '../model/use-desk.ts'
import { LoadView, useLoaded } from '../parts/load-view.tsx'
import { Time } from '../parts/time.tsx'
import { TextField } from '../parts/field.tsx'
import { CalendarSettings } from './calendar-settings.tsx'
import { HoursSettings } from './hours-settings.tsx'
import { LanguageSetting } from './language-setting.tsx'
import { PasskeyList } from './passkey-list.tsx'
import { Setting, SettingForm, useAction } from './setting.tsx'
import { texts } from '../words/texts.ts'

/** The person's own account: name, password, and sessions. */
export function AccountSettings() {
  const { me } = useDesk()
  return (
    <>
      <Setting
        title={texts.settings.account.signedIn}
        about={`${me.name}, ${me.email}, ${texts.frame.roles[me.role]}`}
      >
        <SignOut />
      </Setting>
      <LanguageSetting />
      {hasAppointments && (
        <>
          <HoursSettings />
          <CalendarSettings />
        </>
      )}
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
        {texts.settings.account.signOut}
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
  const { account } = texts.settings
  const { api, me } = useDesk()
  const { errors, isRunning, run } = useAction()
  const [current, setCurrent] = useState('')
  const [password, setPassword] = useState('')
  return (
    <Setting title={account.password} about={account.passwordAbout}>
      <SettingForm
        submit={account.changePassword}
        isRunning={isRunning}
        onSubmit={async () => {
          const outcome = await run(
            () => api.send('PUT', '/account/password', { current, password }),
            account.passwordChanged,
          )
          if (outcome?.outcome !== 'ok') return
          setCurrent('')
          setPassword('')
        }}
      >
        <input type="text" autoComplete="username" value={me.email} readOnly hidden />
        <TextField
          label={account.current}
          hint={account.currentHint}
          type="password"
          autoComplete="current-password"
          value={current}
          error={errors.current}
          onChange={(event) => setCurrent(event.target.value)}
        />
        <TextField
          label={account.newPassword}
          hint={account.newHint}
          type="password"
          autoComplete="new-password"
          value={password}
          error={errors.password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </SettingForm>
    </Setting>
  )
}

/** Says in which browser and system a session is, which the server names in English, such as "Firefox on Windows". */
function describeDevice(device: string): string {
  const { account } = texts.settings
  const [named = '', system] = device.split(' on ')
  const browser = named.startsWith('A ') ? account.unknownBrowser : named
  return system === undefined ? browser : account.device(browser, system)
}

type Session = { id: string; device: string; createdAt: string; seenAt: string; isThis: boolean }

function SessionList() {
  const { account, lastUsed } = texts.settings
  const { api } = useDesk()
  const { loaded, reload } = useLoaded<{ sessions: Session[] }>('/account/sessions')
  const { run } = useAction()
  const signOut = useSignOut()
  return (
    <Setting title={account.sessions}>
      <LoadView loaded={loaded} what="sessions" onRetry={reload}>
        {({ sessions }) => (
          <ul className="lines">
            {sessions.map((session) => (
              <li key={session.id} className="line">
                <p>
                  <strong>{describeDevice(session.device)}</strong>
                  <span className="muted">
                    {' '}
                    {session.isThis ? account.thisBrowser : lastUsed} <Time at={session.seenAt} />
                  </span>
                </p>
                {!session.isThis && (
                  <button
                    type="button"
                    className="button button-quiet bar-end"
                    onClick={() =>
                      void run(
                        () => api.send('DELETE', `/account/sessions/${session.id}`),
                        account.isSignedOut(describeDevice(session.device)),
                      ).then(reload)
                    }
                  >
                    {account.signOut}
                  </button>
                )}
              </li>
            ))}
          </ul>
        )}
      </LoadView>
      <div>
        <button type="button" className="button" onClick={() => void signOut('DELETE', '/account/sessions')}>
          {account.signOutEverywhere}
        </button>
      </div>
    </Setting>
  )
}
