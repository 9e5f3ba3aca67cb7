import { testimonials } from '#content/testimonials.ts'
import { shownCards } from './shown-cards.ts'
import type { SectionId } from './schema/navigation.ts'

/** The sections of the home page that have nothing to show, so that no menu leads there. */
export function emptySections(): SectionId[] {
  return [
    ...(testimonials.length === 0 ? (['testimonials'] as const) : []),
    ...(shownCards.length === 0 ? (['solutions'] as const) : []),
  ]
}
