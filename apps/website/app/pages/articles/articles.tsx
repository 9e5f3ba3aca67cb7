import type { LinksFunction, LoaderFunctionArgs, MetaArgs } from 'react-router'
import { Static, staticPart } from '#app/static.tsx'
import NotFound from '#app/pages/not-found/not-found.tsx'
import { loadArticleData } from './article-data.ts'
import { listMeta } from './article-meta.ts'
import styles from './articles.css?url'

const Sections = staticPart(async () => (await import('./list-sections.tsx')).Sections)

export const loader = (request: LoaderFunctionArgs) =>
  loadArticleData(request, (articles, address) => {
    const view = articles.list(address)
    if (!view) return null
    const { path, tag, author, page, pages } = view
    return { head: { path, tag, author, page, pages }, view }
  })

type Loaded = Exclude<Awaited<ReturnType<typeof loader>>, { type: string }>

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta = ({ loaderData, matches }: MetaArgs<typeof loader>) =>
  listMeta((loaderData as Loaded | null)?.head, matches)

/** A page of the list of articles: of all, of those with a tag, or of those by an author. */
export default function Articles({ loaderData }: { loaderData: Loaded | null }) {
  if (loaderData === null) return <NotFound />
  const { head, view } = loaderData
  return (
    <main id="main">
      <Static key={head.path}>{view && <Sections list={view} />}</Static>
    </main>
  )
}
