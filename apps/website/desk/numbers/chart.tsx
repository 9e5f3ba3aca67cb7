import { useId, useState } from 'react'
import { Drawing, type Series } from './chart-drawing.tsx'
import { TableScroller } from '../parts/table-scroller.tsx'
import { texts } from '../words/texts.ts'

type ChartProps = {
  title: string
  weeks: readonly string[]
  series: readonly Series[]
  /** A note about data that the numbers do not include. */
  note?: string | undefined
}

/** A chart with one bar per week. A table has the same numbers, for people who prefer it and for screen readers. */
export function Chart({ title, weeks, series, note }: ChartProps) {
  const words = texts.numbers.chart
  const [isTable, setIsTable] = useState(false)
  const titleId = useId()
  const filled = series.filter(({ counts }) => counts.some((count) => (count ?? 0) > 0))
  const isEmpty = filled.length === 0
  return (
    <section className="chart" aria-labelledby={titleId}>
      <div className="bar chart-head">
        <h2 id={titleId}>{title}</h2>
        {!isEmpty && (
          <button
            type="button"
            className="button button-quiet bar-end"
            aria-pressed={isTable}
            aria-label={words.showTable}
            onClick={() => setIsTable(!isTable)}
          >
            {words.table}
          </button>
        )}
      </div>
      {note !== undefined && !isEmpty && <p className="muted">{note}</p>}
      {isEmpty && <p className="muted">{words.none}</p>}
      {filled.length > 1 && !isTable && (
        <ul className="legend">
          {filled.map(({ name }, index) => (
            <li key={name} className={`legend-item tone-${index % 6}`}>
              {name}
            </li>
          ))}
        </ul>
      )}
      {!isEmpty && !isTable && <Drawing weeks={weeks} series={filled} />}
      {!isEmpty && <ChartTable title={title} weeks={weeks} series={filled} isShown={isTable} />}
    </section>
  )
}

type ChartTableProps = {
  title: string
  weeks: readonly string[]
  series: readonly Series[]
  isShown: boolean
}

/** The numbers of a chart as a table. Screen readers read it instead of the drawing. */
function ChartTable({ title, weeks, series, isShown }: ChartTableProps) {
  const table = (
    <table className="table">
      <caption className="out-of-sight">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.numbers.chart.weekOf}</th>
          {series.map(({ name }) => (
            <th key={name} scope="col" className="table-number">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, index) => (
          <tr key={week}>
            <th scope="row">{week}</th>
            {series.map(({ name, counts }) => (
              <td key={name} className="table-number numerals">
                {counts[index] ?? '–'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
  return isShown ? (
    <TableScroller label={texts.numbers.chart.asTable(title)}>{table}</TableScroller>
  ) : (
    <div className="out-of-sight">{table}</div>
  )
}
