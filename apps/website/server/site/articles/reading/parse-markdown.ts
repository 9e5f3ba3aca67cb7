import type { Image, Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import type { Picture } from '#agency/schema/media.ts'

const parser = unified().use(remarkParse).use(remarkGfm)

/** Parses CommonMark with GitHub's tables and footnotes. `findExcess` comes first. */
export const parseMarkdown = (markdown: string): Root => parser.parse(markdown)

/** A picture in the text, as everywhere: `![alt](media/lift.jpg "caption")`. */
export const pictureOf = ({ url, alt, title }: Pick<Image, 'url' | 'alt' | 'title'>): Picture => ({
  picture: readable(url),
  ...(alt && { alt }),
  ...(title && { caption: title }),
})

/** An address may have `%20` where the name of the file has a space. */
function readable(url: string): string {
  try {
    return decodeURI(url)
  } catch {
    return url
  }
}

/** The pictures in a text, with their lines. */
export function picturesIn(root: Root): { line: number; picture: Picture }[] {
  const found: { line: number; picture: Picture }[] = []
  visit(root, 'image', (image) => {
    found.push({ line: image.position?.start.line ?? 1, picture: pictureOf(image) })
  })
  return found
}
