import { useState } from 'react'
import type { Erased, PersonFound } from '#contract/desk/privacy.ts'
import { useDesk } from '../model/use-desk.ts'
import { Dialog } from '../parts/dialog.tsx'
import { TextField } from '../parts/field.tsx'
import { Time } from '../parts/time.tsx'
import { Setting, useAction } from './setting.tsx'

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

/** Finds all data about a person, shows what an erasure would remove, and exports or erases it. */
export function PrivacyForm() {
  const { api } = useDesk()
  const find = useAction<PersonFound>()
  const erase = useAction<Erased>()
  const [person, setPerson] = useState('')
  const [found, setFound] = useState<PersonFound | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const [erased, setErased] = useState<Erased | null>(null)

  return (
    <Setting
      title="One person’s data"
      about="Find what the desk holds about a person, hand it over as a file, or erase it."
    >
      <form
        className="stack form"
        noValidate
        onSubmit={async (event) => {
          event.preventDefault()
          setErased(null)
          const outcome = await find.run(() => api.get(`/privacy?person=${encodeURIComponent(person)}`))
          setFound(outcome?.outcome === 'ok' ? outcome.value : null)
        }}
      >
        <TextField
          label="E-mail address, or phone number of somebody without one"
          autoComplete="off"
          value={person}
          error={find.errors['person']}
          onChange={(event) => setPerson(event.target.value)}
        />
        <div>
          <button type="submit" className="button" aria-disabled={find.isRunning}>
            {find.isRunning ? 'Finding…' : 'Find'}
          </button>
        </div>
      </form>
      {found && <Found found={found} isErasing={erase.isRunning} onErase={() => setIsAsking(true)} />}
      {erased && (
        <output className="banner">
          Erased: {counted(erased.requests, 'request', 'requests')}, {counted(erased.calls, 'call', 'calls')},{' '}
          {counted(erased.deliveries, 'delivery', 'deliveries')}.
          {erased.sentTo.length > 0 && ` Erase it there too: ${erased.sentTo.join(', ')}.`}{' '}
          {erased.remains.join(' ')}
        </output>
      )}
      {isAsking && found && (
        <Dialog title="Erase it?" onClose={() => setIsAsking(false)}>
          <div className="stack">
            <p>
              Everything about <strong>{found.person}</strong> that is listed is removed. This cannot be
              undone.
            </p>
            <div className="bar">
              <button
                type="button"
                className="button button-alarm"
                onClick={async () => {
                  setIsAsking(false)
                  const outcome = await erase.run(() =>
                    api.send('POST', '/privacy/erase', { person: found.person }),
                  )
                  if (outcome?.outcome !== 'ok') return
                  setErased(outcome.value)
                  setFound(null)
                }}
              >
                Erase
              </button>
              <button type="button" className="button button-quiet" onClick={() => setIsAsking(false)}>
                Cancel
              </button>
            </div>
          </div>
        </Dialog>
      )}
    </Setting>
  )
}

/** Maximum number of shown items of each kind; the exported file has all of them. */
const maxShown = 10

type FoundProps = { found: PersonFound; isErasing: boolean; onErase: () => void }

function Found({ found, isErasing, onErase }: FoundProps) {
  if (found.requests.length === 0 && found.calls.length === 0)
    return <output>The desk holds nothing about {found.person}.</output>
  return (
    <div className="card" aria-live="polite">
      <p>
        <strong>What would be removed</strong>
      </p>
      <ul className="stack">
        {found.requests.slice(0, maxShown).map(({ id, createdAt, service }) => (
          <li key={id}>
            Request for {service}, <Time at={createdAt} />
          </li>
        ))}
        {found.requests.length > maxShown && (
          <li>{counted(found.requests.length - maxShown, 'more request', 'more requests')}</li>
        )}
        <li>
          {counted(found.notes, 'note', 'notes')}, {counted(found.replies, 'reply', 'replies')},{' '}
          {counted(found.mails, 'mail', 'mails')}, {counted(found.deliveries, 'delivery', 'deliveries')}
          {found.appointments > 0 && `, ${counted(found.appointments, 'appointment', 'appointments')}`}
        </li>
        {found.calls.slice(0, maxShown).map(({ id, createdAt }) => (
          <li key={id}>
            Call, <Time at={createdAt} />
          </li>
        ))}
        {found.calls.length > maxShown && (
          <li>{counted(found.calls.length - maxShown, 'more call', 'more calls')}</li>
        )}
      </ul>
      {found.callsElsewhere.length > 0 && (
        <p>Calls that the hosted platform has to erase: {found.callsElsewhere.join(', ')}</p>
      )}
      {found.sentTo.length > 0 && <p>Their requests were sent to: {found.sentTo.join(', ')}</p>}
      <div className="bar">
        <a
          className="button"
          href={`/api/desk/privacy/export?person=${encodeURIComponent(found.person)}`}
          download
        >
          Export as a file
        </a>
        <button
          type="button"
          className="button button-alarm"
          aria-disabled={isErasing}
          onClick={() => !isErasing && onErase()}
        >
          {isErasing ? 'Erasing…' : 'Erase…'}
        </button>
      </div>
    </div>
  )
}
