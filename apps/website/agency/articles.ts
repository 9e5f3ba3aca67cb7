import { globSync } from 'node:fs'
import { contentFolder } from './content-folder.ts'

/** Whether the agency has articles: Markdown files in its folder `articles/`. Without any, nothing of them is on the site. */
export const hasArticles: boolean = globSync('articles/*.md', { cwd: contentFolder }).length > 0
