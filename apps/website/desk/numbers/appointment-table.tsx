import type { AppointmentCounts, Numbers } from '#contract/desk/numbers.ts'
import { pageName, useWorkspace } from '../model/workspace.ts'
import { TableScroller } from '../parts/table-scroller.tsx'
import { texts } from '../words/texts.ts'

/** The appointments of these weeks, by the page that they were booked on. */
export function AppointmentTable({ appointments }: { appointments: NonNullable<Numbers['appointments']> }) {
  const words = texts.appointments.numbers
  const workspace = useWorkspace()
  const sum = (name: keyof AppointmentCounts) => appointments.reduce((all, each) => all + each[name], 0)
  return (
    <TableScroller label={words.table}>
      <table className="table outcome-table">
        <caption>{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.page}</th>
            {[words.booked, words.held, words.noShows].map((name) => (
              <th key={name} scope="col" className="table-number">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {appointments.map(({ page, ...counts }) => (
            <CountRow key={page} name={pageName(workspace, page)} counts={counts} />
          ))}
        </tbody>
        <tfoot>
          <CountRow
            name={words.all}
            counts={{ booked: sum('booked'), held: sum('held'), noShows: sum('noShows') }}
          />
        </tfoot>
      </table>
    </TableScroller>
  )
}

function CountRow({ name, counts }: { name: string; counts: AppointmentCounts }) {
  const { booked, held, noShows } = counts
  return (
    <tr>
      <th scope="row">{name}</th>
      {[booked, held, noShows].map((count, index) => (
        <td key={index} className="table-number numerals">
          {count}
        </td>
      ))}
    </tr>
  )
}
