import type { Elsewhere, FooterColumn, MenuItem, Shell } from '#agency/schema/navigation.ts'

/** The items of the top bar, in order. Each leads to a section of the home page, and is shown while there is one. */
export const menu: MenuItem[] = [
  { label: 'Home', section: 'home' },
  { label: 'Services', section: 'services' },
  { label: 'Testimonials', section: 'testimonials' },
  { label: 'Contact', section: 'contact' },
]

/** The button at the end of the top bar. */
export const getStarted: MenuItem = { label: 'Get Started', section: 'contact' }

/** The columns of the footer. A link to a page that the site does not have is left out. */
export const footer: FooterColumn[] = [
  {
    heading: 'Solutions',
    links: [
      { label: 'Customer support', page: 'customer-support' },
      { label: 'CRM integration', page: 'crm-integration' },
      { label: 'Scheduling', page: 'scheduling' },
    ],
  },
  {
    heading: 'Company',
    links: [
      { label: 'All services', page: 'services' },
      { label: 'Case studies', page: 'case-studies' },
      { label: 'Privacy', page: 'privacy' },
      { label: 'Legal notice', page: 'legal-notice' },
    ],
  },
]

/** Links to your pages on other sites: in the bar, and at the end of the footer with icons from `social/`. */
export const elsewhere: Elsewhere = { header: [], social: [] }

/** Words of the bar, the footer and the error screens that belong to no page. */
export const shell: Shell = {
  skipToContent: 'Skip to content',
  menu: 'Menu',
  closeMenu: 'Close menu',
  mainNavigation: 'Main',
  contactHeading: 'Contact',
  pauseMotion: 'Pause motion',
  resumeMotion: 'Resume motion',
  /** Beside testimonials and stories that are still marked `sample: true`. */
  sample: 'Sample, not a real customer',
  /** Beside numbers that are. */
  sampleFigures: 'Sample figures',
  /** Beside offers that are. */
  sampleOffer: 'Sample offer',
  /** Beside promises that nobody has confirmed. */
  samplePromise: 'Sample promise',
  notFound: {
    title: 'This page isn’t here',
    text: 'The address may have changed, or there may be a typo in it. Everything we offer is one click from the home page.',
    home: 'Back to the home page',
    services: 'See all services',
  },
  error: {
    title: 'Unexpected Application Error!',
    text: 'Something broke on our side while we were building this page. It’s nothing you did. Head back to the home page, or write to us and we’ll look into it.',
    home: 'Back to the home page',
  },
}
