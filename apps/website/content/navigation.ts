import type { FooterColumn, MenuItem, Shell } from '#agency/schema/navigation.ts'

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
    title: 'This page is not here',
    text: 'The address may have changed, or a letter got lost on the way. Everything we offer is one step from the front page.',
    home: 'Back to the front page',
    services: 'See all services',
  },
  error: {
    title: 'Unexpected Application Error!',
    text: 'Something on our side broke while this page was being made. Nothing you did caused it. Go on from the front page, or write to us and we will look at it.',
    home: 'Back to the front page',
  },
}
