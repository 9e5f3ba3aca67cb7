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
  /** True for an increase: a house of a hundred windows has grown by that many, which are lit. */
  isIncrease?: boolean
}

/** A hundred windows at night, as many lit from the ground up as the number says. Decoration: the text beside it has the number. */
export function PercentWindows({ percent, isIncrease = false }: PercentWindowsProps) {
  const total = isIncrease ? 100 + percent : 100
  const rows = Math.ceil(total / side)
  const first = rows * side - total
  const lit = rows * side - percent
  return (
    <svg
      viewBox={`0 -3 96 ${rows * pitch - 4}`}
      className="w-full max-w-28"
      strokeWidth={pane}
      strokeDasharray={`${pane} ${pitch - pane}`}
      aria-hidden="true"
    >
      <path d={panes(first, lit)} className="stroke-line" />
      <path d={panes(lit, rows * side)} className="stroke-brand" />
    </svg>
  )
}
