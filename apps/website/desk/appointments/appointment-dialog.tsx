import { useState } from 'react'
import type { DeskKinds } from '#contract/desk/appointments.ts'
import type { DeskAppointment } from '#contract/desk/requests.ts'
import { useDesk } from '../model/use-desk.ts'
import { useWorkspace } from '../model/workspace.ts'
import { Dialog } from '../parts/dialog.tsx'
import { TextArea } from '../parts/field.tsx'
import { Link } from '../parts/link.tsx'
import { longTime } from '../parts/time.tsx'
import { changeAppointment } from './appointment-changes.ts'
import { AppointmentTags, holderName, kindOf } from './appointment-parts.tsx'
import { clockOf } from './calendar-days.ts'
import { useNow } from '../parts/use-now.ts'
import { FreeTimeList } from './free-time-list.tsx'
import { texts } from '../words/texts.ts'

type AppointmentDialogProps = {
  appointment: DeskAppointment
  kinds: DeskKinds
  /** Begins with the choice of another time. */
  isMoving?: boolean
  /** Leaves out the link to its request. */
  isOnRequest?: boolean
  onClose: () => void
  onChanged: () => void
}

/** One appointment, and what staff can do about it. */
export function AppointmentDialog({
  appointment,
  kinds,
  isMoving = false,
  isOnRequest = false,
  onClose,
  onChanged,
}: AppointmentDialogProps) {
  const { dialog } = texts.appointments
  const desk = useDesk()
  const now = useNow()
  const [step, setStep] = useState<'look' | 'move' | 'cancel'>(isMoving ? 'move' : 'look')
  const kind = kindOf(kinds, appointment.kind)
  const { name, startsAt, endsAt, state } = appointment
  const isMailed = useWorkspace().canSendMail && appointment.hasAddress
  const isComing = state === 'booked' && Date.parse(startsAt) > now
  const make = (change: Parameters<typeof changeAppointment>[2]) => {
    onClose()
    void changeAppointment(desk, appointment, change, { onChanged })
  }
  if (step === 'move' && isComing)
    return (
      <Dialog title={dialog.move(name)} onClose={onClose}>
        <p className="dialog-lead">
          {dialog.now(kind.name, longTime(startsAt))}{' '}
          {isMailed ? dialog.newInvitation : texts.appointments.booking.noMail}
        </p>
        <FreeTimeList
          kind={appointment.kind}
          zone={kind.zone}
          except={appointment.id}
          current={startsAt}
          onChoose={(time) => make({ to: 'time', startsAt: time })}
        />
      </Dialog>
    )
  if (step === 'cancel' && isComing)
    return (
      <CancelDialog
        name={name}
        isMailed={isMailed}
        onClose={onClose}
        onCancel={(words) => make({ to: 'cancelled', words })}
      />
    )
  return (
    <Dialog title={name} onClose={onClose}>
      <dl className="facts">
        <div>
          <dt>{kind.name}</dt>
          <dd>
            {longTime(startsAt)}–{clockOf(endsAt)}
          </dd>
        </div>
        {appointment.company !== '' && (
          <div>
            <dt>{dialog.company}</dt>
            <dd>{appointment.company}</dd>
          </div>
        )}
        <div>
          <dt>{dialog.with}</dt>
          <dd>{holderName(kinds, appointment.holder)}</dd>
        </div>
        {appointment.words !== null && (
          <div>
            <dt>{dialog.ourMessage}</dt>
            <dd className="words">{appointment.words}</dd>
          </div>
        )}
      </dl>
      {state !== 'booked' && (
        <p className="bar dialog-tags">
          <AppointmentTags appointment={appointment} />
        </p>
      )}
      {appointment.clashes && (
        <p className="banner banner-lamp dialog-tags">
          {dialog.clash(holderName(kinds, appointment.holder))}
        </p>
      )}
      <div className="bar dialog-actions">
        {isComing && (
          <>
            <button type="button" className="button button-lamp" data-first onClick={() => setStep('move')}>
              {dialog.moveButton}
            </button>
            <button type="button" className="button" onClick={() => setStep('cancel')}>
              {dialog.cancelButton}
            </button>
          </>
        )}
        {!isComing && state === 'booked' && (
          <button type="button" className="button" data-first onClick={() => make({ to: 'no-show' })}>
            {dialog.markNoShow}
          </button>
        )}
        {state === 'no-show' && (
          <button type="button" className="button" data-first onClick={() => make({ to: 'kept' })}>
            {dialog.markKept}
          </button>
        )}
        {!isOnRequest && (
          <Link className="button button-quiet bar-end" path={`/requests/${appointment.requestId}`}>
            {dialog.openRequest}
          </Link>
        )}
      </div>
    </Dialog>
  )
}

type CancelDialogProps = {
  name: string
  isMailed: boolean
  onClose: () => void
  onCancel: (words: string) => void
}

function CancelDialog({ name, isMailed, onClose, onCancel }: CancelDialogProps) {
  const { booking, dialog } = texts.appointments
  const [words, setWords] = useState('')
  return (
    <Dialog title={dialog.askCancel(name)} onClose={onClose}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          onCancel(words)
        }}
      >
        {isMailed ? (
          <TextArea
            label={dialog.message}
            value={words}
            maxLength={2000}
            data-first
            onChange={(event) => setWords(event.target.value)}
          />
        ) : (
          <p>{booking.noMail}</p>
        )}
        <div className="bar">
          <button type="submit" className="button button-alarm">
            {dialog.cancelButton}
          </button>
          <button type="button" className="button button-quiet" data-first onClick={onClose}>
            {dialog.keep}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
