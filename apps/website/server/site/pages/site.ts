import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildFolder } from '#agency/content-folder.ts'
import type { Article } from '#contract/articles.ts'
import type { Delivery } from '#contract/pages.ts'
import { articlesList } from '#contract/site-map.ts'
import { solverAddress } from '#server/requests/spam/proof-of-work.ts'
import { calendarDay } from '#server/runtime/calendar-day.ts'
import type { Config } from '#server/runtime/config.ts'
import type { Log } from '#server/runtime/log.ts'
import { createPublishedArticles, type PublishedArticles } from '../articles/published-articles.ts'
import { loadStaticFiles, type ServeStaticFile } from '../static-files.ts'
import { visitReport } from '../visits/visit-report.ts'
import { loadAppBuild, createPageRenderer, type AppBuild, type RenderPage } from './create-page-renderer.ts'
import { createServerContext, type SiteSettings } from './create-server-context.ts'
import { createPageSnapshots, type PageSnapshots } from './page-snapshots.ts'

/** The public site: the pages and their files. */
export type Site = {
  renderPage: RenderPage
  /** The pages in memory; null renders each per request (in development). */
  snapshots: PageSnapshots | null
  /** Returns the articles that are published today; null on a site without articles. */
  articles: (() => PublishedArticles) | null
  serveStaticFile: ServeStaticFile
  /** Addresses of the style sheets that all pages share. */
  stylesheets: readonly string[]
  /** Whether the build has a script of this name. */
  isScript: (name: string) => boolean
}

/** The file of the build with its articles. */
export const articlesFile = 'articles.json'

const build = join(import.meta.dirname, '../../..', buildFolder)

/** Reads and compresses the browser's files of the build. */
export const loadBuiltFiles = (): Promise<ServeStaticFile> => loadStaticFiles(join(build, 'client'))

/** Reads the articles of the build. */
async function loadArticles({ TIME_ZONE }: Pick<Config, 'TIME_ZONE'>): Promise<Site['articles']> {
  if (articlesList === null) return null
  const articles = JSON.parse(await readFile(join(build, articlesFile), 'utf8')) as Article[]
  return createPublishedArticles(articles, {
    path: articlesList.path,
    today: () => calendarDay(TIME_ZONE, new Date()),
  })
}

/** Loads the built site and renders its pages once. */
export async function loadSite(
  config: SiteSettings & Pick<Config, 'PORT'>,
  log: Log,
  callNotice: string | null,
  files = loadBuiltFiles(),
): Promise<Site> {
  const loaded = await loadAppBuild(join(build, 'server/index.js'))
  const app = config.VOICE_PROVIDER === 'off' ? loaded : fetchingCalls(loaded)
  const renderPage = createPageRenderer(app, 'production')
  const origin = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`
  const articles = await loadArticles(config)
  const server = () =>
    createServerContext({
      config,
      articles: articles?.() ?? null,
      callNotice,
      origin,
      client: 'snapshot',
      receiveConsultation: () =>
        Promise.reject(new Error('A page sent a consultation while it was rendered')),
    })
  const scripts = new Set(globSync('*.js', { cwd: join(build, 'client/assets') }))
  const reportError = (error: unknown) => log.error('a page failed', error)
  const delivery = await createDelivery(config, join(build, 'client'), app.entry.module)
  // A thank-you view takes the focus and announces itself by script, so its scripts do not wait.
  const deliveries = { page: delivery, thankYou: { ...delivery, waitForVisitor: null } }

  return {
    renderPage,
    articles,
    snapshots: await createPageSnapshots(
      app.entry.module.consultationForms,
      (address, view) =>
        renderPage(new Request(`${origin}${address}`), server(), { delivery: deliveries[view], reportError }),
      (path) => articles !== null && (articles().article(path) ?? articles().list(path)) !== null,
    ),
    serveStaticFile: await files,
    stylesheets: [findAsset('deferred-*.css'), findAsset('root-*.css')],
    isScript: (name) => scripts.has(name),
  }
}

/** The app, with pages that fetch the script of calls together with their own: see app/voice-call/calls.ts. */
function fetchingCalls(app: AppBuild): AppBuild {
  const { entry } = app.assets
  const imports = [...entry.imports, findAsset('calls-*.js')]
  return { ...app, assets: { ...app.assets, entry: { ...entry, imports } } }
}

/** The build names its files after a hash of their content. */
function findAsset(pattern: string): string {
  const [file] = globSync(`assets/${pattern}`, { cwd: join(build, 'client') })
  if (file === undefined) throw new Error(`The build has no ${pattern}`)
  return `/${file}`
}

/**
 * Decides what pages from memory contain besides what the router renders; `app/document` renders it.
 * @param client the folder of the build with the browser's files
 */
async function createDelivery(
  config: Pick<Config, 'VISITOR_METRICS' | 'PROOF_OF_WORK'>,
  client: string,
  { inlineScripts }: AppBuild['entry']['module'],
): Promise<Delivery> {
  return {
    stylesheets: await readStylesheets(client),
    ...inlineScripts,
    visitReport: config.VISITOR_METRICS === 'on' ? visitReport : null,
    proofSolver: config.PROOF_OF_WORK === 'on' ? solverAddress : null,
  }
}

async function readStylesheets(client: string): Promise<Map<string, string>> {
  const files = globSync('assets/*.css', { cwd: client })
  return new Map(
    await Promise.all(
      files.map(async (file) => [`/${file}`, await readFile(join(client, file), 'utf8')] as const),
    ),
  )
}
