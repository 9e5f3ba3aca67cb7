import type { LoaderFunctionArgs } from 'react-router'
import { staticPart } from '#app/static.tsx'
import { loadArticleData, type ArticleData } from './article-data.ts'
import { articleMeta } from './article-meta.ts'
import { ArticlePage } from './article-page.tsx'
import { hasLanguages } from '#contract/languages.ts'
import type { ArticleView } from '#contract/articles.ts'

export { links, meta } from './article-page.tsx'

const Sections = staticPart(async () => (await import('./article-sections.tsx')).Sections)

export const loader = (request: LoaderFunctionArgs) =>
  loadArticleData(request, (articles, address, _, publicUrl) => {
    const view = articles.article(address)
    return (
      view && {
        described: articleMeta(view, publicUrl),
        view,
        ...(hasLanguages && { translations: view.translations }),
      }
    )
  })

/** The page of an article. */
export default function Article({ loaderData }: { loaderData: ArticleData<ArticleView> | null }) {
  return <ArticlePage loaded={loaderData} Sections={Sections} />
}
