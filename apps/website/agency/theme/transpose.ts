import type { Theme } from '../schema/theme.ts'
import { read, shown, type Colour } from './colour.ts'
import { references, type Hour } from './references.ts'

const grounds = { night: read(references.night.ground), day: read(references.day.ground) }
const lamp = read(references.night.lamp)
/** What the skies of the drawings are like. */
const sky = { c: 0.075, h: 256 }

/** The lightness and chroma in which a ground leaves text and controls their contrast. */
const limits = {
  night: { l: [0, 0.26], c: 0.06 },
  day: { l: [0.9, 1], c: 0.05 },
} as const

const between = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

/** Whether a ground is one of the night. */
export const hourOf = (ground: Colour): Hour => (ground.l < 0.5 ? 'night' : 'day')

/** The theme's ground at this hour: the given one if it is of this hour, else one of the same hue. */
export function groundAt({ accent, ground: given }: Theme, hour: Hour): Colour {
  const ground = given === undefined ? undefined : read(given)
  if (ground !== undefined && hourOf(ground) === hour) {
    const { l, c } = limits[hour]
    if (ground.l >= l[0] && ground.l <= l[1] && ground.c <= c) return ground
    return shown({ ...ground, l: between(ground.l, l[0], l[1]), c: Math.min(ground.c, c) })
  }
  const reference = grounds[hour]
  if (ground === undefined) return { ...reference, h: read(accent).h }
  const other = grounds[hour === 'night' ? 'day' : 'night']
  // A grey has no hue of its own.
  const h = ground.c < 0.002 ? read(accent).h : ground.h + reference.h - other.h
  const c = Math.min(reference.c * (ground.c / other.c), limits[hour].c / 2)
  // A dark yellow is an olive: paper becomes charcoal.
  return { ...reference, c: hour === 'night' && h > 50 && h < 130 ? c * 0.35 : c, h }
}

/** The colour of the main action. */
export const actionOf = ({ accent, action = accent }: Theme): Colour => read(action)

/** Which of the given colours a colour of the sample goes with, by its hue. */
function familyOf({ c, h }: Colour): 'ground' | 'action' | 'none' {
  if (c < 0.0015) return 'none'
  if (h >= 50 && h <= 100) return 'action'
  return h >= 215 && h <= 275 ? 'ground' : 'none'
}

/**
 * Moves a colour of the sample to the theme: what goes with its night blue goes with the theme's ground, and what goes
 * with its lamp with the theme's action. Alarms and greys stay.
 * @param hour of the sample's colour and of the result
 */
export function transpose(colour: Colour, theme: Theme, hour: Hour): Colour {
  const family = familyOf(colour)
  if (family === 'none') return colour
  if (family === 'action') {
    const action = actionOf(theme)
    return { ...colour, c: colour.c * (action.c / lamp.c), h: colour.h + action.h - lamp.h }
  }
  const reference = grounds[hour]
  const ground = groundAt(theme, hour)
  const h = colour.h + ground.h - reference.h
  const surface = hour === 'night' ? colour.l < 0.3 : colour.l > 0.9
  if (surface && colour.c < 0.045) {
    const c = Math.max(0, colour.c + ground.c - reference.c)
    return { ...colour, l: between(colour.l + ground.l - reference.l, 0, 1), c, h }
  }
  return { ...colour, c: colour.c * between(ground.c / reference.c, 0, 1.5), h }
}

/** The lightness of a drawing's colour by day. */
const byDay = (l: number) => (l < 0.5 ? 0.962 - (l - 0.152) * 0.55 : 1.16 - l * 0.95)

/** Skies by day of an accent that would make them pink: under a grey ground, and under one of the accent's own. */
const clear = 250
const hazy = 80

/**
 * The hue of a theme's skies by day: the accent's, from green to violet. No sky is as pale as that and yellow, red or
 * pink: those take the ground's hue.
 */
function skyHueOf({ accent, ground: given }: Theme): number {
  const { h } = read(accent)
  if (h > 110 && h < 330) return h
  if (given === undefined) return hazy
  const ground = read(given)
  if (hourOf(ground) === 'night' || ground.c < 0.002) return clear
  return ground.h
}

/** The lightness at which a dawn can be told from a light ground. */
const palestDawn = 0.74

/** The hours of a night that is drawn on a light ground stay dark, in the hue of its skies. */
export function nightByDay(colour: Colour, theme: Theme): Colour {
  if (familyOf(colour) !== 'ground') return colour
  return { ...colour, l: Math.min(colour.l, palestDawn), h: skyHueOf(theme) + colour.h - sky.h }
}

/** Finds the colour by day of a drawing that is written for the sample's night. */
export function dayOf(colour: Colour, theme: Theme): Colour {
  const family = familyOf(colour)
  if (family === 'none') return colour
  if (family === 'action') {
    // Rooms, lit from within, become pale; their frames and desks keep their outline.
    const isRoom = colour.alpha === 1 && colour.l > 0.3 && colour.l < 0.6
    return transpose(isRoom ? { ...colour, l: 0.88, c: colour.c * 0.6 } : colour, theme, 'day')
  }
  const pale = { ...colour, l: between(byDay(colour.l), 0, 1), c: colour.c * (colour.l < 0.5 ? 0.35 : 0.9) }
  if (colour.c < 0.045) return transpose(pale, theme, 'day')
  const accent = read(theme.accent)
  return { ...pale, c: pale.c * between(accent.c / sky.c, 0, 1.2), h: skyHueOf(theme) + colour.h - sky.h }
}
