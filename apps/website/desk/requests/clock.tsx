import { useSyncExternalStore } from 'react'
import { useDesk } from '../frame/desk-context.ts'
import { businessSecondsBetween, type Waiting, waitingOf } from './business-clock.ts'
import type { Row } from './create-rows.ts'

/** Milliseconds between two updates of a clock that shows minutes. */
const tick = 15_000

function onTick(report: () => void) {
  const timer = setInterval(report, tick)
  return () => clearInterval(timer)
}

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
    const since = clock ? businessSecondsBetween(row.knownAt, Date.now(), clock, clock.toServer) : 0
    const waiting: Waiting | null = waitingOf(row, since, clock?.isOpen ?? true)
    return waiting && `${waiting.level} ${waiting.words}`
  }
  return useSyncExternalStore(onTick, snapshot)
}
