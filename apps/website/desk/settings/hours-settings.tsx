import { useId, useRef, useState } from 'react'
import type { StaffHours } from '#contract/desk/appointments.ts'
import { useDesk } from '../model/use-desk.ts'
import { Field } from '../parts/field.tsx'
import { LoadView, useLoaded } from '../parts/load-view.tsx'
import { CloseIcon } from '../parts/icons.tsx'
import { Setting, useAction } from './setting.tsx'
import { texts, timeFormat } from '../words/texts.ts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
type Weekday = (typeof weekdays)[number]

const weekdayName = timeFormat({ weekday: 'long', timeZone: 'UTC' })

/** The name of a day of the week: 1 January 2024 was a Monday. */
const nameOfWeekday = (day: Weekday): string => weekdayName(Date.UTC(2024, 0, 1 + weekdays.indexOf(day)))

type Span = { opens: string; closes: string }

/** The hours of each day, and times off, as the form has them. */
type Draft = {
  timeZone: string
  isOwn: boolean
  days: Record<Weekday, Span[]>
  daysOff: { from: string; to: string }[]
}

/** When the person holds appointments: hours of the week, and days off. */
export function HoursSettings() {
  const { loaded, reload } = useLoaded<StaffHours | null>('/appointments/hours')
  return (
    <Setting title={texts.appointments.hours.title} about={texts.appointments.hours.about}>
      <LoadView loaded={loaded} what="hours" onRetry={reload}>
        {(hours) => <HoursForm hours={hours} onSaved={reload} />}
      </LoadView>
    </Setting>
  )
}

function HoursForm({ hours, onSaved }: { hours: StaffHours | null; onSaved: () => void }) {
  const words = texts.appointments.hours
  const { api } = useDesk()
  const [draft, setDraft] = useState(() => draftOf(hours))
  const { errors, isRunning, run } = useAction()
  const addOff = useRef<HTMLButtonElement>(null)
  const change = (changed: Partial<Draft>) => setDraft({ ...draft, ...changed })
  const setDay = (day: Weekday, spans: Span[]) => change({ days: { ...draft.days, [day]: spans } })
  const setOff = (index: number, off: Partial<Draft['daysOff'][number]>) =>
    change({ daysOff: draft.daysOff.map((each, at) => (at === index ? { ...each, ...off } : each)) })
  const others = Object.entries(errors).filter(
    ([field]) => field !== 'timeZone' && !/^daysOff\.\d+$/.test(field),
  )
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        void run(() => api.send('PUT', '/appointments/hours', hoursOf(draft)), words.saved).then(
          (outcome) => outcome?.outcome === 'ok' && onSaved(),
        )
      }}
    >
      <fieldset className="stack">
        <legend className="field-label">{words.legend}</legend>
        <label className="choice">
          <input type="radio" name="hours" checked={!draft.isOwn} onChange={() => change({ isOwn: false })} />
          {words.always}
        </label>
        <label className="choice">
          <input type="radio" name="hours" checked={draft.isOwn} onChange={() => change({ isOwn: true })} />
          {words.own}
        </label>
        {draft.isOwn &&
          weekdays.map((day) => (
            <DayHours key={day} day={day} spans={draft.days[day]} onChange={(spans) => setDay(day, spans)} />
          ))}
        <Field label={words.zone} error={errors['timeZone']}>
          {(ties) => (
            <select
              className="control hours-zone"
              {...ties}
              value={draft.timeZone}
              onChange={({ target }) => change({ timeZone: target.value })}
            >
              {zonesWith(draft.timeZone).map((zone) => (
                <option key={zone} value={zone}>
                  {zone.replaceAll('_', ' ')}
                </option>
              ))}
            </select>
          )}
        </Field>
      </fieldset>
      <fieldset className="stack">
        <legend className="field-label">{words.daysOff}</legend>
        {draft.daysOff.map((off, index) => (
          <DaysOff
            key={index}
            off={off}
            error={errors[`daysOff.${index}`]}
            onChange={(changed) => setOff(index, changed)}
            onRemove={() => {
              change({ daysOff: draft.daysOff.filter((_, at) => at !== index) })
              addOff.current?.focus()
            }}
          />
        ))}
        <div>
          <button
            type="button"
            className="button"
            ref={addOff}
            onClick={() => change({ daysOff: [...draft.daysOff, { from: '', to: '' }] })}
          >
            {words.addDaysOff}
          </button>
        </div>
      </fieldset>
      {others.map(([field, error]) => (
        <p key={field} className="field-error" role="alert">
          {error}
        </p>
      ))}
      <div>
        <button type="submit" className="button button-lamp" disabled={isRunning}>
          {words.save}
        </button>
      </div>
    </form>
  )
}

function zonesWith(zone: string): readonly string[] {
  const known = Intl.supportedValuesOf('timeZone')
  return known.includes(zone) ? known : [zone, ...known]
}

type DayHoursProps = { day: Weekday; spans: readonly Span[]; onChange: (spans: Span[]) => void }

/** The hours of one day: none, or one or more intervals. */
function DayHours({ day, spans, onChange }: DayHoursProps) {
  const words = texts.appointments.hours
  const name = nameOfWeekday(day)
  const add = useRef<HTMLButtonElement>(null)
  const set = (index: number, changed: Partial<Span>) =>
    onChange(spans.map((span, at) => (at === index ? { ...span, ...changed } : span)))
  return (
    <div className="hours-day">
      <label className="choice">
        <input
          type="checkbox"
          checked={spans.length > 0}
          onChange={({ target }) => onChange(target.checked ? [usual] : [])}
        />
        {name}
      </label>
      {spans.length === 0 && <span className="muted">{words.none}</span>}
      {spans.length > 0 && (
        <div className="hours-spans">
          {spans.map(({ opens, closes }, index) => {
            const nth = index === 0 ? '' : ` (${index + 1})`
            return (
              <div key={index} className="bar hours-span">
                <input
                  className="control hours-time"
                  type="time"
                  required
                  aria-label={words.from(name, nth)}
                  value={opens}
                  onChange={({ target }) => set(index, { opens: target.value })}
                />
                <span aria-hidden="true">–</span>
                <input
                  className="control hours-time"
                  type="time"
                  required
                  aria-label={words.until(name, nth)}
                  value={closes}
                  onChange={({ target }) => set(index, { closes: target.value })}
                />
                {index > 0 && (
                  <button
                    type="button"
                    className="button button-quiet button-icon"
                    aria-label={words.remove(opens, closes, name)}
                    title={texts.settings.remove}
                    onClick={() => {
                      onChange(spans.filter((_, at) => at !== index))
                      add.current?.focus()
                    }}
                  >
                    <CloseIcon />
                  </button>
                )}
                {closes !== '' && closes <= opens && (
                  <span className="hours-night">{words.untilNextDay}</span>
                )}
              </div>
            )
          })}
        </div>
      )}
      {spans.length > 0 && (
        <button
          type="button"
          className="button button-quiet"
          ref={add}
          aria-label={words.addOn(name)}
          onClick={() => onChange([...spans, { opens: '', closes: '' }])}
        >
          {words.add}
        </button>
      )}
    </div>
  )
}

type DaysOffProps = {
  off: Draft['daysOff'][number]
  error: string | undefined
  onChange: (change: Partial<Draft['daysOff'][number]>) => void
  onRemove: () => void
}

function DaysOff({ off, error, onChange, onRemove }: DaysOffProps) {
  const words = texts.appointments.hours
  const id = useId()
  return (
    <div className="bar">
      <input
        className="control hours-date"
        type="date"
        required
        aria-label={words.firstOff}
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
        aria-label={words.lastOff}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : id}
        value={off.to}
        onChange={({ target }) => onChange({ to: target.value })}
      />
      <button
        type="button"
        className="button button-quiet button-icon"
        aria-label={off.from === '' ? words.removeThese : words.removeOff(off.from, off.to)}
        title={texts.settings.remove}
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

const usual: Span = { opens: '09:00', closes: '17:00' }

function draftOf(stored: StaffHours | null): Draft {
  const spansOf = (day: Weekday): Span[] => {
    if (!stored?.hours) return day === 'Saturday' || day === 'Sunday' ? [] : [usual]
    return stored.hours
      .filter(({ days }) => days.includes(day))
      .map(({ opens, closes }) => ({ opens, closes }))
  }
  return {
    timeZone: stored?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
    isOwn: stored !== null && stored.hours !== null,
    days: Object.fromEntries(weekdays.map((day) => [day, spansOf(day)])) as Draft['days'],
    daysOff: (stored?.daysOff ?? []).map((each) => ({ ...each })),
  }
}

const hoursOf = ({ timeZone, isOwn, days, daysOff }: Draft): StaffHours => ({
  timeZone,
  hours: isOwn ? weekdays.flatMap((day) => days[day].map((span) => ({ days: [day], ...span }))) : null,
  daysOff,
})
