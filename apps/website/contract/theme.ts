import { theme } from '#content/theme.ts'
import { hex, read, type Colour } from '#agency/theme/colour.ts'
import { computePalette, hoursOf } from '#agency/theme/palette.ts'
import type { ColourName, Hour } from '#agency/theme/references.ts'
import { transpose } from '#agency/theme/transpose.ts'

/** The schemes of the pages, the light one first. */
export const hours = hoursOf(theme)

/** The scheme of what has only one: preview pictures, the icon, the frame of an installed desk. */
export const mainHour: Hour = hours[0] ?? 'night'

const palettes = { night: computePalette(theme, 'night'), day: computePalette(theme, 'day') }

/** What was changed about the given colours. */
export const adjustments = hours.flatMap((hour) => palettes[hour].adjustments)

/** A colour of the theme as mails and pictures need it: `#7cc8f5`. */
export const hexOf = (name: ColourName, hour: Hour = mainHour): string => hex(palettes[hour].colours[name])

/**
 * Moves a colour that a mail or picture has of its own to the theme.
 * @param sample the colour for the sample's theme at this hour
 */
export function ownColour(sample: string, hour: Hour = mainHour): string {
  const colour: Colour = read(sample)
  const moved = hex(transpose(colour, theme, hour))
  return moved === hex(colour) ? sample : moved
}
