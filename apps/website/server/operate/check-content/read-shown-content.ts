import { content } from './read-content.ts'

/**
 * The content with the pictures and films of the articles, which are no modules. A server without the tools of the build
 * has the content only.
 */
export async function readShownContent(): Promise<object> {
  try {
    const { readArticleMedia } = await import('#server/site/articles/reading/article-media.ts')
    return { ...content, ...readArticleMedia() }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return content
    throw error
  }
}
