import type { BlockedTime, DeskKinds } from '#contract/desk/appointments.ts'
import type { DeskAppointment } from '#contract/desk/requests.ts'
import { CloseIcon } from '../parts/icons.tsx'
import { PersonMark } from '../parts/person-mark.tsx'
import { AppointmentTags, holderName, kindOf, onMoveKey } from './appointment-parts.tsx'
import { useDesk } from '../model/use-desk.ts'
import { useNow } from '../parts/use-now.ts'
import { clockOf, dayOf, isOn, nameDay } from './calendar-days.ts'
import { texts } from '../words/texts.ts'

type DayListProps = {
  days: readonly string[]
  appointments: readonly DeskAppointment[]
  blocked: readonly BlockedTime[]
  kinds: DeskKinds
  onOpen: (id: string, isMoving?: boolean) => void
  onUnblock: (blocked: BlockedTime) => void
}

/** Appointments and blocked times day by day. Days with nothing are left out, but for today. */
export function DayList({ days, appointments, blocked, kinds, onOpen, onUnblock }: DayListProps) {
  const today = dayOf(useNow())
  return (
    <div className="days">
      {days.map((day) => {
        const booked = appointments.filter((each) => dayOf(each.startsAt) === day)
        const free = blocked.filter((each) => isOn(each, day))
        if (booked.length + free.length === 0 && day !== today) return null
        return (
          <section key={day} className="day" aria-labelledby={`day-${day}`}>
            <h2 id={`day-${day}`}>{nameDay(day, today)}</h2>
            {booked.length + free.length === 0 && (
              <p className="muted">{texts.appointments.calendar.nothingToday}</p>
            )}
            <ul className="slots">
              {[...free, ...booked]
                .toSorted((one, other) => (one.startsAt < other.startsAt ? -1 : 1))
                .map((each) =>
                  'requestId' in each ? (
                    <AppointmentRow key={each.id} appointment={each} kinds={kinds} onOpen={onOpen} />
                  ) : (
                    <BlockedRow key={each.id} blocked={each} day={day} kinds={kinds} onUnblock={onUnblock} />
                  ),
                )}
            </ul>
          </section>
        )
      })}
    </div>
  )
}

type AppointmentRowProps = Pick<DayListProps, 'kinds' | 'onOpen'> & { appointment: DeskAppointment }

function AppointmentRow({ appointment, kinds, onOpen }: AppointmentRowProps) {
  const { id, name, company, kind, holder, state, startsAt, endsAt } = appointment
  return (
    <li className="slot" data-state={state}>
      <span className="slot-time numerals">
        <time dateTime={startsAt}>{clockOf(startsAt)}</time>
        <span className="slot-end">–{clockOf(endsAt)}</span>
      </span>
      <span className="slot-words">
        <button
          type="button"
          className="slot-open"
          data-appointment={id}
          onClick={() => onOpen(id)}
          onKeyDown={(event) => onMoveKey(event, () => onOpen(id, true))}
        >
          {name}
        </button>
        <span className="muted">{[kindOf(kinds, kind).name, company].filter(Boolean).join(' · ')}</span>
      </span>
      <span className="slot-marks">
        <AppointmentTags appointment={appointment} />
        {kinds.holders.length > 1 && <PersonMark name={holderName(kinds, holder)} />}
      </span>
    </li>
  )
}

type BlockedRowProps = Pick<DayListProps, 'kinds' | 'onUnblock'> & { blocked: BlockedTime; day: string }

function BlockedRow({ blocked, day, kinds, onUnblock }: BlockedRowProps) {
  const { block } = texts.appointments
  const { me } = useDesk()
  const { startsAt, endsAt, words, holder } = blocked
  const from = dayOf(startsAt) === day ? clockOf(startsAt) : '00:00'
  const until = dayOf(endsAt) === day ? clockOf(endsAt) : '24:00'
  return (
    <li className="slot slot-blocked">
      <span className="slot-time numerals">
        {from}
        <span className="slot-end">–{until}</span>
      </span>
      <span className="slot-words">
        <span>{words === '' ? block.blocked : words}</span>
        <span className="muted">{block.blockedFor(holderName(kinds, holder))}</span>
      </span>
      {holder === me.email.toLowerCase() && (
        <button
          type="button"
          className="button button-quiet button-icon"
          aria-label={block.unblockWhen(from, until)}
          title={block.unblock}
          onClick={() => onUnblock(blocked)}
        >
          <CloseIcon />
        </button>
      )}
    </li>
  )
}
