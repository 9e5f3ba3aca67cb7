import { longTime, shortTime } from './times.ts'

/** A point in time: short, with the full text on demand. */
export function Time({ at, className = 'muted numerals' }: { at: string; className?: string }) {
  return (
    <time dateTime={at} title={longTime(at)} className={className}>
      {shortTime(at)}
    </time>
  )
}
