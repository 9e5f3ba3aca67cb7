import { isKnownRegion } from '#server/runtime/holidays.ts'
import type { ContentProblem } from './content-problem.ts'
import type { Content } from './read-content.ts'

/** Checks what the kinds of appointments share with the rest of the content: services, offices, hours, mails, addresses. */
export function checkAppointments(content: Content): ContentProblem[] {
  const kinds = content['appointments.ts']?.appointments.kinds ?? []
  if (kinds.length === 0) return []
  const { contact } = content['contact.ts']
  const services = content['services.ts'].services.map(({ id }) => id)
  const sources = Object.values(content['forms.ts'].forms).map(({ pageSource }) => pageSource)
  const { home } = content['pages.ts'].pages
  const bookings = home.path === '/' ? '/book' : `${home.path}/book`
  const isBooking = (path: string) => path === bookings || path.startsWith(`${bookings}/`)
  const taken = Object.entries(content['pages.ts'].pages).filter(([, { path }]) => isBooking(path))
  const file = 'appointments.ts'
  return [
    ...(content['mails.ts'].mails.appointments
      ? []
      : [{ file: 'mails.ts', sentence: 'mails.appointments is missing: appointments.ts has kinds.' }]),
    ...taken.map(([id, { path }]) => ({
      file: 'pages.ts',
      sentence: `pages.${id}.path is ${path}, which belongs to the appointments: choose another path.`,
    })),
    ...Object.entries(content).flatMap(([own, exported]) =>
      own.startsWith('own-pages/') && exported !== undefined && 'page' in exported
        ? isBooking(exported.page.path)
          ? [
              {
                file: own,
                sentence: `page.path is ${exported.page.path}, which belongs to the appointments: choose another path.`,
              },
            ]
          : []
        : [],
    ),
    ...kinds.flatMap(({ slug, service, how, hours, holidays = [] }): ContentProblem[] => {
      const problem = (sentence: string) => ({ file, sentence: `appointments.kinds.${slug}${sentence}` })
      const office = how.by === 'office' ? contact.offices.find(({ name }) => name === how.office) : undefined
      const open = hours ?? office?.openingHours ?? contact.openingHours
      return [
        ...(services.includes(service)
          ? []
          : [problem(`.service names a service that does not exist: choose one of ${services.join(', ')}.`)]),
        ...(how.by === 'office' && !office
          ? [
              problem(
                `.how.office names no office of contact.ts: choose one of ${contact.offices.map(({ name }) => name).join(', ')}.`,
              ),
            ]
          : []),
        ...(open.length === 0 ? [problem('.hours is missing: contact.ts has no openingHours.')] : []),
        ...(sources.includes(`book-${slug}`)
          ? [problem(`.slug makes the pageSource book-${slug}, which a form has: choose another slug.`)]
          : []),
        ...holidays
          .filter((rule) => typeof rule !== 'string')
          .filter((rule) => !isKnownRegion(rule))
          .map(({ country, region }) =>
            problem(
              `.holidays names ${[country, region].filter(Boolean).join(', ')}, whose holidays are not known.`,
            ),
          ),
      ]
    }),
  ]
}
