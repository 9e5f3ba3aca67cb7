import { useEffect } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { staticPart } from '#app/static.tsx'
import { articlesPage } from '#content/articles.ts'
import type { ArticleList } from '#contract/articles.ts'
import { loadArticleData, type ArticleData } from './article-data.ts'
import { listMeta } from './article-meta.ts'
import { ArticlePage } from './article-page.tsx'

export { links, meta } from './article-page.tsx'

const Sections = staticPart(async () => (await import('./list-sections.tsx')).Sections)

export const loader = (request: LoaderFunctionArgs) =>
  loadArticleData(request, (articles, address, parameters, publicUrl) => {
    const list = articles.list(address)
    if (!list) return null
    // The form leads to the first page of the whole list.
    const isWhole = articlesPage.words.search && list.tag === null && list.author === null && list.page === 1
    const query = isWhole ? (parameters.get('q')?.trim() ?? '') : ''
    const search = query === '' ? null : { query, found: articles.find(query) }
    const view = { ...list, search }
    return { described: listMeta(view, publicUrl), view }
  })

/** Loads the search, which only a visitor who types into its field needs. */
function useSearch() {
  useEffect(() => {
    const type = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.type === 'search')
        // Without it, the form leads to what the server finds.
        import('./search-as-you-type.tsx').then(({ answer }) => answer(target)).catch(() => {})
    }
    addEventListener('input', type)
    return () => removeEventListener('input', type)
  }, [])
}

/** A page of the list of articles: of all, of those with a tag, or of those by an author. */
export default function Articles({ loaderData }: { loaderData: ArticleData<ArticleList> | null }) {
  useSearch()
  return <ArticlePage loaded={loaderData} Sections={Sections} />
}
