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
