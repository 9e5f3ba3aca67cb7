import { hexOf, hours, mainHour, ownColour } from './theme.ts'

const frameAt = (hour: (typeof hours)[number]) =>
  hour === 'night' ? ownColour('#070b14', 'night') : hexOf('ground', 'day')

/** What browsers colour their own frame with, for each scheme of the pages. The build evaluates this. */
export const themeColours: readonly { content: string; media?: string }[] =
  hours.length === 1
    ? [{ content: frameAt(mainHour) }]
    : hours.map((hour) => ({
        content: frameAt(hour),
        media: `(prefers-color-scheme: ${hour === 'night' ? 'dark' : 'light'})`,
      }))
