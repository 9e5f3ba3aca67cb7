import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentFolder } from '#agency/content-folder.ts'
import type { Media } from '#agency/schema/media.ts'
import { readFrontMatter } from './front-matter.ts'

/** The pictures and films of the articles, by their files: `articles/first.md`. `readArticles` explains what cannot be read. */
export function readArticleMedia(folder: string = contentFolder): Record<string, { media: Media }> {
  return Object.fromEntries(
    globSync('articles/*.md', { cwd: folder }).flatMap((file) => {
      const read = readFrontMatter(readFileSync(join(folder, file), 'utf8'))
      return 'front' in read && read.front.media ? [[file, { media: read.front.media }]] : []
    }),
  )
}
