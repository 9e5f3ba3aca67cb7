import { useMedia } from '../parts/browser.ts'

const bottom = 26
const top = 8
const gap = 0.34
const widest = 96
/** Of a letter in the fallback of the typeface, which has the wider ones. */
const letterWidth = 7.5

/** The bars of a chart, drawn in screen pixels so that its text keeps the size of other text. */
export function Drawing({ weeks, series }: { weeks: readonly string[]; series: readonly Series[] }) {
  const isPhone = useMedia('(width < 700px)')
  const isTablet = useMedia('(width < 1000px)')
  const [width, height] = isPhone ? [340, 180] : isTablet ? [560, 200] : [720, 220]
  const bars = stackBars(series, weeks.length)
  const scale = roundUp(Math.max(...bars.map((bar) => bar.at(-1)?.to ?? 0)))
  const left = 14 + 7 * String(scale).length
  // A new site has few weeks: their bars are no wider than people expect of one.
  const step = Math.min((width - left) / weeks.length, widest)
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
      {placeNames(weeks, { left, step, width }).map(({ name, x: position, anchor }) => (
        <text key={name} className="chart-text" x={position} y={height - 6} textAnchor={anchor}>
          {name}
        </text>
      ))}
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

/**
 * Places the names of weeks below the middle of their bars: as many as have room, the last one always. Where it is wider than
 * its bar, it ends with the drawing.
 */
export function placeNames(
  weeks: readonly string[],
  { left, step, width }: { left: number; step: number; width: number },
): { name: string; x: number; anchor: 'middle' | 'end' }[] {
  const longest = Math.max(...weeks.map(({ length }) => length)) * letterWidth
  // Half of a name is room enough beside it, also where the last one is moved.
  const apart = Math.ceil((longest * 1.5) / step)
  return weeks.flatMap((name, index) => {
    const middle = left + (index + 0.5) * step
    if ((weeks.length - 1 - index) % apart !== 0) return []
    return [
      middle + longest / 2 > width
        ? { name, x: width, anchor: 'end' }
        : { name, x: middle, anchor: 'middle' },
    ]
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
