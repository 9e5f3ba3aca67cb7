import { pages } from '#content/pages.ts'

/* Computed once, in the build (evaluated-modules.ts). */

/** The address of the home page: `/`, or `/de` in a further language. All other pages of a further language are below it. */
export const homePath = pages.home.path

/** What the addresses of bookings begin with. */
export const bookingPath = homePath === '/' ? '/book' : `${homePath}/book`

/** Where calls of this language are created. */
export const voicePath = homePath === '/' ? '/voice' : `${homePath}/voice`

/** The address of the privacy page, which forms name. */
export const privacyPath = pages.privacy.path
