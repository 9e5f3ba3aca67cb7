import type { Theme } from '../schema/theme.ts'
import { contrast, hex, hold, lowestContrast, read, shown, write, type Colour } from './colour.ts'
import { colourNames, references, type ColourName, type Hour } from './references.ts'
import { actionOf, groundAt, hourOf, transpose } from './transpose.ts'

/** What was changed about a given colour, because it would have been hard to see. */
export type Adjustment = {
  name: 'accent' | 'action' | 'ground'
  hour: Hour
  given: string
  now: string
  /** The background with the lowest contrast, and the contrast on it before and after. Null for a ground. */
  on: { ground: string; had: number; has: number } | null
}

/** All colours of a theme at one hour. */
export type Palette = {
  colours: Record<ColourName, Colour>
  adjustments: Adjustment[]
}

/** Text and controls (WCAG 2.2, 1.4.3 and 1.4.11). */
const ratios = { text: 4.5, control: 3 }

/** Colours behind text. */
const surfaces = ['ground', 'shade', 'panel', 'raised'] as const

/** The hours at which the pages are seen: `both` follows the visitor. */
export const hoursOf = ({ scheme }: Theme): readonly Hour[] =>
  ({ dark: ['night'], light: ['day'], both: ['day', 'night'] } as const)[scheme]

const derived =
  /^oklch\(from var\(--[\w-]+\) (?:(?<max>min\(l, )?(?<l>[\d.]+)\)?|l) (?:calc\(c \* (?<c>[\d.]+)\)|c) h(?: \/ (?<alpha>[\d.]+))?\)$/

/** Computes a colour that the references derive from another one. */
function derive(text: string, from: Colour): Colour {
  const parts = derived.exec(text)?.groups
  if (parts === undefined) return from
  const given = parts.l === undefined ? from.l : Number(parts.l)
  return {
    l: parts.max === undefined ? given : Math.min(from.l, given),
    c: from.c * Number(parts.c ?? 1),
    h: from.h,
    alpha: Number(parts.alpha ?? 1),
  }
}

/** Computes all colours of a theme at an hour. The contrast of text and controls is held whatever colours are given. */
export function computePalette(theme: Theme, hour: Hour): Palette {
  const reference = references[hour]
  const towards = hour === 'night' ? 1 : 0
  const accent = read(theme.accent)
  const isSeen = hoursOf(theme).includes(hour)
  const ground = groundAt(theme, hour)
  const from = (name: ColourName) => transpose(read(reference[name]), theme, hour)

  const colours = { ground } as Record<ColourName, Colour>
  for (const name of ['shade', 'panel', 'raised', 'line', 'line-strong', 'alarm-wash'] as const) {
    colours[name] = from(name)
  }
  const behind = surfaces.map((name) => shown(colours[name]))
  colours.band = hour === 'night' ? { ...colours.shade, alpha: 0.7 } : from('band')
  for (const name of ['ink', 'body', 'muted', 'alarm'] as const) {
    colours[name] = hold(from(name), behind, ratios.text, towards)
  }
  colours.control = hold(from('control'), behind, ratios.control, towards)

  // A dark site is seen by day at the desk only, where the accent colour is a darker one.
  const wanted = isSeen ? accent : derive(reference.brand, accent)
  const brand = hold(wanted, behind, ratios.text, towards)
  colours.brand = brand
  for (const name of ['brand-dim', 'brand-night', 'brand-wash'] as const) {
    colours[name] = derive(reference[name], accent)
  }
  // The words of the visitor stand on it.
  colours['brand-night'] = hold(colours['brand-night'], [colours.ink], ratios.text, hour === 'night' ? 0 : 1)

  // By day, the desk of a dark site has its lamp: a pale surface with a dark label, whatever is behind it.
  Object.assign(colours, actionAt(theme, hour, isSeen || hour === 'night' ? behind : []))
  return {
    colours,
    adjustments: isSeen ? adjustmentsOf(theme, hour, colours, behind) : [],
  }
}

/** How much lightness the brightest lamp loses by day. */
const deepening = 0.032

/** By day a lamp is a little deeper, the more the brighter it is: from 0 to 1. */
const depthOf = (action: Colour, hour: Hour): number =>
  hour === 'day' ? Math.min(1, Math.max(0, (action.l - 0.5) / 0.35)) : 0

/** The action's colours: they stand out from the backgrounds, and the label from them. */
function actionAt(theme: Theme, hour: Hour, behind: readonly Colour[]) {
  const towards = hour === 'night' ? 1 : 0
  const action = actionOf(theme)
  const depth = depthOf(action, hour)
  const wanted = {
    ...action,
    l: action.l - deepening * depth,
    c: action.c * (1 + (0.145 / 0.128 - 1) * depth),
  }
  const dark = transpose(read(references.night['lamp-ink']), theme, 'night')
  const light: Colour = { l: 0.985, c: Math.min(0.01, action.c), h: action.h, alpha: 1 }
  const seen = hold(wanted, behind, ratios.control, towards)
  const fits = (ink: Colour) => contrast(seen, ink) >= ratios.text
  const byHour = hour === 'night' ? [dark, light] : [light, dark]
  const ink = byHour.find(fits) ?? byHour[0] ?? dark
  const away = ink === dark ? 1 : 0
  const lamp = hold(seen, [ink], ratios.text, away)
  const hover: Colour =
    hour === 'night' || depth > 0
      ? {
          l: lamp.l + (hour === 'night' ? 0.048 : 0.04),
          c: lamp.c * (hour === 'night' ? 0.105 / 0.128 : 0.13 / 0.145),
          h: lamp.h + 4,
          alpha: 1,
        }
      : lamp
  const bright = ink === dark ? hover : { ...lamp, l: lamp.l - 0.05 }
  return {
    lamp,
    'lamp-ink': ink,
    'lamp-bright': hold(bright, [ink], ratios.text, away),
    'lamp-wash': transpose(read(references[hour]['lamp-wash']), theme, hour),
  }
}

function adjustmentsOf(
  theme: Theme,
  hour: Hour,
  colours: Record<ColourName, Colour>,
  behind: readonly Colour[],
): Adjustment[] {
  const adjusted = (name: 'accent' | 'action', given: Colour, now: Colour): Adjustment[] => {
    if (Math.abs(given.l - now.l) < 0.0015) return []
    const isLabel = name === 'action' && lowestContrast(given, behind) >= ratios.control
    const against = isLabel ? [colours['lamp-ink']] : behind
    const had = lowestContrast(given, against)
    const worst = against.find((each) => contrast(given, each) === had) ?? colours.ground
    const on = { ground: hex(worst), had, has: contrast(now, worst) }
    return [{ name, hour, given: hex(given), now: hex(now), on }]
  }
  const ground = theme.ground === undefined ? undefined : read(theme.ground)
  const isMoved = ground !== undefined && hourOf(ground) === hour && hex(ground) !== hex(colours.ground)
  const action = theme.action === undefined ? undefined : read(theme.action)
  return [
    ...(isMoved
      ? [{ name: 'ground' as const, hour, given: hex(ground), now: hex(colours.ground), on: null }]
      : []),
    ...adjusted('accent', read(theme.accent), colours.brand),
    ...(action === undefined
      ? []
      : adjusted('action', { ...action, l: action.l - deepening * depthOf(action, hour) }, colours.lamp)),
  ]
}

/** Says what was adjusted and why, in a sentence. */
export function describeAdjustment({ name, hour, given, now, on }: Adjustment): string {
  if (on === null) {
    return `${name} ${given} leaves text too little contrast; it is ${now} now.`
  }
  const ratio = (value: number) => `${(Math.floor(value * 10) / 10).toFixed(1)}:1`
  const scheme = hour === 'night' ? 'dark' : 'light'
  return `${name} ${given} on ${on.ground} had ${ratio(on.had)} in the ${scheme} scheme; it is ${now} now, ${ratio(on.has)}.`
}

/**
 * The text of each colour for a style sheet: the reference's own where the theme does not differ from the sample.
 */
export function stylesOf(theme: Theme, hour: Hour): Record<ColourName, string> {
  const { colours } = computePalette(theme, hour)
  const accent = read(theme.accent)
  const reference = references[hour]
  const shade = colours.shade
  return Object.fromEntries(
    colourNames.map((name) => {
      const text = reference[name]
      const same = text.includes('var(')
        ? derive(text, text.includes('--accent') ? accent : shade)
        : read(text)
      return [name, write(same) === write(colours[name]) ? text : write(colours[name])]
    }),
  ) as Record<ColourName, string>
}
