import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { agencyFolder, languageFolders } from '#agency/content-folder.ts'
import type { FrontMatter } from '#agency/schema/articles.ts'
import { articlePath } from '#contract/article-paths.ts'
import type { ArticleTranslation } from '#contract/articles.ts'
import { siteLanguages } from '#contract/languages.ts'
import { readFrontMatter } from './front-matter.ts'

/** The articles of one language, by the names of their files without `.md`. */
export type LanguageArticles = {
  /** Its content folder. */
  folder: string
  tag: string
  /** The path of its list. */
  list: string
  articles: ReadonlyMap<string, Pick<FrontMatter, 'date' | 'draft' | 'translationOf'>>
}

/** How an article is found in the other languages. */
export type Translations = {
  /** What is wrong with what an article names as its `translationOf`; null if nothing is. */
  problemOf(slug: string, named: string): string | null
  /** The same article in the other languages, without drafts. */
  of(slug: string): ArticleTranslation[]
}

/**
 * Finds articles in other languages. A translation names the article that it was made from; translations of the same article
 * belong together, too.
 * @param languages all languages of the site, the default first
 * @param folder the content folder of the language whose articles are asked for
 */
export function createTranslations(languages: readonly LanguageArticles[], folder: string): Translations {
  /** What the article and its translations have in common. */
  function originOf(within: string, slug: string): string | undefined {
    const named = languages.find((language) => language.folder === within)?.articles.get(slug)?.translationOf
    if (named === undefined) return `${within}/${slug}`
    const origin = languages.find(
      ({ folder: other, articles }) =>
        other !== within && articles.has(named) && articles.get(named)?.translationOf === undefined,
    )
    return origin && `${origin.folder}/${named}`
  }
  const slugsByOrigin = languages.map(
    (language) =>
      [language, Map.groupBy(language.articles.keys(), (slug) => originOf(language.folder, slug))] as const,
  )
  const [, own] = slugsByOrigin.find(([language]) => language.folder === folder) ?? []
  const others = slugsByOrigin.filter(([language]) => language.folder !== folder)

  return {
    problemOf(slug, named) {
      const origin = originOf(folder, slug)
      const [first = slug] = own?.get(origin) ?? []
      if (own !== undefined && origin !== undefined)
        return first === slug
          ? null
          : `translationOf is ${named}, as in ${first}.md: an article has one translation in a language.`
      return others.some(([{ articles }]) => articles.has(named))
        ? `translationOf is ${named}, which is a translation itself: name the article that it was made from.`
        : `translationOf is ${named}, but no other language has an article ${named}.md.`
    },
    of(slug) {
      const origin = originOf(folder, slug)
      if (origin === undefined) return []
      return others.flatMap(([{ tag, list, articles }, byOrigin]) => {
        const [same] = byOrigin.get(origin) ?? []
        const front = same === undefined ? undefined : articles.get(same)
        if (same === undefined || !front || front.draft) return []
        return [{ tag, path: articlePath(list, { slug: same }), date: front.date }]
      })
    },
  }
}

/** Reads what the articles of all languages say of each other. Empty if the site has one language. */
export const readLanguageArticles = (): LanguageArticles[] =>
  siteLanguages.map(({ tag, paths }, at) => {
    const folder = languageFolders[at] ?? ''
    return { folder, tag, list: paths['articles'] ?? '', articles: readFronts(folder) }
  })

/** A file with a problem is left out: the check of its own language names it. */
function readFronts(folder: string): Map<string, FrontMatter> {
  const within = join(agencyFolder, '..', folder, 'articles')
  const fronts = globSync('*.md', { cwd: within })
    .toSorted()
    .map((file) => [file.slice(0, -3), readFrontMatter(readFileSync(join(within, file), 'utf8'))] as const)
  return new Map(fronts.flatMap(([slug, read]) => ('front' in read ? [[slug, read.front] as const] : [])))
}
