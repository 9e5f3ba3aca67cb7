import { useMedia } from '../parts/browser.ts'

const bottom = 26
const top = 8
const gap = 0.34
const widest = 96

/** The bars of a chart, drawn in screen pixels so that its text keeps the size of other text. */
export function Drawing({ weeks, series }: { weeks: readonly string[]; series: readonly Series[] }) {
  const isPhone = useMedia('(width < 700px)')
  const isTablet = useMedia('(width < 1000px)')
  // The name of the last week is wider than its bar: on the right there is room for its end.
  const [width, height, labelsApart, right] = isPhone
    ? [340, 180, 3, 12]
    : isTablet
      ? [560, 200, 2, 4]
      : [720, 220, 2, 0]
  const bars = stackBars(series, weeks.length)
  const scale = roundUp(Math.max(...bars.map((bar) => bar.at(-1)?.to ?? 0)))
  const left = 14 + 7 * String(scale).length
  // A new site has few weeks: their bars are no wider than people expect of one.
  const step = Math.min((width - left - right) / weeks.length, widest)
  const x = (week: number) => left + week * step
  const y = (count: number) => top + (1 - count / scale) * (height - top - bottom)
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="chart-drawing" aria-hidden="true">
      {[0, scale / 2, scale].map((count) => (
        <g key={count}>
          <line className="chart-line" x1={left} x2={width} y1={y(count)} y2={y(count)} />
          <text className="chart-text" x={left - 8} y={y(count) + 4} textAnchor="end">
            {count}
          </text>
        </g>
      ))}
      {bars.map((bar, week) =>
        bar.map(({ series: index, from, to }) => (
          <rect
            key={`${week} ${index}`}
            className={`chart-bar tone-${index % 6}`}
            x={x(week) + (step * gap) / 2}
            y={y(to)}
            width={step * (1 - gap)}
            height={y(from) - y(to)}
          />
        )),
      )}
      {weeks.map((week, index) =>
        (weeks.length - 1 - index) % labelsApart === 0 ? (
          <text key={week} className="chart-text" x={x(index) + step / 2} y={height - 6} textAnchor="middle">
            {week}
          </text>
        ) : null,
      )}
    </svg>
  )
}

/** One number per week; null if the data was deleted. */
export type Series = { name: string; counts: readonly (number | null)[] }

/** A piece of a bar: its series, its beginning and its end, in units of the chart. */
type Piece = { series: number; from: number; to: number }

/** Returns one bar per week, with each series on top of the one before. Omits empty pieces. */
export function stackBars(series: readonly Series[], weeks: number): Piece[][] {
  return Array.from({ length: weeks }, (_, week) => {
    let from = 0
    return series.flatMap(({ counts }, index) => {
      const count = counts[week] ?? 0
      if (count === 0) return []
      const piece = { series: index, from, to: from + count }
      from += count
      return [piece]
    })
  })
}

/** Returns the top of the scale: the smallest round, even number that is not below the tallest bar. */
export function roundUp(tallest: number): number {
  if (tallest <= 4) return 4
  const unit = 10 ** Math.floor(Math.log10(tallest))
  const step = [1, 2, 4, 5, 10].find((factor) => factor * unit >= tallest) ?? 10
  const top = step * unit
  return top % 2 === 0 ? top : top * 2
}
