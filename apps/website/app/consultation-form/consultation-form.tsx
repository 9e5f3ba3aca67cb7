import { memo, Suspense } from 'react'
import { useActionData, useSearchParams } from 'react-router'
import { hasAppointments } from '#contract/has-appointments.ts'
import { part } from '#app/part.ts'
import { FormInItsState } from './form-in-its-state.tsx'
import type { ConsultationFormConfig } from '#contract/consultation-forms.ts'
import type { ConsultationFailure } from './form-state.ts'

/* Loaded only where a form is sent, and left out of the build of a site without appointments. */
const BookingLinks = hasAppointments
  ? part(async () => (await import('./booking-links.tsx')).BookingLinks)
  : null

/** Rendered again only with another token: what came with the document stays in view until its code has loaded. */
const Next =
  BookingLinks &&
  memo(function Next({ token }: { token: string | undefined }) {
    const [search] = useSearchParams()
    return (
      <Suspense fallback={null}>
        <BookingLinks token={token ?? search.get('request')} />
      </Suspense>
    )
  })

/** A page's consultation form in all its states, with and without JavaScript. */
export function ConsultationForm({ form }: { form: ConsultationFormConfig }) {
  const [search] = useSearchParams()
  const failure = useActionData<ConsultationFailure>() ?? null
  const isSent = search.get('sent') === form.pageSource
  return <FormInItsState key={String(isSent)} form={form} isSent={isSent} failure={failure} next={Next} />
}
