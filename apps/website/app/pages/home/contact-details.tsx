import { contact } from '#content/contact.ts'
import { home } from '#content/pages/home.ts'
import { ClockIcon, MailIcon, PhoneIcon, PinIcon } from '#app/ui/picture-icons.tsx'

/** The agency's offices. */
function Offices({ title }: { title: string }) {
  return (
    <div className="flex gap-4">
      <dt>
        <PinIcon className="size-6 text-brand" />
        <span className="sr-only">{title}</span>
      </dt>
      <dd className="flex-1">
        <ul className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
          {contact.offices.map(({ name, street, postalCode, city, phone, phoneLink, hours }) => (
            <li key={name}>
              <span className="block text-ink">{name}</span>
              <span className="block">
                {street}, {postalCode} {city}
              </span>
              {phone && (
                <a href={`tel:${phoneLink ?? phone}`} className="inline-block py-0.5 hover:underline">
                  {phone}
                </a>
              )}
              {hours && <span className="block">{hours}</span>}
            </li>
          ))}
        </ul>
      </dd>
    </div>
  )
}

/** Whom to contact, how, and what happens next. */
export function ContactDetails() {
  const { title, lead, phone, email, hours, offices, next, steps } = home.contact
  return (
    <>
      <h2 className="text-heading">{title}</h2>
      <p className="mt-5 max-w-measure text-lead">{lead}</p>
      <dl className="mt-10 grid gap-5">
        <div className="flex gap-4">
          <dt>
            <PhoneIcon className="size-6 text-brand" />
            <span className="sr-only">{phone}</span>
          </dt>
          <dd>
            <a href={`tel:${contact.phoneLink}`} className="inline-block py-0.5 text-ink hover:underline">
              {contact.phone}
            </a>
          </dd>
        </div>
        <div className="flex gap-4">
          <dt>
            <MailIcon className="size-6 text-brand" />
            <span className="sr-only">{email}</span>
          </dt>
          <dd>
            <a href={`mailto:${contact.email}`} className="inline-block py-0.5 text-ink hover:underline">
              {contact.email}
            </a>
          </dd>
        </div>
        <div className="flex gap-4">
          <dt>
            <ClockIcon className="size-6 text-brand" />
            <span className="sr-only">{hours}</span>
          </dt>
          <dd>{contact.hours}</dd>
        </div>
        {contact.offices.length > 0 && <Offices title={offices} />}
      </dl>
      <h3 className="mt-14 text-subtitle">{next}</h3>
      <ol className="mt-4 grid max-w-measure gap-4">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-4">
            <span className="numerals text-brand">{index + 1}</span>
            {step}
          </li>
        ))}
      </ol>
    </>
  )
}
