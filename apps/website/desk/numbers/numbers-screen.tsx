import { hasAppointments } from '#contract/has-appointments.ts'
import type { Numbers } from '#contract/desk/numbers.ts'
import { useTitle, LoadView, useLoaded } from '../parts/load-view.tsx'
import { lengthOf, zoneNote } from '../parts/time.tsx'
import { useWorkspace } from '../model/workspace.ts'
import { money } from '../parts/money.ts'
import { AppointmentTable } from './appointment-table.tsx'
import { Chart } from './chart.tsx'
import { Outcomes, totalOf } from './outcomes.tsx'
import { texts, timeFormat } from '../words/texts.ts'

/** The numbers of the last weeks. */
export default function NumbersScreen() {
  const { loaded, reload } = useLoaded<Numbers>('/numbers?weeks=12')
  const { timeZone } = useWorkspace()
  useTitle(texts.numbers.title)
  return (
    <div className="sheet">
      <header className="sheet-head">
        <h1>{texts.numbers.title}</h1>
        {loaded.state === 'ready' && (
          <p className="muted">
            {texts.numbers.weeks(loaded.value.weeks.length)}
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
          title={texts.numbers.callsAWeek}
          note={numbers.calls.includes(null) ? texts.numbers.callsDeleted : undefined}
          weeks={weeks}
          series={[{ name: texts.numbers.calls, counts: numbers.calls }]}
        />
      )}
    </div>
  )
}

type Figure = { name: string; value: string; small: string }

/** The large figures, each with the words that explain it. */
export function figuresOf(numbers: Numbers, currency: string): Figure[] {
  const { won, lost, heldShare, minutes, answered, outcomes } = numbers
  const { medianAnswerBusinessSeconds: inHours, medianAnswerSeconds: byClock } = numbers
  const decided = won + lost
  const { value } = totalOf(outcomes)
  const { figures } = texts.numbers
  return [
    {
      name: figures.firstAnswer,
      value: inHours === null ? '–' : lengthOfAnswer(inHours),
      small: byClock === null ? figures.nothingAnswered : figures.median(lengthOfAnswer(byClock), answered),
    },
    {
      name: figures.won,
      value: String(won),
      small:
        decided === 0
          ? figures.undecided
          : figures.wonOf(decided) + (value === 0 ? '' : figures.worth(money(value, currency))),
    },
    {
      name: figures.lost,
      value: String(lost),
      small: decided === 0 ? figures.undecided : figures.lostOf(percent(lost / decided)),
    },
    {
      name: figures.held,
      value: heldShare === null ? '–' : percent(heldShare),
      small: figures.heldOf,
    },
    ...(minutes
      ? [
          {
            name: figures.minutes,
            value: String(Math.round(minutes.usedToday)),
            small: figures.minutesOf(minutes.dailyCap.toLocaleString(texts.locale.numbers)),
          },
        ]
      : []),
  ]
}

/** Seconds would say more than is known. */
const lengthOfAnswer = (seconds: number): string =>
  (seconds < 60 ? texts.numbers.figures.underAMinute : lengthOf(seconds)).replaceAll(' ', '\u00A0')

function percent(share: number): string {
  const digits = share > 0 && share < 0.1 ? 1 : 0
  return share.toLocaleString(texts.locale.numbers, {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
}

const format = timeFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' })

/** Names a week by its Monday: "16 Nov". */
const weekName = (monday: string): string => format(Date.parse(`${monday}T00:00:00Z`))
