import { copyFileSync, cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { agencyFolder } from '#agency/content-folder.ts'
import { makeMedia } from '#agency/media/make-media.ts'
import { themeColours } from '#agency/theme/theme-styles.ts'
import { theme } from '#content/theme.ts'
import { articlesPage } from '#content/articles.ts'
import type { Article } from '#contract/articles.ts'
import { readShownContent } from '#server/operate/check-content/read-shown-content.ts'
import { mainHour } from '#contract/theme.ts'
import { headlineOf } from './headline.ts'
import { sitePages, previewPath } from '#contract/site-pages.ts'
import { appIcons } from './app-icons.ts'
import { renderPreview } from './render-preview.ts'

/** The drawings of pages with nothing else to show, for the sample's night. */
const drawings = join(import.meta.dirname, '../public')

/**
 * Writes the files that depend on the content: the files of `#content/public/`, the icons of browser tabs and home
 * screens, the drawings in the theme's colours, the agency's pictures and films, and the preview picture of every page.
 * @param folder the client's folder of the build
 * @param articles of which some have a preview picture of their own
 */
export async function writeClientFiles(folder: string, articles: readonly Article[] = []): Promise<void> {
  const ownFiles = join(agencyFolder, 'public')
  if (existsSync(ownFiles)) cpSync(ownFiles, folder, { recursive: true })
  const write = (path: string, bytes: Uint8Array) => {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, bytes)
  }
  for (const drawing of globSync('windows/*.svg', { cwd: drawings })) {
    const svg = readFileSync(join(drawings, drawing), 'utf8')
    write(drawing, Buffer.from(themeColours(svg, theme, 'colour', [mainHour])))
  }
  for (const [name, bytes] of appIcons()) write(name, bytes)
  for (const [path, file] of (await makeMedia(await readShownContent())).files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    copyFileSync(file, join(folder, path))
  }
  for (const page of sitePages) {
    write(previewPath(page.path), await renderPreview({ ...page, headline: headlineOf(page.id) }))
  }
  const { path, name } = articlesPage
  for (const { preview, title } of articles) {
    // One of the agency's pictures is there already.
    if (preview && !existsSync(join(folder, preview.path)))
      write(preview.path, await renderPreview({ path, name, headline: title }))
  }
}
