/** Finds the free times of many kinds and colleagues, beside a store with many appointments. */
import { listTaken } from '../apps/website/server/appointments/taken-times.ts'
import { createCalendar } from '../apps/website/server/appointments/calendar.ts'
import { byHolder, freeTimes, offeredTimes } from '../apps/website/server/appointments/free-times.ts'
import { listHolders } from '../apps/website/server/appointments/holder-transactions.ts'
import { createKind } from '../apps/website/server/appointments/kinds.ts'
import { workingTimes } from '../apps/website/server/appointments/staff-hours.ts'
import {
  appointmentKinds,
  fillAppointments,
  fillStaff,
} from '../apps/website/server/appointments/testing/fill-appointments.ts'
import { openTestDatabase } from '../apps/website/server/testing/open-test-database.ts'
import { aimed, type Measure, median } from './helpers/report.ts'

const day = 86_400_000

/** Milliseconds of processor time that a piece of work takes, the store's threads included. */
async function costOf<Result>(times: number[], work: () => Result | Promise<Result>): Promise<Result> {
  const begin = process.cpuUsage()
  const result = await work()
  const { user, system } = process.cpuUsage(begin)
  times.push((user + system) / 1000)
  return result
}

export const measure: Measure = async (scaled) => {
  const count = scaled(100_000)
  const rounds = Math.max(20, scaled(200))
  const contents = appointmentKinds(20, 10)
  const contact = { offices: [], openingHours: [], holidays: [], email: 'desk@example.com' }
  const kinds = contents.map((content) => createKind(content, contact))
  const store = await openTestDatabase('sqlite')
  try {
    const { now, holders } = fillAppointments(store.options.dataDir, count, 10)
    const busy = fillStaff(store.options.dataDir, 10)
    const calendar = createCalendar({ store, kinds: contents, contact, now: () => new Date(now) })
    const [from, until] = [now - day, now + 62 * day]
    const range = { from: new Date(from).toISOString(), until: new Date(until).toISOString() }
    const [reading, working, finding, one]: [number[], number[], number[], number[]] = [[], [], [], []]
    let found = 0
    for (let round = 0; round < rounds; round += 1) {
      const taken = await costOf(reading, () =>
        store.read(listTaken, { ...range, now: new Date(now).toISOString() }),
      )
      const hours = await costOf(working, async () => {
        const staff = await store.read(listHolders, undefined)
        return new Map(
          staff.map(({ email, hours: own }) => [email, own ? workingTimes(own, from, until) : []] as const),
        )
      })
      found = await costOf(finding, () => {
        const grouped = byHolder(taken)
        return kinds.reduce(
          (sum, { rules }) =>
            sum +
            freeTimes(rules, offeredTimes(rules, now), { holders, taken: grouped, working: hours }).length,
          0,
        )
      })
      await costOf(one, () => calendar.freeTimes(`kind-${round % kinds.length}`))
    }
    const [read, work, find, visitor] = [reading, working, finding, one].map(median) as [
      number,
      number,
      number,
      number,
    ]
    return {
      how:
        `20 kinds that 10 colleagues hold, with hours and days off of their own in two time zones, 60 days, ${count.toLocaleString('en')} appointments in the store (SQLite), of which some ` +
        `stand in these days, and ${busy.toLocaleString('en')} busy times from 10 calendars. ${found.toLocaleString('en')} times were free. Processor time, the store’s thread included, the median of ${rounds} rounds.`,
      head: ['', 'measured', 'aim'],
      rows: [
        ['what is taken, and when calendars are busy, is read', ...aimed(read, 'ms')],
        ['when colleagues work is read', ...aimed(work, 'ms')],
        ['free times of all 20 kinds', ...aimed(find, 'ms')],
        ['all three', ...aimed(read + work + find, 'ms', { most: 50 })],
        ['one kind, as a visitor asks', ...aimed(visitor, 'ms')],
      ],
    }
  } finally {
    await store.close()
  }
}
