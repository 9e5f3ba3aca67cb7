import type { ComponentType, ReactNode } from 'react'
import { contact } from '#content/contact.ts'
import { home } from '#content/pages/home.ts'
import { ClockIcon, MailIcon, PhoneIcon, PinIcon } from '#app/ui/picture-icons.tsx'

type DetailProps = {
  Icon: ComponentType<{ className: string }>
  name: string
  className?: string
  children: ReactNode
}

/** A way to contact the agency, with an icon for its name. */
function Detail({ Icon, name, className, children }: DetailProps) {
  return (
    <div className="flex gap-4">
      <dt>
        <Icon className="size-6 text-brand" />
        <span className="sr-only">{name}</span>
      </dt>
      <dd className={className}>{children}</dd>
    </div>
  )
}

/** The agency's offices. */
function Offices({ title }: { title: string }) {
  return (
    <Detail Icon={PinIcon} name={title} className="flex-1">
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
    </Detail>
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
        <Detail Icon={PhoneIcon} name={phone}>
          <a href={`tel:${contact.phoneLink}`} className="inline-block py-0.5 text-ink hover:underline">
            {contact.phone}
          </a>
        </Detail>
        <Detail Icon={MailIcon} name={email}>
          <a href={`mailto:${contact.email}`} className="inline-block py-0.5 text-ink hover:underline">
            {contact.email}
          </a>
        </Detail>
        <Detail Icon={ClockIcon} name={hours}>
          {contact.hours}
        </Detail>
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
