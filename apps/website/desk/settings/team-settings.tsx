import { useState } from 'react'
import { useDesk } from '../model/use-desk.ts'
import { Dialog } from '../parts/dialog.tsx'
import { LoadView, useLoaded } from '../parts/load-view.tsx'
import { PersonMark } from '../parts/person-mark.tsx'
import type { Role } from '#contract/desk/staff.ts'
import { Invitations, MadeLink, RoleField } from './invitations.tsx'
import { Setting, useAction } from './setting.tsx'
import { texts } from '../words/texts.ts'

type Person = { id: string; email: string; name: string; role: Role }

/** The members of the desk. Admins invite and remove members, change roles, and create sign-in links. */
export function TeamSettings() {
  const { team, remove } = texts.settings
  const { roles } = texts.frame
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
      <Setting title={team.people}>
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
                      label={team.roleOf(person.name)}
                      value={person.role}
                      onChoose={(role) =>
                        void run(
                          () => api.send('PATCH', `/staff/${person.id}`, { role }),
                          team.hasRole(person.name, roles[role]),
                        ).then(reload)
                      }
                    />
                  ) : (
                    <span className="tag">{roles[person.role]}</span>
                  )}
                  {isAdmin && (
                    <div className="team-end">
                      {person.id === me.id ? (
                        <span className="muted team-you">{team.you}</span>
                      ) : (
                        <>
                          <button
                            type="button"
                            className="button button-quiet"
                            aria-label={team.newLinkFor(person.name)}
                            onClick={() => void makeWayBack(person)}
                          >
                            {team.newLink}
                          </button>
                          <button
                            type="button"
                            className="button button-quiet"
                            aria-label={team.removeNamed(person.name)}
                            onClick={() => setLeaving(person)}
                          >
                            {remove}
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
        {made !== null && <MadeLink words={team.sendLink(made.name)} link={made.link} />}
      </Setting>
      {isAdmin && <Invitations />}
      {leaving && (
        <Dialog title={team.askRemove(leaving.name)} onClose={() => setLeaving(null)}>
          <div className="stack">
            <p>{team.removeAbout}</p>
            <div className="bar">
              <button
                type="button"
                className="button button-alarm"
                onClick={() => {
                  setLeaving(null)
                  void run(() => api.send('DELETE', `/staff/${leaving.id}`), team.removed(leaving.name)).then(
                    reload,
                  )
                }}
              >
                {remove}
              </button>
              <button type="button" className="button button-quiet" onClick={() => setLeaving(null)}>
                {texts.frame.cancel}
              </button>
            </div>
          </div>
        </Dialog>
      )}
    </>
  )
}
