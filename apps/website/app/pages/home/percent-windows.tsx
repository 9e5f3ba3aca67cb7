const side = 10
const pitch = 10
const pane = 6

/** Windows by number, along the rows, drawn as dashed lines. */
function panes(from: number, to: number) {
  const path: string[] = []
  for (let start = from; start < to;) {
    const end = Math.min(to, (Math.floor(start / side) + 1) * side)
    path.push(`M${(start % side) * pitch} ${Math.floor(start / side) * pitch}h${(end - start) * pitch}`)
    start = end
  }
  return path.join('')
}

type PercentWindowsProps = {
  percent: number
  /** True for an increase: the house grows by that many windows instead of lighting them. */
  isIncrease?: boolean
}

/** A hundred windows at night, as many lit as the number says. Decoration: the text beside it has the number. */
export function PercentWindows({ percent, isIncrease = false }: PercentWindowsProps) {
  const rowsOnTop = isIncrease ? Math.ceil(percent / side) : 0
  const onTop = rowsOnTop * side
  return (
    <svg
      viewBox={`0 -3 96 ${96 + rowsOnTop * pitch}`}
      className="w-full max-w-28"
      strokeWidth={pane}
      strokeDasharray={`${pane} ${pitch - pane}`}
      aria-hidden="true"
    >
      <path d={isIncrease ? panes(onTop, onTop + 100) : panes(0, 100 - percent)} className="stroke-line" />
      <path
        d={isIncrease ? panes(onTop - percent, onTop) : panes(100 - percent, 100)}
        className="stroke-brand"
      />
    </svg>
  )
}
