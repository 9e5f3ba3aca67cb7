import type { AppointmentCounts, Numbers } from '#contract/desk/numbers.ts'
import { pageName, useWorkspace } from '../model/workspace.ts'
import { TableScroller } from '../parts/table-scroller.tsx'

/** The appointments of these weeks, by the page that they were booked on. */
export function AppointmentTable({ appointments }: { appointments: NonNullable<Numbers['appointments']> }) {
  const workspace = useWorkspace()
  const sum = (name: keyof AppointmentCounts) => appointments.reduce((all, each) => all + each[name], 0)
  return (
    <TableScroller label="What came of the appointments">
      <table className="table outcome-table">
        <caption>What came of the appointments of these weeks</caption>
        <thead>
          <tr>
            <th scope="col">Page</th>
            {['Booked', 'Held', 'No-shows'].map((name) => (
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
            name="All"
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
