import type { Appointments } from '#agency/schema/appointments.ts'
import { describeCalendarFailure } from '#server/appointments/calendars/calendar-failure.ts'
import { calendarKeyName, createCalendarSecrets } from '#server/appointments/calendars/calendar-secrets.ts'
import { listStoredCalendars } from '#server/appointments/calendars/calendar-transactions.ts'
import type { Config } from '#server/runtime/config.ts'
import { openStore } from '#server/store/open-store.ts'
import { findSiteKey } from '#server/store/site-keys.ts'
import type { Finding } from './finding.ts'

/** The state of the calendars. `notes` are sentences about what works. */
export type CalendarsReport = { findings: Finding[]; notes: string[] }

const day = 86_400_000

/**
 * Checks whether the calendars that colleagues added at the desk can be read, and belong to somebody who holds appointments. It
 * writes nothing.
 */
export async function examineCalendars(
  config: Pick<Config, 'DATABASE_URL' | 'DATA_DIR' | 'SECRETS_KEY' | 'CALENDARS_ALLOW_PRIVATE'>,
  appointments: Appointments | undefined,
): Promise<CalendarsReport> {
  // A site that has not run yet has no calendars.
  await using store = await openStore(config, 'read').catch(() => null)
  const stored = (await store?.run(listStoredCalendars, undefined)) ?? []
  const siteKey = await store?.run(findSiteKey, { name: calendarKeyName })
  if (stored.length === 0 || !siteKey) return { findings: [], notes: [] }
  const secrets = createCalendarSecrets(siteKey, config.SECRETS_KEY)
  const rules = { allowPrivate: config.CALENDARS_ALLOW_PRIVATE === 'on' }
  const { openCalendar } = await import('#server/appointments/calendars/open-calendar.ts')
  const findings: Finding[] = []
  const notes: string[] = []

  const readable = stored.filter(({ name, secret }) => secrets.open(name, secret) !== null)
  const lost = stored.length - readable.length
  if (lost > 0)
    findings.push({
      what: `${lost} of ${stored.length} calendars cannot be read, because they were added with another SECRETS_KEY. Appointments are all there.`,
      where: 'SECRETS_KEY: set the former one, or let colleagues add their calendars again.',
    })
  if (config.SECRETS_KEY === undefined)
    findings.push({
      what: 'The passwords of calendars are encrypted with a key in the same database, so a copy of it is enough to read them.',
      where: 'SECRETS_KEY: set it, and let colleagues add their calendars again.',
    })

  const holders = (appointments?.kinds ?? []).flatMap(({ heldBy }) => heldBy)
  const isAnybody = appointments?.kinds.some(({ heldBy }) => heldBy === 'anybody') ?? false
  const isHolder = (who: string) => isAnybody || holders.some((email) => email.trim().toLowerCase() === who)
  for (const holder of new Set(stored.map((row) => row.holder))) {
    if (isHolder(holder)) continue
    findings.push({
      what: `The calendar of ${holder} is read for nothing: they hold no kind of appointment.`,
      where: 'heldBy in appointments.ts of your agency, or remove the calendar at the desk.',
    })
  }

  await Promise.all(
    readable.map(async (row) => {
      const calendar = openCalendar(row, secrets, rules)
      const { holder, isWritten } = calendar
      try {
        await calendar.read(
          { from: Date.now(), until: Date.now() + 30 * day },
          null,
          AbortSignal.timeout(60_000),
        )
        const how = isWritten ? 'read, and appointments are written into it' : 'read'
        notes.push(`The calendar of ${holder} can be ${how}.`)
      } catch (error) {
        findings.push({
          what: `The calendar of ${holder} cannot be read, so visitors may book when they are not free: ${describeCalendarFailure(error)}`,
          where: 'They add it again at the desk, in Settings, Your account (docs/operations.md).',
        })
      }
    }),
  )
  return { findings, notes }
}
