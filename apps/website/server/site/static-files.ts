import { readFile, readdir, writeFile } from 'node:fs/promises'
import { relative, sep, join } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import { answerFromDisk, type FileOnDisk, openFile } from '#server/runtime/http/answer-from-disk.ts'
import {
  answerWith,
  prepareContent,
  compress,
  type PreparedContent,
} from '#server/runtime/http/prepared-content.ts'

/** Answers a request for a file of the build, or returns null if it does not exist. */
export type ServeStaticFile = (request: Request) => Response | null

/** The folder of files that have a hash in their name. */
const hashedFolder = '/assets/'

/** The owner's pictures in all their widths, and films: agency/media/make-picture.ts. */
const mediaFolder = '/assets/media/'

/**
 * Reads the files of a folder into memory, with their compressed copies; films and the owner's pictures stay on the disk.
 * A request is compared with a list of paths, so no path can leave the folder.
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
  const files = new Map<string, PreparedContent | FileOnDisk>(
    await Promise.all(
      [...names]
        .filter((file) => !isCompressed(file))
        .map(async (file): Promise<[string, PreparedContent | FileOnDisk]> => {
          const path = `${under}/${relative(folder, file).split(sep).join('/')}`
          const type = typeOf(file)
          if (path.startsWith(mediaFolder) || /^(?:audio|video)\//.test(type))
            return [path, await openFile(file, type)]
          return [path, await prepareContent(await read(file), type, await readCompressed(file, names))]
        }),
    ),
  )

  return (request) => {
    const pathname = decodePath(new URL(request.url).pathname)
    const content = files.get(pathname)
    if (!content) return null
    const cacheControl = pathname.startsWith(under + hashedFolder)
      ? `${cache}, max-age=31536000, immutable`
      : `${cache}, max-age=0, must-revalidate`
    if ('blob' in content) return answerFromDisk(content, request, { cacheControl })
    return answerWith(content, request, { cacheControl })
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

/** The ending of a compressed copy's name, by encoding: `app.js` and `app.js.br`. */
const endings = { br: '.br', gzip: '.gz' } as const

/** Returns the media type for the ending of a file name. */
const typeOf = (name: string): string => getMimeType(name) ?? 'application/octet-stream'

/** Lists the paths of all files in a folder and its subfolders. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
}

/**
 * Writes compressed copies beside the files of a folder. The build does this and not the server, because it takes seconds.
 */
export async function compressFiles(folder: string): Promise<void> {
  const files = await listFiles(folder)
  await Promise.all(
    files.map(async (file) => {
      const bodies = await compress(new Uint8Array(await readFile(file)), typeOf(file))
      for (const encoding of ['br', 'gzip'] as const) {
        if (bodies[encoding]) await writeFile(file + endings[encoding], bodies[encoding])
      }
    }),
  )
}
