import { hasAppointments } from '#contract/has-appointments.ts'
import type { Numbers } from '#contract/desk/numbers.ts'
import { useTitle, LoadView, useLoaded } from '../parts/load-view.tsx'
import { lengthOf, zoneNote } from '../parts/time.tsx'
import { useWorkspace } from '../model/workspace.ts'
import { money } from '../parts/money.ts'
import { AppointmentTable } from './appointment-table.tsx'
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
  const weeks = numbers.weeks.map(weekName)
  return (
    <div className="sheet-body numbers">
      <dl className="figures">
        {figuresOf(numbers, currency).map((figure) => (
          <div key={figure.name} className="figure">
            <dt>{figure.name}</dt>
            <dd>
              <span className="figure-value numerals">{figure.value}</span>{' '}
              <span className="muted">{figure.small}</span>
            </dd>
          </div>
        ))}
      </dl>
      <Outcomes numbers={numbers} weeks={weeks} />
      {hasAppointments && numbers.appointments && numbers.appointments.length > 0 && (
        <AppointmentTable appointments={numbers.appointments} />
      )}
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

type Figure = { name: string; value: string; small: string }

/** The large figures, each with the words that explain it. */
export function figuresOf(numbers: Numbers, currency: string): Figure[] {
  const { won, lost, heldShare, minutes, answered, outcomes } = numbers
  const { medianAnswerBusinessSeconds: inHours, medianAnswerSeconds: byClock } = numbers
  const decided = won + lost
  const { value } = totalOf(outcomes)
  const undecided = 'Nothing was decided yet'
  return [
    {
      name: 'First answer after',
      value: inHours === null ? '–' : lengthOfAnswer(inHours),
      small:
        byClock === null
          ? 'Nothing was answered yet'
          : `in opening hours, ${lengthOfAnswer(byClock)} by the clock; median of ${answered} answered`,
    },
    {
      name: 'Won',
      value: String(won),
      small:
        decided === 0
          ? undecided
          : `of ${decided} that were decided${value === 0 ? '' : `, worth ${money(value, currency)}`}`,
    },
    {
      name: 'Lost',
      value: String(lost),
      small: decided === 0 ? undecided : `${percent(lost / decided)} of those decided`,
    },
    {
      name: 'Held as spam',
      value: heldShare === null ? '–' : percent(heldShare),
      small: 'of all that came in',
    },
    ...(minutes
      ? [
          {
            name: 'Call minutes',
            value: String(Math.round(minutes.usedToday)),
            small: `of ${minutes.dailyCap.toLocaleString('en')} in 24 hours`,
          },
        ]
      : []),
  ]
}

/** Seconds would say more than is known. */
const lengthOfAnswer = (seconds: number): string =>
  (seconds < 60 ? 'Under 1 min' : lengthOf(seconds)).replaceAll(' ', '\u00A0')

const percent = (share: number): string => `${(share * 100).toFixed(share > 0 && share < 0.1 ? 1 : 0)}%`

const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** Names a week by its Monday: "16 Nov". */
const weekName = (monday: string): string => format.format(Date.parse(`${monday}T00:00:00Z`))
