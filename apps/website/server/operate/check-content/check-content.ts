import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import * as v from 'valibot'
import { agency, agencyFolder, agencyPath, contentPath, languageFolders } from '#agency/content-folder.ts'
import type { ContentProblem } from './content-problem.ts'
import type { Content } from './read-content.ts'
import { contentSchema } from '#agency/schema/content.ts'
import { ownPageSchema } from '#agency/schema/own-pages.ts'
import { namedPageIds, type Page } from '#agency/schema/pages.ts'
import { isKnownRegion } from '#server/runtime/holidays.ts'
import { drawnOf } from '#agency/media/is-media.ts'
import { read } from '#agency/theme/colour.ts'
import { checkAppointments } from './check-appointments.ts'
import { checkAssistant } from './check-assistant.ts'
import { checkLanguage } from './check-language.ts'
import { checkOwnPages } from './check-own-pages.ts'
import { checkSections } from './check-sections.ts'
import { hourOf } from '#agency/theme/transpose.ts'

type PathItem = { key: unknown; input: unknown }

/** Names an entry of a list by its id or slug, if it has one. */
function nameOf({ key, input }: PathItem): string {
  const entry =
    Array.isArray(input) && typeof key === 'number'
      ? (input[key] as { id?: unknown; slug?: unknown } | null)
      : null
  const name = entry?.id ?? entry?.slug
  return typeof name === 'string' ? name : String(key)
}

/**
 * Checks the whole content folder: each file against its schema, and the references between files.
 * @param content the exports of the files, `read-content.ts`
 * @returns a sentence for each problem; empty when the site can be built
 */
export function checkContent(content: Content): ContentProblem[] {
  const named = v.safeParse(contentSchema, content)
  const own = v.safeParse(ownContentSchema, ownContentOf(content))
  const issues = [...(named.issues ?? []), ...(own.issues ?? [])]
  if (issues.length === 0) return checkReferences(content)
  return issues.map((issue) => {
    const [file, ...path] = (issue.path ?? []) as unknown as PathItem[]
    const isMissing = issue.received === 'undefined' && issue.type !== 'variant'
    const says =
      issue.expected === 'Object'
        ? 'must be an object in braces'
        : issue.expected === 'never'
          ? 'is nothing that the site knows; its name may be misspelt'
          : issue.message
    const asked = file?.key === 'asked' ? content.asked.entries[Number(path[1]?.key)]?.file : undefined
    return {
      file: asked === undefined ? String(file?.key) : `asked/${asked}`,
      sentence: `${path.map(nameOf).join('.')} ${isMissing ? 'is missing' : says}.`,
    }
  })
}

/** The files of own pages, by any names. */
const ownContentSchema = v.record(v.string(), v.object({ page: ownPageSchema }))
const ownContentOf = (content: Content) =>
  Object.fromEntries(Object.entries(content).filter(([file]) => file.startsWith('own-pages/')))

const grounds = { night: 'dark', day: 'light' } as const

/** Anchors in use on the services page, which a core service must not share. */
const partsOfServicesPage = ['beyond', 'additional', 'process']

function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))]
}

/** Checks the references between the files: every referenced id exists, and every id is unique. */
function checkReferences(content: Content): ContentProblem[] {
  return [
    checkTheme,
    checkContact,
    checkSections,
    checkServices,
    checkServicePages,
    checkForms,
    checkPages,
    checkLinks,
    checkOwnPages,
    checkAppointments,
    checkAssistant,
    checkLanguage,
  ].flatMap((check) => check(content))
}

function checkContact(content: Content): ContentProblem[] {
  const { contact } = content['contact.ts']
  return [contact, ...contact.offices].flatMap(({ holidays = [] }) =>
    holidays
      .filter((rule) => typeof rule !== 'string')
      .filter((rule) => !isKnownRegion(rule))
      .map(({ country, region }) => ({
        file: 'contact.ts',
        sentence: `contact.holidays names ${[country, region].filter(Boolean).join(', ')}, whose holidays are not known: choose a country of ISO 3166 and a region of ISO 3166-2, such as DE and HB, or list the days.`,
      })),
  )
}

function checkTheme(content: Content): ContentProblem[] {
  const { ground, scheme, font } = content['theme.ts'].theme
  const broken = (font?.files ?? []).flatMap(({ file }) => {
    const problem = problemOfFont(join(agencyFolder, file))
    return problem === null ? [] : [{ file: 'theme.ts', sentence: `theme.font names ${file}, ${problem}.` }]
  })
  if (broken.length > 0) return broken
  const given = ground === undefined || scheme === 'both' ? scheme : grounds[hourOf(read(ground))]
  if (given === scheme) return []
  return [
    {
      file: 'theme.ts',
      sentence: `theme.ground ${ground} is a ${given} colour, but theme.scheme is '${scheme}': choose a ${scheme} ground, or another scheme.`,
    },
  ]
}

/** @returns what is wrong with a font file, or null: its header says what it is and how long */
function problemOfFont(path: string): string | null {
  if (!existsSync(path)) return `which does not exist: put the file into ${agencyPath}`
  const file = readFileSync(path)
  if (file.subarray(0, 4).toString('latin1') !== 'wOF2') {
    return 'which is no WOFF2 font: download that format, or convert the file'
  }
  if (file.length < 12 || file.readUInt32BE(8) !== file.length) return 'which is not whole: copy it again'
  return null
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
  ]
}

/** The page of a service has words, an address, an example for its hero, and a form. */
function checkServicePages(content: Content): ContentProblem[] {
  const { servicePages } = content['service-pages.ts']
  const { examples } = content['examples.ts']
  const ids = Object.keys(servicePages)
  return [
    ...ids
      .filter((page) => namedPageIds.includes(page))
      .map((page) => ({
        file: 'service-pages.ts',
        sentence: `servicePages.${page} is the id of another page: choose another id.`,
      })),
    ...content['services.ts'].services.flatMap(({ id, page }): ContentProblem[] => {
      if (page === undefined) return []
      const words = servicePages[page]
      if (!words) {
        return [
          {
            file: 'services.ts',
            sentence: `services.${id}.page names a page that does not exist: choose one of ${ids.join(', ')}.`,
          },
        ]
      }
      return [
        ...(content['pages.ts'].pages[page]
          ? []
          : [{ file: 'pages.ts', sentence: `pages.${page} is missing: a service has this page.` }]),
        ...((words.example ?? examples[words.layout])
          ? []
          : [
              {
                file: 'examples.ts',
                sentence: `examples.${words.layout} is null, but the page ${page} shows it.`,
              },
            ]),
        ...(content['forms.ts'].forms[page]
          ? []
          : [
              {
                file: 'forms.ts',
                sentence: `forms.${page} is missing: a service has this page, and the page has a form.`,
              },
            ]),
      ]
    }),
  ]
}

function checkForms(content: Content): ContentProblem[] {
  const file = 'forms.ts'
  const { forms } = content[file]
  const known = ['home', ...Object.keys(content['service-pages.ts'].servicePages)]
  return [
    ...repeated(Object.values(forms).map(({ pageSource }) => pageSource)).map((source) => ({
      file,
      sentence: `forms has two entries with the pageSource ${source}.`,
    })),
    ...Object.keys(forms)
      .filter((page) => !known.includes(page) || !content['pages.ts'].pages[page])
      .map((page) => ({
        file,
        sentence: `forms.${page} is the form of a page that does not exist: choose one of ${known.join(', ')}.`,
      })),
  ]
}

function checkPages(content: Content): ContentProblem[] {
  const file = 'pages.ts'
  const entries = [...Object.values(content[file].pages), content['articles.ts'].articlesPage]
  return [
    ...(['path', 'title', 'description'] as const).flatMap((key) =>
      repeated(entries.map((page) => page[key])).map((value) => ({
        file,
        sentence: `pages has two entries with the same ${key}: ${value}`,
      })),
    ),
    ...checkAddresses(content),
  ]
}

/** The pages of a further language are below its home page, and no others are. */
function checkAddresses(content: Content): ContentProblem[] {
  const file = 'pages.ts'
  const { home, ...others } = content[file].pages
  const [, ...further] = languageFolders.map((folder) => `/${basename(folder)}`)
  const homePath = languageFolders[0] === agency ? '/' : `/${basename(agency)}`
  if (home.path !== homePath) {
    return [{ file, sentence: `pages.home.path must be "${homePath}", the address of the home page.` }]
  }
  const own = Object.values(ownContentOf(content) as Record<string, { page: Page }>).map(({ page }) => page)
  const isBelow = (path: string, above: string) => path === above || path.startsWith(`${above}/`)
  const paths = [...Object.values(others), ...own, content['articles.ts'].articlesPage].map(
    ({ path }) => path,
  )
  return homePath === '/'
    ? paths
        .filter((path) => further.some((above) => isBelow(path, above)))
        .map((path) => ({ file, sentence: `${path} is an address of another language: choose another one.` }))
    : paths
        .filter((path) => !isBelow(path, homePath))
        .map((path) => ({
          file,
          sentence: `${path} must be below ${homePath}, the home page of this language.`,
        }))
}

function checkLinks(content: Content): ContentProblem[] {
  const { services } = content['services.ts']
  const { examples } = content['examples.ts']
  const { entries } = content['other-companies.ts'].otherCompanies
  const pageIds = [...Object.keys(content['pages.ts'].pages), 'articles']
  const shown = (content['pages/home.ts'].home.solutions?.cards ?? []).filter(({ service }) =>
    services.some(({ id }) => id === service),
  )
  return [
    ...content['navigation.ts'].footer.flatMap(({ heading, links }) =>
      links
        .flatMap((link) => ('page' in link && !pageIds.includes(link.page) ? [link.page] : []))
        .map((page) => ({
          file: 'navigation.ts',
          sentence: `footer, ${heading}, names a page that does not exist: ${page}.`,
        })),
    ),
    ...repeated(entries.map(({ id }) => id)).map((id) => ({
      file: 'other-companies.ts',
      sentence: `otherCompanies has two entries with the id ${id}.`,
    })),
    ...entries.flatMap((entry) =>
      entry.kind === 'frame' && entry.page !== undefined && !pageIds.includes(entry.page)
        ? [
            {
              file: 'other-companies.ts',
              sentence: `otherCompanies.${entry.id}.page names a page that does not exist: ${entry.page}.`,
            },
          ]
        : [],
    ),
    ...content['navigation.ts'].elsewhere.social.flatMap(({ icon }) => {
      const problem = icon === undefined ? null : problemOfIcon('social', icon)
      return problem === null
        ? []
        : [{ file: 'navigation.ts', sentence: `elsewhere.social names social/${icon}, ${problem}.` }]
    }),
    ...services.flatMap((service) => {
      const icon = 'icon' in service && service.icon.endsWith('.svg') ? service.icon : undefined
      const problem = icon === undefined ? null : problemOfIcon('icons', icon)
      return problem === null
        ? []
        : [{ file: 'services.ts', sentence: `services.${service.id} names icons/${icon}, ${problem}.` }]
    }),
    ...shown
      .flatMap(({ picture }) => drawnOf(picture) ?? [])
      .filter((picture) => examples[picture] === null)
      .map((picture) => ({
        file: 'examples.ts',
        sentence: `examples.${picture} is null, but the home page shows it.`,
      })),
  ]
}

/** An icon is in the HTML and the scripts of every page, so it has to be a short drawing. */
const longestIcon = 4000

/** @returns what is wrong with an icon, or null */
function problemOfIcon(folder: string, icon: string): string | null {
  const path = join(agencyFolder, folder, icon)
  if (!existsSync(path)) return `which does not exist: put the file into ${agencyPath}/${folder}`
  const svg = readFileSync(path, 'utf8')
  if (!/^\s*<svg[\s>]/.test(svg)) return 'which does not begin with <svg'
  if (/<(?:script|style|foreignObject)\b|\s(?:on\w+|style)\s*=/i.test(svg))
    return 'which holds a script or a style: keep its drawing only'
  return svg.length > longestIcon ? 'which is longer than 4,000 characters: choose a simpler one' : null
}

/** Formats the problems for the owner, one line each. */
export const describeProblems = (problems: readonly ContentProblem[]): string =>
  [
    'The content of the site is invalid:',
    ...problems.map(({ file, sentence }) => `- ${contentPath}/${file}: ${sentence}`),
  ].join('\n')
