import type { Elsewhere, FooterColumn, MenuItem, Shell } from '#agency/schema/navigation.ts'

/** The items of the top bar. There are no testimonials, so the fourth is not shown. */
export const menu: MenuItem[] = [
  { label: 'Welcome', section: 'home' },
  { label: 'What we take over', section: 'services' },
  { label: 'Results', section: 'about' },
  { label: 'Guest book', section: 'testimonials' },
  { label: 'Find us', section: 'contact' },
]

/** The button at the end of the top bar. */
export const getStarted: MenuItem = { label: 'Ring the Bell', section: 'contact' }

/** The columns of the footer. There is no page of records, so its link is left out. */
export const footer: FooterColumn[] = [
  {
    heading: 'At the desk',
    links: [
      { label: 'Guest messaging', page: 'customer-support' },
      { label: 'Reservations', page: 'scheduling' },
      { label: 'Records', page: 'crm-integration' },
    ],
  },
  {
    heading: 'The house',
    links: [
      { label: 'Everything we do', page: 'services' },
      { label: 'One hotel’s story', page: 'case-studies' },
      { label: 'The night book', page: 'articles' },
    ],
  },
  {
    heading: 'Small print',
    links: [
      { label: 'Privacy', page: 'privacy' },
      { label: 'Impressum', page: 'legal-notice' },
    ],
  },
]

/** Links to your pages on other sites: in the bar, and at the end of the footer with icons from `social/`. */
export const elsewhere: Elsewhere = { header: [], social: [] }

/** Words of the bar, the footer and the error screens that belong to no page. */
export const shell: Shell = {
  skipToContent: 'Skip to the main part',
  menu: 'Menu',
  closeMenu: 'Close menu',
  mainNavigation: 'Main',
  contactHeading: 'Reception',
  pauseMotion: 'Hold the pictures still',
  resumeMotion: 'Let the pictures move',
  sample: 'Made up, not a real person',
  sampleFigures: 'Made-up figures',
  sampleOffer: 'Made-up offer',
  samplePromise: 'Made-up promise',
  notFound: {
    title: 'There is no such room',
    text: 'The address may have changed, or a letter went missing. The lobby leads everywhere.',
    home: 'Back to the lobby',
    services: 'See what we take over',
  },
  error: {
    title: 'Unexpected Application Error!',
    text: 'Something broke on our side. Please go back to the lobby, or write to us and we will look into it.',
    home: 'Back to the lobby',
  },
}
