import type { LinksFunction, LoaderFunctionArgs, MetaArgs } from 'react-router'
import { Static, staticPart } from '#app/static.tsx'
import NotFound from '#app/pages/not-found/not-found.tsx'
import { loadArticleData } from './article-data.ts'
import { articleMeta } from './article-meta.ts'
import styles from './articles.css?url'

const Sections = staticPart(async () => (await import('./article-sections.tsx')).Sections)

export const loader = (request: LoaderFunctionArgs) =>
  loadArticleData(request, (articles, address) => {
    const view = articles.article(address)
    if (!view) return null
    const { path, title, description, date, updated, author, tags, isUnpublished, hasPreview } = view
    const head = { path, title, description, date, updated, author, tags, isUnpublished, hasPreview }
    return { head, view }
  })

type Loaded = Exclude<Awaited<ReturnType<typeof loader>>, { type: string }>

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta = ({ loaderData, matches }: MetaArgs<typeof loader>) =>
  articleMeta((loaderData as Loaded | null)?.head, matches)

/** The page of an article. */
export default function Article({ loaderData }: { loaderData: Loaded | null }) {
  if (loaderData === null) return <NotFound />
  const { head, view } = loaderData
  return (
    <main id="main">
      <Static key={head.path}>{view && <Sections article={view} />}</Static>
    </main>
  )
}
