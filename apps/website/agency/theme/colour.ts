import { clampChroma, converter, formatHex, wcagContrast, type Oklch } from 'culori'

/** A colour in OKLCH: lightness from 0 to 1, chroma, hue in degrees, alpha from 0 to 1. */
export type Colour = { l: number; c: number; h: number; alpha: number }

const toOklch = converter('oklch')

const round = (value: number, digits: number) => Number(value.toFixed(digits))
const culori = ({ l, c, h, alpha }: Colour): Oklch => ({ mode: 'oklch', l, c, h, alpha })

/**
 * Reads a colour of CSS.
 * @throws if it is none: the schema of the content has checked what an owner wrote
 */
export function read(text: string): Colour {
  const colour = toOklch(text)
  if (colour === undefined) throw new Error(`Not a colour: ${text}`)
  const { l, c, h = 0, alpha = 1 } = colour
  return { l, c, h, alpha }
}

/** Writes a colour for a style sheet, within what screens can show (sRGB). */
export function write(colour: Colour): string {
  const { l, c, h, alpha } = shown(colour)
  return `oklch(${l} ${c} ${h}${alpha < 1 ? ` / ${alpha}` : ''})`
}

/** The colour as it is written: rounded, and within sRGB. */
export function shown({ l, c, h, alpha }: Colour): Colour {
  const lightness = round(Math.min(1, Math.max(0, l)), 3)
  const inside = clampChroma(culori({ l: lightness, c: Math.max(0, c), h, alpha }), 'oklch')
  // Never rounded up: that would leave sRGB again.
  const chroma = inside.c < c ? Math.floor(inside.c * 1000) / 1000 : round(Math.max(0, c), 3)
  return { l: lightness, c: chroma, h: round(((h % 360) + 360) % 360, 1), alpha: round(alpha, 3) }
}

/** Writes an opaque colour as six hexadecimal digits, for mails and pictures. */
export const hex = (colour: Colour): string => formatHex(culori({ ...colour, alpha: 1 }))

/** The contrast of two opaque colours, from 1 to 21 (WCAG 2.2, definition of contrast ratio). */
export const contrast = (one: Colour, other: Colour): number => wcagContrast(hex(one), hex(other))

/** The lowest contrast of a colour on any of these backgrounds. */
export const lowestContrast = (colour: Colour, backgrounds: readonly Colour[]): number =>
  Math.min(...backgrounds.map((background) => contrast(colour, background)))

/**
 * Holds the contrast of a colour: the nearest lightness with this ratio on all of these backgrounds, with the same hue
 * and as much of the chroma as sRGB has there.
 * @param towards 1 for a lighter colour, 0 for a darker one
 */
export function hold(colour: Colour, backgrounds: readonly Colour[], ratio: number, towards: 0 | 1): Colour {
  const behind = backgrounds.map(shown)
  if (lowestContrast(shown(colour), behind) >= ratio) return colour
  const step = towards === 1 ? 0.002 : -0.002
  for (let l = colour.l + step; l > 0 && l < 1; l += step) {
    const candidate = shown({ ...colour, l })
    // A little more, because a style sheet rounds the colours of both.
    if (lowestContrast(candidate, behind) >= ratio + 0.03) return candidate
  }
  return { ...colour, l: towards, c: 0 }
}
