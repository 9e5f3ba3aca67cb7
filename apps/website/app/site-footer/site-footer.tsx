import { footerPages } from '#contract/own-pages.ts'
import { sitePages } from '#contract/site-pages.ts'
import { brand } from '#content/brand.ts'
import { contact } from '#content/contact.ts'
import { elsewhere, footer, shell } from '#content/navigation.ts'
import { MotionControl } from '#app/motion/motion-control.tsx'
import { Wordmark } from '#app/site-header/site-header.tsx'
import { socialIcons } from './social-icons.ts'

const linkClass = 'inline-block py-1 text-small hover:text-ink'

/** A page of the site, or another site. */
type FooterLink = { label: string; href: string; rel?: string | undefined }

const columns = footer
  .map(({ heading, links }): { heading: string; links: FooterLink[] } => ({
    heading,
    links: [
      ...links.flatMap((link): FooterLink | FooterLink[] =>
        'href' in link
          ? link
          : sitePages
              .filter(({ id }) => id === link.page)
              .map(({ path }) => ({ label: link.label, href: path })),
      ),
      ...footerPages.filter(({ column }) => column === heading),
    ],
  }))
  .filter(({ links }) => links.length > 0)

const drawings = new Map(Object.entries(socialIcons).map(([path, svg]) => [path.split('/').pop(), svg]))

/** The agency's pages on other sites, by icons with names. */
function SocialLinks() {
  return (
    <ul className="flex flex-wrap items-center gap-5">
      {elsewhere.social.map(({ label, href, rel, icon = '' }) => {
        const drawing = drawings.get(icon)
        return (
          <li key={href}>
            <a href={href} rel={rel} className="block py-1 hover:text-ink" title={drawing && label}>
              {drawing && (
                <span
                  className="logo size-6 fill-current"
                  aria-hidden="true"
                  dangerouslySetInnerHTML={{ __html: drawing }}
                />
              )}
              <span className={drawing && 'sr-only'}>{label}</span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}

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
              {links.map(({ label, href, rel }) => (
                <li key={href}>
                  <a href={href} rel={rel} className={linkClass}>
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
          {elsewhere.social.length > 0 && <SocialLinks />}
          <MotionControl />
        </div>
      </div>
    </footer>
  )
}
