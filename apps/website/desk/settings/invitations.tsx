import { useState } from 'react'
import type { Role } from '#contract/desk/staff.ts'
import { useDesk } from '../model/use-desk.ts'
import { TextField } from '../parts/field.tsx'
import { LoadView, useLoaded } from '../parts/load-view.tsx'
import { longTime } from '../parts/time.tsx'
import { Setting, SettingForm, useAction } from './setting.tsx'
import { texts } from '../words/texts.ts'

type Invitation = { id: string; email: string; role: Role; expiresAt: string }
type ListedLink = Invitation & { isRecovery: boolean; madeBy: string | null }

/** The links that still work, and a form for an invitation. For admins. */
export function Invitations() {
  const { team } = texts.settings
  const { api } = useDesk()
  const { loaded, reload } = useLoaded<{ invitations: ListedLink[] }>('/staff/invitations')
  const { errors, isRunning, run } = useAction<Invitation & { link: string; isMailed: boolean }>()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<Role>('member')
  const [made, setMade] = useState<{ link: string; isMailed: boolean } | null>(null)
  return (
    <Setting title={team.invite} about={team.inviteAbout}>
      <SettingForm
        submit={team.createLink}
        isRunning={isRunning}
        onSubmit={async () => {
          const outcome = await run(
            () => api.send('POST', '/staff/invitations', { email, role }),
            team.invited(email),
          )
          if (outcome?.outcome !== 'ok') return
          setMade(outcome.value)
          setEmail('')
          reload()
        }}
      >
        <TextField
          label={team.email}
          type="email"
          autoComplete="off"
          value={email}
          error={errors.email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <RoleField label={team.role} isShown value={role} onChoose={setRole} />
      </SettingForm>
      {made !== null && <MadeLink words={made.isMailed ? team.mailed : team.notMailed} link={made.link} />}
      <LoadView loaded={loaded} what="invitations" onRetry={reload}>
        {({ invitations }) =>
          invitations.length > 0 && (
            <ul className="lines">
              {invitations.map((invitation) => (
                <li key={invitation.id} className="line">
                  <p className="line-words">
                    <strong>{invitation.email}</strong>{' '}
                    <span className="muted">
                      {invitation.isRecovery ? team.recovery : texts.frame.roles[invitation.role]}
                      {invitation.madeBy !== null && team.madeBy(invitation.madeBy)}
                      {team.until(longTime(invitation.expiresAt))}
                    </span>
                  </p>
                  <button
                    type="button"
                    className="button button-quiet bar-end"
                    onClick={() =>
                      void run(
                        () => api.send('DELETE', `/staff/invitations/${invitation.id}`),
                        team.withdrawn(invitation.email),
                      ).then(reload)
                    }
                  >
                    {team.withdraw}
                  </button>
                </li>
              ))}
            </ul>
          )
        }
      </LoadView>
    </Setting>
  )
}

/** A sign-in link to copy. It is shown only once. */
export function MadeLink({ words, link }: { words: string; link: string }) {
  const { toasts } = useDesk()
  async function copy() {
    try {
      await navigator.clipboard.writeText(link)
      toasts.show({ words: texts.settings.team.copied })
    } catch {
      toasts.show({
        words: texts.settings.team.notCopied,
        isAlarm: true,
      })
    }
  }
  return (
    <div className="banner banner-lamp" aria-live="polite">
      <p>
        {words} {texts.settings.team.shownOnce}
        <br />
        <code className="made-link">{link}</code>
      </p>
      <button type="button" className="button" onClick={() => void copy()}>
        {texts.settings.team.copy}
      </button>
    </div>
  )
}

type RoleFieldProps = { label: string; isShown?: boolean; value: Role; onChoose: (role: Role) => void }

/** Members answer requests; admins also manage the team, privacy and imports. */
export function RoleField({ label, isShown = false, value, onChoose }: RoleFieldProps) {
  return (
    <label className={isShown ? 'field' : 'filter team-role'}>
      <span className={isShown ? 'field-label' : 'out-of-sight'}>{label}</span>
      <select
        className="control"
        value={value}
        onChange={(event) => onChoose(event.target.value === 'admin' ? 'admin' : 'member')}
      >
        <option value="member">{texts.settings.team.roles.member}</option>
        <option value="admin">{texts.settings.team.roles.admin}</option>
      </select>
    </label>
  )
}
