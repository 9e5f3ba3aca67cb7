import { bookingLinks } from '#contract/appointments.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { siteAddress } from './site-address.ts'

/** Leads from a sent form on to the times that can be booked. */
export function BookingLinks() {
  return (
    <ul className="grid gap-3">
      {bookingLinks.map(({ path, label }) => (
        <li key={path}>
          <a href={siteAddress + path} className={buttonClass({ tone: 'lamp', wide: true })}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
