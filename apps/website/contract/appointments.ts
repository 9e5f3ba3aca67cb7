import { appointmentsFile } from '#agency/appointments.ts'
import { bookingPath } from './home-path.ts'

/* Computed once, in the build (evaluated-modules.ts): a browser gets neither who holds them nor the link of a video call. */

const { kinds = [], words = null } = appointmentsFile?.appointments ?? {}

/** The kinds of appointments as the pages show them. */
export const bookingKinds = kinds.map(({ slug, name, text, service, minutes, daysAhead, how, timeZone }) => ({
  slug,
  name,
  text,
  minutes,
  daysAhead,
  timeZone,
  service,
  by: how.by,
  office: how.by === 'office' ? how.office : null,
  path: `${bookingPath}/${slug}`,
  /** The `page_source` of its requests. */
  pageSource: `book-${slug}`,
}))

/** What leads from a sent form to them: all that other pages load. */
export const bookingLinks = bookingKinds.map(({ path, name }) => ({
  path,
  label: words?.link.replace('{kind}', name) ?? name,
}))
