import type { Image, Nodes, Root } from 'mdast'
import * as v from 'valibot'
import { pictureSchema } from '#agency/schema/media.ts'
import type { LineProblem } from './front-matter.ts'
import { pictureOf } from './parse-markdown.ts'

/** An article is read by people: beyond these sizes a file is a mistake, or made to keep the build busy. */
const most = { characters: 200_000, columns: 20, rows: 500, depth: 30, marks: 300, lineLength: 20_000 }

/** Markers of quotes and lists that begin a line, one inside the other. */
const nested = /^[ \t]*(?:(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))[ \t]*){11}/

/** A row of characters that open brackets or emphasis, which only the end of the paragraph could close. */
const opened = new RegExp(String.raw`[*_~\[\]!(<&\\` + '`]{' + `${most.marks}}`)

/** Finds what is too large or too deep to be parsed in a moment. */
export function findExcess(markdown: string): LineProblem[] {
  if (markdown.length > most.characters) {
    return [{ line: 1, sentence: 'is longer than 200,000 characters: divide it into several articles.' }]
  }
  return markdown.split('\n').flatMap((text, index): LineProblem[] => {
    const at = (sentence: string) => [{ line: index + 1, sentence }]
    if (nested.test(text)) return at('nests lists or quotes more than ten deep.')
    if (text.length > most.lineLength) return at('has a line of more than 20,000 characters.')
    return opened.test(text) ? at('has hundreds of signs in a row that open something.') : []
  })
}

/** Where a link may lead. */
export type LinkRules = {
  /** Finds what is wrong with a link that stays on the site, and returns null for one that leads somewhere. */
  problemOf(path: string): string | null
  /** Whether the build has made a file of the agency's folder for the pages. */
  hasPicture: (file: string) => boolean
  /** The ids of the headings. */
  ids: ReadonlySet<string>
}

/**
 * Finds what an article must not hold. The tree is walked without recursion, however deep it is.
 */
export function checkMarkdown(root: Root, rules: LinkRules): LineProblem[] {
  const problems: LineProblem[] = []
  const left: { node: Nodes; depth: number; isEnclosed: boolean }[] = [
    { node: root, depth: 0, isEnclosed: false },
  ]
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { node, depth } = next
    const isEnclosed = next.isEnclosed || enclosing.has(node.type)
    const line = node.position?.start.line ?? 1
    if (depth > most.depth) return [{ line, sentence: 'is nested more than 30 deep.' }]
    const sentence =
      isEnclosed && (isPicture(node) || node.type === 'image')
        ? 'shows a picture in a list, a table or a footnote: put it before or after, in a paragraph of its own.'
        : problemOf(node, rules)
    // An element of HTML is two nodes, or more.
    if (sentence !== null && problems.at(-1)?.line !== line) problems.push({ line, sentence })
    if (sentence === null && 'children' in node && !isPicture(node)) {
      left.push(...node.children.toReversed().map((child) => ({ node: child, depth: depth + 1, isEnclosed })))
    }
  }
  return problems
}

function problemOf(node: Nodes, rules: LinkRules): string | null {
  if (node.type === 'html' && !isComment(node.value)) {
    return `holds HTML, which articles do not show: write Markdown, or put ${shortened(node.value)} between back quotes.`
  }
  if (node.type === 'imageReference') {
    return `shows the picture ${node.label}: write its file between round brackets, ![alt](media/lift.jpg).`
  }
  const [image] = node.type === 'paragraph' && node.children.length === 1 ? node.children : []
  if (image?.type === 'image') return problemOfPicture(image, rules)
  if (node.type === 'image')
    return `shows ${shortened(node.url)} between words: a picture has a paragraph of its own.`
  if (node.type === 'heading' && node.depth === 1) {
    return 'has a heading of the first level, which is the title of the page: begin it with ##.'
  }
  if (node.type === 'table') {
    const [head] = node.children
    return node.children.length > most.rows || (head?.children.length ?? 0) > most.columns
      ? `has a table of more than ${most.columns} columns or ${most.rows} rows.`
      : null
  }
  return node.type === 'link' || node.type === 'definition' ? problemOfLink(node.url, rules) : null
}

/** What holds words without a paragraph of their own: a picture there would have no figure. */
const enclosing: ReadonlySet<Nodes['type']> = new Set(['listItem', 'tableCell', 'footnoteDefinition'])

/** Whether a paragraph is a picture. */
const isPicture = (node: Nodes): boolean =>
  node.type === 'paragraph' && node.children.length === 1 && node.children[0]?.type === 'image'

function problemOfPicture(image: Image, { hasPicture }: LinkRules): string | null {
  const shown = pictureOf(image)
  const [issue] = v.safeParse(pictureSchema, shown).issues ?? []
  if (issue) return `shows ${shortened(image.url)}, which ${issue.message}.`
  return hasPicture(shown.picture)
    ? null
    : `shows ${shown.picture}, which the build has not made: is the file in your folder?`
}

const isComment = (html: string): boolean => /^\s*<!--(?:(?!-->)[\s\S])*-->\s*$/.test(html)

const shortened = (text: string): string => (text.length > 30 ? `${text.slice(0, 30)}…` : text)

function problemOfLink(url: string, rules: LinkRules): string | null {
  if (url.startsWith('#')) {
    return rules.ids.has(decoded(url.slice(1))) ? null : `links to ${url}, but no heading has this id.`
  }
  if (/^(?:https?:\/\/[^/\s]+|mailto:[^\s@]+@|tel:\+?\d)/i.test(url)) return null
  if (/^(?:\/(?!\/)|[\w-]+\.md(?:#|$))/.test(url)) {
    const problem = rules.problemOf(url)
    return problem === null ? null : `links to ${url}, ${problem}.`
  }
  return `links to ${shortened(url)}: a link begins with https://, mailto:, tel:, / or #, or is the file of an article.`
}

/** Reads an id as it may stand in an address, with `%C3%A4` for a letter. */
export function decoded(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}
