import { TableScroller } from '../parts/table-scroller.tsx'
import type { Series } from './stack-bars.ts'

type ChartTableProps = {
  title: string
  weeks: readonly string[]
  series: readonly Series[]
  isShown: boolean
}

/** The numbers of a chart as a table. Screen readers read it instead of the drawing. */
export function ChartTable({ title, weeks, series, isShown }: ChartTableProps) {
  const table = (
    <table className="table">
      <caption className="out-of-sight">{title}</caption>
      <thead>
        <tr>
          <th scope="col">Week of</th>
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
    <TableScroller label={title}>{table}</TableScroller>
  ) : (
    <div className="out-of-sight">{table}</div>
  )
}
