import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import { answerWith, type PreparedContent, prepareContent } from '#server/http/prepared-content.ts'

/** Answers a request for a file of the build, or returns null if it does not exist. */
export type ServeStaticFile = (request: Request) => Response | null

/** The build puts every file with a hash in its name here. */
const hashedFolder = '/assets/'

/**
 * Reads and compresses the files of a folder once. Files are found by exact path in a list, so no path can leave the
 * folder.
 * @param options.under the folder's address in the site; its root by default
 * @param options.cache which caches may keep the files
 */
export async function loadStaticFiles(
  folder: string,
  { under = '', cache = 'public' }: { under?: string; cache?: 'public' | 'private' } = {},
): Promise<ServeStaticFile> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = new Map<string, PreparedContent>(
    await Promise.all(
      entries
        .filter((entry) => entry.isFile())
        .map(async (entry): Promise<[string, PreparedContent]> => {
          const file = join(entry.parentPath, entry.name)
          const path = `${under}/${relative(folder, file).split(sep).map(encodeURIComponent).join('/')}`
          const type = getMimeType(entry.name) ?? 'application/octet-stream'
          return [path, await prepareContent(new Uint8Array(await readFile(file)), type)]
        }),
    ),
  )

  return (request) => {
    const { pathname } = new URL(request.url)
    const content = files.get(pathname)
    if (!content) return null
    return answerWith(content, request, {
      cacheControl: pathname.startsWith(under + hashedFolder)
        ? `${cache}, max-age=31536000, immutable`
        : `${cache}, max-age=0, must-revalidate`,
    })
  }
}
