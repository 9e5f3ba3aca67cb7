import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { articleNames } from '#agency/articles.ts'
import { agencyFolder, agencyPath, contentPath } from '#agency/content-folder.ts'
import type { OwnPage } from '#agency/schema/own-pages.ts'
import { sectionIds } from '#agency/schema/navigation.ts'
import type { ContentProblem } from './content-problem.ts'
import type { Content } from './read-content.ts'

/** The first parts of addresses that the server itself answers: `create-app.ts` and the build. */
const takenPaths = ['api', 'inbox', 'voice', 'metrics', 'healthz', 'readyz', 'assets', 'previews']

type OwnFile = { id: string; file: `own-pages/${string}`; page: OwnPage }

/** The files of own pages in the content. */
const ownFilesOf = (content: Content): OwnFile[] =>
  Object.entries(content).flatMap(([file, exported]) =>
    isOwnFile(file) && exported !== undefined && 'page' in exported
      ? [{ id: file.slice('own-pages/'.length, -3), file, page: exported.page }]
      : [],
  )

const isOwnFile = (file: string): file is `own-pages/${string}` => file.startsWith('own-pages/')

/**
 * Checks what own pages share with the rest of the content: addresses, links, files, services, columns of the footer.
 * @param articles the names of the articles
 */
export function checkOwnPages(content: Content, articles = articleNames): ContentProblem[] {
  const { path } = content['articles.ts'].articlesPage
  const ofArticles = articles.length === 0 ? [] : [path, ...articles.map((name) => `${path}/${name}`)]
  const linkable = [...ofArticles, ...bookingsOf(content)]
  return [
    ...checkPaths(content, ofArticles[0]),
    ...checkIds(ownFilesOf(content)),
    ...checkDescriptions(content),
    ...ownFilesOf(content).flatMap((own) => checkOwnPage(content, own, linkable)),
  ]
}

/** An id is one thing on all own pages: the assistant knows what it says by it. */
function checkIds(files: readonly OwnFile[]): ContentProblem[] {
  const owners = new Map<string, string>()
  return files.flatMap(({ file, page }) =>
    page.sections.flatMap(anchorsOf).flatMap((id): ContentProblem[] => {
      const owner = owners.get(id)
      owners.set(id, owner ?? `${contentPath}/${file}`)
      return owner === undefined
        ? []
        : [{ file, sentence: `page has the id ${id}, which ${owner} has, too: choose another id.` }]
    }),
  )
}

/** Lists and search engines tell pages apart by their titles and descriptions. checkPages finds two of the same in pages.ts. */
function checkDescriptions(content: Content): ContentProblem[] {
  return (['title', 'description'] as const).flatMap((key) => {
    const named = Object.values(content['pages.ts'].pages)
    const owners = new Map(named.map((page) => [page[key], `${contentPath}/pages.ts`]))
    return ownFilesOf(content).flatMap(({ file, page }): ContentProblem[] => {
      const owner = owners.get(page[key])
      if (page.off) return []
      owners.set(page[key], owner ?? `${contentPath}/${file}`)
      return owner === undefined
        ? []
        : [{ file, sentence: `page.${key} is that of a page in ${owner}, too: write another one.` }]
    })
  })
}

/**
 * Every address, now or before, belongs to one page.
 * @param list the address of the articles, if there are any: all below it is theirs
 */
function checkPaths(content: Content, list: string | undefined): ContentProblem[] {
  const named = Object.entries(content['pages.ts'].pages).map(([id, page]) => ({
    file: 'pages.ts',
    name: `pages.${id}`,
    page,
  }))
  const all = [...named, ...ownFilesOf(content).map(({ file, page }) => ({ file, name: 'page', page }))]
  const owners = new Map<string, string>()
  return all.flatMap(({ file, name, page }) =>
    [page.path, ...(page.formerPaths ?? [])].flatMap((path, index): ContentProblem[] => {
      const where = index === 0 ? `${name}.path` : `${name}.formerPaths.${index - 1}`
      const owner = owners.get(path)
      owners.set(path, owner ?? `${contentPath}/${file}`)
      if (takenPaths.includes(path.split('/')[1] ?? '')) {
        return [
          { file, sentence: `${where} is ${path}, which the server itself answers: choose another path.` },
        ]
      }
      if (list !== undefined && `${path}/`.startsWith(`${list}/`)) {
        return [
          { file, sentence: `${where} is ${path}, which belongs to the articles: choose another path.` },
        ]
      }
      // checkPages finds two of the same in pages.ts.
      return owner === undefined || (file === 'pages.ts' && index === 0)
        ? []
        : [{ file, sentence: `${where} is ${path}, which is taken by ${owner}: choose another path.` }]
    }),
  )
}

/** The pages on which appointments are booked. */
function bookingsOf(content: Content): string[] {
  const kinds = content['appointments.ts']?.appointments.kinds ?? []
  const { path } = content['pages.ts'].pages.home
  return kinds.map(({ slug }) => `${path === '/' ? '' : path}/book/${slug}`)
}

/** @param linkable the addresses of articles and of appointments */
function checkOwnPage(
  content: Content,
  { id, file, page }: OwnFile,
  linkable: readonly string[],
): ContentProblem[] {
  const problem = (sentence: string): ContentProblem => ({ file, sentence })
  const columns = content['navigation.ts'].footer.map(({ heading }) => heading)
  const { menu } = page
  return [
    ...(id === 'root' || content['pages.ts'].pages[id]
      ? [problem(`the name of the file is the id of another page: choose another name than ${id}.`)]
      : []),
    ...(typeof menu === 'object' && !columns.includes(menu.footer)
      ? [problem(`page.menu.footer names no column of the footer: choose one of ${columns.join(', ')}.`)]
      : []),
    ...checkForm(content, file, page),
    ...checkEmbeds(content, file, page),
    ...textsOf(page).flatMap(({ where, text }) =>
      addressesIn(where, text).flatMap((address) => {
        const wrong = problemOfAddress(content, page, address, linkable)
        return wrong === null ? [] : [problem(`${where} leads to ${address}, ${wrong}.`)]
      }),
    ),
    ...textsOf(page)
      .filter(
        ({ where, text }) => where.endsWith('.image') && !existsSync(join(agencyFolder, 'public', text)),
      )
      .map(({ where, text }) =>
        problem(`${where} is ${text}, which does not exist: put it into ${agencyPath}/public.`),
      ),
  ]
}

/** The form of a page asks for a service that exists, under a `page_source` of its own. */
function checkForm(content: Content, file: string, { sections }: OwnPage): ContentProblem[] {
  const { services } = content['services.ts']
  const sources = [
    ...Object.values(content['forms.ts'].forms).map(({ pageSource }) => pageSource),
    ...ownFilesOf(content).flatMap(({ page }) =>
      page.sections.flatMap((section) => (section.kind === 'form' ? section.pageSource : [])),
    ),
  ]
  return sections.flatMap((section, index) => {
    if (section.kind !== 'form') return []
    const where = `page.sections.${index}`
    const offered = services
      .filter(({ formChoice }) => formChoice !== undefined || section.onlyChoice !== undefined)
      .map(({ id }) => id)
    return [
      ...(offered.includes(section.service)
        ? []
        : [
            {
              file,
              sentence: `${where}.service names a service that the forms do not offer: choose one of ${offered.join(', ')}.`,
            },
          ]),
      ...(sources.filter((source) => source === section.pageSource).length === 1
        ? []
        : [{ file, sentence: `${where}.pageSource is that of another form: ${section.pageSource}.` }]),
    ]
  })
}

/** An embed shows a frame of another company that stands on no other page. */
function checkEmbeds(content: Content, file: string, { sections }: OwnPage): ContentProblem[] {
  const { entries } = content['other-companies.ts'].otherCompanies
  return sections.flatMap((section, index) => {
    if (section.kind !== 'embed') return []
    const problem = (says: string) => [
      { file, sentence: `page.sections.${index}.frame is ${section.frame}, ${says}.` },
    ]
    const entry = entries.find(({ id }) => id === section.frame)
    if (entry?.kind !== 'frame') return problem('which is no frame in other-companies.ts: list it there')
    return entry.page === undefined
      ? []
      : problem(`which other-companies.ts shows on the page ${entry.page}: leave out its page there`)
  })
}

type Text = { where: string; text: string }

/** All texts of a page with their location. */
function textsOf(value: unknown, where = 'page'): Text[] {
  if (typeof value === 'string') return [{ where, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) => textsOf(child, `${where}.${key}`))
}

/** The addresses that a text links to: it is one itself, or has some in brackets behind their words. */
const addressesIn = (where: string, text: string): string[] =>
  where.endsWith('.href')
    ? [text]
    : Array.from(text.matchAll(/\[[^\]]+\]\(([^\s)]+)\)/g), ([, address = '']) => address)

/** @returns what is wrong with an address, or null */
function problemOfAddress(
  content: Content,
  page: OwnPage,
  address: string,
  linkable: readonly string[],
): string | null {
  if (/^(?:https:\/\/|mailto:|tel:)/.test(address)) return null
  if (!/^[/#]/.test(address))
    return 'which is no path of this site, and does not begin with https://, mailto: or tel:'
  const [path = '', anchor] = address.split('#')
  const target = path === '' ? page.path : (path.split('?')[0] ?? '')
  const own = ownFilesOf(content).filter((other) => other.page.off !== true)
  const pages = [...Object.values(content['pages.ts'].pages), ...own.map((other) => other.page)]
  const { path: homePath } = content['pages.ts'].pages.home
  const isFile = existsSync(join(agencyFolder, 'public', target)) && target !== homePath
  if (linkable.includes(target)) return null
  if (!isFile && !pages.some((other) => other.path === target)) {
    const moved = pages.find(({ formerPaths = [] }) => formerPaths.includes(target))
    return moved ? `which has moved: write ${moved.path}` : 'which is no page of this site'
  }
  const found = own.find((other) => other.page.path === target)?.page
  const anchors = found ? found.sections.flatMap(anchorsOf) : target === homePath ? sectionIds : null
  if (anchor === undefined || anchors === null || [...anchors, 'contact-form', 'main'].includes(anchor))
    return null
  return `and its page has no section with the id ${anchor}`
}

/** The ids of a section, of its plans, people, points and questions. */
function anchorsOf(section: OwnPage['sections'][number]): string[] {
  const entries = section.kind === 'prices' ? section.plans : 'items' in section ? section.items : []
  return [section, ...entries].flatMap((each) => ('id' in each ? (each.id ?? []) : []))
}
