import { useState } from 'react'
import type { Division, Numbers, Outcome } from '#contract/desk/numbers.ts'
import type { Workspace } from '#contract/desk/workspace.ts'
import { serviceName } from '#contract/desk/services.ts'
import { pageName, useWorkspace } from '../model/workspace.ts'
import { money } from '../parts/money.ts'
import { TableScroller } from '../parts/table-scroller.tsx'
import { Chart } from './chart.tsx'
import { say, texts } from '../words/texts.ts'

const choices = ['source', 'page', 'service', 'week'] as const

const names = {
  source: (_: Workspace, name: string) => name,
  page: pageName,
  service: serviceName,
} as const

/** What the site brings in, and from where: requests a week as a drawing, and what came of them as a table. */
export function Outcomes({ numbers, weeks }: { numbers: Numbers; weeks: readonly string[] }) {
  const { outcomes, chart } = texts.numbers
  const workspace = useWorkspace()
  const [by, setBy] = useState<Division | 'week'>('source')
  const parts =
    by === 'week'
      ? null
      : numbers.parts[by].map((part) => ({
          ...part,
          name: say(names[by](workspace, part.name)),
        }))
  const all = [{ name: outcomes.requests, counts: numbers.outcomes.map(({ requests }) => requests) }]
  const rows = parts ?? numbers.outcomes.map((outcome, week) => ({ ...outcome, name: weeks[week] ?? '' }))
  return (
    <section className="outcomes" aria-label={outcomes.title}>
      <fieldset className="stages outcomes-by" aria-label={outcomes.divideBy}>
        {choices.map((id) => (
          <button
            key={id}
            type="button"
            className="stage-button"
            aria-pressed={id === by}
            onClick={() => setBy(id)}
          >
            <span className="stage-plain">{outcomes.by[id]}</span>
          </button>
        ))}
      </fieldset>
      <Chart
        title={by === 'week' ? outcomes.aWeek : outcomes.aWeekBy[by]}
        weeks={weeks}
        series={parts ?? all}
      />
      {rows.length > 0 && (
        <OutcomeTable
          head={by === 'week' ? chart.weekOf : outcomes.by[by]}
          rows={rows}
          total={totalOf(numbers.outcomes)}
          currency={workspace.currency}
        />
      )}
    </section>
  )
}

export const totalOf = (outcomes: readonly Outcome[]): Outcome =>
  outcomes.reduce(
    (total, { requests, won, value }) => ({
      requests: total.requests + requests,
      won: total.won + won,
      value: total.value + value,
    }),
    { requests: 0, won: 0, value: 0 },
  )

type OutcomeTableProps = {
  head: string
  rows: readonly (Outcome & { name: string })[]
  total: Outcome
  currency: string
}

function OutcomeTable({ head, rows, total, currency }: OutcomeTableProps) {
  const { outcomes } = texts.numbers
  return (
    <TableScroller label={outcomes.table}>
      <table className="table outcome-table">
        <caption>{outcomes.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {[outcomes.requests, outcomes.won, outcomes.valueWon].map((name) => (
              <th key={name} scope="col" className="table-number">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, ...outcome }) => (
            <OutcomeRow key={name} name={name} outcome={outcome} currency={currency} />
          ))}
        </tbody>
        <tfoot>
          <OutcomeRow name={outcomes.all} outcome={total} currency={currency} />
        </tfoot>
      </table>
    </TableScroller>
  )
}

function OutcomeRow({ name, outcome, currency }: { name: string; outcome: Outcome; currency: string }) {
  const { requests, won, value } = outcome
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className="table-number numerals">{requests}</td>
      <td className="table-number numerals">{won}</td>
      <td className="table-number numerals">{money(value, currency)}</td>
    </tr>
  )
}
