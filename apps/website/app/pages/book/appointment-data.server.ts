import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { readContext } from '#app/consultation-form/consent-field.ts'
import type { ConsultationFailure } from '#app/consultation-form/form-state.ts'
import { type FormValues, readFormValues, toRequest } from '#app/consultation-form/form-values.ts'
import { limitedAdvice } from '#app/consultation-form/state-after.ts'
import { serverContext } from '#app/server-context.ts'
import { bookingKinds } from '#contract/appointments.ts'
import type { AppointmentView, Booking } from '#contract/booking.ts'
import { shownFields, shownWords } from '#contract/form-fields.ts'
import { timeInWords } from '#contract/time-in-words.ts'
import { type BookingKind, callField, formOf, words } from './booking-form.ts'
import { clockTime, nearestTo, readZone, type ShownTimes, showTimes } from './times.server.ts'

/** What the page shows of an appointment. */
export type ShownAppointment = {
  kind: BookingKind
  token: string
  path: string
  state: AppointmentView['state']
  when: string
  heldUntil: string
  zone: string
  address: string | null
  /** Its visitor has said who they are in a request. */
  isKnown: boolean
  /** Where they choose another time, without saying so again. */
  timesPath: string
}

/** What the loader gives to the page. */
export type Loaded = {
  /** The heading of the page. */
  title: string
  appointment: ShownAppointment | null
  shown: ShownTimes | null
  isMoved: boolean
}

/** Reads an appointment as the page shows it; null for a token of another kind, or of none. */
export async function showAppointment(
  booking: Booking,
  slug: string,
  token: string,
): Promise<ShownAppointment | null> {
  const view = await booking.read(token)
  const kind = bookingKinds.find((each) => each.slug === slug)
  if (!view || !kind || view.kind !== slug) return null
  const { state, startsAt, holdEndsAt, zone, request } = view
  return {
    kind,
    token,
    path: `${kind.path}/${token}`,
    state,
    when: timeInWords(startsAt, zone),
    heldUntil: holdEndsAt === null ? '' : clockTime(holdEndsAt, zone),
    zone,
    address: booking.addressOf(slug),
    isKnown: request !== null,
    timesPath: request === null ? kind.path : `${kind.path}?${new URLSearchParams({ request })}`,
  }
}

/** Reads the call in which the time was agreed on. */
export function readCall(posted: FormData): string | undefined {
  const id = posted.get(callField)
  return typeof id === 'string' && /^[\w-]{1,100}$/.test(id) ? id : undefined
}

/** Reads the details that came along with the choice of a time; null if it was not agreed on in a call. */
export function readTyped(posted: FormData, kind: BookingKind): FormValues | null {
  const hasAny = [callField, ...shownFields.map(({ name }) => name)].some(
    (name) => typeof posted.get(name) === 'string' && posted.get(name) !== '',
  )
  return hasAny ? readFormValues(posted, formOf(kind)) : null
}

/** Loads an appointment by the token of its link. */
export async function loadAppointment({ params, request, context }: LoaderFunctionArgs) {
  const { booking } = context.get(serverContext)
  const { kind = '', token = '' } = params
  const appointment = booking && (await showAppointment(booking, kind, token))
  if (!booking || !appointment)
    return data<Loaded>(
      { title: words.unknown.title, appointment: null, shown: null, isMoved: false },
      { status: 404 },
    )
  const search = new URL(request.url).searchParams
  const { state } = appointment
  const isMoving = search.has('move') && state === 'booked'
  const isMoved = search.has('moved')
  const outcome = state === 'booked' && isMoved ? 'moved' : state
  return data<Loaded>({
    title: outcome === 'held' || isMoving ? appointment.kind.name : words[outcome].title,
    appointment,
    shown: isMoving ? await showTimes(booking, kind, search, appointment.zone) : null,
    isMoved,
  })
}

/** Why nothing was changed, with what was typed. With `errors`, even an empty list, the form says that it was not sent. */
export type Failure = Partial<ConsultationFailure> & {
  problem?: string
  nearest?: ShownTimes['days']
  /** Another time that is held now, for the details that were typed for the first one. */
  appointment?: ShownAppointment
  /** The call in which the time was agreed on. */
  callId?: string | undefined
}

/** Books the held time, or moves or cancels the booked one. */
export async function changeAppointment({ params, request, context }: ActionFunctionArgs) {
  const { booking } = context.get(serverContext)
  const { kind: slug = '', token = '' } = params
  const appointment = booking && (await showAppointment(booking, slug, token))
  if (!booking || !appointment) return data<Failure>({}, { status: 404 })
  const { kind, path } = appointment
  const posted = await request.formData().catch(() => new FormData())
  const at = posted.get('at')
  const zone = readZone(posted.get('zone'), appointment.zone)
  const callId = readCall(posted)
  const again = (status: number, failure: Failure, headers: HeadersInit = {}) =>
    data<Failure>({ ...failure, callId }, { status, headers })
  const isTaken = async (wanted: string, failure: Failure = {}) =>
    again(409, { problem: words.taken, nearest: await nearestTo(booking, slug, wanted, zone), ...failure })

  if (appointment.state === 'booked') {
    if (typeof at !== 'string' && !posted.has('cancel')) return redirect(path, 303)
    const changed = typeof at === 'string' ? await booking.move(token, at, zone) : await booking.cancel(token)
    if (changed.outcome === 'taken' && typeof at === 'string') return isTaken(at)
    if (changed.outcome === 'limited') return again(429, { problem: words.limited })
    if (changed.outcome === 'moved-out') return again(409, { problem: words.movedOut })
    if (changed.outcome === 'unavailable')
      return again(503, { problem: shownWords.failure }, { 'Retry-After': '5' })
    return redirect(typeof at === 'string' ? `${path}?moved` : path, 303)
  }

  const form = formOf(kind)
  const values = readFormValues(posted, form)
  if (typeof at === 'string') {
    const held = await booking.hold(slug, at, { zone, instead: token, request: null })
    if (held.outcome === 'held') {
      const other = await showAppointment(booking, slug, held.token)
      return other ? again(200, { values, appointment: other }) : redirect(kind.path, 303)
    }
    if (held.outcome === 'taken') return isTaken(at, { values })
    return held.outcome === 'limited'
      ? again(429, { values, problem: words.limited })
      : again(503, { values, errors: {}, advice: null }, { 'Retry-After': '5' })
  }

  const booked = await booking.book(token, {
    ...toRequest(values, form),
    context: { ...readContext(posted), ...(callId !== undefined && { call_id: callId }) },
  })
  switch (booked.outcome) {
    case 'accepted':
    case 'booked':
    case 'conflict':
    case 'gone':
      return redirect(path, 303)
    case 'taken': {
      const view = await booking.read(token)
      return isTaken(view?.startsAt ?? '', { values })
    }
    case 'full':
      return again(409, { values, problem: words.full })
    case 'invalid':
      return again(422, { values, errors: booked.errors, advice: null })
    case 'limited': {
      const { retryAfterSeconds } = booked
      return again(
        429,
        { values, errors: {}, advice: limitedAdvice(retryAfterSeconds) },
        { 'Retry-After': String(retryAfterSeconds) },
      )
    }
    case 'unavailable':
      return again(503, { values, errors: {}, advice: null }, { 'Retry-After': '5' })
  }
}
