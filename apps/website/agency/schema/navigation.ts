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

const menuItem = v.strictObject({
  label: words,
  section: v.picklist(sectionIds, `must be one of: ${sectionIds.join(', ')}`),
})
export type MenuItem = v.InferOutput<typeof menuItem>

export const menuSchema = list(menuItem)
export const getStartedSchema = menuItem

/** A link to another site. `rel` is for search engines and proofs of ownership: `nofollow`, `me`. */
const elsewhere = {
  label: words,
  href: v.pipe(
    v.string('must be an address'),
    v.url('must be an address such as https://www.example.com'),
    v.startsWith('https://', 'must begin with https://'),
  ),
  rel: v.optional(v.pipe(words, v.regex(/^[a-z]+(?: [a-z]+)*$/, 'must be words such as nofollow, or me'))),
}

/** A column of the footer. Links to pages that the agency does not have are left out. */
const footerColumn = v.strictObject({
  heading: words,
  links: some(
    v.union(
      [
        v.strictObject({ label: words, page: v.string('must be the id of a page') }),
        v.strictObject(elsewhere),
      ],
      'must have a label, and the id of a page or an address (href) that begins with https://',
    ),
  ),
})
export type FooterColumn = v.InferOutput<typeof footerColumn>
export const footerSchema = list(footerColumn)

/** Links to other sites outside of the columns. */
export const elsewhereSchema = v.strictObject({
  /** In the bar, after the sections. */
  header: list(v.strictObject(elsewhere)),
  /** At the end of the footer; an icon is an SVG file of the agency's folder `social/`. */
  social: list(
    v.strictObject({
      ...elsewhere,
      icon: v.optional(
        v.pipe(
          v.string('must be the name of a file'),
          v.regex(/^[\w-]+\.svg$/, 'must be the name of a file in social/, such as mastodon.svg'),
        ),
      ),
    }),
  ),
})
export type Elsewhere = v.InferOutput<typeof elsewhereSchema>

const screen = { title: words, text: words }

/** Words of the bar, the footer and the error screens, which belong to no page. */
export const shellSchema = v.strictObject({
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
  notFound: v.strictObject({ ...screen, home: words, services: words }),
  error: v.strictObject({ ...screen, home: words }),
})
export type Shell = v.InferOutput<typeof shellSchema>
