import { useState } from 'react'
import { useDesk } from '../frame/desk-context.ts'
import { Dialog } from '../parts/dialog.tsx'
import { TextField } from '../parts/field.tsx'
import { LoadView } from '../parts/load-view.tsx'
import { PersonMark } from '../parts/marks.tsx'
import { longTime } from '../parts/times.ts'
import { useLoaded } from '../parts/use-loaded.ts'
import { MadeLink } from './made-link.tsx'
import { RoleField, type Role } from './role-field.tsx'
import { Setting } from './setting.tsx'
import { useAction } from './use-action.ts'

type Person = { id: string; email: string; name: string; role: Role }

/** The members of the desk. Admins invite and remove members, change roles, and create sign-in links. */
export function TeamSettings() {
  const { me, api } = useDesk()
  const isAdmin = me.role === 'admin'
  const { loaded, reload } = useLoaded<{ staff: Person[] }>('/staff')
  const { run } = useAction()
  const [leaving, setLeaving] = useState<Person | null>(null)
  const wayBack = useAction<{ link: string }>()
  const [made, setMade] = useState<{ name: string; link: string } | null>(null)
  async function makeWayBack({ id, name }: Person) {
    const outcome = await wayBack.run(() => api.send('POST', `/staff/${id}/link`))
    if (outcome?.outcome === 'ok') setMade({ name, link: outcome.value.link })
  }
  return (
    <>
      <Setting title="People">
        <LoadView loaded={loaded} what="team" onRetry={reload}>
          {({ staff }) => (
            <ul className="lines">
              {staff.map((person) => (
                <li key={person.id} className="line">
                  <PersonMark name={person.name || person.email} />
                  <p className="line-words">
                    <strong>{person.name}</strong> <span className="muted">{person.email}</span>
                  </p>
                  {isAdmin ? (
                    <RoleField
                      label={`Role of ${person.name}`}
                      value={person.role}
                      onChoose={(role) =>
                        void run(
                          () => api.send('PATCH', `/staff/${person.id}`, { role }),
                          `${person.name} is ${role} now`,
                        ).then(reload)
                      }
                    />
                  ) : (
                    <span className="tag">{person.role}</span>
                  )}
                  {isAdmin && (
                    <div className="team-end">
                      {person.id === me.id ? (
                        <span className="muted team-you">You</span>
                      ) : (
                        <>
                          <button
                            type="button"
                            className="button button-quiet"
                            aria-label={`New link for ${person.name}`}
                            onClick={() => void makeWayBack(person)}
                          >
                            New link
                          </button>
                          <button
                            type="button"
                            className="button button-quiet"
                            aria-label={`Remove ${person.name}`}
                            onClick={() => setLeaving(person)}
                          >
                            Remove
                          </button>
                        </>
                      )}
                    </div>
                  )}
                </li>
              ))}
            </ul>
          )}
        </LoadView>
        {made !== null && (
          <MadeLink
            words={`Send this link to ${made.name} yourself. They choose a new password with it, and their other devices are signed out.`}
            link={made.link}
          />
        )}
      </Setting>
      {isAdmin && <Invitations />}
      {leaving && (
        <Dialog title={`Remove ${leaving.name}?`} onClose={() => setLeaving(null)}>
          <div className="stack">
            <p>Their sessions end at once. Their requests keep their notes and history.</p>
            <div className="bar">
              <button
                type="button"
                className="button button-alarm"
                onClick={() => {
                  setLeaving(null)
                  void run(
                    () => api.send('DELETE', `/staff/${leaving.id}`),
                    `${leaving.name} is removed`,
                  ).then(reload)
                }}
              >
                Remove
              </button>
              <button type="button" className="button button-quiet" onClick={() => setLeaving(null)}>
                Cancel
              </button>
            </div>
          </div>
        </Dialog>
      )}
    </>
  )
}

type Invitation = { id: string; email: string; role: Role; expiresAt: string }

function Invitations() {
  const { api } = useDesk()
  const { loaded, reload } = useLoaded<{ invitations: Invitation[] }>('/staff/invitations')
  const { errors, isRunning, run } = useAction<Invitation & { link: string; isMailed: boolean }>()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<Role>('member')
  const [made, setMade] = useState<{ link: string; isMailed: boolean } | null>(null)
  return (
    <Setting title="Invite somebody" about="The link works once, for the person with this address.">
      <form
        className="stack form"
        noValidate
        onSubmit={async (event) => {
          event.preventDefault()
          const outcome = await run(
            () => api.send('POST', '/staff/invitations', { email, role }),
            `${email} is invited`,
          )
          if (outcome?.outcome !== 'ok') return
          setMade(outcome.value)
          setEmail('')
          reload()
        }}
      >
        <TextField
          label="E-mail"
          type="email"
          autoComplete="off"
          value={email}
          error={errors.email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <RoleField label="Role" isShown value={role} onChoose={setRole} />
        <div>
          <button type="submit" className="button" aria-disabled={isRunning}>
            Make a link
          </button>
        </div>
      </form>
      {made !== null && (
        <MadeLink
          words={made.isMailed ? 'The link was mailed to them.' : 'Send this link to them yourself.'}
          link={made.link}
        />
      )}
      <LoadView loaded={loaded} what="invitations" onRetry={reload}>
        {({ invitations }) =>
          invitations.length > 0 && (
            <ul className="lines">
              {invitations.map((invitation) => (
                <li key={invitation.id} className="line">
                  <p className="line-words">
                    <strong>{invitation.email}</strong>{' '}
                    <span className="muted">
                      {invitation.role}, until {longTime(invitation.expiresAt)}
                    </span>
                  </p>
                  <button
                    type="button"
                    className="button button-quiet bar-end"
                    onClick={() =>
                      void run(
                        () => api.send('DELETE', `/staff/invitations/${invitation.id}`),
                        `The invitation of ${invitation.email} is withdrawn`,
                      ).then(reload)
                    }
                  >
                    Withdraw
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
