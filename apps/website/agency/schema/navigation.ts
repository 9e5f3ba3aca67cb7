import * as v from 'valibot'
import { list, some, words } from './values.ts'

/** The sections of the home page that a link can name. */
export const sectionIds = [
  'home',
  'solutions',
  'about',
  'services',
  'testimonials',
  'cta',
  'contact',
] as const
export type SectionId = (typeof sectionIds)[number]

const menuItem = v.object({
  label: words,
  section: v.picklist(sectionIds, `must be one of: ${sectionIds.join(', ')}`),
})
export type MenuItem = v.InferOutput<typeof menuItem>

export const menuSchema = list(menuItem)
export const getStartedSchema = menuItem

/** A column of the footer. Links to pages that the agency does not have are left out. */
const footerColumn = v.object({
  heading: words,
  links: some(v.object({ label: words, page: v.string('must be the id of a page') })),
})
export type FooterColumn = v.InferOutput<typeof footerColumn>
export const footerSchema = list(footerColumn)

const screen = { title: words, text: words }

/** Words of the bar, the footer and the error screens, which belong to no page. */
export const shellSchema = v.object({
  skipToContent: words,
  menu: words,
  closeMenu: words,
  mainNavigation: words,
  contactHeading: words,
  pauseMotion: words,
  resumeMotion: words,
  /** Shown beside testimonials and stories that are marked `sample: true`. */
  sample: words,
  /** Shown beside such numbers. */
  sampleFigures: words,
  /** Shown beside such offers. */
  sampleOffer: words,
  /** Shown beside unconfirmed promises. */
  samplePromise: words,
  notFound: v.object({ ...screen, home: words, services: words }),
  error: v.object({ ...screen, home: words }),
})
export type Shell = v.InferOutput<typeof shellSchema>
