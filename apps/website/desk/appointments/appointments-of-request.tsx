import { useState } from 'react'
import type { DeskKinds } from '#contract/desk/appointments.ts'
import type { RequestDetail } from '#contract/desk/requests.ts'
import { useDesk } from '../model/use-desk.ts'
import { Dialog } from '../parts/dialog.tsx'
import { Field } from '../parts/field.tsx'
import { LoadView, useLoaded } from '../parts/load-view.tsx'
import { comingTime } from '../parts/time.tsx'
import { bookAppointment } from './appointment-changes.ts'
import { AppointmentDialog } from './appointment-dialog.tsx'
import { AppointmentTags, holderName, kindOf } from './appointment-parts.tsx'
import { FreeTimeList } from './free-time-list.tsx'
import './calendar.css'

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
                    {kindOf(kinds, appointment.kind).name}, with {holderName(kinds, appointment.holder)}
                  </span>
                </button>
              </li>
            ))}
          </ul>
          <div>
            <button type="button" className="button" onClick={() => setIsBooking(true)}>
              Book an appointment
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
              kinds={kinds}
              onClose={() => setIsBooking(false)}
              onBook={(kind, startsAt) => {
                setIsBooking(false)
                void bookAppointment(
                  desk,
                  { name: detail.name, requestId: detail.id, kind, startsAt },
                  onChanged,
                )
              }}
            />
          )}
        </>
      )}
    </LoadView>
  )
}

type BookDialogProps = {
  name: string
  kinds: DeskKinds
  onClose: () => void
  onBook: (kind: string, startsAt: string) => void
}

function BookDialog({ name, kinds, onClose, onBook }: BookDialogProps) {
  const { workspace } = useDesk()
  const [slug, setSlug] = useState(kinds.kinds[0]?.slug ?? '')
  const kind = kindOf(kinds, slug)
  return (
    <Dialog title={`Book an appointment for ${name}`} onClose={onClose}>
      <div className="stack">
        <p className="muted">
          {workspace.get()?.canSendMail === false
            ? 'No mail is sent. Tell the visitor yourself.'
            : 'The visitor and the colleague get an invitation by mail.'}
        </p>
        {kinds.kinds.length > 1 && (
          <Field label="Kind">
            {(ties) => (
              <select
                className="control"
                {...ties}
                data-first
                value={slug}
                onChange={({ target }) => setSlug(target.value)}
              >
                {kinds.kinds.map((each) => (
                  <option key={each.slug} value={each.slug}>
                    {each.name}, {each.minutes} min
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
        <FreeTimeList key={slug} kind={slug} zone={kind.zone} onChoose={(time) => onBook(slug, time)} />
      </div>
    </Dialog>
  )
}
