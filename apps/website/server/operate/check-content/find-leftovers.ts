import { caseStudiesSections, homeSections, layoutSections, servicesSections } from '#agency/sections.ts'
import type { ContentProblem } from './content-problem.ts'
import type { Content } from './read-content.ts'

/**
 * Finds mentions of something that the content no longer has, such as a card for a removed service. The site works
 * without it: it hides the card and drops the answer.
 */
export function findLeftovers(content: Content): ContentProblem[] {
  const services = content['services.ts'].services.map(({ id }) => id)
  const facts = factIds(content)
  const cards = content['pages/home.ts'].home.solutions?.cards ?? []
  const { answers } = content['assistant.ts'].assistant
  return [
    ...cards
      .filter(({ service }) => !services.includes(service))
      .map(({ service, title }) => ({
        file: 'pages/home.ts',
        sentence: `home.solutions, "${title}", is not shown: there is no service ${service}.`,
      })),
    ...Object.entries(content['forms.ts'].forms).flatMap(([page, form]) =>
      form === undefined || services.includes(form.service)
        ? []
        : [
            {
              file: 'forms.ts',
              sentence: `forms.${page}.service names a service that does not exist: ${form.service}.`,
            },
          ],
    ),
    ...Object.entries(content['numbers.ts'].claims)
      .filter(([, { service }]) => !services.includes(service))
      .map(([claim, { service }]) => ({
        file: 'numbers.ts',
        sentence: `claims.${claim}.service names a service that does not exist: ${service}.`,
      })),
    ...Object.entries(answers).flatMap(([topic, answer]) =>
      typeof answer !== 'object'
        ? []
        : answer.from
            .filter((id) => !facts.has(id))
            .map((id) => ({
              file: 'assistant.ts',
              sentence: `assistant.answers.${topic} leaves out ${id}, which the content does not have, or has in a section that is left out.`,
            })),
    ),
  ]
}

/** The names of all sections that a page may leave out. */
const sectionNames: readonly string[] = [
  ...homeSections,
  ...servicesSections,
  ...caseStudiesSections,
  ...Object.values(layoutSections).flat(),
]

/** Whether a page lists its sections, and not this one. */
const leavesOut = (page: object, name: string): boolean =>
  'sections' in page &&
  Array.isArray(page.sections) &&
  sectionNames.includes(name) &&
  !page.sections.includes(name)

/** Returns the ids of everything that visitors can ask the assistant about, apart from the company itself. */
function factIds(content: Content): ReadonlySet<string> {
  const ids = new Set<string>()
  const collect = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    if ('id' in value && typeof value.id === 'string') ids.add(value.id)
    for (const [name, child] of Object.entries(value)) if (!leavesOut(value, name)) collect(child)
  }
  // Ways to ask name facts, and make none that an answer can take.
  const { asked: _, 'problems.ts': problems, ...rest } = content
  collect(rest)
  if (!leavesOut(content['pages/home.ts'].home, 'problem')) collect(problems)
  return ids
}
