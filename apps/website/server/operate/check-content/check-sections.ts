import { caseStudiesSections, homeSections, sectionsOf, servicesSections } from '#agency/sections.ts'
import { sectionIds } from '#agency/schema/navigation.ts'
import type { ContentProblem } from './content-problem.ts'
import type { Content } from './read-content.ts'

/** Names a section for which there are no words. */
function missing(
  file: string,
  name: string,
  page: object,
  sections: readonly string[],
  without: readonly string[] = [],
): ContentProblem[] {
  const words = new Map(Object.entries(page))
  return sections
    .filter((section) => !without.includes(section) && words.get(section) === undefined)
    .map((section) => ({
      file,
      sentence: `${name}.${section} is missing: write it, or leave the section out of ${name}.sections.`,
    }))
}

/** Sections have their words, and the button of the bar leads to one that is shown. */
export function checkSections(content: Content): ContentProblem[] {
  const { home } = content['pages/home.ts']
  const { servicesPage } = content['pages/services.ts']
  const { caseStudiesPage } = content['pages/case-studies.ts']
  const { services } = content['services.ts']
  const { getStarted } = content['navigation.ts']
  const has = { core: 'core', beyond: 'other', additional: 'additional' } as const
  const empty = Object.entries(has).flatMap(([section, wanted]) =>
    services.some(({ kind }) => kind === wanted) ? [] : [section],
  )
  const shown: readonly string[] = home.sections ?? homeSections
  const nothingToShow = [...emptyOnHome(content), ...(hasCards(content) ? [] : ['solutions'])]
  const hidden = homeSections.filter((section) => !shown.includes(section) || nothingToShow.includes(section))
  const isHidden = hidden.some((section) => section === getStarted.section)
  return [
    ...missing('pages/home.ts', 'home', home, shown, emptyOnHome(content)),
    ...missing('pages/services.ts', 'servicesPage', servicesPage, servicesPage.sections ?? servicesSections, [
      'core',
      ...empty,
    ]),
    ...missing(
      'pages/case-studies.ts',
      'caseStudiesPage',
      caseStudiesPage,
      caseStudiesPage.sections ?? caseStudiesSections,
      ['stories'],
    ),
    ...Object.entries(content['service-pages.ts'].servicePages).flatMap(([id, page]) =>
      missing('service-pages.ts', `servicePages.${id}`, page, sectionsOf(page)),
    ),
    ...missingOfPictures(content),
    ...(isHidden
      ? [
          {
            file: 'navigation.ts',
            sentence: `getStarted.section is ${getStarted.section}, which the home page leaves out or has nothing for: choose one of ${sectionIds.filter((id) => !hidden.some((section) => section === id)).join(', ')}.`,
          },
        ]
      : []),
  ]
}

/** Drawings of additional services have their words. */
function missingOfPictures(content: Content): ContentProblem[] {
  const { additional } = content['pages/services.ts'].servicesPage
  if (additional === undefined) return []
  const needed = { masked: 'masked', growing: 'stages' } as const
  return Object.entries(needed)
    .filter(([picture, name]) => additional[name] === undefined && isDrawn(content, picture))
    .map(([picture, name]) => ({
      file: 'pages/services.ts',
      sentence: `servicesPage.additional.${name} is missing: the picture ${picture} of a service shows it.`,
    }))
}

const isDrawn = (content: Content, picture: string): boolean =>
  content['services.ts'].services.some(
    (service) => service.kind === 'additional' && service.picture === picture,
  )

/** Sections of the home page that have nothing to show, and so need no words. */
const emptyOnHome = (content: Content): string[] => [
  ...(content['problems.ts'].problems.length === 0 ? ['problem'] : []),
  ...(content['testimonials.ts'].testimonials.length === 0 ? ['testimonials'] : []),
]

/** Cards of services that exist. */
const hasCards = (content: Content): boolean =>
  (content['pages/home.ts'].home.solutions?.cards ?? []).some(({ service }) =>
    content['services.ts'].services.some(({ id }) => id === service),
  )
