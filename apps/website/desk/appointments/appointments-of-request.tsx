import { useState } from 'react'
import type { DeskKinds } from '#contract/desk/appointments.ts'
import type { RequestDetail } from '#contract/desk/requests.ts'
import { useDesk } from '../model/use-desk.ts'
import { LoadView, useLoaded } from '../parts/load-view.tsx'
import { comingTime } from '../parts/time.tsx'
import { bookAppointment } from './appointment-changes.ts'
import { AppointmentDialog } from './appointment-dialog.tsx'
import { AppointmentTags, holderName, kindOf } from './appointment-parts.tsx'
import { BookDialog } from './book-dialog.tsx'
import './calendar.css'
import { texts } from '../words/texts.ts'

type Props = {
  detail: RequestDetail
  /** Begins with the choice of a time. */
  isBooking: boolean
  onChanged: () => void
}

/** The appointments of a request, each with its dialog, and the button for another one. */
export default function AppointmentsOfRequest({ detail, isBooking: isBookingFirst, onChanged }: Props) {
  const desk = useDesk()
  const { loaded, reload } = useLoaded<DeskKinds>('/appointments/kinds')
  const [openId, setOpenId] = useState<string | null>(null)
  const [isBooking, setIsBooking] = useState(isBookingFirst)
  const open = detail.appointments.find(({ id }) => id === openId)
  return (
    <LoadView loaded={loaded} what="appointments" onRetry={reload}>
      {(kinds) => (
        <>
          <ul className="stack">
            {detail.appointments.map((appointment) => (
              <li key={appointment.id}>
                <button
                  type="button"
                  className="same-person appointment-of-request"
                  onClick={() => setOpenId(appointment.id)}
                >
                  <span className="bar">
                    <strong className="numerals">{comingTime(appointment.startsAt)}</strong>
                    <AppointmentTags appointment={appointment} />
                  </span>
                  <span className="muted">
                    {texts.appointments.kindWith(
                      kindOf(kinds, appointment.kind).name,
                      holderName(kinds, appointment.holder),
                    )}
                  </span>
                </button>
              </li>
            ))}
          </ul>
          <div>
            <button type="button" className="button" onClick={() => setIsBooking(true)}>
              {texts.appointments.book}
            </button>
          </div>
          {open && (
            <AppointmentDialog
              appointment={open}
              kinds={kinds}
              isOnRequest
              onClose={() => setOpenId(null)}
              onChanged={onChanged}
            />
          )}
          {isBooking && (
            <BookDialog
              name={detail.name}
              hasAddress={detail.email !== ''}
              kinds={kinds}
              onClose={() => setIsBooking(false)}
              onBook={(kind, startsAt) =>
                bookAppointment(desk, detail.name, { requestId: detail.id, kind, startsAt }, onChanged)
              }
            />
          )}
        </>
      )}
    </LoadView>
  )
}
