import { globSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { contentFolder } from './content-folder.ts'
import type { OwnPage } from './schema/own-pages.ts'

const read = createRequire(import.meta.url)

/** What the files of `#content/own-pages/` export, by their names without `.ts`. Each makes a page. */
export const ownPageFiles: ReadonlyMap<string, { page: OwnPage }> = new Map(
  globSync('*.ts', { cwd: join(contentFolder, 'own-pages') })
    .toSorted()
    .map((file) => [file.slice(0, -3), read(join(contentFolder, 'own-pages', file)) as { page: OwnPage }]),
)
