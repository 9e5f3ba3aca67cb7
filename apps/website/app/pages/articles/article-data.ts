import { data, type LoaderFunctionArgs } from 'react-router'
import { renderingContext, serverContext } from '#app/server-context.ts'
import type { Articles } from '#contract/articles.ts'

/** The data of a page of articles: what its metadata need, and what it shows. */
type ArticleData<Head, View> = {
  head: Head
  /** Absent in the browser that has loaded the page as a document: it keeps the server's HTML. */
  view?: View
}

/**
 * Finds what a page of articles shows. The data of a document from memory does not have the text a second time.
 * @param find returns null for an address without a page
 */
export function loadArticleData<Head, View>(
  { url, context }: LoaderFunctionArgs,
  find: (articles: Articles, path: string) => { head: Head; view: View } | null,
) {
  const { articles } = context.get(serverContext)
  // The router takes an address with a slash at its end for the same.
  const found = articles && find(articles, url.pathname.replace(/\/+$/, ''))
  if (!found) return data(null, { status: 404 })
  const isDocument = context.get(renderingContext).delivery !== undefined
  const loaded: ArticleData<Head, View> = { head: found.head }
  // The router sends the enumerable properties.
  return Object.defineProperty(loaded, 'view', { value: found.view, enumerable: !isDocument })
}
