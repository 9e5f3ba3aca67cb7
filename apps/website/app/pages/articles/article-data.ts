import { data, type LoaderFunctionArgs, type MetaDescriptor } from 'react-router'
import { renderingContext, serverContext } from '#app/server-context.ts'
import type { Articles, Translation } from '#contract/articles.ts'

/** The data of a page of articles. The server makes the metadata too, so that no browser loads the code for them. */
export type ArticleData<View> = {
  path: string
  /** What a browser sets when it shows the page: the title and the address, as of other pages (`describePage`). */
  meta: MetaDescriptor[]
  /** All that search engines and link previews read of it. Absent in the browser. */
  described?: MetaDescriptor[]
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
) => { described: MetaDescriptor[]; view: View; translations?: readonly Translation[] } | null

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
  const { described, translations } = found
  const loaded: ArticleData<View> = {
    path: path + url.search,
    meta: described.filter(isSetInBrowser),
    ...(translations && { translations }),
  }
  // The router sends the enumerable properties.
  return Object.defineProperties(loaded, {
    described: { value: described, enumerable: false },
    view: { value: found.view, enumerable: !isDocument },
  })
}

const isSetInBrowser = (each: MetaDescriptor) =>
  'tagName' in each ? each['rel'] === 'canonical' : 'title' in each
