import { useId, useState } from 'react'
import type { StaffHours } from '#contract/desk/appointments.ts'
import { useDesk } from '../model/use-desk.ts'
import { LoadView, useLoaded } from '../parts/load-view.tsx'
import { CloseIcon } from '../parts/icons.tsx'
import { Setting, useAction } from './setting.tsx'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
type Weekday = (typeof weekdays)[number]

/** The hours of each day, and times off, as the form has them. */
type Draft = {
  isOwn: boolean
  days: Record<Weekday, { opens: string; closes: string; isOpen: boolean }>
  daysOff: { from: string; to: string }[]
}

/** When the person holds appointments: hours of the week, and days off. */
export function HoursSettings() {
  const { loaded, reload } = useLoaded<StaffHours | null>('/appointments/hours')
  return (
    <Setting
      title="Your appointments"
      about="A time is offered when somebody who holds that kind of appointment is free. What is booked already stays."
    >
      <LoadView loaded={loaded} what="hours" onRetry={reload}>
        {(hours) => <HoursForm hours={hours} onSaved={reload} />}
      </LoadView>
    </Setting>
  )
}

function HoursForm({ hours, onSaved }: { hours: StaffHours | null; onSaved: () => void }) {
  const { api } = useDesk()
  const [draft, setDraft] = useState(() => draftOf(hours))
  const { errors, isRunning, run } = useAction()
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  const timeZone = hours?.timeZone ?? own
  const setDay = (day: Weekday, change: Partial<Draft['days'][Weekday]>) =>
    setDraft({ ...draft, days: { ...draft.days, [day]: { ...draft.days[day], ...change } } })
  const setOff = (index: number, change: Partial<Draft['daysOff'][number]>) =>
    setDraft({
      ...draft,
      daysOff: draft.daysOff.map((each, at) => (at === index ? { ...each, ...change } : each)),
    })
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        void run(
          () => api.send('PUT', '/appointments/hours', hoursOf(draft, timeZone)),
          'Your hours are saved',
        ).then((outcome) => outcome?.outcome === 'ok' && onSaved())
      }}
    >
      <fieldset className="stack">
        <legend className="field-label">Hours</legend>
        <label className="choice">
          <input
            type="radio"
            name="hours"
            checked={!draft.isOwn}
            onChange={() => setDraft({ ...draft, isOwn: false })}
          />
          Whenever a kind is offered
        </label>
        <label className="choice">
          <input
            type="radio"
            name="hours"
            checked={draft.isOwn}
            onChange={() => setDraft({ ...draft, isOwn: true })}
          />
          Hours of my own
        </label>
        {draft.isOwn &&
          weekdays.map((day) => (
            <div key={day} className="hours-day">
              <label className="choice">
                <input
                  type="checkbox"
                  checked={draft.days[day].isOpen}
                  onChange={({ target }) => setDay(day, { isOpen: target.checked })}
                />
                {day}
              </label>
              {draft.days[day].isOpen ? (
                <span className="bar">
                  <input
                    className="control hours-time"
                    type="time"
                    required
                    aria-label={`${day} from`}
                    value={draft.days[day].opens}
                    onChange={({ target }) => setDay(day, { opens: target.value })}
                  />
                  <span aria-hidden="true">–</span>
                  <input
                    className="control hours-time"
                    type="time"
                    required
                    aria-label={`${day} until`}
                    value={draft.days[day].closes}
                    onChange={({ target }) => setDay(day, { closes: target.value })}
                  />
                </span>
              ) : (
                <span className="muted">No appointments</span>
              )}
            </div>
          ))}
        {draft.isOwn && <p className="muted">In the time of {timeZone.replaceAll('_', ' ')}.</p>}
      </fieldset>
      <fieldset className="stack">
        <legend className="field-label">Days off</legend>
        {draft.daysOff.map((off, index) => (
          <DaysOff
            key={index}
            off={off}
            error={errors[`daysOff.${index}`]}
            onChange={(change) => setOff(index, change)}
            onRemove={() => setDraft({ ...draft, daysOff: draft.daysOff.filter((_, at) => at !== index) })}
          />
        ))}
        <div>
          <button
            type="button"
            className="button"
            onClick={() => setDraft({ ...draft, daysOff: [...draft.daysOff, { from: '', to: '' }] })}
          >
            Add days off
          </button>
        </div>
      </fieldset>
      <div>
        <button type="submit" className="button button-lamp" disabled={isRunning}>
          Save your hours
        </button>
      </div>
    </form>
  )
}

type DaysOffProps = {
  off: Draft['daysOff'][number]
  error: string | undefined
  onChange: (change: Partial<Draft['daysOff'][number]>) => void
  onRemove: () => void
}

function DaysOff({ off, error, onChange, onRemove }: DaysOffProps) {
  const id = useId()
  return (
    <div className="bar">
      <input
        className="control hours-date"
        type="date"
        required
        aria-label="First day off"
        value={off.from}
        // A day off is often a single one.
        onChange={({ target }) =>
          onChange({ from: target.value, ...(off.to < target.value && { to: target.value }) })
        }
      />
      <span aria-hidden="true">–</span>
      <input
        className="control hours-date"
        type="date"
        required
        min={off.from}
        aria-label="Last day off"
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : id}
        value={off.to}
        onChange={({ target }) => onChange({ to: target.value })}
      />
      <button
        type="button"
        className="button button-quiet button-icon"
        aria-label={`Work again ${off.from === '' ? 'then' : `on ${off.from}`}`}
        onClick={onRemove}
      >
        <CloseIcon />
      </button>
      {error !== undefined && (
        <p className="field-error" id={id} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

function draftOf(stored: StaffHours | null): Draft {
  const days = Object.fromEntries(
    weekdays.map((day) => {
      const found = stored?.hours?.find((each) => each.days.includes(day))
      const isOpen = found !== undefined || (!stored?.hours && day !== 'Saturday' && day !== 'Sunday')
      return [day, { opens: found?.opens ?? '09:00', closes: found?.closes ?? '17:00', isOpen }]
    }),
  ) as Draft['days']
  return {
    isOwn: stored !== null && stored.hours !== null,
    days,
    daysOff: (stored?.daysOff ?? []).map((each) => ({ ...each })),
  }
}

const hoursOf = ({ isOwn, days, daysOff }: Draft, timeZone: string): StaffHours => ({
  timeZone,
  hours: isOwn
    ? weekdays
        .filter((day) => days[day].isOpen)
        .map((day) => ({ days: [day], opens: days[day].opens, closes: days[day].closes }))
    : null,
  daysOff,
})
