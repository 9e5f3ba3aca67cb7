/* Whole class names, because Tailwind finds them in the source. */
const medium = ['md:grid-cols-1', 'md:grid-cols-2', 'md:grid-cols-3', 'md:grid-cols-4']
const large = ['lg:grid-cols-1', 'lg:grid-cols-2', 'lg:grid-cols-3', 'lg:grid-cols-4', 'lg:grid-cols-5']

/** Returns the number of columns, at most `most`, that leaves the fewest empty cells in the last row. */
export function fullestColumns(count: number, most: number): number {
  if (count <= most) return Math.max(1, count)
  const emptyCells = (columns: number) => Math.ceil(count / columns) * columns - count
  const possible = Array.from({ length: most - 1 }, (_, index) => most - index)
  return possible.reduce((best, columns) => (emptyCells(columns) < emptyCells(best) ? columns : best))
}

/** Returns the class of a grid with fitting columns, from a medium screen width on. */
export const mediumColumns = (count: number, most: 3 | 4): string =>
  medium[fullestColumns(count, most) - 1] ?? ''

/** Same as `mediumColumns`, from a large width on. */
export const largeColumns = (count: number, most: 3 | 4 | 5): string =>
  large[fullestColumns(count, most) - 1] ?? ''
