import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildFolder } from '#agency/content-folder.ts'
import { answerWith, prepareContent } from '#server/runtime/http/prepared-content.ts'
import { loadStaticFiles, type ServeStaticFile } from '#server/site/static-files.ts'

/** The build puts every file with a hash in its name here. An unknown one is not a screen. */
const hashedFolder = '/inbox/assets/'

/**
 * Reads the built desk. Every address under `/inbox` that is not a file is a screen, and gets the one document, which
 * is never cached. Files may stay in the browser of signed-in staff.
 * @param folder of the built desk
 * @returns null if an old document requests a file of an earlier build
 */
export async function loadDesk(
  folder = join(import.meta.dirname, '../..', buildFolder, 'desk'),
): Promise<ServeStaticFile> {
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
