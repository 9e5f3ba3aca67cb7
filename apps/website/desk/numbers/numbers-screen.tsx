import type { Numbers } from '#contract/desk/numbers.ts'
import { useTitle, LoadView, useLoaded } from '../parts/load-view.tsx'
import { lengthOf, zoneNote } from '../parts/time.tsx'
import { useWorkspace } from '../model/workspace.ts'
import { money } from '../parts/money.ts'
import { Chart } from './chart.tsx'
import { Outcomes, totalOf } from './outcomes.tsx'

/** The numbers of the last weeks. */
export default function NumbersScreen() {
  const { loaded, reload } = useLoaded<Numbers>('/numbers?weeks=12')
  const { timeZone } = useWorkspace()
  useTitle('Numbers')
  return (
    <div className="sheet">
      <header className="sheet-head">
        <h1>Numbers</h1>
        {loaded.state === 'ready' && (
          <p className="muted">
            {describeWeeks(loaded.value.weeks.length)}
            {zoneNote(timeZone)}
          </p>
        )}
      </header>
      <LoadView loaded={loaded} what="numbers" onRetry={reload}>
        {(numbers) => <NumbersView numbers={numbers} />}
      </LoadView>
    </div>
  )
}

function NumbersView({ numbers }: { numbers: Numbers }) {
  const { currency } = useWorkspace()
  const { won, lost, heldShare, minutes } = numbers
  const weeks = numbers.weeks.map(weekName)
  const decided = won + lost
  const total = totalOf(numbers.outcomes)
  return (
    <div className="sheet-body numbers">
      <dl className="figures">
        <Figure name="First answer after" small={describeAnswers(numbers)}>
          {numbers.medianAnswerBusinessSeconds === null
            ? '–'
            : lengthOfAnswer(numbers.medianAnswerBusinessSeconds)}
        </Figure>
        <Figure
          name="Won"
          small={
            decided === 0
              ? 'Nothing was decided yet'
              : `of ${decided} that were decided${total.value === 0 ? '' : `, worth ${money(total.value, currency)}`}`
          }
        >
          {won}
        </Figure>
        <Figure
          name="Lost"
          small={decided === 0 ? 'Nothing was decided yet' : `${percent(lost / decided)} of those decided`}
        >
          {lost}
        </Figure>
        <Figure name="Held as spam" small="of all that came in">
          {heldShare === null ? '–' : percent(heldShare)}
        </Figure>
        {minutes && (
          <Figure name="Call minutes" small={`of ${minutes.dailyCap.toLocaleString('en')} in 24 hours`}>
            {Math.round(minutes.usedToday)}
          </Figure>
        )}
      </dl>
      <Outcomes numbers={numbers} weeks={weeks} />
      {numbers.calls && (
        <Chart
          title="Calls a week"
          note={
            numbers.calls.includes(null)
              ? 'Calls are deleted after a while, so the weeks before have no number.'
              : undefined
          }
          weeks={weeks}
          series={[{ name: 'Calls', counts: numbers.calls }]}
        />
      )}
    </div>
  )
}

const describeWeeks = (weeks: number): string =>
  weeks === 1 ? 'This week' : `The last ${weeks === 12 ? 'twelve' : weeks} weeks`

function describeAnswers({ answered, medianAnswerSeconds }: Numbers): string {
  if (medianAnswerSeconds === null) return 'Nothing was answered yet'
  return `in opening hours, ${lengthOfAnswer(medianAnswerSeconds)} by the clock; median of ${answered} answered`
}

/** Seconds would say more than is known. */
const lengthOfAnswer = (seconds: number): string =>
  (seconds < 60 ? 'Under 1 min' : lengthOf(seconds)).replaceAll(' ', '\u00A0')

const percent = (share: number): string => `${(share * 100).toFixed(share > 0 && share < 0.1 ? 1 : 0)} %`

function Figure({ name, small, children }: { name: string; small: string; children: string | number }) {
  return (
    <div className="figure">
      <dt>{name}</dt>
      <dd>
        <span className="figure-value numerals">{children}</span> <span className="muted">{small}</span>
      </dd>
    </div>
  )
}

const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** Names a week by its Monday: "16 Nov". */
const weekName = (monday: string): string => format.format(Date.parse(`${monday}T00:00:00Z`))
