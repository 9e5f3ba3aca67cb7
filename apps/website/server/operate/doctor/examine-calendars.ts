import type { Appointments } from '#agency/schema/appointments.ts'
import type { Calendar } from '#server/appointments/calendars/calendar.ts'
import { describeCalendarFailure } from '#server/appointments/calendars/calendar-failure.ts'
import { type Config, readCalendars } from '#server/runtime/config.ts'
import type { Finding } from './finding.ts'

/** The state of the calendars. `notes` are sentences about what works. */
export type CalendarsReport = { findings: Finding[]; notes: string[] }

const day = 86_400_000

/** Checks whether the calendars of CALENDARS can be read, and belong to somebody who holds appointments. It writes nothing. */
export async function examineCalendars(
  config: Pick<Config, 'CALENDARS'>,
  appointments: Appointments | undefined,
): Promise<CalendarsReport> {
  const settings = readCalendars(config)
  if (settings.length === 0) return { findings: [], notes: [] }
  const { openCalendars } = await import('#server/appointments/calendars/open-calendars.ts')
  const holders = (appointments?.kinds ?? []).flatMap(({ heldBy }) => heldBy)
  const isAnybody = appointments?.kinds.some(({ heldBy }) => heldBy === 'anybody') ?? false
  const reports = await Promise.all(
    openCalendars(settings).map(async (calendar): Promise<CalendarsReport> => {
      const { holder } = calendar
      const isHolder = isAnybody || holders.some((email) => email.trim().toLowerCase() === holder)
      const report = await examineCalendar(calendar)
      if (isHolder) return report
      const finding = {
        what: `The calendar of ${holder} is read for nothing: they hold no kind of appointment.`,
        where: 'CALENDARS, or heldBy in appointments.ts of your agency.',
      }
      return { ...report, findings: [...report.findings, finding] }
    }),
  )
  return {
    findings: reports.flatMap(({ findings }) => findings),
    notes: reports.flatMap(({ notes }) => notes),
  }
}

async function examineCalendar(calendar: Calendar): Promise<CalendarsReport> {
  const { holder, isWritten } = calendar
  const range = { from: Date.now(), until: Date.now() + 30 * day }
  try {
    await calendar.read(range, null, AbortSignal.timeout(60_000))
    const how = isWritten ? 'read, and appointments are written into it' : 'read'
    return { findings: [], notes: [`The calendar of ${holder} can be ${how}.`] }
  } catch (error) {
    const finding = {
      what: `The calendar of ${holder} cannot be read, so visitors may book when they are not free: ${describeCalendarFailure(error)}`,
      where: 'CALENDARS: correct the address, the user and the password (docs/operations.md).',
    }
    return { findings: [finding], notes: [] }
  }
}
