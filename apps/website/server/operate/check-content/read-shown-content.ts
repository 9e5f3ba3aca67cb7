import { ifInstalled } from './if-installed.ts'
import { content } from './read-content.ts'

/**
 * The content with the pictures and films of the articles, which are no modules. A server without the tools of the build
 * has the content only.
 */
export async function readShownContent(): Promise<object> {
  const articles = await ifInstalled(() => import('#server/site/articles/reading/article-media.ts'))
  return { ...content, ...articles?.readArticleMedia() }
}
