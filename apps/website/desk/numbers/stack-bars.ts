/** One number per week; null if the data was deleted. */
export type Series = { name: string; counts: readonly (number | null)[] }

/** A piece of a bar: its series, its beginning and its end, in units of the chart. */
export type Piece = { series: number; from: number; to: number }

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
