import { homeSections, type HomeSection } from '#agency/sections.ts'
import { home } from '#content/pages/home.ts'
import { problems } from '#content/problems.ts'
import { testimonials } from '#content/testimonials.ts'
import { visibleCards } from './visible-cards.ts'

const conditions: Readonly<Partial<Record<HomeSection, boolean>>> = {
  problem: problems.length > 0,
  solutions: visibleCards.length > 0,
  testimonials: testimonials.length > 0,
}

/** The sections of the home page in their order: those of the content that have something to show. */
export const shownSections: readonly HomeSection[] = (home.sections ?? homeSections).filter(
  (section) => conditions[section] ?? true,
)

const firstBelow = shownSections.findIndex((section) => section !== 'night' && section !== 'badges')

/** Those that end the first screen. */
export const partsOfHero = firstBelow === -1 ? shownSections : shownSections.slice(0, firstBelow)

/** Those between the first screen and the form. */
export const sectionsBelow = shownSections.slice(partsOfHero.length)
