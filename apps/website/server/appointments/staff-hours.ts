import type { StaffHours } from '#contract/desk/appointments.ts'
import { createOpenDays, isoDay, type OpenInterval } from '#server/runtime/open-days.ts'
import { joined } from './free-times.ts'

/** The week of a person who works whenever a kind is offered. */
const always = [
  {
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    opens: '00:00',
    closes: '00:00',
  },
]

/** Returns when a colleague works between two instants (milliseconds since the epoch), in order. */
export function workingTimes(staff: StaffHours, from: number, until: number): OpenInterval[] {
  // Without hours on any day, nothing is open; without a list, everything is.
  const openingHours = staff.hours ?? always
  const days = createOpenDays({ timeZone: staff.timeZone, openingHours, holidays: [] })
  const isOff = (day: string) => staff.daysOff.some((off) => off.from <= day && day <= off.to)
  const intervals: OpenInterval[] = []
  for (let day = days.dayOf(from) - 1; day <= days.dayOf(until); day += 1) {
    if (!isOff(isoDay(day))) intervals.push(...days.openOn(day))
  }
  return joined(intervals)
}
