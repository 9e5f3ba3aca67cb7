/** A picture in the widths that the build has made. */
export type MadePicture = {
  /** The beginning of its paths; those of its copies end with their width and format. */
  base: string
  width: number
  height: number
  /** Of its copies. Empty for a drawing, which has none. */
  widths: readonly number[]
  /** The format for browsers without AVIF and WebP. */
  format: 'jpg' | 'png' | 'svg'
  /** Whether it is a drawing in currentColor. */
  inherits?: true
  /** Eight pixels as a data URL, which a browser draws blurred. Without it, the picture is transparent. */
  blur?: string
}

/** The copies in a format, as `srcset` takes them. */
export const copiesOf = ({ base, widths }: MadePicture, format: string): string =>
  widths.map((width) => `${base}-${width}.${format} ${width}w`).join(', ')

/** The address of the copy for browsers without AVIF and WebP. */
export function addressOf({ base, widths, format }: MadePicture): string {
  if (widths.length === 0) return `${base}.${format}`
  return `${base}-${fallbackWidth(widths)}.${format}`
}

/** The width of the copy for browsers without AVIF and WebP. */
export const fallbackWidth = (widths: readonly number[]): number | undefined =>
  widths.findLast((width) => width <= 1280) ?? widths[0]
