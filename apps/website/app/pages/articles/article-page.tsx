import type { ComponentType } from 'react'
import type { LinksFunction, MetaArgs, MetaDescriptor } from 'react-router'
import { Static, staticPart } from '#app/static.tsx'
import { brand } from '#content/brand.ts'
import { shell } from '#content/navigation.ts'
import type { ArticleData } from './article-data.ts'
import styles from './articles.css?url'

const NotFound = staticPart(async () => (await import('#app/pages/not-found/not-found.tsx')).default)

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

const notFound: MetaDescriptor[] = [
  { title: `${shell.notFound.title} · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export const meta = ({ loaderData }: MetaArgs): MetaDescriptor[] => {
  const loaded = loaderData as ArticleData<unknown> | null
  return loaded?.described ?? loaded?.meta ?? notFound
}

/** A page of articles, all of which is static. */
export function ArticlePage<View>({
  loaded,
  Sections,
}: {
  loaded: ArticleData<View> | null
  Sections: ComponentType<{ view: View }>
}) {
  if (loaded === null)
    return (
      <Static>
        <NotFound />
      </Static>
    )
  const { path, view } = loaded
  return (
    <main id="main">
      <Static key={path}>{view && <Sections view={view} />}</Static>
    </main>
  )
}
