/** The sections of the home page that a link can name. */
export type SectionId = 'home' | 'solutions' | 'about' | 'services' | 'testimonials' | 'cta' | 'contact'

export type MenuItem = { label: string; section: SectionId }

/** The items of the top bar, in order. Each leads to a section of the home page. */
export const menu: readonly MenuItem[] = [
  { label: 'Home', section: 'home' },
  { label: 'Services', section: 'services' },
  { label: 'Testimonials', section: 'testimonials' },
  { label: 'Contact', section: 'contact' },
]

/** The button at the end of the top bar. */
export const getStarted: MenuItem = { label: 'Get Started', section: 'contact' }

/** The columns of the footer. */
export const footerLinks = {
  solutions: {
    heading: 'Solutions',
    links: [
      { label: 'Customer support', to: '/customer-support' },
      { label: 'CRM integration', to: '/crm-integration' },
      { label: 'Scheduling', to: '/scheduling' },
    ],
  },
  company: {
    heading: 'Company',
    links: [
      { label: 'All services', to: '/services' },
      { label: 'Case studies', to: '/case-studies' },
      { label: 'Privacy', to: '/privacy' },
    ],
  },
} as const

/** Words of the bar, the footer and the error screens that belong to no page. */
export const shell = {
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
} as const

/** Where the assistant may take a visitor. */
export const publicPaths: readonly string[] = [
  '/',
  ...Object.values(footerLinks).flatMap(({ links }) => links.map(({ to }) => to)),
]
