import type { ContentProblem } from './check-content.ts'
import type { Content } from './read-content.ts'
import { servicePageIds, type ServicePageId } from './schema/services.ts'

const pageWords: Record<ServicePageId, (content: Content) => unknown> = {
  'customer-support': (content) =>
    content['pages/customer-support.ts'].customerSupport && content['examples.ts'].examples.conversation,
  'crm-integration': (content) =>
    content['pages/crm-integration.ts'].crmIntegration && content['examples.ts'].examples.pipeline,
  scheduling: (content) => content['pages/scheduling.ts'].scheduling && content['examples.ts'].examples.week,
}

const pictureOf: Record<ServicePageId, string> = {
  'customer-support': 'conversation',
  'crm-integration': 'pipeline',
  scheduling: 'week',
}

const isServicePage = (page: string): page is ServicePageId =>
  servicePageIds.some((candidate) => candidate === page)

/** Anchors in use on the services page, which a core service must not share. */
const partsOfServicesPage = ['beyond', 'additional', 'process']

function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))]
}

/** Checks the references between the files: every referenced id exists, and every id is unique. */
export function checkReferences(content: Content): ContentProblem[] {
  return [...checkServices(content), ...checkForms(content), ...checkPages(content), ...checkLinks(content)]
}

function checkServices(content: Content): ContentProblem[] {
  const file = 'services.ts'
  const { services } = content[file]
  const problem = (sentence: string) => ({ file, sentence })
  return [
    ...repeated(services.map(({ id }) => id)).map((id) =>
      problem(`services has two entries with the id ${id}.`),
    ),
    ...services
      .filter(({ id, kind }) => kind === 'core' && partsOfServicesPage.includes(id))
      .map(({ id }) =>
        problem(`services.${id}.id is the id of another section of the services page: choose another id.`),
      ),
    ...repeated(services.flatMap(({ page }) => page ?? [])).map((page) =>
      problem(`services has two entries with the page ${page}: a page belongs to one service.`),
    ),
    ...repeated(services.flatMap(({ formChoice }) => formChoice ?? [])).map((choice) =>
      problem(`services has two entries with the formChoice "${choice}".`),
    ),
    ...(services.some(({ formChoice }) => formChoice !== undefined)
      ? []
      : [problem('services needs at least one entry with a formChoice, which the forms offer.')]),
    ...services.flatMap(({ id, page }) => {
      if (page === undefined) return []
      if (!isServicePage(page)) {
        return [
          problem(
            `services.${id}.page names a page that does not exist: choose one of ${servicePageIds.join(', ')}.`,
          ),
        ]
      }
      if (pageWords[page](content)) return []
      return [
        problem(
          `services.${id}.page names a page without content: fill in pages/${page}.ts, and ${pictureOf[page]} in examples.ts.`,
        ),
      ]
    }),
  ]
}

function checkForms(content: Content): ContentProblem[] {
  const file = 'forms.ts'
  const { forms } = content[file]
  const { services } = content['services.ts']
  const given = Object.entries(forms).flatMap(([page, form]) => (form ? [{ page, ...form }] : []))
  return [
    ...repeated(given.map(({ pageSource }) => pageSource)).map((source) => ({
      file,
      sentence: `forms has two entries with the pageSource ${source}.`,
    })),
    ...services
      .filter(
        ({ page }) => page !== undefined && isServicePage(page) && !given.some((form) => form.page === page),
      )
      .map(({ page }) => ({
        file,
        sentence: `forms.${page} is missing: a service has this page, and the page has a form.`,
      })),
  ]
}

function checkPages(content: Content): ContentProblem[] {
  const file = 'pages.ts'
  const entries = Object.values(content[file].pages)
  return [
    ...(['path', 'title', 'description'] as const).flatMap((key) =>
      repeated(entries.map((page) => page[key])).map((value) => ({
        file,
        sentence: `pages has two entries with the same ${key}: ${value}`,
      })),
    ),
    ...(content[file].pages.home.path === '/'
      ? []
      : [{ file, sentence: 'pages.home.path must be "/", the address of the home page.' }]),
  ]
}

function checkLinks(content: Content): ContentProblem[] {
  const { services } = content['services.ts']
  const { examples } = content['examples.ts']
  const pageIds = Object.keys(content['pages.ts'].pages)
  const shown = content['pages/home.ts'].home.solutions.cards.filter(({ service }) =>
    services.some(({ id }) => id === service),
  )
  return [
    ...content['navigation.ts'].footer.flatMap(({ heading, links }) =>
      links
        .filter(({ page }) => !pageIds.includes(page))
        .map(({ page }) => ({
          file: 'navigation.ts',
          sentence: `footer, ${heading}, names a page that does not exist: ${page}.`,
        })),
    ),
    ...shown
      .filter(({ picture }) => examples[picture] === null)
      .map(({ picture }) => ({
        file: 'examples.ts',
        sentence: `examples.${picture} is null, but the home page shows it.`,
      })),
  ]
}
