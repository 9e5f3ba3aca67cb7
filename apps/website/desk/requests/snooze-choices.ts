import type { Snooze } from '#contract/desk/requests.ts'
import type { BusinessClock } from '#contract/desk/waiting.ts'
import { texts, timeFormat } from '../words/texts.ts'

/** A choice of the snooze menu. */
export type SnoozeChoice = { words: string; snooze: Snooze }

/** When the morning begins where the agency is closed, or never closes. */
const earliestHour = 9

const weekday = timeFormat({ weekday: 'long' })

/** The local midnight that begins a day, this many days after another one. */
const dayAfter = (time: number, days: number): Date => {
  const date = new Date(time)
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days)
}

/** Whether the agency opens on a local day, and when the day's work begins: as it opens, or at nine. */
function morningOf(day: Date, openings: BusinessClock['openings']): { isOpen: boolean; at: number } {
  const nine = new Date(day).setHours(earliestHour)
  if (openings === null) return { isOpen: true, at: nine }
  const first = openings.find(({ opens }) => dayAfter(Date.parse(opens), 0).getTime() === day.getTime())
  return first ? { isOpen: true, at: Date.parse(first.opens) } : { isOpen: false, at: nine }
}

/** The morning of a day that somebody chose, as 2026-11-30; null if it is none, or over. */
export function morningOn(date: string, openings: BusinessClock['openings'], now: number): string | null {
  const day = Date.parse(`${date}T00:00:00`)
  if (Number.isNaN(day)) return null
  const { at } = morningOf(new Date(day), openings)
  return at > now ? new Date(at).toISOString() : null
}

/**
 * The times that people say: tomorrow, the other working days by their names, next week; then, if there is no answer, the
 * working day in three days or a week. All begin in the morning.
 * @param now in milliseconds of the browser
 */
export function snoozeChoices(now: number, openings: BusinessClock['openings']): SnoozeChoice[] {
  const choices: SnoozeChoice[] = []
  const add = (words: string, at: number, kind: Snooze['kind'] = 'time') =>
    choices.push({ words, snooze: { until: new Date(at).toISOString(), kind } })
  // Weeks begin on Monday.
  const endOfWeek = dayAfter(now, 7 - ((new Date(now).getDay() + 6) % 7)).getTime()
  let hasNextWeek = false
  for (let days = 1; days < 14; days += 1) {
    const day = dayAfter(now, days)
    const { isOpen, at } = morningOf(day, openings)
    const isNextWeek: boolean = !hasNextWeek && day.getTime() >= endOfWeek && (isOpen || days === 1)
    hasNextWeek ||= isNextWeek
    if (days === 1) add(texts.requests.snooze.tomorrow, at)
    else if (isNextWeek) add(texts.requests.snooze.nextWeek, at)
    else if (isOpen && days < 7) add(weekday(day), at)
  }
  for (const [words, days] of [
    [texts.requests.snooze.noAnswerIn3Days, 3],
    [texts.requests.snooze.noAnswerInAWeek, 7],
  ] as const) {
    const mornings = Array.from({ length: 14 }, (_, more) => morningOf(dayAfter(now, days + more), openings))
    const first = mornings.find(({ isOpen }) => isOpen) ?? mornings[0]
    if (first) add(words, first.at, 'no-answer')
  }
  return choices
}
