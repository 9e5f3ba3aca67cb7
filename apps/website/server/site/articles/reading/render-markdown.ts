import type { Element, ElementContent, Root as Html } from 'hast'
import { toHtml } from 'hast-util-to-html'
import type { Heading, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { required } from '#agency/required.ts'
import type { MadePicture } from '#agency/media/made-picture.ts'
import type { ArticleHeading } from '#contract/articles.ts'
import { checkMarkdown, findExcess, type LinkRules } from './check-markdown.ts'
import { colourCode, isLanguage } from './colour-code.ts'
import type { LineProblem } from './front-matter.ts'
import { parseMarkdown, pictureOf } from './parse-markdown.ts'
import { showPicture } from './show-picture.ts'

/** What the text of an article needs of the site. */
export type MarkdownOptions = {
  problemOfPath: LinkRules['problemOf']
  /** The address of an article by the name of its file. */
  addressOf: (file: string) => string
  /** What the build has made of the agency's pictures, by their files. */
  pictures: Readonly<Record<string, MadePicture>>
  words: { notes: string; backToText: string; table: string }
}

export type RenderedMarkdown = { html: string; contents: ArticleHeading[]; minutes: number }

/** Words that most people read in a minute. */
const wordsPerMinute = 220

/** Renders Markdown (CommonMark with GitHub's tables and footnotes) as HTML, in which nothing runs. */
export async function renderMarkdown(
  markdown: string,
  options: MarkdownOptions,
): Promise<RenderedMarkdown | { problems: LineProblem[] }> {
  const excess = findExcess(markdown)
  if (excess.length > 0) return { problems: excess }
  const root = parseMarkdown(markdown)
  const ids = idsOf(root)
  const problems = checkMarkdown(root, {
    problemOf: options.problemOfPath,
    hasPicture: (file) => file in options.pictures,
    ids: new Set(ids.values()),
  })
  if (problems.length > 0) return { problems }

  const contents = nameHeadings(ids)
  visit(root, ['link', 'definition'], (node) => {
    if ('url' in node) node.url = node.url.replace(/^[\w-]+\.md(?=#|$)/, options.addressOf)
  })
  const html = await unified()
    .use(remarkRehype, {
      clobberPrefix: '',
      footnoteLabel: options.words.notes,
      footnoteLabelProperties: { className: ['article-notes-title'] },
      footnoteBackLabel: options.words.backToText,
    })
    .run(root)
  const unknown = await finish(html, options)
  if (unknown.length > 0) return { problems: unknown }
  const words = toString(root).split(/\s+/).length
  return { html: toHtml(html), contents, minutes: Math.max(1, Math.round(words / wordsPerMinute)) }
}

/** The ids that links to an article may name; none if it is too large to be parsed. */
export function headingIds(markdown: string): ReadonlySet<string> {
  return new Set(findExcess(markdown).length > 0 ? [] : idsOf(parseMarkdown(markdown)).values())
}

/** The id of each heading: its words, and a number from the second time on. */
function idsOf(root: Root): Map<Heading, string> {
  const ids = new Map<Heading, string>()
  // Ids that the page has already.
  const taken = new Set(['main', 'footnote-label'])
  visit(root, 'heading', (heading) => {
    const base =
      toString(heading)
        .normalize('NFKD')
        .replaceAll(/\p{M}/gu, '')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
        .replaceAll(/^-|-$/g, '') || 'part'
    let id = base
    for (let count = 2; taken.has(id); count += 1) id = `${base}-${count}`
    taken.add(id)
    ids.set(heading, id)
  })
  return ids
}

/** Gives each heading its id, and lists those of the table of contents. */
function nameHeadings(ids: ReadonlyMap<Heading, string>): ArticleHeading[] {
  return [...ids].flatMap(([heading, id]): ArticleHeading[] => {
    heading.data = { ...heading.data, hProperties: { id } }
    const { depth } = heading
    return depth === 2 || depth === 3 ? [{ id, text: toString(heading), level: depth }] : []
  })
}

/** Shows pictures, colours the code, encloses tables with an element that scrolls, and takes out attributes that HTML no longer has. */
async function finish(
  html: Html,
  { words: { table: tableName }, pictures }: Pick<MarkdownOptions, 'words' | 'pictures'>,
): Promise<LineProblem[]> {
  const problems: LineProblem[] = []
  const blocks: { code: Element; language: string }[] = []
  visit(html, 'element', (element, index, parent) => {
    const { tagName, properties, children } = element
    if (tagName === 'pre') {
      const [code] = children
      // A block that is wider than a phone is scrolled by keyboard, too.
      properties.tabIndex = 0
      if (code?.type !== 'element') return
      const language = languageOf(code)
      delete code.properties.className
      if (isLanguage(language)) blocks.push({ code, language })
      else
        problems.push({
          line: element.position?.start.line ?? 1,
          sentence: `names a language of code that is not known: ${language}.`,
        })
    }
    const [picture] = tagName === 'p' && children.length === 1 ? children : []
    if (picture?.type === 'element' && picture.tagName === 'img' && parent && index !== undefined) {
      const { src, alt, title } = picture.properties
      const shown = pictureOf({ url: String(src), alt, title })
      parent.children[index] = showPicture(shown, required(pictures[shown.picture], shown.picture))
    }
    if ((tagName === 'td' || tagName === 'th') && properties.align !== undefined) {
      properties.className = [`align-${String(properties.align)}`]
      delete properties.align
    }
    if (tagName === 'th') properties.scope = 'col'
    if (tagName === 'table' && parent && index !== undefined && !isScroller(parent)) {
      parent.children[index] = {
        type: 'element',
        tagName: 'div',
        properties: { className: ['article-table'], role: 'group', ariaLabel: tableName, tabIndex: 0 },
        children: [element],
      }
    }
  })
  for (const { code, language } of blocks) {
    const [text] = code.children
    if (text?.type === 'text') code.children = await colourCode(text.value.replace(/\n$/, ''), language)
  }
  return problems
}

const isScroller = (parent: Html | ElementContent): boolean =>
  parent.type === 'element' && String(parent.properties.className) === 'article-table'

function languageOf({ properties }: Element): string {
  const [name] = Array.isArray(properties.className) ? properties.className : []
  return /(?<=^language-).+/.exec(String(name))?.[0].toLowerCase() ?? 'text'
}
