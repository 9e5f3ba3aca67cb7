/** One number a week; null where nobody knows it any more. */
export type Series = { name: string; counts: readonly (number | null)[] }

/** A piece of a bar: which series, where it begins and how tall it is, in units of the chart. */
export type Piece = { series: number; from: number; to: number }

/** The series as bars, one a week, each series on top of the one before; empty pieces are left out. */
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

/** The top of the scale: the least round number that holds the tallest bar, with whole halves. */
export function roundUp(tallest: number): number {
  if (tallest <= 4) return 4
  const unit = 10 ** Math.floor(Math.log10(tallest))
  const step = [1, 2, 4, 5, 10].find((factor) => factor * unit >= tallest) ?? 10
  const top = step * unit
  return top % 2 === 0 ? top : top * 2
}
