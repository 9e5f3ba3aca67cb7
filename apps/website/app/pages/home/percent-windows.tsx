const side = 10
const pitch = 10
const pane = 6

function panes(from: number, to: number) {
  const path: string[] = []
  for (let index = from; index < to; index += 1) {
    path.push(`M${(index % side) * pitch} ${Math.floor(index / side) * pitch}h${pane}`)
  }
  return path.join('')
}

/** A hundred windows at night, as many lit as the number says. Decoration: the number stands beside it in words. */
export function PercentWindows({ percent }: { percent: number }) {
  return (
    <svg viewBox="0 -3 96 96" className="w-full" strokeWidth={pane} aria-hidden="true">
      <path d={panes(0, 100 - percent)} className="stroke-line" />
      <path d={panes(100 - percent, 100)} className="stroke-brand" />
    </svg>
  )
}
