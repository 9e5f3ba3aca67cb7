import { isUtf8 } from 'node:buffer'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ArticlesPage, FrontMatter } from '#agency/schema/articles.ts'
import type { Article } from '#contract/articles.ts'
import { slugOf } from '#agency/slug.ts'
import { articlePath } from '#contract/article-paths.ts'
import { decoded } from './check-markdown.ts'
import { readFrontMatter, type SplitArticle } from './front-matter.ts'
import { headingIds, type MarkdownOptions, renderMarkdown } from './render-markdown.ts'
import { createTranslations, type Translations } from './translations.ts'

/** An article without what depends on the others. */
export type ReadArticle = Omit<Article, 'preview'>

export type ArticleProblem = {
  /** The file below the content folder with its line: `articles/first.md:3`. */
  file: string
  sentence: string
}

/** What the articles may refer to. */
export type ArticlesOptions = {
  /** The folder of the agency. Its articles are the Markdown files in `articles/`. */
  folder: string
  page: Pick<ArticlesPage, 'path' | 'words'>
  /** The paths of the other pages of the site. */
  paths: readonly string[]
  /** What the build has made of the agency's pictures, by their files. */
  pictures: MarkdownOptions['pictures']
  /** How an article is found in other languages. */
  translations?: Translations
}

const fileName = /^[a-z0-9]+(?:-[a-z0-9]+)*\.md$/

/** Reads and renders all articles of an agency, in the order of their files. */
export async function readArticles(
  options: ArticlesOptions,
): Promise<{ articles: ReadArticle[] } | { problems: ArticleProblem[] }> {
  const { folder, page, translations = createTranslations([], '') } = options
  const files = globSync('*.md', { cwd: join(folder, 'articles') }).toSorted()
  const problems: ArticleProblem[] = []
  const note = (file: string, line: number, sentence: string) =>
    problems.push({ file: `articles/${file}:${line}`, sentence })

  const split = new Map<string, SplitArticle>()
  for (const file of files) {
    if (!fileName.test(file)) {
      note(file, 1, 'has a name that makes no address: use lower-case letters, digits and hyphens.')
      continue
    }
    const bytes = readFileSync(join(folder, 'articles', file))
    if (!isUtf8(bytes)) {
      note(file, 1, 'is not encoded as UTF-8: save it again with this encoding.')
      continue
    }
    const read = readFrontMatter(bytes.toString('utf8'))
    if ('problems' in read) for (const { line, sentence } of read.problems) note(file, line, sentence)
    else split.set(file, read)
  }
  for (const { file, sentence } of findRivals(split)) note(file, 1, sentence)
  for (const [file, { front }] of split) {
    const { translationOf } = front
    const sentence = translationOf && translations.problemOf(file.slice(0, -3), translationOf)
    if (sentence) note(file, 1, sentence)
  }

  const addressOf = (file: string) => articlePath(page.path, { slug: file.replace(/\.md$/, '') })
  // What is published when the article appears, or already now.
  const today = new Date().toISOString().slice(0, 10)
  const isReachable = (from: FrontMatter, to: FrontMatter) =>
    from.draft || (!to.draft && (to.date <= from.date || to.date <= today))
  const problemOfLink = createLinkCheck(options)
  const articles: ReadArticle[] = []
  for (const [file, { front, markdown, linesBefore }] of split) {
    const problemOfPath = (url: string) =>
      problemOfLink(url, (name) => {
        const linked = split.get(`${name}.md`)
        return linked && isReachable(front, linked.front) ? linked.markdown : undefined
      })
    const rendered = await renderMarkdown(markdown, {
      problemOfPath,
      addressOf,
      pictures: options.pictures,
      words: page.words,
    })
    if ('problems' in rendered) {
      for (const { line, sentence } of rendered.problems) note(file, line + linesBefore, sentence)
      continue
    }
    const { title, description, date, updated = null, author, tags, media = null, draft } = front
    const slug = file.replace(/\.md$/, '')
    articles.push({
      slug,
      title,
      description,
      date,
      updated,
      author,
      tags,
      media,
      isDraft: draft,
      translations: translations.of(slug),
      ...rendered,
    })
  }
  return problems.length > 0 ? { problems } : { articles }
}

/** Checks a link that stays on the site: to a page, a file, or an article and its heading, which have to exist. */
function createLinkCheck({ folder, page, paths }: ArticlesOptions) {
  const known = new Set([...paths, page.path])
  return (url: string, articleOf: (name: string) => string | undefined): string | null => {
    const [, address = '', id = ''] = /^([^#?]*)[^#]*#?(.*)$/.exec(url) ?? []
    const file = /^([\w-]+)\.md$/.exec(address)?.[1]
    const path = file === undefined ? address : articlePath(page.path, { slug: file })
    const article = path.startsWith(`${page.path}/`) ? articleOf(path.slice(page.path.length + 1)) : undefined
    if (article !== undefined) {
      return id === '' || headingIds(article).has(decoded(id)) ? null : 'but no heading there has this id'
    }
    if (known.has(path) || existsSync(join(folder, 'public', path))) return null
    return file === undefined ? 'but the site has no such page' : 'but no such article is published by then'
  }
}

/** Tags and authors that differ, but would have one address. */
function findRivals(split: ReadonlyMap<string, SplitArticle>): { file: string; sentence: string }[] {
  const spelling = new Map<string, string>()
  return [...split].flatMap(([file, { front }]) =>
    [...front.tags.map((tag) => ['tag', tag] as const), ['author', front.author] as const].flatMap(
      ([kind, name]) => {
        const address = `${kind}/${slugOf(name)}`
        const first = spelling.get(address) ?? name
        spelling.set(address, first)
        if (slugOf(name) === '')
          return [{ file, sentence: `${kind} ${name} needs a Latin letter or a digit.` }]
        return first === name
          ? []
          : [{ file, sentence: `${kind} ${name} is written ${first} in another article: write both alike.` }]
      },
    ),
  )
}
