import type { CallDetail, CallEntry } from '#contract/desk/calls.ts'
import { Link } from '../address/link.tsx'
import { minutesAndSeconds } from '../parts/times.ts'
import { describeTool, secondsInto } from './call-words.ts'

const speakers = { visitor: 'Visitor', assistant: 'Assistant' } as const

/** The turns of a call, with the speaker and the time since the start. */
export function Transcript({ call }: { call: CallDetail }) {
  if (call.transcript.length === 0) return <p className="muted">Nothing was said.</p>
  return (
    <ol className="transcript">
      {call.transcript.map((entry, index) => (
        <Turn
          // Turns are only appended, so the index is a stable key.
          key={index}
          entry={entry}
          seconds={secondsInto(call, entry.at)}
        />
      ))}
    </ol>
  )
}

function Turn({ entry, seconds }: { entry: CallEntry; seconds: number | null }) {
  const time = seconds !== null && <span className="muted numerals">{minutesAndSeconds(seconds)}</span>
  if (entry.speaker === 'tool')
    return (
      <li className="turn-tool">
        {describeTool(entry.text)} {time}
      </li>
    )
  return (
    <li className={`turn turn-${entry.speaker}`}>
      <p className="turn-head">
        <strong>{speakers[entry.speaker]}</strong>
        {time}
        {entry.notUnderstood && (
          <>
            <span className="clock clock-hour">Not understood</span>
            <Link className="link" path="/questions">
              Teach an answer
            </Link>
          </>
        )}
        {entry.saidForVisitor && <span className="tag">Told by the visitor’s page</span>}
      </p>
      <p className="words" dir="auto">
        {entry.text}
      </p>
    </li>
  )
}
