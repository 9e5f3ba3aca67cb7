import type { MadePicture } from '#agency/media/made-picture.ts'
import { ifInstalled } from './if-installed.ts'
import { content } from './read-content.ts'

/** Makes the pictures of the chosen agency that its pages show, or finds those of an earlier build. */
export async function makeShownPictures(): Promise<Readonly<Record<string, MadePicture>>> {
  const maker = await ifInstalled(() => import('#agency/media/make-media.ts'))
  return maker ? (await maker.makeMedia(await readShownContent())).pictures : {}
}

/**
 * The content with the pictures and films of the articles, which are no modules. A server without the tools of the build
 * has the content only.
 */
export async function readShownContent(): Promise<object> {
  const articles = await ifInstalled(() => import('#server/site/articles/reading/article-media.ts'))
  return { ...content, ...articles?.readArticleMedia() }
}
