import type { Theme } from '../schema/theme.ts'
import { read, write, type Colour } from './colour.ts'
import { hoursOf, stylesOf } from './palette.ts'
import { colourNames, type Hour } from './references.ts'
import { dayOf, nightByDay, transpose } from './transpose.ts'

/** The declarations of a theme's colours. @param hours which schemes they serve */
export function colourDeclarations(theme: Theme, hours: readonly Hour[] = hoursOf(theme)): string {
  const styles = hours.map((hour) => stylesOf(theme, hour))
  return [
    `--accent: ${theme.accent};`,
    '--color-*: initial;',
    '--color-transparent: transparent;',
    '--color-current: currentColor;',
    ...colourNames.map((name) => `--color-${name}: ${lightDark(styles.map((each) => each[name]))};`),
  ].join('\n  ')
}

/** The colours of one scheme, for a style sheet that has both. */
export const tokensAt = (theme: Theme, hour: Hour): string =>
  Object.entries(stylesOf(theme, hour))
    .map(([name, style]) => `--color-${name}: ${style};`)
    .join('\n  ')

/** The declarations of a theme's corners. */
export function radiusDeclarations({ radius }: Theme): string {
  const rem = (value: number) => (value === 0 ? '0' : `${Number(value.toFixed(4))}rem`)
  return [
    '--radius-*: initial;',
    `--radius-small: ${rem(radius * 0.6)};`,
    `--radius-medium: ${rem(radius)};`,
    `--radius-large: ${rem(radius * 1.6)};`,
    '--radius-full: 999rem;',
  ].join('\n  ')
}

/** One value, or the one of the light scheme and the one of the dark scheme. */
function lightDark([day, night = day]: readonly (string | undefined)[]): string {
  if (day === undefined) throw new Error('A theme has at least one scheme.')
  return day === night || night === undefined ? day : `light-dark(${day}, ${night})`
}

const literal = /oklch\([\d.]+ [\d.]+ [\d.]+(?: \/ [\d.]+)?\)/g

/** The rim of light on a panel is white by day, and a shadow is thin. The gloss of a button stays. */
function shadowByDay(colour: Colour): Colour {
  if (colour.c === 0) return colour
  if (colour.l > 0.5) return { l: 1, c: 0, h: 0, alpha: Math.min(1, colour.alpha * 5) }
  return { l: 0.4, c: 0.05, h: 260, alpha: colour.alpha * 0.28 }
}

/**
 * Moves the colours that a drawing, shadow or glass of the site mixes for itself to a theme. They are written for the
 * night of the sample, as `oklch(l c h / alpha)`.
 * @param text a value in a style sheet, or an SVG
 * @param kind `shadow` for a value of `box-shadow`, `night` for what stays one by day, `by-day` for colours that are written
 * for the sample's day
 */
export function themeColours(
  text: string,
  theme: Theme,
  kind: 'colour' | 'shadow' | 'night' | 'by-day' = 'colour',
  hours: readonly Hour[] = hoursOf(theme),
): string {
  return text.replaceAll(literal, (text) => {
    const colour = read(text)
    const written = (from: Colour, moved: Colour) => (write(moved) === write(from) ? text : write(moved))
    const at = (hour: Hour) => {
      if (kind === 'by-day' || hour === 'night') return written(colour, transpose(colour, theme, hour))
      if (kind === 'night') return written(colour, nightByDay(colour, theme))
      return written(
        colour,
        kind === 'shadow' ? transpose(shadowByDay(colour), theme, hour) : dayOf(colour, theme),
      )
    }
    return lightDark(hours.map(at))
  })
}

/** The `color-scheme` of the pages. */
export const colorScheme = ({ scheme }: Theme): string => (scheme === 'both' ? 'light dark' : scheme)
