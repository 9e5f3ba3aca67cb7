import { lazy, Suspense, useState } from 'react'
import { hasAppointments } from '#contract/has-appointments.ts'
import type { RequestDetail } from '#contract/desk/requests.ts'
import { Loading } from '../parts/load-view.tsx'
import { texts, withParts } from '../words/texts.ts'

// Only a site with appointments pays for it.
const AppointmentsOfRequest = hasAppointments
  ? lazy(() => withParts(import('../appointments/appointments-of-request.tsx'), 'appointments'))
  : null

/** The appointments of a request, and a new one. */
export function RequestAppointments({ detail, onChanged }: { detail: RequestDetail; onChanged: () => void }) {
  const [isWanted, setIsWanted] = useState(false)
  const { appointments, state } = detail
  if (state === 'held' || !AppointmentsOfRequest) return null
  return (
    <section className="stack" aria-labelledby="appointments-title">
      <h3 id="appointments-title">{texts.request.appointments.title}</h3>
      {appointments.length > 0 || isWanted ? (
        <Suspense fallback={<Loading what="appointments" />}>
          <AppointmentsOfRequest detail={detail} isBooking={isWanted} onChanged={onChanged} />
        </Suspense>
      ) : (
        <div>
          <button type="button" className="button" onClick={() => setIsWanted(true)}>
            {texts.request.appointments.book}
          </button>
        </div>
      )}
    </section>
  )
}
