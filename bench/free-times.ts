/** Finds the free times of many kinds and colleagues, beside a store with many appointments. */
import { createKind } from '../apps/website/server/appointments/kinds.ts'
import {
  appointmentKinds,
  fillAppointments,
} from '../apps/website/server/appointments/testing/fill-appointments.ts'
import { byHolder, freeTimes, offeredTimes } from '../apps/website/server/appointments/free-times.ts'
import { listTaken } from '../apps/website/server/appointments/appointment-transactions.ts'
import { openTestDatabase } from '../apps/website/server/testing/open-test-database.ts'
import { aimed, type Measure, median } from './helpers/report.ts'

const day = 86_400_000

/** Milliseconds of processor time. */
function since(begin: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(begin)
  return (user + system) / 1000
}

export const measure: Measure = async (scaled) => {
  const count = scaled(100_000)
  const rounds = Math.max(20, scaled(200))
  const kinds = appointmentKinds(20, 10).map((content) =>
    createKind(content, { offices: [], openingHours: [], holidays: [] }),
  )
  const store = await openTestDatabase('sqlite')
  try {
    const { now, holders } = fillAppointments(store.options.dataDir, count, 10)
    const reading: number[] = []
    const finding: number[] = []
    let found = 0
    for (let round = 0; round < rounds; round += 1) {
      let begin = process.cpuUsage()
      const taken = await store.read(listTaken, {
        from: new Date(now - day).toISOString(),
        until: new Date(now + 62 * day).toISOString(),
        now: new Date(now).toISOString(),
      })
      reading.push(since(begin))
      begin = process.cpuUsage()
      const grouped = byHolder(taken)
      found = kinds.reduce(
        (sum, { rules }) =>
          sum + freeTimes(rules, offeredTimes(rules, now), { holders, taken: grouped }).length,
        0,
      )
      finding.push(since(begin))
    }
    const read = median(reading)
    const find = median(finding)
    return {
      how:
        `20 kinds that 10 colleagues hold, 60 days, ${count.toLocaleString('en')} appointments in the store (SQLite), of which some ` +
        `stand in these days. ${found.toLocaleString('en')} times were free. Processor time, the store’s thread included, the median of ${rounds} rounds.`,
      head: ['', 'measured', 'aim'],
      rows: [
        ['what is taken is read', ...aimed(read, 'ms')],
        ['free times of all 20 kinds', ...aimed(find, 'ms')],
        ['both', ...aimed(read + find, 'ms', { most: 50 })],
      ],
    }
  } finally {
    await store.close()
  }
}
