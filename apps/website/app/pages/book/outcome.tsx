import type { ReactNode } from 'react'
import { contact } from '#content/contact.ts'

type OutcomeProps = {
  words: { title: string; text: string }
  /** The name of its kind, and when it is. */
  appointment?: { what: string; when: string } | undefined
  /** A lit window: the appointment stands. */
  isLit?: boolean
  links: readonly { href: string; label: string }[]
  children?: ReactNode
}

/** A page that says how an appointment stands. */
export function Outcome({ words, appointment, isLit = false, links, children }: OutcomeProps) {
  return (
    <main id="main" className="page book book-outcome">
      <div className={isLit ? 'panel book-lit' : 'panel'}>
        <h1 className="text-heading">{words.title}</h1>
        {appointment && (
          <p className="book-when text-subtitle">
            {appointment.what}
            <br />
            {appointment.when}
          </p>
        )}
        <p className="text-lead">{words.text}</p>
        {children}
        <p className="book-links">
          {links.map(({ href, label }) => (
            <a key={href} href={href} className="button button-lamp">
              {label}
            </a>
          ))}
          <a href={`mailto:${contact.email}`} className="button button-quiet">
            {contact.email}
          </a>
        </p>
      </div>
    </main>
  )
}
