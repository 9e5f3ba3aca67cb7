import type { AppointmentKind } from '#agency/schema/appointments.ts'
import type { Contact } from '#agency/schema/contact.ts'
import { createOpenDays } from '#server/runtime/open-days.ts'
import { createZoneDays } from '#server/runtime/time-zone.ts'
import { minutes, type TimeRules, type WantedTime } from './free-times.ts'

/** A kind of appointment with its calendar. */
export type BookableKind = {
  content: AppointmentKind
  rules: TimeRules
  /** The bounds of the day of an instant in its zone. */
  dayAround(instant: number): Pick<WantedTime, 'dayFrom' | 'dayUntil'>
}

/** Gives a kind its calendar: hours and holidays of its own, of its office or of the agency. */
export function createKind(
  content: AppointmentKind,
  contact: Pick<Contact, 'offices' | 'openingHours' | 'holidays'>,
): BookableKind {
  const { slug, how, timeZone, minutes: length, every = length, mostADay = null } = content
  const office = how.by === 'office' ? contact.offices.find(({ name }) => name === how.office) : undefined
  const zone = createZoneDays(timeZone)
  return {
    content,
    rules: {
      kind: slug,
      length: minutes(length),
      every: minutes(every),
      bufferBefore: minutes(content.bufferBefore ?? 0),
      bufferAfter: minutes(content.bufferAfter ?? 0),
      notice: minutes(content.noticeHours * 60),
      daysAhead: content.daysAhead,
      mostADay,
      calendar: createOpenDays({
        timeZone,
        openingHours: content.hours ?? office?.openingHours ?? contact.openingHours,
        holidays: content.holidays ?? office?.holidays ?? contact.holidays,
      }),
    },
    dayAround(instant) {
      const day = zone.dayOf(instant)
      return { dayFrom: zone.instantOf(day, '00:00'), dayUntil: zone.instantOf(day + 1, '00:00') }
    },
  }
}
