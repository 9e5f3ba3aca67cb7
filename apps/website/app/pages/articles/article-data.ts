import { data, type LoaderFunctionArgs, type MetaDescriptor } from 'react-router'
import { renderingContext, serverContext } from '#app/server-context.ts'
import type { Articles, Translation } from '#contract/articles.ts'

/** The data of a page of articles. The server makes the metadata too, so that no browser loads the code for them. */
export type ArticleData<View> = {
  path: string
  meta: MetaDescriptor[]
  /** The same article in other languages. */
  translations?: readonly Translation[]
  /** Absent in the browser that has loaded the page as a document: it keeps the server's HTML. */
  view?: View
}

/** What a page of articles shows, by its address and its query. */
type Find<View> = (
  articles: Articles,
  path: string,
  query: URLSearchParams,
  publicUrl: string | null,
) => { meta: MetaDescriptor[]; view: View; translations?: readonly Translation[] } | null

/**
 * Finds what a page of articles shows. The data of a document from memory does not have the text a second time.
 * @param find returns null for an address without a page
 */
export function loadArticleData<View>({ url, context }: LoaderFunctionArgs, find: Find<View>) {
  const { articles, site } = context.get(serverContext)
  // The router takes an address with a slash at its end for the same.
  const path = url.pathname.replace(/\/+$/, '')
  const found = articles && find(articles, path, url.searchParams, site.hasPublicUrl ? site.origin : null)
  if (!found) return data(null, { status: 404 })
  const isDocument = context.get(renderingContext).delivery !== undefined
  const { meta, translations } = found
  const loaded: ArticleData<View> = { path: path + url.search, meta, ...(translations && { translations }) }
  // The router sends the enumerable properties.
  return Object.defineProperty(loaded, 'view', { value: found.view, enumerable: !isDocument })
}
