import { sitePages } from '#contract/site-pages.ts'
import { brand } from '#content/brand.ts'
import { contact } from '#content/contact.ts'
import { footer, shell } from '#content/navigation.ts'
import { MotionControl } from '#app/motion/motion-control.tsx'
import { Wordmark } from '#app/site-header/site-header.tsx'

const linkClass = 'inline-block py-1 text-small hover:text-ink'

const columns = footer
  .map(({ heading, links }) => ({
    heading,
    links: links.flatMap(({ label, page }) =>
      sitePages.filter(({ id }) => id === page).map(({ path }) => ({ label, to: path })),
    ),
  }))
  .filter(({ links }) => links.length > 0)

/** The end of every page. */
export function SiteFooter() {
  return (
    <footer className="border-t border-line bg-shade">
      <div
        className={`page grid grid-cols-2 gap-x-6 gap-y-10 pt-14 pb-10 ${columns.length === 2 ? 'md:grid-cols-4' : 'md:grid-cols-3'}`}
      >
        <div className="col-span-2 grid content-start justify-items-start gap-3 md:col-span-1">
          <Wordmark />
          <p className="text-small text-muted">{brand.tagline}</p>
        </div>
        {columns.map(({ heading, links }) => (
          <nav key={heading} aria-label={heading}>
            <h2 className="text-small text-muted">{heading}</h2>
            <ul className="mt-2">
              {links.map(({ label, to }) => (
                <li key={to}>
                  <a href={to} className={linkClass}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div className="col-span-2 md:col-span-1">
          <h2 className="text-small text-muted">{shell.contactHeading}</h2>
          <ul className="mt-2">
            <li>
              <a href={`tel:${contact.phoneLink}`} className={linkClass}>
                {contact.phone}
              </a>
            </li>
            <li>
              <a href={`mailto:${contact.email}`} className={linkClass}>
                {contact.email}
              </a>
            </li>
          </ul>
        </div>
      </div>
      <div className="page">
        <div className="flex min-h-20 flex-wrap items-center justify-between gap-4 border-t border-line py-5 text-small text-muted">
          <p>{brand.legalName}</p>
          <MotionControl />
        </div>
      </div>
    </footer>
  )
}
