import { readFile } from 'node:fs/promises'
import { relative, sep } from 'node:path'
import { answerWith, type PreparedContent, prepareContent } from '#server/runtime/http/prepared-content.ts'
import { endings, listFiles, typeOf } from './compressed-files.ts'

/** Answers a request for a file of the build, or returns null if it does not exist. */
export type ServeStaticFile = (request: Request) => Response | null

/** The folder of files that have a hash in their name. */
const hashedFolder = '/assets/'

/**
 * Reads the files of a folder into memory, with their compressed copies. A request is compared with a list of paths, so no
 * path can leave the folder.
 * @param options.under the path of the folder on the site; the root by default
 * @param options.cache which caches may keep the files
 */
export async function loadStaticFiles(
  folder: string,
  { under = '', cache = 'public' }: { under?: string; cache?: 'public' | 'private' } = {},
): Promise<ServeStaticFile> {
  const names = new Set(await listFiles(folder))
  const isCompressed = (file: string) =>
    Object.values(endings).some((ending) => file.endsWith(ending) && names.has(file.slice(0, -ending.length)))
  const files = new Map<string, PreparedContent>(
    await Promise.all(
      [...names]
        .filter((file) => !isCompressed(file))
        .map(async (file): Promise<[string, PreparedContent]> => {
          const path = `${under}/${relative(folder, file).split(sep).join('/')}`
          return [
            path,
            await prepareContent(await read(file), typeOf(file), await readCompressed(file, names)),
          ]
        }),
    ),
  )

  return (request) => {
    const pathname = decodePath(new URL(request.url).pathname)
    const content = files.get(pathname)
    if (!content) return null
    return answerWith(content, request, {
      cacheControl: pathname.startsWith(under + hashedFolder)
        ? `${cache}, max-age=31536000, immutable`
        : `${cache}, max-age=0, must-revalidate`,
    })
  }
}

/** Browsers encode some characters of a name and leave others. A path that cannot be decoded names no file. */
function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return ''
  }
}

const read = async (file: string) => new Uint8Array(await readFile(file))

/** Returns undefined if the build has made no compressed copy: in development, and where compression saves nothing. */
async function readCompressed(file: string, names: ReadonlySet<string>) {
  const [br, gzip] = [file + endings.br, file + endings.gzip]
  if (!names.has(br) && !names.has(gzip)) return undefined
  return {
    ...(names.has(br) && { br: await read(br) }),
    ...(names.has(gzip) && { gzip: await read(gzip) }),
  }
}
