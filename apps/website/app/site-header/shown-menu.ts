import { emptySections } from '#agency/site-map.ts'
import { menu } from '#content/navigation.ts'

/** The items of the menu that lead to something. */
export const shownMenu = menu.filter(({ section }) => !emptySections.includes(section))
