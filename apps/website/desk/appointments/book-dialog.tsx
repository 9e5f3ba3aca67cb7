import { useState } from 'react'
import { fieldLimits } from '#contract/consultation.ts'
import type { DeskKinds, NewVisitor } from '#contract/desk/appointments.ts'
import { useWorkspace } from '../model/workspace.ts'
import { Dialog } from '../parts/dialog.tsx'
import { Field, TextArea, TextField } from '../parts/field.tsx'
import { kindOf } from './appointment-parts.tsx'
import { FreeTimeList } from './free-time-list.tsx'
import { texts } from '../words/texts.ts'

type BookDialogProps = {
  name: string
  /** Whether the visitor has an e-mail address. */
  hasAddress: boolean
  kinds: DeskKinds
  onClose: () => void
  /** @returns whether it is booked */
  onBook: (kind: string, startsAt: string) => Promise<boolean>
}

/** Books a free time for somebody. It stays open until a time is booked. */
export function BookDialog({ name, hasAddress, kinds, onClose, onBook }: BookDialogProps) {
  const { booking, bookFor } = texts.appointments
  const { canSendMail } = useWorkspace()
  const [slug, setSlug] = useState(kinds.kinds[0]?.slug ?? '')
  /** How often a time was refused: the free ones are read again. */
  const [round, setRound] = useState(0)
  const [isBooking, setIsBooking] = useState(false)
  const kind = kindOf(kinds, slug)
  async function book(startsAt: string) {
    if (isBooking) return
    setIsBooking(true)
    if (await onBook(slug, startsAt)) onClose()
    else setRound(round + 1)
    setIsBooking(false)
  }
  return (
    <Dialog title={bookFor(name)} onClose={onClose}>
      <div className="stack">
        <p className="muted">{canSendMail && hasAddress ? booking.mail : booking.noMail}</p>
        {kinds.kinds.length > 1 && (
          <Field label={booking.kind}>
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
                    {booking.kindOf(each.name, each.minutes)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
        <FreeTimeList
          key={`${slug} ${round}`}
          kind={slug}
          zone={kind.zone}
          onChoose={(time) => void book(time)}
        />
      </div>
    </Dialog>
  )
}

type VisitorDialogProps = { onClose: () => void; onNext: (visitor: NewVisitor) => void }

/** Asks for whom an appointment is that comes from no request. */
export function VisitorDialog({ onClose, onNext }: VisitorDialogProps) {
  const { book, booking } = texts.appointments
  const [visitor, setVisitor] = useState<NewVisitor>({ name: '', email: '', phone: '', message: '' })
  const [error, setError] = useState<string | undefined>()
  const ties = (field: keyof NewVisitor) => ({
    value: visitor[field],
    onChange: ({ target }: { target: { value: string } }) => {
      setError(undefined)
      setVisitor({ ...visitor, [field]: target.value })
    },
  })
  return (
    <Dialog title={book} onClose={onClose}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          if (visitor.email.trim() === '' && visitor.phone.trim() === '') setError(booking.reachable)
          else onNext(visitor)
        }}
      >
        <TextField label={booking.name} required maxLength={fieldLimits.name} data-first {...ties('name')} />
        <TextField
          label={booking.email}
          type="email"
          maxLength={fieldLimits.email}
          error={error}
          {...ties('email')}
        />
        <TextField label={booking.phone} type="tel" maxLength={fieldLimits.phone} {...ties('phone')} />
        <TextArea label={booking.note} maxLength={fieldLimits.message} {...ties('message')} />
        <div>
          <button type="submit" className="button button-lamp">
            {booking.chooseTime}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
