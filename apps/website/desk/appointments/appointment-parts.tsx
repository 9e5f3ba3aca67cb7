import type { KeyboardEvent } from 'react'
import type { DeskKinds } from '#contract/desk/appointments.ts'
import type { DeskAppointment } from '#contract/desk/requests.ts'
import { texts } from '../words/texts.ts'

/** The kind of a slug. It may have left the content since. */
export const kindOf = ({ kinds }: DeskKinds, slug: string): DeskKinds['kinds'][number] =>
  kinds.find((kind) => kind.slug === slug) ?? { slug, name: slug, minutes: 0, by: 'phone', zone: '' }

/** The name of a colleague, or their address. */
export const holderName = ({ holders }: DeskKinds, email: string): string =>
  holders.find((holder) => holder.email === email)?.name ?? email

/** Handles the key by which the focused appointment is moved. */
export function onMoveKey(event: KeyboardEvent<HTMLElement>, move: () => void): void {
  if (event.key !== 'm' || event.metaKey || event.ctrlKey || event.altKey) return
  event.preventDefault()
  move()
}

/** How an appointment stands, if not as it should. */
export function AppointmentTags({ appointment: { state, clashes } }: { appointment: DeskAppointment }) {
  const { tags } = texts.appointments
  return (
    <>
      {state === 'cancelled' && <span className="tag">{tags.cancelled}</span>}
      {state === 'no-show' && <span className="tag tag-late">{tags.noShow}</span>}
      {clashes && <span className="tag tag-alarm">{tags.clash}</span>}
    </>
  )
}
