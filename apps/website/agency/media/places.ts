/**
 * Where pages show pictures and films. `sizes` is the width of the place, as `<img sizes>` takes it, and `needs` that on
 * a wide screen, in CSS pixels: a picture with fewer is not sharp on any screen.
 */
export const mediaPlaces = {
  /** The first screen of the home page. */
  hero: { sizes: '(width >= 48rem) 42vw, 100vw', needs: 800 },
  /** Half of a page, beside words. */
  beside: { sizes: '(width >= 80rem) 38rem, (width >= 64rem) 48vw, 92vw', needs: 608 },
  /** Beside the first words of a page, upright where there is room. */
  tall: { sizes: '(width >= 80rem) 32rem, 92vw', needs: 512 },
  /** The width of a page. */
  wide: { sizes: '(width >= 80rem) 72rem, 94vw', needs: 1152 },
  /** A person, square. */
  portrait: { sizes: '7rem', needs: 112 },
  /** The mark of a company, in a row of others. */
  mark: { sizes: '10rem', needs: 108 },
  /** Between the lines of a text, with its own proportions. */
  text: { sizes: '(width >= 44rem) 38rem, 92vw', needs: 608 },
  /** A cell of a grid. */
  cell: { sizes: '(width >= 80rem) 22rem, (width >= 40rem) 46vw, 92vw', needs: 352 },
} as const satisfies Record<string, { sizes: string; needs: number }>
export type MediaPlace = keyof typeof mediaPlaces
