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
import { AppointmentTags, holderName, kindOf, unmailedNote } from './appointment-parts.tsx'
import { clockOf } from './calendar-days.ts'
import { useNow } from '../parts/use-now.ts'
import { FreeTimeList } from './free-time-list.tsx'

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
      <Dialog title={`Move ${name}'s appointment`} onClose={onClose}>
        <p className="dialog-lead">
          {kind.name}, now {longTime(startsAt)}.{' '}
          {isMailed ? 'The visitor gets a new invitation.' : unmailedNote}
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
            <dt>Company</dt>
            <dd>{appointment.company}</dd>
          </div>
        )}
        <div>
          <dt>With</dt>
          <dd>{holderName(kinds, appointment.holder)}</dd>
        </div>
        {appointment.words !== null && (
          <div>
            <dt>Our message</dt>
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
          {holderName(kinds, appointment.holder)} has something else at this time. Move one of the two.
        </p>
      )}
      <div className="bar dialog-actions">
        {isComing && (
          <>
            <button type="button" className="button button-lamp" data-first onClick={() => setStep('move')}>
              Move
            </button>
            <button type="button" className="button" onClick={() => setStep('cancel')}>
              Cancel appointment
            </button>
          </>
        )}
        {!isComing && state === 'booked' && (
          <button type="button" className="button" data-first onClick={() => make({ to: 'no-show' })}>
            Mark as no-show
          </button>
        )}
        {state === 'no-show' && (
          <button type="button" className="button" data-first onClick={() => make({ to: 'kept' })}>
            Mark as attended
          </button>
        )}
        {!isOnRequest && (
          <Link className="button button-quiet bar-end" path={`/requests/${appointment.requestId}`}>
            Open the request
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
  const [words, setWords] = useState('')
  return (
    <Dialog title={`Cancel ${name}'s appointment?`} onClose={onClose}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          onCancel(words)
        }}
      >
        {isMailed ? (
          <TextArea
            label="Message to the visitor (optional)"
            value={words}
            maxLength={2000}
            data-first
            onChange={(event) => setWords(event.target.value)}
          />
        ) : (
          <p>{unmailedNote}</p>
        )}
        <div className="bar">
          <button type="submit" className="button button-alarm">
            Cancel appointment
          </button>
          <button type="button" className="button button-quiet" data-first onClick={onClose}>
            Keep appointment
          </button>
        </div>
      </form>
    </Dialog>
  )
}
