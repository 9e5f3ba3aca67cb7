import { shownWords } from '#contract/form-fields.ts'
import { Button } from '#app/ui/button.tsx'
import { words } from './booking-form.ts'
import { ChooseTime, KindFacts, Problem } from './book-parts.tsx'
import type { ChoiceFailure, LoadedTimes } from './book.tsx'
import type { ShownTime } from './times.server.ts'

const problems = { taken: words.taken, limited: words.limited, unavailable: shownWords.failure }

/** The times of one kind of appointment, and why the last choice was none. */
export function Sections({
  loaded,
  failure,
  details,
}: {
  loaded: LoadedTimes
  failure: ChoiceFailure | null
  /** What the assistant has noted of the visitor, by field. */
  details: Readonly<Record<string, string>>
}) {
  const { kind, shown, address, request } = loaded
  const query: Record<string, string> = request === null ? {} : { request }
  return (
    <>
      <header className="book-head">
        <h1 className="text-heading">{kind.name}</h1>
        <p className="text-lead">{kind.text}</p>
        <KindFacts kind={kind} address={address} />
      </header>
      <div className="book-body">
        {shown.wanted && <WantedTime kind={kind} shown={shown} wanted={shown.wanted} details={details} />}
        {failure && (
          <form method="post" action={`${kind.path}?${new URLSearchParams({ ...query, zone: shown.zone })}`}>
            <input type="hidden" name="zone" value={shown.zone} />
            <Problem text={problems[failure.problem]} nearest={failure.nearest} />
          </form>
        )}
        <ChooseTime
          title={words.choose}
          shown={shown}
          path={kind.path}
          daysAhead={kind.daysAhead}
          query={query}
        />
      </div>
    </>
  )
}

/** The time that the visitor and the assistant agreed on: one press holds it, with what is known of the visitor. */
function WantedTime({
  kind,
  shown,
  wanted,
  details,
}: {
  kind: LoadedTimes['kind']
  shown: LoadedTimes['shown']
  wanted: ShownTime
  details: Readonly<Record<string, string>>
}) {
  return (
    <form
      method="post"
      action={`${kind.path}?zone=${encodeURIComponent(shown.zone)}`}
      className="book-wanted"
    >
      <input type="hidden" name="zone" value={shown.zone} />
      {Object.entries(details).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" name="at" value={wanted.at} tone="lamp" wide>
        <time dateTime={wanted.at}>{wanted.label}</time>
      </Button>
    </form>
  )
}
