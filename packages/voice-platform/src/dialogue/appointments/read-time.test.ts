import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readTime, type TimeWish } from './read-time.ts'

/** Friday 27 November 2026. */
const today = Date.UTC(2026, 10, 27) / 86_400_000

const clock = (minute: number) => `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`
function dayOf(day: number): string {
  const at = new Date(day * 86_400_000)
  const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' }).format(at)
  const year = at.getUTCFullYear() > 2026 ? ` (${at.getUTCFullYear()})` : ''
  return `${weekday} ${at.getUTCDate()}${year}`
}
/** A wish as the table writes it. */
function written({ days = [], part, at }: TimeWish): string {
  const which = days.map(({ from, until }) =>
    from === until ? dayOf(from) : `${dayOf(from)} to ${dayOf(until)}`,
  )
  const when = part ? `${clock(part.from)}-${clock(part.until)}` : at && `at ${at.map(clock).join(' or ')}`
  return `${which.join(', ')}|${when ?? ''}`
}

const rows = readFileSync(new URL('times-to-read.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')

it.each(rows)('reads a wish: %s', (row) => {
  const [text = '', days = '', time = ''] = row.split('|').map((each) => each.trim())
  expect(written(readTime(text, today))).toBe(`${days}|${time}`)
})
