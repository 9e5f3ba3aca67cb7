import type { Knowledge } from '@frontdesk/voice-platform'
import { emptySections } from '#agency/site-map.ts'
import { sectionIds } from '#agency/schema/navigation.ts'
import { sitePages } from '#agency/site-pages.ts'
import { assistant } from '#content/assistant.ts'

const { pages: pageNames, sections: sectionNames } = assistant.places

/** The places the assistant can open: the sections of the home page and every page of the site. */
export const knownPlaces: Knowledge['places'] = [
  ...sectionIds
    .filter((id) => sectionNames[id] !== undefined && !emptySections.includes(id))
    .map((section) => ({ names: sectionNames[section] ?? [], path: '/', section })),
  ...sitePages.map(({ id, path, name }) => ({
    names: [name, ...(pageNames[id] ?? [])],
    path,
    ...(path === '/' ? { section: 'home' } : {}),
  })),
]
