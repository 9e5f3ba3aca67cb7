import { DatabaseSync } from 'node:sqlite'
import type { AppointmentKind } from '#agency/schema/appointments.ts'
import { databaseFile } from '#server/store/sqlite/open-sqlite.ts'

const day = 86_400_000
const now = Date.parse('2026-12-01T08:00:00.000Z')

const holder = (index: number) => `colleague-${index}@example.com`

/** Kinds that the same colleagues hold, on every day of the week. */
export const appointmentKinds = (count: number, colleagues: number): AppointmentKind[] =>
  Array.from({ length: count }, (_, index) => ({
    slug: `kind-${index}`,
    name: `Kind ${index}`,
    text: 'An appointment',
    service: 'any',
    minutes: 15 + 15 * (index % 4),
    bufferAfter: 5,
    mostADay: 12,
    noticeHours: 2,
    daysAhead: 60,
    how: { by: 'phone' },
    hours: [
      {
        days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
        opens: '08:00',
        closes: '18:00',
      },
    ],
    timeZone: 'Europe/Berlin',
    heldBy: Array.from({ length: colleagues }, (_each, at) => holder(at)),
  }))

/** Writes appointments of half an hour into an embedded store, eight a day and colleague: most in the past, the last 60 days to come. */
export function fillAppointments(dataDir: string, count: number, colleagues: number) {
  const holders = Array.from({ length: colleagues }, (_, index) => holder(index))
  const file = new DatabaseSync(databaseFile(dataDir))
  try {
    const insert = file.prepare(
      `INSERT INTO appointments (id, kind, holder, state, starts_at, ends_at, busy_from, busy_until, zone, created_at, updated_at)
       VALUES (?, ?, ?, 'booked', ?, ?, ?, ?, 'Europe/Berlin', ?, ?)`,
    )
    const lastDay = Math.floor(now / day) + 60
    file.exec('BEGIN')
    for (let index = 0; index < count; index += 1) {
      const onDay = Math.floor(index / (8 * colleagues))
      const begins =
        (lastDay - onDay) * day + 8 * 3_600_000 + (Math.floor(index / colleagues) % 8) * 3_600_000
      const [from, until, busy] = [begins, begins + 1_800_000, begins + 2_100_000].map((time) =>
        new Date(time).toISOString(),
      ) as [string, string, string]
      insert.run(
        `filled-${index}`,
        `kind-${index % 20}`,
        holder(index % colleagues),
        from,
        until,
        from,
        busy,
        from,
        from,
      )
    }
    file.exec('COMMIT; ANALYZE')
    return { now, holders }
  } finally {
    file.close()
  }
}

/**
 * Gives the colleagues accounts in an embedded store, with hours and days off of their own, and calendars with eight busy times
 * a day over the 60 days to come.
 * @returns how many busy times there are
 */
export function fillStaff(dataDir: string, colleagues: number): number {
  const file = new DatabaseSync(databaseFile(dataDir))
  const at = new Date(now).toISOString()
  const hours = JSON.stringify([
    { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'], opens: '08:00', closes: '12:00' },
    { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Saturday'], opens: '13:00', closes: '18:00' },
  ])
  const daysOff = JSON.stringify([
    { from: '2026-12-24', to: '2027-01-02' },
    { from: '2027-01-18', to: '2027-01-18' },
  ])
  const zones = ['Europe/Berlin', 'America/New_York']
  try {
    const staff = file.prepare(
      `INSERT INTO staff (id, email, name, role, created_at) VALUES (?, ?, 'Colleague', 'member', ?)`,
    )
    const own = file.prepare(
      'INSERT INTO staff_hours (staff_id, time_zone, hours, days_off, updated_at) VALUES (?, ?, ?, ?, ?)',
    )
    const calendar = file.prepare(
      `INSERT INTO calendars (name, staff_id, holder, secret, can_write, is_written, added_at, updated_at, read_at)
       VALUES (?1, ?1, ?2, '', 1, 1, ?3, ?3, ?3)`,
    )
    const busy = file.prepare('INSERT INTO calendar_busy (calendar, starts_at, ends_at) VALUES (?, ?, ?)')
    let count = 0
    file.exec('BEGIN')
    for (let index = 0; index < colleagues; index += 1) {
      const id = `staff-${index}`
      staff.run(id, holder(index), at)
      own.run(id, zones[index % zones.length] ?? 'UTC', hours, daysOff, at)
      calendar.run(id, holder(index), at)
      for (let slot = 0; slot < 60 * 8; slot += 1) {
        const begins = (Math.floor(now / day) + Math.floor(slot / 8)) * day + (9 + (slot % 8)) * 3_600_000
        busy.run(id, new Date(begins).toISOString(), new Date(begins + 1_200_000).toISOString())
        count += 1
      }
    }
    file.exec('COMMIT; ANALYZE')
    return count
  } finally {
    file.close()
  }
}
