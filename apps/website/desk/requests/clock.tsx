import { useSyncExternalStore } from 'react'
import { useDesk } from '../model/use-desk.ts'
import { type Row, waitNow } from '../model/request-rows.ts'
import type { Wait, WaitingLevel } from '#contract/desk/waiting.ts'
import { lengthOf } from '../parts/time.tsx'
import { onTick } from '../parts/use-now.ts'
import { texts } from '../words/texts.ts'

/** Shows how long a request has waited. Renders again only when its text changes, not on every tick. */
export function Clock({ row }: { row: Row }) {
  const words = useWaiting(row)
  if (words === null) return null
  const [level, ...rest] = words.split(' ')
  return <span className={`clock clock-${level}`}>{rest.join(' ')}</span>
}

function useWaiting(row: Row): string | null {
  const { requests } = useDesk()
  const snapshot = () => {
    const clock = requests.clock.get()
    const now = Date.now()
    // An optimistic change may have ended the wait.
    const wait = clock && row.waitingBusinessSeconds !== null ? waitNow(row, clock, now) : row
    const age = (now + (clock?.toServer ?? 0) - Date.parse(row.waitsSince)) / 1000
    const waiting = describeWait(wait, age)
    return waiting && `${waiting.level} ${waiting.words}`
  }
  return useSyncExternalStore(onTick, snapshot)
}

/**
 * Describes a wait in words and as a colour, because a colour alone is not accessible.
 * @param age seconds since it arrived, at any hour: "Out of hours" explains why an older request has not waited
 * @returns null once the request is answered
 */
export function describeWait(
  { waitingBusinessSeconds: seconds, level, overdue }: Wait,
  age: number,
): { level: WaitingLevel; words: string } | null {
  if (seconds === null || level === null) return null
  const { wait } = texts.requests
  if (overdue) return { level: 'day', words: wait.overdue(lengthOf(seconds)) }
  if (seconds < 60) return { level, words: age < 60 ? wait.justNow : wait.outOfHours }
  return { level, words: wait[level === 'day' ? 'late' : 'waiting'](lengthOf(seconds)) }
}
