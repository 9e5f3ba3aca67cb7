import { useState } from 'react'
import type { Erased, PersonFound } from '#contract/desk/privacy.ts'
import { useDesk } from '../model/use-desk.ts'
import { serviceName } from '#contract/desk/services.ts'
import { useWorkspace } from '../model/workspace.ts'
import { Dialog } from '../parts/dialog.tsx'
import { TextField } from '../parts/field.tsx'
import { Time } from '../parts/time.tsx'
import { Setting, SettingForm, useAction } from './setting.tsx'
import { say, texts } from '../words/texts.ts'

/** Finds all data about a person, shows what an erasure would remove, and exports or erases it. */
export function PrivacyForm() {
  const { privacy } = texts.settings
  const { api } = useDesk()
  const find = useAction<PersonFound>()
  const erase = useAction<Erased>()
  const [person, setPerson] = useState('')
  const [found, setFound] = useState<PersonFound | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const [erased, setErased] = useState<Erased | null>(null)

  return (
    <Setting title={privacy.title} about={privacy.about}>
      <SettingForm
        submit={find.isRunning ? privacy.finding : privacy.find}
        isRunning={find.isRunning}
        onSubmit={async () => {
          setErased(null)
          const outcome = await find.run(() => api.get(`/privacy?person=${encodeURIComponent(person)}`))
          setFound(outcome?.outcome === 'ok' ? outcome.value : null)
        }}
      >
        <TextField
          label={privacy.person}
          autoComplete="off"
          value={person}
          error={find.errors['person']}
          onChange={(event) => setPerson(event.target.value)}
        />
      </SettingForm>
      {found && <Found found={found} isErasing={erase.isRunning} onErase={() => setIsAsking(true)} />}
      {erased && (
        <output className="banner">
          {privacy.erased(
            [
              privacy.requests(erased.requests),
              privacy.calls(erased.calls),
              privacy.deliveries(erased.deliveries),
            ].join(', '),
          )}
          {erased.sentTo.length > 0 && ` ${privacy.eraseThere(erased.sentTo.join(', '))}`}{' '}
          {erased.remains.map(say).join(' ')}
        </output>
      )}
      {isAsking && found && (
        <Dialog title={privacy.ask} onClose={() => setIsAsking(false)}>
          <div className="stack">
            <p>
              {privacy.askBefore} <strong>{found.person}</strong> {privacy.askAfter}
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
                {privacy.erase}
              </button>
              <button type="button" className="button button-quiet" onClick={() => setIsAsking(false)}>
                {texts.frame.cancel}
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
  const workspace = useWorkspace()
  const { privacy } = texts.settings
  if (found.requests.length === 0 && found.calls.length === 0)
    return <output>{privacy.nothing(found.person)}</output>
  return (
    <div className="card" aria-live="polite">
      <p>
        <strong>{privacy.wouldBeRemoved}</strong>
      </p>
      <ul className="stack">
        {found.requests.slice(0, maxShown).map(({ id, createdAt, service }) => (
          <li key={id}>
            {privacy.request(serviceName(workspace, service))} <Time at={createdAt} />
          </li>
        ))}
        {found.requests.length > maxShown && (
          <li>{privacy.moreRequests(found.requests.length - maxShown)}</li>
        )}
        <li>
          {[
            privacy.notes(found.notes),
            privacy.replies(found.replies),
            privacy.mails(found.mails),
            privacy.deliveries(found.deliveries),
            ...(found.appointments > 0 ? [privacy.appointments(found.appointments)] : []),
          ].join(', ')}
        </li>
        {found.calls.slice(0, maxShown).map(({ id, createdAt }) => (
          <li key={id}>
            {privacy.call} <Time at={createdAt} />
          </li>
        ))}
        {found.calls.length > maxShown && <li>{privacy.moreCalls(found.calls.length - maxShown)}</li>}
      </ul>
      {found.callsElsewhere.length > 0 && <p>{privacy.callsElsewhere(found.callsElsewhere.join(', '))}</p>}
      {found.sentTo.length > 0 && <p>{privacy.sentTo(found.sentTo.join(', '))}</p>}
      <div className="bar">
        <a
          className="button"
          href={`/api/desk/privacy/export?person=${encodeURIComponent(found.person)}`}
          download
        >
          {privacy.export}
        </a>
        <button
          type="button"
          className="button button-alarm"
          aria-disabled={isErasing}
          onClick={() => !isErasing && onErase()}
        >
          {isErasing ? privacy.erasing : privacy.eraseAsk}
        </button>
      </div>
    </div>
  )
}
