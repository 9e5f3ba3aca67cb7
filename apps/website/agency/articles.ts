import { globSync } from 'node:fs'
import { join } from 'node:path'
import { contentFolder } from './content-folder.ts'

/** The articles of the agency by the names of their files in its folder `articles/`, without `.md`. */
export const articleNames: readonly string[] = globSync('*.md', { cwd: join(contentFolder, 'articles') }).map(
  (file) => file.slice(0, -3),
)

/** Whether the agency has articles. Without any, nothing of them is on the site. */
export const hasArticles: boolean = articleNames.length > 0
