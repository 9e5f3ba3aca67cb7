/* The sections of the pages between the first screen and the form, in the order that they have unless the content says otherwise. */

export const homeSections = [
  'night',
  'badges',
  'problem',
  'solutions',
  'about',
  'services',
  'testimonials',
  'cta',
] as const
export type HomeSection = (typeof homeSections)[number]

export const servicesSections = ['core', 'beyond', 'additional', 'process', 'close'] as const
export type ServicesSection = (typeof servicesSections)[number]

export const caseStudiesSections = ['stories', 'close'] as const
export type CaseStudiesSection = (typeof caseStudiesSections)[number]

/** The sections of the page of a service, by its layout. */
export const layoutSections = {
  conversation: ['note', 'industries', 'benefits'],
  pipeline: ['integrations', 'steps'],
  week: ['features', 'results', 'industries', 'steps'],
} as const
type ServiceLayout = keyof typeof layoutSections
export type LayoutSection = (typeof layoutSections)[ServiceLayout][number]

/** The sections that stand beside the form of their page when they are the last one. */
const besideForm: readonly LayoutSection[] = ['benefits', 'steps']

/** The sections that a service's page has, in their order. */
export const sectionsOf = (page: {
  layout: ServiceLayout
  sections?: readonly LayoutSection[] | undefined
}): readonly LayoutSection[] => page.sections ?? layoutSections[page.layout]

/** The section beside the form of a page, if its last one can stand there. */
export function sectionBeside(page: Parameters<typeof sectionsOf>[0]): LayoutSection | undefined {
  const last = sectionsOf(page).at(-1)
  return last !== undefined && besideForm.includes(last) ? last : undefined
}
