import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { answerWith, prepareContent } from '#server/http/prepared-content.ts'
import { loadStaticFiles, type ServeStaticFile } from '#server/static-files/load-static-files.ts'

/** The build puts everything whose name carries a hash of its content here. An unknown one is not a screen. */
const hashedFolder = '/inbox/assets/'

/**
 * Reads the desk as it was built. Every address under `/inbox` that is no file is a screen, and answered with the one document,
 * which no cache keeps. Files may stay in the browser of the one who is signed in.
 * @returns null where an old document asks for a file of an earlier build
 */
export async function loadDesk(folder: string): Promise<ServeStaticFile> {
  const serveFile = await loadStaticFiles(folder, { under: '/inbox', cache: 'private' })
  const bytes = new Uint8Array(await readFile(join(folder, 'index.html')))
  const document = await prepareContent(bytes, 'text/html; charset=utf-8')
  return (request) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/inbox/index.html') return null
    const file = serveFile(request)
    if (file !== null || pathname.startsWith(hashedFolder)) return file
    return answerWith(document, request, { cacheControl: 'no-store' })
  }
}
