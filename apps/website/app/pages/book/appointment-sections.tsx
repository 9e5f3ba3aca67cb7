import type { Failure, Loaded } from './appointment-data.server.ts'
import { ChooseTime, KindFacts, Problem } from './book-parts.tsx'
import { words } from './booking-form.ts'
import { DetailsForm } from './details-form.tsx'
import { Outcome } from './outcome.tsx'

/** An appointment in its state: details to type while its time is held, then what was booked, to move or to cancel. */
export function Sections({
  loaderData,
  actionData,
}: {
  loaderData: Omit<Loaded, 'title'>
  actionData: Failure | null
}) {
  const { shown, isMoved } = loaderData
  const appointment = actionData?.appointment ?? loaderData.appointment
  if (!appointment) return <Outcome words={words.unknown} links={[]} />
  const { kind, path, state, when, address } = appointment
  const problem =
    actionData?.problem === undefined ? null : (
      <Problem text={actionData.problem} nearest={actionData.nearest ?? []} />
    )
  const named = { what: kind.name, when }
  const again = { href: appointment.timesPath, label: words.bookAgain }
  // What was typed is not lost with the time.
  const hasDetails = state === 'held' || (state === 'lost' && actionData?.values !== undefined)
  if (!hasDetails && state !== 'booked') {
    const stateWords = { lost: words.lost, cancelled: words.cancelled, over: words.over, held: words.lost }
    const about = state === 'lost' ? undefined : named
    return <Outcome words={stateWords[state]} appointment={about} links={[again]} />
  }
  if (state === 'booked' && !shown) {
    return (
      <Outcome words={isMoved ? words.moved : words.booked} appointment={named} isLit links={[]}>
        <KindFacts kind={kind} address={address} />
        {problem && (
          <form method="post" action={path}>
            {problem}
          </form>
        )}
        <div className="book-changes">
          <a href={`${path}/calendar.ics`} className="button button-lamp" download>
            {words.addToCalendar}
          </a>
          <a href={`${path}?move=1`} className="button button-line">
            {words.move}
          </a>
          <details>
            <summary className="button button-quiet">{words.cancel}</summary>
            <form method="post" action={path}>
              <button type="submit" name="cancel" value="yes" className="button button-line">
                {words.cancelNow}
              </button>
            </form>
          </details>
        </div>
      </Outcome>
    )
  }
  return (
    <main id="main" className="page book">
      <header className="book-head">
        <h1 className="text-heading">{kind.name}</h1>
        <p className="book-when text-lead">{when}</p>
        <KindFacts kind={kind} address={address} />
      </header>
      <div className="book-body">
        {shown ? (
          <>
            {problem && (
              <form method="post" action={`${path}?move=1`}>
                <input type="hidden" name="zone" value={shown.zone} />
                {problem}
              </form>
            )}
            <ChooseTime
              title={words.moveTo}
              shown={shown}
              path={path}
              daysAhead={kind.daysAhead}
              query={{ move: '1' }}
            />
          </>
        ) : (
          <DetailsForm appointment={appointment} failure={actionData} problem={problem} />
        )}
      </div>
    </main>
  )
}
