import * as v from 'valibot'
import { isMap, isScalar, LineCounter, parseDocument, visit, type Document } from 'yaml'
import { type FrontMatter, frontMatterSchema } from '#agency/schema/articles.ts'

/** What is wrong with a file, and in which of its lines. */
export type LineProblem = { line: number; sentence: string }

export type SplitArticle = {
  front: FrontMatter
  markdown: string
  /** The lines before the Markdown. */
  linesBefore: number
}

// Some editors begin a file with a byte order mark.
const fence = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m

/**
 * Splits a file into its front matter and its Markdown.
 * @returns a problem for each value that does not fit the schema
 */
export function readFrontMatter(text: string): SplitArticle | { problems: LineProblem[] } {
  const found = fence.exec(text)
  if (!found || found.index !== 0) {
    return refuse(
      1,
      'has to begin with its front matter: a line of three hyphens, title and date, and another such line',
    )
  }
  const [whole, yaml = ''] = found
  const counter = new LineCounter()
  // Keys of YAML 1.1 such as "yes" and dates stay what they are: text.
  const document = parseDocument(yaml, { lineCounter: counter, schema: 'core' })
  const [error] = document.errors
  if (error) {
    const line = counter.linePos(error.pos[0]).line + 1
    return refuse(line, `is no valid YAML: ${error.message.split(/ at line |\n/)[0]}`)
  }
  const alias = firstAlias(document)
  if (alias !== null) {
    return refuse(
      counter.linePos(alias).line + 1,
      'has a value that begins with *, which means something else in YAML: put it between quotes',
    )
  }
  const result = v.safeParse(frontMatterSchema, isMap(document.contents) ? document.toJS() : {})
  if (result.success) {
    return {
      front: result.output,
      markdown: text.slice(whole.length),
      linesBefore: whole.split('\n').length - 1,
    }
  }
  const known = Object.keys(frontMatterSchema.entries).join(', ')
  return {
    problems: result.issues.map((issue) => {
      const { key } = issue.path?.[0] ?? {}
      const says =
        issue.received === 'undefined'
          ? 'is missing'
          : issue.expected === 'never'
            ? `is not known: the front matter has ${known}`
            : issue.message
      const name = typeof key === 'string' ? key : ''
      return { line: lineOf(document, name, counter), sentence: `${name} ${says}.` }
    }),
  }
}

const refuse = (line: number, sentence: string) => ({ problems: [{ line, sentence: `${sentence}.` }] })

/** Where a value repeats another one, which could grow without bounds; null if none does. */
function firstAlias(document: Document): number | null {
  let found: number | null = null
  visit(document, {
    Alias(_, { range }) {
      found = range?.[0] ?? 0
      return visit.BREAK
    },
  })
  return found
}

/** The line of a key; the first one for a key that is missing. */
function lineOf({ contents }: Document, key: string, counter: LineCounter): number {
  const pair = isMap(contents)
    ? contents.items.find((item) => isScalar(item.key) && item.key.value === key)
    : undefined
  const at = isScalar(pair?.key) ? pair.key.range?.[0] : undefined
  return at === undefined ? 1 : counter.linePos(at).line + 1
}
