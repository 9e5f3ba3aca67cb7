import type { CallSummary } from '#contract/desk/calls.ts'
import { Link } from '../address/link.tsx'
import { Time } from '../parts/time.tsx'
import { describeLength } from './call-words.ts'

/** A call in the list, titled with the visitor's first words. */
export function CallRow({ call, isOpen }: { call: CallSummary; isOpen: boolean }) {
  return (
    <li className="row row-call" data-id={call.id} data-open={isOpen || undefined}>
      <Link
        className="row-link"
        path={`/calls/${encodeURIComponent(call.id)}`}
        aria-current={isOpen ? 'true' : undefined}
      >
        <span className="row-head">
          <span className={call.firstWords === '' ? 'row-name muted' : 'row-name'} dir="auto">
            {call.firstWords || 'Nothing was said'}
          </span>
          <Time at={call.createdAt} className="row-time numerals" />
        </span>
        <span className="row-foot">
          <span className={call.seconds === null ? 'muted' : 'muted numerals'}>{describeLength(call)}</span>
          {call.turns > 0 && (
            <span className="muted">{call.turns === 1 ? '1 question' : `${call.turns} questions`}</span>
          )}
          {call.notUnderstood > 0 && (
            <span className="clock clock-hour">{call.notUnderstood} not understood</span>
          )}
          {call.requestId !== null && <span className="tag row-service">Request</span>}
        </span>
      </Link>
    </li>
  )
}
