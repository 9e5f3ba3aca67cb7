import { Fragment } from 'react'
import { ContactLinks } from '#app/links/contact-links.tsx'

/** `[words](address)`. */
const written = /(\[[^\]]+\]\([^\s)]+\))/

/** A text with its links: those that the owner wrote, telephone numbers and e-mail addresses. */
export function Inline({ children }: { children: string }) {
  return children.split(written).map((part, index) => {
    // The odd parts are those that the expression has found.
    if (index % 2 === 0) {
      return (
        <Fragment key={index}>
          <ContactLinks>{part}</ContactLinks>
        </Fragment>
      )
    }
    const [, label, href] = /^\[(.+)\]\((.+)\)$/.exec(part) ?? []
    return (
      <a key={index} href={href} className="text-ink underline">
        {label}
      </a>
    )
  })
}
