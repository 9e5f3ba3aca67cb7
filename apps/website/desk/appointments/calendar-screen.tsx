import { useEffect, useRef, useState } from 'react'
import type { BlockedTime, DeskAppointments, DeskKinds, NewVisitor } from '#contract/desk/appointments.ts'
import type { DeskAppointment } from '#contract/desk/requests.ts'
import { useLocation } from '../model/address.ts'
import { useDesk } from '../model/use-desk.ts'
import { useWatched } from '../model/watched.ts'
import { useMedia } from '../parts/browser.ts'
import { BackIcon } from '../parts/icons.tsx'
import { Link } from '../parts/link.tsx'
import { LoadView, useLoaded, useTitle } from '../parts/load-view.tsx'
import { AppointmentDialog } from './appointment-dialog.tsx'
import { blockTime, bookAppointment, changeAppointment, unblockTime } from './appointment-changes.ts'
import { BookDialog, VisitorDialog } from './book-dialog.tsx'
import { BlockDialog } from './block-dialog.tsx'
import { addDays, dayOf, daysFrom, mondayOf, nameDays, readDay, startOf } from './calendar-days.ts'
import { DayList } from './day-list.tsx'
import { useNow } from '../parts/use-now.ts'
import { WeekGrid } from './week-grid.tsx'
import './calendar.css'
import { texts } from '../words/texts.ts'

const path = '/calendar'

/** The appointments of a week, as a list by day or as a calendar. */
export default function CalendarScreen() {
  const { calendar } = texts.appointments
  const { address } = useDesk()
  const asked = new URLSearchParams(useLocation(address).query)
  const isWide = useMedia('(width >= 700px)')
  useTitle(calendar.title)
  const { loaded, reload } = useLoaded<DeskKinds>('/appointments/kinds')
  const today = dayOf(useNow())
  const isWeek = isWide && asked.get('view') !== 'list'
  const first = readDay(asked.get('from') ?? '', today)
  const from = isWeek ? mondayOf(first) : first
  const whose = asked.get('whose') ?? ''
  const queryOf = (changes: Record<string, string>) => {
    const query = new URLSearchParams(asked)
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') query.delete(name)
      else query.set(name, value)
    }
    return query.toString()
  }
  const isNow = from === (isWeek ? mondayOf(today) : today)
  return (
    <div className="sheet calendar">
      <header className="sheet-head calendar-head">
        <h1>{calendar.title}</h1>
        <nav className="bar calendar-weeks" aria-label={calendar.weeks}>
          <Link
            className="button button-quiet button-icon"
            path={path}
            query={queryOf({ from: addDays(from, -7) })}
            aria-label={calendar.before}
            title={calendar.before}
          >
            <BackIcon />
          </Link>
          <p className="calendar-range" aria-live="polite">
            {nameDays(from, addDays(from, 6))}
          </p>
          <Link
            className="button button-quiet button-icon calendar-next"
            path={path}
            query={queryOf({ from: addDays(from, 7) })}
            aria-label={calendar.after}
            title={calendar.after}
          >
            <BackIcon />
          </Link>
          {!isNow && (
            <Link className="button button-quiet" path={path} query={queryOf({ from: '' })}>
              {calendar.today}
            </Link>
          )}
        </nav>
        {isWide && (
          <nav className="tabs bar-end" aria-label={calendar.view}>
            <Link path={path} query={queryOf({ view: '' })} aria-current={isWeek ? 'page' : undefined}>
              {calendar.week}
            </Link>
            <Link path={path} query={queryOf({ view: 'list' })} aria-current={isWeek ? undefined : 'page'}>
              {calendar.list}
            </Link>
          </nav>
        )}
      </header>
      <LoadView loaded={loaded} what="calendar" onRetry={reload}>
        {(kinds) => (
          <Days
            key={from}
            days={daysFrom(from, 7)}
            kinds={kinds}
            isWeek={isWeek}
            whose={whose}
            onWhose={(holder) => address.replace(path, queryOf({ whose: holder }))}
          />
        )}
      </LoadView>
    </div>
  )
}

type DaysProps = {
  days: readonly string[]
  kinds: DeskKinds
  isWeek: boolean
  /** The address of a colleague, or empty for everybody. */
  whose: string
  onWhose: (holder: string) => void
}

function Days({ days, kinds, isWeek, whose, onWhose }: DaysProps) {
  const { block, calendar } = texts.appointments
  const desk = useDesk()
  const from = days[0] ?? ''
  const until = addDays(from, days.length)
  const { loaded, reload } = useLoaded<DeskAppointments>(
    `/appointments?from=${startOf(from).toISOString()}&until=${startOf(until).toISOString()}`,
    useWatched(desk.announced),
  )
  const [opened, setOpened] = useState<{ id: string; isMoving: boolean } | null>(null)
  const [isBlocking, setIsBlocking] = useState(false)
  /** An appointment that comes from no request: first for whom, then when. */
  const [booking, setBooking] = useState<{ visitor: NewVisitor | null } | null>(null)
  /** Where appointments were dropped, until the list has them there. */
  const [dropped, setDropped] = useState<Dropped>(new Map())
  /** What gets the focus after a change that has taken it away. */
  const next = useRef<string | null>(null)
  useEffect(() => {
    const selector = next.current
    next.current = null
    if (selector !== null && document.activeElement === document.body)
      document.querySelector<HTMLElement>(selector)?.focus()
  }, [loaded])
  const reloadAt = (selector: string) => () => {
    next.current = selector
    reload()
  }
  const slotOf = (id: string) => `[data-appointment="${id}"]`
  const onOpen = (id: string, isMoving = false) => setOpened({ id, isMoving })
  const onMove = (appointment: DeskAppointment, startsAt: string) => {
    const { id, sequence } = appointment
    setDropped((before) => new Map(before).set(id, { startsAt, sequence }))
    const change = { to: 'time', startsAt } as const
    void changeAppointment(desk, appointment, change, { onChanged: reloadAt(slotOf(id)) }).then(
      (isStored) => {
        if (!isStored) setDropped((before) => new Map([...before].filter(([each]) => each !== id)))
      },
    )
  }
  return (
    <LoadView loaded={loaded} what="appointments" onRetry={reload}>
      {(list) => {
        const isShown = ({ holder }: { holder: string }) => whose === '' || holder === whose
        const appointments = list.appointments.filter(isShown).map((each) => moved(each, dropped))
        const blocked = list.blocked.filter(isShown)
        const open = list.appointments.find(({ id }) => id === opened?.id)
        const onUnblock = (each: BlockedTime) => void unblockTime(desk, each, reloadAt('[data-block]'))
        const shown = { days, appointments, blocked, kinds, onOpen, onUnblock }
        return (
          <>
            <div className="bar calendar-tools">
              {kinds.holders.length > 1 && (
                <label className="filter">
                  <span className="out-of-sight">{calendar.whose}</span>
                  <select className="control" value={whose} onChange={({ target }) => onWhose(target.value)}>
                    <option value="">{calendar.everybody}</option>
                    {kinds.holders.map(({ email, name }) => (
                      <option key={email} value={email}>
                        {name}
                      </option>
                    ))}
                  </select>
                </label>
              )}
              <button
                type="button"
                className="button button-lamp"
                onClick={() => setBooking({ visitor: null })}
              >
                {calendar.book}
              </button>
              <button type="button" className="button" data-block onClick={() => setIsBlocking(true)}>
                {block.title}
              </button>
            </div>
            {isWeek ? <WeekGrid {...shown} onMove={onMove} /> : <DayList {...shown} />}
            {open && opened && (
              <AppointmentDialog
                appointment={open}
                kinds={kinds}
                isMoving={opened.isMoving}
                onClose={() => setOpened(null)}
                onChanged={reloadAt(slotOf(open.id))}
              />
            )}
            {booking && booking.visitor === null && (
              <VisitorDialog onClose={() => setBooking(null)} onNext={(visitor) => setBooking({ visitor })} />
            )}
            {booking?.visitor && (
              <BookVisitor
                visitor={booking.visitor}
                kinds={kinds}
                onClose={() => setBooking(null)}
                onChanged={reload}
              />
            )}
            {isBlocking && (
              <BlockDialog
                onClose={() => setIsBlocking(false)}
                onBlock={(time) => {
                  setIsBlocking(false)
                  void blockTime(desk, time, reload)
                }}
              />
            )}
          </>
        )
      }}
    </LoadView>
  )
}

type BookVisitorProps = {
  visitor: NewVisitor
  kinds: DeskKinds
  onClose: () => void
  onChanged: () => void
}

function BookVisitor({ visitor, onChanged, ...dialog }: BookVisitorProps) {
  const desk = useDesk()
  return (
    <BookDialog
      {...dialog}
      name={visitor.name}
      hasAddress={visitor.email !== ''}
      onBook={(kind, startsAt) => bookAppointment(desk, visitor.name, { visitor, kind, startsAt }, onChanged)}
    />
  )
}

type Dropped = ReadonlyMap<string, { startsAt: string; sequence: number }>

/** An appointment where it was dropped, if the list is older than that. */
function moved(appointment: DeskAppointment, dropped: Dropped): DeskAppointment {
  const to = dropped.get(appointment.id)
  if (to?.sequence !== appointment.sequence) return appointment
  const length = Date.parse(appointment.endsAt) - Date.parse(appointment.startsAt)
  const endsAt = new Date(Date.parse(to.startsAt) + length).toISOString()
  return { ...appointment, startsAt: to.startsAt, endsAt }
}
