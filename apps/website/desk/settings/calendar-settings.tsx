import { useEffect, useRef, useState } from 'react'
import type { StaffCalendars } from '#contract/desk/calendars.ts'
import { useDesk } from '../model/use-desk.ts'
import { useWatched } from '../model/watched.ts'
import { loadWorkspace } from '../model/workspace.ts'
import { Dialog } from '../parts/dialog.tsx'
import { LoadView, useLoaded } from '../parts/load-view.tsx'
import { loadParts, say, texts } from '../words/texts.ts'
import { CalendarForm } from './calendar-form.tsx'
import { Setting, useAction } from './setting.tsx'

/** The calendars of the person and, for admins, those of colleagues. */
export function CalendarSettings() {
  const words = texts.appointments.calendars
  const { api, workspace } = useDesk()
  // It is loaded again when anybody has added or removed a calendar.
  const { loaded, reload } = useLoaded<StaffCalendars>('/calendars/own', useWatched(workspace))
  const [isAdding, setIsAdding] = useState(false)
  const [leaving, setLeaving] = useState<Leaving | null>(null)
  const add = useRef<HTMLButtonElement>(null)
  const wasAdding = useRef(false)
  useEffect(() => {
    if (wasAdding.current && !isAdding) add.current?.focus()
    wasAdding.current = isAdding
  }, [isAdding])
  const onChanged = () => void loadWorkspace({ api, workspace })
  const others = loaded.state === 'ready' ? loaded.value.others : []
  return (
    <>
      <Setting title={words.title} about={words.about}>
        <LoadView loaded={loaded} what="calendar" onRetry={reload}>
          {({ own }) => (
            <>
              {own.length > 0 && (
                <ul className="lines">
                  {own.map(({ id, label, isReadOnly, isWritten, why }) => (
                    <CalendarLine
                      key={id}
                      name={label?.name ?? words.unreadable}
                      more={label && label.host !== label.name ? label.host : ''}
                      tag={isReadOnly ? words.readOnly : isWritten ? words.written : ''}
                      why={why}
                      onRemove={setLeaving}
                      id={id}
                    />
                  ))}
                </ul>
              )}
              {isAdding ? (
                <CalendarForm
                  onClose={() => setIsAdding(false)}
                  onAdded={() => {
                    setIsAdding(false)
                    onChanged()
                  }}
                />
              ) : (
                <div>
                  <button type="button" className="button" ref={add} onClick={() => setIsAdding(true)}>
                    {words.add}
                  </button>
                </div>
              )}
            </>
          )}
        </LoadView>
      </Setting>
      {others.length > 0 && (
        <Setting title={words.ofColleagues}>
          <ul className="lines">
            {others.map(({ id, holder, why }) => (
              <CalendarLine key={id} id={id} name={holder} why={why} onRemove={setLeaving} />
            ))}
          </ul>
        </Setting>
      )}
      {leaving && (
        <RemoveDialog
          {...leaving}
          onClose={() => {
            setLeaving(null)
            onChanged()
          }}
        />
      )}
    </>
  )
}

type Leaving = { id: string; name: string }

type CalendarLineProps = Leaving & {
  more?: string
  tag?: string
  why: string | null
  onRemove: (leaving: Leaving) => void
}

function CalendarLine({ id, name, more = '', tag = '', why, onRemove }: CalendarLineProps) {
  const words = texts.appointments.calendars
  return (
    <li className="line">
      <div className="line-words">
        <strong>{name}</strong> <span className="muted">{more}</span>{' '}
        {tag !== '' && <span className="tag">{tag}</span>}
        {why !== null && <Why why={why} />}
      </div>
      <button
        type="button"
        className="button button-quiet"
        aria-label={words.removeNamed(name)}
        onClick={() => onRemove({ id, name })}
      >
        {texts.settings.remove}
      </button>
    </li>
  )
}

/** Why a calendar could not be read, once the words for it have loaded. */
function Why({ why }: { why: string }) {
  const [isSaid, setIsSaid] = useState(false)
  useEffect(() => {
    const show = () => setIsSaid(true)
    // Without them, the reason is in English.
    loadParts('problems').then(show, show)
  }, [])
  return <p className="field-error">{isSaid && `${say(why)}.`}</p>
}

function RemoveDialog({ id, name, onClose }: Leaving & { onClose: () => void }) {
  const words = texts.appointments.calendars
  const { api } = useDesk()
  const { run } = useAction()
  return (
    <Dialog title={words.askRemove(name)} onClose={onClose}>
      <div className="stack">
        <p>{words.removeAbout}</p>
        <div className="bar">
          <button
            type="button"
            className="button button-alarm"
            onClick={() =>
              void run(
                () => api.send('DELETE', `/calendars/own/${encodeURIComponent(id)}`),
                words.removed(name),
              ).then(onClose)
            }
          >
            {texts.settings.remove}
          </button>
          <button type="button" className="button button-quiet" onClick={onClose}>
            {texts.frame.cancel}
          </button>
        </div>
      </div>
    </Dialog>
  )
}
