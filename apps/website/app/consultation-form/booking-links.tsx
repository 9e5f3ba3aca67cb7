import { bookingLinks } from '#contract/appointments.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { siteAddress } from './site-address.ts'

/**
 * Leads from a sent form on to the times that can be booked.
 * @param props.token of the sent request; without one, the visitor types their details again
 */
export function BookingLinks({ token }: { token: string | null | undefined }) {
  const query = token ? `?request=${token}` : ''
  return (
    <ul className="grid gap-3">
      {bookingLinks.map(({ path, label }, index) => (
        <li key={path}>
          <a
            href={siteAddress + path + query}
            className={buttonClass({ tone: index === 0 ? 'lamp' : 'line', wide: true })}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
