import { STATUS_CODES } from 'node:http'
import { html, raw } from 'hono/html'
import { brand } from '#content/brand.ts'
import { contact } from '#content/contact.ts'
import { shell } from '#content/navigation.ts'
import { marksOf } from '#agency/describe-language.ts'
import { homePath } from '#contract/home-path.ts'
import { siteLanguage } from '#contract/language.ts'
import { themeColours } from '#contract/theme-colours.ts'

/** Answers with one sentence as a page. */
export type PlainPage = (
  status: number,
  sentence: string,
  headers?: Record<string, string>,
) => Promise<Response>

/**
 * Creates pages in the site's look without its router, scripts or store, so that they work when nothing else does: for
 * malformed or oversized forms, and for a failing server. The classes are those of the error screen,
 * `app/error-screen/error-screen.tsx`.
 * @param stylesheets addresses of the style sheets that all pages share
 */
export function createPlainPage(stylesheets: readonly string[]): PlainPage {
  const links = stylesheets.map((href) => html`<link rel="stylesheet" href="${href}" />`)
  const themeMeta = themeColours.map(
    ({ content, media }) =>
      html`<meta name="theme-color" content="${content}" ${media ? html`media="${media}" ` : ''} />`,
  )
  const marks = raw(marksOf(siteLanguage))
  return async (status, sentence, headers = {}) => {
    // The texts of HTTP are English.
    const reason = (siteLanguage.code === 'en' && STATUS_CODES[status]) || ''
    const page = await html`<!doctype html>
      <html ${marks}>
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          ${themeMeta}
          <meta name="robots" content="noindex" />
          <title>${sentence} · ${brand.name}</title>
          ${links}
          <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        </head>
        <body>
          <main class="page grid min-h-svh content-center gap-6 py-32">
            <img src="/windows/out.svg" width="384" height="42" alt="" />
            <p class="numerals text-base text-alarm">${status} ${reason}</p>
            <h1 class="max-w-display text-heading">${sentence}</h1>
            <p class="mt-2 flex flex-wrap items-center gap-x-6 gap-y-4">
              <a class="button button-lamp" href="${homePath}">${shell.error.home}</a>
              <a class="py-2 text-ink underline underline-offset-4" href="mailto:${contact.email}"
                >${contact.email}</a
              >
            </p>
          </main>
        </body>
      </html> `
    return new Response(page, {
      status,
      headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
    })
  }
}
