import { shownWords } from '#contract/form-fields.ts'
import { words } from './booking-form.ts'
import { ChooseTime, KindFacts, Problem } from './book-parts.tsx'
import type { ChoiceFailure, LoadedTimes } from './book.tsx'

const problems = { taken: words.taken, limited: words.limited, unavailable: shownWords.failure }

/** The times of one kind of appointment, and why the last choice was none. */
export function Sections({ loaded, failure }: { loaded: LoadedTimes; failure: ChoiceFailure | null }) {
  const { kind, shown, address } = loaded
  return (
    <>
      <header className="book-head">
        <h1 className="text-heading">{kind.name}</h1>
        <p className="text-lead">{kind.text}</p>
        <KindFacts kind={kind} address={address} />
      </header>
      <div className="book-body">
        {failure && (
          <form method="post" action={`${kind.path}?zone=${encodeURIComponent(shown.zone)}`}>
            <input type="hidden" name="zone" value={shown.zone} />
            <Problem text={problems[failure.problem]} nearest={failure.nearest} />
          </form>
        )}
        <ChooseTime title={words.choose} shown={shown} path={kind.path} daysAhead={kind.daysAhead} />
      </div>
    </>
  )
}
