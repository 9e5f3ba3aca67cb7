import { emptySections } from '#agency/site-map.ts'
import { menu } from '#content/navigation.ts'

/** The menu items with an existing target. */
export const shownMenu = menu.filter(({ section }) => !emptySections.includes(section))
