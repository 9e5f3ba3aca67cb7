import { useEffect, useRef } from 'react'
import type { CallDetail, CallEntry } from '#contract/desk/calls.ts'
import { useDesk } from '../model/use-desk.ts'
import { BackIcon } from '../parts/icons.tsx'
import { LoadView, useLoaded } from '../parts/load-view.tsx'
import { longTime, minutesAndSeconds } from '../parts/time.tsx'
import { useMedia } from '../parts/browser.ts'
import { returnToRow } from '../requests/list-position.ts'
import { describeLength, explainEnd, describeTool, secondsInto } from './call-words.ts'
import { Link } from '../parts/link.tsx'
import { Correction } from './correction.tsx'
import { Fact } from '../requests/request-context.tsx'
import { texts } from '../words/texts.ts'

/** One call: its transcript and its facts. */
export function CallScreen({ id }: { id: string }) {
  const { address } = useDesk()
  const { loaded, reload } = useLoaded<CallDetail>(`/calls/${encodeURIComponent(id)}`)
  const isBesideList = useMedia('(width >= 1000px)')
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus({ preventScroll: true })
    // The list restores its focus.
    return () => returnToRow(id)
  }, [id])
  return (
    <article className="request-pane" aria-label={texts.calls.call}>
      <header className="request-head">
        <button
          type="button"
          className="button button-quiet button-icon request-back"
          aria-label={texts.frame.backToList}
          onClick={() => address.backTo('/calls')}
        >
          <BackIcon />
        </button>
        <div className="request-who">
          {!isBesideList && <h1 className="out-of-sight">{texts.calls.title}</h1>}
          <h2 tabIndex={-1} ref={title}>
            {loaded.state === 'ready' ? longTime(loaded.value.createdAt) : texts.calls.call}
          </h2>
          {loaded.state === 'ready' && (
            <p className="muted">
              <span className="numerals">{describeLength(loaded.value)}</span> · {explainEnd(loaded.value)}
            </p>
          )}
        </div>
      </header>
      <LoadView loaded={loaded} what="call" onRetry={reload}>
        {(call) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and may contain no other focusable element
          <section className="request-body" aria-label={texts.calls.transcript} tabIndex={0}>
            <div className="request-columns">
              <div className="request-main">
                <Transcript call={call} />
              </div>
              <div className="request-side">
                <CallFacts call={call} />
              </div>
            </div>
          </section>
        )}
      </LoadView>
    </article>
  )
}

/** The length of a call, the reason for its end, the assistant's actions, and the resulting request. */
function CallFacts({ call }: { call: CallDetail }) {
  const { facts } = texts.calls
  return (
    <section className="stack" aria-labelledby="call-facts-title">
      <h3 id="call-facts-title">{facts.title}</h3>
      <dl className="facts">
        <Fact name={facts.length}>
          <span className="numerals">{describeLength(call)}</span>
        </Fact>
        <Fact name={facts.howItEnded}>{explainEnd(call)}</Fact>
        {call.page !== null && <Fact name={facts.beganOn}>{call.page}</Fact>}
        <Fact name={facts.tools}>
          {call.tools.length === 0 ? facts.none : call.tools.map(describeTool).join(', ')}
        </Fact>
        <Fact name={facts.request}>
          {call.requestId === null ? (
            facts.noRequest
          ) : (
            <Link className="link" path={`/requests/${encodeURIComponent(call.requestId)}`}>
              {facts.openRequest}
            </Link>
          )}
        </Fact>
        {call.platform === 'hosted' && <Fact name={facts.carriedBy}>{facts.hosted}</Fact>}
      </dl>
    </section>
  )
}

/** The turns of a call, with the speaker and the time since the start. */
function Transcript({ call }: { call: CallDetail }) {
  if (call.transcript.length === 0) return <p className="muted">{texts.calls.nothingSaidSentence}</p>
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
        <strong>{texts.calls.speakers[entry.speaker]}</strong>
        {time}
        {entry.notUnderstood && (
          <>
            <span className="clock clock-hour">{texts.calls.notUnderstood}</span>
            <Link className="link" path="/questions">
              {texts.calls.teach}
            </Link>
          </>
        )}
        {entry.saidForVisitor && <span className="tag">{texts.calls.toldByPage}</span>}
      </p>
      <p className="words" dir="auto">
        {entry.text}
      </p>
      {entry.asked !== null && <Correction asked={entry.asked} said={entry.text} />}
    </li>
  )
}
