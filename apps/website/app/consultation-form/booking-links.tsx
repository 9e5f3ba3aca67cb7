import { bookingKinds, bookingWords } from '#contract/appointments.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { siteAddress } from './site-address.ts'

/** Leads from a sent form on to the times that can be booked. */
export function BookingLinks() {
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
