import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { agencyName } from '#agency/content-folder.ts'
import { describeLanguage, marksOf } from '#agency/describe-language.ts'
import { type DeskLanguage, deskLanguages } from '#contract/desk/languages.ts'
import { staffWords } from '#contract/staff-words/staff-words.ts'
import { answerWith, prepareContent } from '#server/runtime/http/prepared-content.ts'
import { loadStaticFiles } from '#server/site/static-files.ts'

/** The build puts every file with a hash in its name here. An unknown one is not a screen. */
const hashedFolder = '/inbox/assets/'

/** Answers a request for a file or a screen of the desk, in a language. */
export type ServeDesk = (request: Request, language: DeskLanguage) => Response | null

/**
 * Reads the built desk. Every address under `/inbox` that is not a file is a screen, and gets the one document, which
 * is never cached, in the language of the person. Files may stay in the browser of signed-in staff.
 * @param folder of the built desk
 * @returns null if an old document requests a file of an earlier build
 */
export async function loadDesk(
  folder = join(import.meta.dirname, '../../build', agencyName, 'desk'),
): Promise<ServeDesk> {
  const serveFile = await loadStaticFiles(folder, { under: '/inbox', cache: 'private' })
  const html = await readFile(join(folder, 'index.html'), 'utf8')
  const files = await readdir(join(folder, 'assets'))
  const documents = new Map(
    await Promise.all(
      deskLanguages.map(async (language) => {
        const bytes = new TextEncoder().encode(inLanguage(html, language, files))
        return [language, await prepareContent(bytes, 'text/html; charset=utf-8')] as const
      }),
    ),
  )
  return (request, language) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/inbox/index.html') return null
    const file = serveFile(request)
    if (file !== null || pathname.startsWith(hashedFolder)) return file
    const document = documents.get(language)
    return document ? answerWith(document, request, { cacheControl: 'no-store' }) : null
  }
}

/**
 * Marks the document with a language, whose words the browser loads beside the script that needs them.
 * @param files the names of the built files with a hash
 */
function inLanguage(html: string, language: DeskLanguage, files: readonly string[]): string {
  const { title, ...said } = staffWords[language].desk
  const words = files.find((file) => new RegExp(`^${language}-[\\w-]+[.]js$`).test(file))
  return (
    html
      .replace('<html lang="en">', `<html ${marksOf(describeLanguage(language))}>`)
      .replace('<title>Desk</title>', `<title>${title}</title>`)
      .replace(staffWords.en.desk.needsScript, said.needsScript)
      // Until a script replaces it, and for good if none loads.
      .replace(
        '<div id="desk">',
        `$&<main class="blank unopened"><h1>${said.notLoaded}</h1><a class="button" href="">${said.tryAgain}</a></main>`,
      )
      .replace(
        '</head>',
        words ? `<link rel="modulepreload" href="${hashedFolder}${words}" /></head>` : '</head>',
      )
  )
}
