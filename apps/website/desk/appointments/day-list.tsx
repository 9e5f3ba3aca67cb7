import type { BlockedTime, DeskAppointment, DeskKinds } from '#contract/desk/appointments.ts'
import { CloseIcon } from '../parts/icons.tsx'
import { PersonMark } from '../parts/person-mark.tsx'
import { AppointmentTags, holderName, kindOf } from './appointment-parts.tsx'
import { clockOf, dayOf, isOn, nameDay } from './calendar-days.ts'

type DayListProps = {
  days: readonly string[]
  appointments: readonly DeskAppointment[]
  blocked: readonly BlockedTime[]
  kinds: DeskKinds
  onOpen: (id: string) => void
  onUnblock: (blocked: BlockedTime) => void
}

/** Appointments and blocked times day by day. Days with nothing are left out, but for today. */
export function DayList({ days, appointments, blocked, kinds, onOpen, onUnblock }: DayListProps) {
  const today = dayOf(Date.now())
  const hasSeveral = kinds.holders.length > 1
  return (
    <div className="days">
      {days.map((day) => {
        const booked = appointments.filter((each) => dayOf(each.startsAt) === day)
        const free = blocked.filter((each) => isOn(each, day))
        if (booked.length + free.length === 0 && day !== today) return null
        return (
          <section key={day} className="day" aria-labelledby={`day-${day}`}>
            <h2 id={`day-${day}`}>{nameDay(day, today)}</h2>
            {booked.length + free.length === 0 && <p className="muted">Nothing today.</p>}
            <ul className="slots">
              {free.map((each) => (
                <li key={each.id} className="slot slot-blocked">
                  <span className="slot-time numerals">{timesOn(each, day)}</span>
                  <span className="slot-words">
                    <span>{each.words === '' ? 'Blocked' : each.words}</span>
                    <span className="muted">Blocked for {holderName(kinds, each.holder)}</span>
                  </span>
                  <button
                    type="button"
                    className="button button-quiet button-icon"
                    aria-label={`Offer ${timesOn(each, day)} again`}
                    title="Offer this time again"
                    onClick={() => onUnblock(each)}
                  >
                    <CloseIcon />
                  </button>
                </li>
              ))}
              {booked.map((each) => (
                <li key={each.id} className="slot" data-state={each.state}>
                  <span className="slot-time numerals">
                    <time dateTime={each.startsAt}>{clockOf(each.startsAt)}</time>
                    <span className="slot-end">–{clockOf(each.endsAt)}</span>
                  </span>
                  <span className="slot-words">
                    <button
                      type="button"
                      className="slot-open"
                      data-appointment={each.id}
                      onClick={() => onOpen(each.id)}
                    >
                      {each.name}
                    </button>
                    <span className="muted">
                      {[kindOf(kinds, each.kind).name, each.company].filter(Boolean).join(' · ')}
                    </span>
                  </span>
                  <span className="slot-marks">
                    <AppointmentTags appointment={each} />
                    {hasSeveral && <PersonMark name={holderName(kinds, each.holder)} />}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}

/** The part of a blocked time that is on a day: "All day", "09:00–12:00", "until 12:00", "from 14:00". */
function timesOn({ startsAt, endsAt }: BlockedTime, day: string): string {
  const [begins, ends] = [dayOf(startsAt) === day, dayOf(endsAt) === day]
  if (begins && ends) return `${clockOf(startsAt)}–${clockOf(endsAt)}`
  if (begins) return `from ${clockOf(startsAt)}`
  return ends ? `until ${clockOf(endsAt)}` : 'All day'
}
