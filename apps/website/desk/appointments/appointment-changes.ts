import type {
  AddAppointment,
  AppointmentChange,
  AppointmentChanged,
  BlockedTime,
} from '#contract/desk/appointments.ts'
import type { DeskAppointment } from '#contract/desk/requests.ts'
import type { Desk } from '../model/use-desk.ts'
import { comingTime } from '../parts/time.tsx'
import { texts } from '../words/texts.ts'

type Needs = Pick<Desk, 'api' | 'changes'>

const wordsOf = ({ name, startsAt }: DeskAppointment, change: AppointmentChange): string => {
  const { changes } = texts.appointments
  switch (change.to) {
    case 'time':
      return changes.moved(name, comingTime(change.startsAt))
    case 'cancelled':
      return changes.cancelled(name)
    case 'no-show':
      return changes.noShow(name)
    case 'kept':
      return changes.kept(name, comingTime(startsAt))
  }
}

/**
 * Changes an appointment as this person sees it. If a colleague was faster, the server refuses, and the list loads again.
 * @param options.onChanged called after the answer, whatever it is, and after an undo
 */
export function changeAppointment(
  { api, changes }: Needs,
  appointment: DeskAppointment,
  change: AppointmentChange,
  { onChanged }: { onChanged: () => void },
): Promise<boolean> {
  const { id, sequence, state } = appointment
  return changes.make({
    words: wordsOf(appointment, change),
    send: () =>
      api.send<AppointmentChanged>('PATCH', `/appointments/${id}`, { seen: { sequence, state }, change }),
    revert: onChanged,
    onChanged,
  })
}

/** Books a free time for the visitor of a request, or for somebody without one. */
export const bookAppointment = (
  { api, changes }: Needs,
  name: string,
  booking: AddAppointment,
  onChanged: () => void,
): Promise<boolean> =>
  changes.make({
    words: texts.appointments.changes.booked(name, comingTime(booking.startsAt)),
    send: () => api.send<AppointmentChanged>('POST', '/appointments', booking),
    revert: onChanged,
    onChanged,
  })

/** Keeps a time of this person free. */
export function blockTime(
  { api, changes }: Needs,
  time: Pick<BlockedTime, 'startsAt' | 'endsAt' | 'words'>,
  onChanged: () => void,
): Promise<boolean> {
  let id = ''
  return changes.make({
    words: texts.appointments.changes.blocked(comingTime(time.startsAt)),
    async send() {
      const outcome = await api.send<BlockedTime>('POST', '/appointments/blocked', time)
      if (outcome.outcome !== 'ok') return outcome
      id = outcome.value.id
      return { outcome: 'ok', value: undefined }
    },
    undo: () => api.send('DELETE', `/appointments/blocked/${id}`),
    onChanged,
  })
}

/** Unblocks a time. Only the person who blocked it can. */
export const unblockTime = (
  { api, changes }: Needs,
  { id, startsAt, endsAt, words }: BlockedTime,
  onChanged: () => void,
): Promise<boolean> =>
  changes.make({
    words: texts.appointments.changes.unblocked(comingTime(startsAt)),
    send: () => api.send('DELETE', `/appointments/blocked/${id}`),
    undo: () => api.send('POST', '/appointments/blocked', { startsAt, endsAt, words }),
    onChanged,
  })
