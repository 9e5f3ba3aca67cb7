import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentFolder } from '#agency/content-folder.ts'
import type { Media } from '#agency/schema/media.ts'
import { findExcess } from './check-markdown.ts'
import { readFrontMatter } from './front-matter.ts'
import { parseMarkdown, picturesIn } from './parse-markdown.ts'

/**
 * The pictures and films of the articles: that above the text by its file, `articles/first.md`, and those in the text by their
 * lines, `articles/first.md:12`. `readArticles` explains what cannot be read.
 */
export function readArticleMedia(folder: string = contentFolder): Record<string, Record<string, Media>> {
  return Object.fromEntries(
    globSync('articles/*.md', { cwd: folder }).flatMap((file): [string, Record<string, Media>][] => {
      const read = readFrontMatter(readFileSync(join(folder, file), 'utf8'))
      if (!('front' in read)) return []
      const { front, markdown, linesBefore } = read
      const inText =
        markdown.includes('![') && findExcess(markdown).length === 0
          ? picturesIn(parseMarkdown(markdown))
          : []
      return [
        ...(front.media ? [[file, { media: front.media }] satisfies [string, object]] : []),
        ...inText.map(({ line, picture }): [string, Record<string, Media>] => [
          `${file}:${line + linesBefore}`,
          { picture },
        ]),
      ]
    }),
  )
}
