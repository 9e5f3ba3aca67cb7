import { findCalendars } from './caldav.ts'
import { CalendarFailure, describeCalendarFailure } from './calendar-failure.ts'
import type { CalendarRules } from './calendar-fetch.ts'
import type { CalendarAddress } from './calendar-secrets.ts'
import { openAddress } from './open-calendar.ts'

const day = 86_400_000

/** Milliseconds until a person is told that there is no answer. */
const patience = 30_000

/** `why`: what is wrong, in a sentence; `isRefused`: with the user or the password. */
export type TriedCalendar =
  | { outcome: 'found'; found: { url: string; name: string }[] }
  | { outcome: 'failed'; why: string; isRefused: boolean }

/** Asks an address for its calendars, and reads the first as the site would. Nothing is written. */
export async function tryCalendar(
  { url, login }: Pick<CalendarAddress, 'url' | 'login'>,
  rules: CalendarRules,
): Promise<TriedCalendar> {
  const signal = AbortSignal.timeout(patience)
  try {
    const found = login ? await findCalendars({ url, login }, rules, signal) : [{ url, name: '' }]
    const address = { url: found[0]?.url ?? url, login, label: '' }
    const range = { from: Date.now() - day, until: Date.now() + 30 * day }
    const content = await openAddress(address, rules).read(range, null, signal)
    return { outcome: 'found', found: login ? found : [{ url, name: nameIn(content?.texts[0], url) }] }
  } catch (error) {
    const isRefused = error instanceof CalendarFailure && error.isRefused
    return { outcome: 'failed', why: describeCalendarFailure(error), isRefused }
  }
}

/** The name that most programs give a file, in the beginning of it. */
function nameIn(text: string | undefined, url: string): string {
  const [, name = ''] = /^X-WR-CALNAME:(.{1,100})/m.exec(text ?? '') ?? []
  return name.replaceAll(/\\(.)/g, '$1').trim() || new URL(url).hostname
}
