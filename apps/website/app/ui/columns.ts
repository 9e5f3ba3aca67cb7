/* Whole class names, because the style sheet is made from the class names found in the source. */
const medium = ['md:grid-cols-1', 'md:grid-cols-2', 'md:grid-cols-3', 'md:grid-cols-4']
const large = ['lg:grid-cols-1', 'lg:grid-cols-2', 'lg:grid-cols-3', 'lg:grid-cols-4', 'lg:grid-cols-5']

/** How many columns, at most `most`, leave the fewest places of the last row empty. */
export function fullestColumns(count: number, most: number): number {
  if (count <= most) return Math.max(1, count)
  const emptyPlaces = (columns: number) => Math.ceil(count / columns) * columns - count
  const possible = Array.from({ length: most - 1 }, (_, index) => most - index)
  return possible.reduce((best, columns) => (emptyPlaces(columns) < emptyPlaces(best) ? columns : best))
}

/** The class of a grid whose columns suit the number of its items from a screen's medium width on. */
export const mediumColumns = (count: number, most: 3 | 4): string =>
  medium[fullestColumns(count, most) - 1] ?? ''

/** The same from a large width on. */
export const largeColumns = (count: number, most: 3 | 4 | 5): string =>
  large[fullestColumns(count, most) - 1] ?? ''
