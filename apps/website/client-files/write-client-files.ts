import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { contentFolder } from '#agency/content-folder.ts'
import { headlineOf } from './headline.ts'
import { sitePages, previewPath } from '#contract/site-pages.ts'
import { appIcons } from './app-icons.ts'
import { renderPreview } from './render-preview.ts'

/**
 * Writes the files that depend on the content: the files of `#content/public/`, the icons of browser tabs and home
 * screens, and the preview picture of every page.
 * @param folder the client's folder of the build
 */
export async function writeClientFiles(folder: string): Promise<void> {
  const ownFiles = join(contentFolder, 'public')
  if (existsSync(ownFiles)) cpSync(ownFiles, folder, { recursive: true })
  const write = (path: string, bytes: Uint8Array) => {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, bytes)
  }
  for (const [name, bytes] of appIcons()) write(name, bytes)
  for (const page of sitePages) {
    write(previewPath(page.path), await renderPreview({ ...page, headline: headlineOf(page.id) }))
  }
}
