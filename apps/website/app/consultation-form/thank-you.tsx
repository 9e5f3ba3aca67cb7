import type { RefObject, SubmitEvent } from 'react'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { bookingKinds, bookingWords, hasAppointments } from '#contract/appointments.ts'
import { shownWords } from '#contract/form-fields.ts'
import type { ConsultationFormConfig } from './form-config.ts'
import { siteAddress } from './site-address.ts'

type ThankYouProps = {
  form: ConsultationFormConfig
  headingRef: RefObject<HTMLHeadingElement | null>
  onAgain: () => void
}

/** Replaces the form when the request is stored. Its button is in a separate form, so that it works without scripts. */
export function ThankYou({ form, headingRef, onAgain }: ThankYouProps) {
  function startAgain(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    onAgain()
  }
  const thanks = (
    <div className="banner banner-done">
      <h3 ref={headingRef} tabIndex={-1} className="text-title">
        {shownWords.thanks}
      </h3>
      <output>{form.successText}</output>
    </div>
  )
  const again = (
    <form method="get" action={`${form.path}#${form.panelId}`} onSubmit={startAgain}>
      <Button type="submit">{form.againLabel}</Button>
    </form>
  )
  return hasAppointments ? (
    <div className="grid gap-6">
      {thanks}
      <BookingLinks />
      {again}
    </div>
  ) : (
    <div className="grid gap-6">
      {thanks}
      {again}
    </div>
  )
}

/** Leads on to the times that can be booked. */
function BookingLinks() {
  return (
    <ul className="grid gap-3">
      {bookingKinds.map(({ path, name }) => (
        <li key={path}>
          <a href={siteAddress + path} className={buttonClass({ tone: 'lamp', wide: true })}>
            {bookingWords?.link.replace('{kind}', name)}
          </a>
        </li>
      ))}
    </ul>
  )
}
