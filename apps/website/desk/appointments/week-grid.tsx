import { type CSSProperties, useRef, useState } from 'react'
import type { BlockedTime, DeskKinds, FreeTimes } from '#contract/desk/appointments.ts'
import type { DeskAppointment } from '#contract/desk/requests.ts'
import { useDesk } from '../model/use-desk.ts'
import { CloseIcon } from '../parts/icons.tsx'
import { useNow } from '../parts/use-now.ts'
import { holderName, kindOf, onMoveKey } from './appointment-parts.tsx'
import {
  clockOf,
  dayOf,
  isOn,
  lanesOf,
  minutesOn,
  nameDay,
  nearestTime,
  shownHours,
} from './calendar-days.ts'
import { texts, timeFormat } from '../words/texts.ts'

type WeekGridProps = {
  days: readonly string[]
  appointments: readonly DeskAppointment[]
  blocked: readonly BlockedTime[]
  kinds: DeskKinds
  onOpen: (id: string, isMoving?: boolean) => void
  onMove: (appointment: DeskAppointment, startsAt: string) => void
  onUnblock: (blocked: BlockedTime) => void
}

/** An appointment on its way to another time. `times` is null until the free ones are known. */
type Drag = { appointment: DeskAppointment; times: readonly string[] | null; target: string | null }

/** Pixels that a pointer moves before a press becomes a drag. */
const slack = 6

const mostBeside = (lanes: ReturnType<typeof lanesOf>): number =>
  Math.max(1, ...[...lanes.values()].map(({ lanes: beside }) => beside))

const weekday = timeFormat({ weekday: 'short' })

/** A week as a calendar. An appointment is dragged to a free time, or moved by its dialog. */
export function WeekGrid(props: WeekGridProps) {
  const { days, appointments, blocked, kinds, onOpen, onMove, onUnblock } = props
  const { block, tags } = texts.appointments
  const { me } = useDesk()
  const clock = useNow()
  const today = dayOf(clock)
  const hours = shownHours(days, appointments)
  const { drag, columns, handlersOf } = useDrag({ days, hours, appointments, onOpen, onMove })
  const count = hours.until - hours.from
  const top = (minutes: number) => `${((minutes - hours.from * 60) / (count * 60)) * 100}%`
  const boxOf = (day: string, span: { startsAt: string; endsAt: string }): CSSProperties => {
    const within = (minutes: number) => Math.min(Math.max(minutes, hours.from * 60), hours.until * 60)
    const [from, until] = [within(minutesOn(day, span.startsAt)), within(minutesOn(day, span.endsAt))]
    return { top: top(from), height: `${((until - from) / (count * 60)) * 100}%` }
  }
  const now = new Date(clock)
  const plan = days.map((day) => {
    const booked = appointments.filter((each) => isOn(each, day))
    const kept = blocked.filter((each) => isOn(each, day))
    // Beside each other, so that a clash covers neither.
    return { day, booked, kept, lanes: lanesOf([...kept, ...booked]) }
  })
  const style: CSSProperties & { '--hours': number } = {
    '--hours': count,
    // Each lane has room for a name.
    gridTemplateColumns: `2.25rem ${plan.map(({ lanes }) => `minmax(${mostBeside(lanes) * 4.75}rem, 1fr)`).join(' ')}`,
  }
  return (
    <div className="week" style={style} data-dragging={drag ? '' : undefined}>
      <div className="week-hours" aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <span key={index} className="numerals" style={{ top: top((hours.from + index) * 60) }}>
            {String(hours.from + index).padStart(2, '0')}
          </span>
        ))}
      </div>
      {plan.map(({ day, booked, kept, lanes }, column) => {
        const placeOf = (each: BlockedTime | DeskAppointment): CSSProperties => {
          const { lane, lanes: beside } = lanes.get(each.id) ?? { lane: 0, lanes: 1 }
          return {
            ...boxOf(day, each),
            insetInlineStart: `${(lane / beside) * 100}%`,
            width: `${100 / beside}%`,
          }
        }
        const length = drag ? Date.parse(drag.appointment.endsAt) - Date.parse(drag.appointment.startsAt) : 0
        const spanOf = (startsAt: string) => ({
          startsAt,
          endsAt: new Date(Date.parse(startsAt) + length).toISOString(),
        })
        return (
          <section
            key={day}
            className="week-day"
            aria-labelledby={`week-${day}`}
            data-today={day === today || undefined}
          >
            <h2 id={`week-${day}`}>
              <span className="out-of-sight">{nameDay(day, today)}</span>
              <span aria-hidden="true">
                {weekday(new Date(`${day}T12:00`))} <b>{Number(day.slice(8))}</b>
              </span>
            </h2>
            <div
              className="week-column"
              ref={(element) => {
                columns.current[column] = element
              }}
            >
              {kept.map((each) => (
                <div key={each.id} className="week-blocked" style={placeOf(each)}>
                  <p>{each.words === '' ? block.blocked : each.words}</p>
                  <p className="out-of-sight">
                    {block.blockedForWhen(
                      holderName(kinds, each.holder),
                      clockOf(each.startsAt),
                      clockOf(each.endsAt),
                    )}
                  </p>
                  {each.holder === me.email.toLowerCase() && (
                    <button
                      type="button"
                      className="week-unblock"
                      aria-label={block.unblockWhen(clockOf(each.startsAt), clockOf(each.endsAt))}
                      title={block.unblock}
                      onClick={() => onUnblock(each)}
                    >
                      <CloseIcon />
                    </button>
                  )}
                </div>
              ))}
              {drag?.times
                ?.filter((time) => dayOf(time) === day)
                .map((time) => (
                  <span
                    key={time}
                    className="week-free"
                    data-target={time === drag.target || undefined}
                    style={boxOf(day, spanOf(time))}
                  >
                    {time === drag.target && <span className="numerals">{clockOf(time)}</span>}
                  </span>
                ))}
              {day === today && (
                <span
                  className="week-now"
                  aria-hidden="true"
                  style={{ top: top(now.getHours() * 60 + now.getMinutes()) }}
                />
              )}
              <ul>
                {booked.map((each) => (
                  <li key={each.id} className="week-slot" style={placeOf(each)}>
                    <button
                      type="button"
                      className="week-appointment"
                      data-appointment={each.id}
                      data-state={each.state}
                      data-clashes={each.clashes || undefined}
                      title={`${clockOf(each.startsAt)}–${clockOf(each.endsAt)} ${each.name}`}
                      data-dragged={drag?.appointment.id === each.id || undefined}
                      {...handlersOf(each)}
                    >
                      <span className="numerals">{clockOf(each.startsAt)}</span> <strong>{each.name}</strong>{' '}
                      <span className="week-kind">
                        {kindOf(kinds, each.kind).name}
                        {kinds.holders.length > 1 && `, ${holderName(kinds, each.holder)}`}
                      </span>
                      {each.state !== 'booked' && (
                        <span className="out-of-sight">
                          , {each.state === 'cancelled' ? tags.cancelledWithin : tags.noShowWithin}
                        </span>
                      )}
                      {each.clashes && <span className="out-of-sight">, {tags.clashWithin}</span>}
                    </button>
                  </li>
                ))}
              </ul>
            </div>
          </section>
        )
      })}
    </div>
  )
}

/** Dragging with a mouse or a pen. Touch scrolls, and opens the dialog. */
function useDrag({
  days,
  hours,
  appointments,
  onOpen,
  onMove,
}: Pick<WeekGridProps, 'days' | 'appointments' | 'onOpen' | 'onMove'> & {
  hours: { from: number; until: number }
}) {
  const { api } = useDesk()
  const [drag, setDrag] = useState<Drag | null>(null)
  const columns = useRef<(HTMLElement | null)[]>([])
  /** On which appointment the press began, where, and how far below its top. */
  const press = useRef<{ id: string; x: number; y: number; grip: number } | null>(null)
  const wasDragged = useRef(false)

  function targetAt(x: number, y: number, grip: number, times: readonly string[] | null): string | null {
    const index = columns.current.findIndex((column) => {
      const box = column?.getBoundingClientRect()
      return box !== undefined && box.left <= x && x < box.right
    })
    const [column, day] = [columns.current[index], days[index]]
    if (!column || day === undefined || times === null) return null
    const box = column.getBoundingClientRect()
    const minutes = hours.from * 60 + ((y - grip - box.top) / box.height) * (hours.until - hours.from) * 60
    return nearestTime(times, day, minutes)
  }

  async function begin(appointment: DeskAppointment) {
    wasDragged.current = true
    setDrag({ appointment, times: null, target: null })
    const outcome = await api.get<FreeTimes>(
      `/appointments/times?kind=${appointment.kind}&except=${appointment.id}`,
    )
    const times = outcome.outcome === 'ok' ? outcome.value.times : []
    setDrag((before) => (before?.appointment.id === appointment.id ? { ...before, times } : before))
  }

  const end = () => {
    press.current = null
    setDrag(null)
  }

  // A colleague has moved it: what is dragged is no longer there, and no release will be reported.
  const isThere = ({ id, sequence }: DeskAppointment) =>
    appointments.some((each) => each.id === id && each.sequence === sequence)
  if (drag && !isThere(drag.appointment)) setDrag(null)

  return {
    drag,
    columns,
    handlersOf: (appointment: DeskAppointment): React.ComponentProps<'button'> => ({
      onClick() {
        if (!wasDragged.current) onOpen(appointment.id)
        wasDragged.current = false
      },
      onKeyDown(event) {
        if (event.key === 'Escape' && drag) end()
        onMoveKey(event, () => onOpen(appointment.id, true))
      },
      onPointerDown(event) {
        end()
        wasDragged.current = false
        const isComing = appointment.state === 'booked' && Date.parse(appointment.startsAt) > Date.now()
        if (event.pointerType === 'touch' || event.button !== 0 || !isComing) return
        const grip = event.clientY - event.currentTarget.getBoundingClientRect().top
        press.current = { id: appointment.id, x: event.clientX, y: event.clientY, grip }
        event.currentTarget.setPointerCapture(event.pointerId)
      },
      onPointerMove({ clientX, clientY }) {
        const from = press.current
        if (from?.id !== appointment.id) return
        if (drag)
          setDrag(
            (before) => before && { ...before, target: targetAt(clientX, clientY, from.grip, before.times) },
          )
        else if (Math.hypot(clientX - from.x, clientY - from.y) >= slack) void begin(appointment)
      },
      onPointerUp({ clientX, clientY }) {
        const from = press.current
        const isOwn = from?.id === appointment.id && drag?.appointment.id === appointment.id
        const target = isOwn ? targetAt(clientX, clientY, from.grip, drag.times) : null
        end()
        if (target !== null && target !== appointment.startsAt) onMove(appointment, target)
      },
      // Also after a cancelled press, or one whose appointment is gone.
      onLostPointerCapture: end,
    }),
  }
}
