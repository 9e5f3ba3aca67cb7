import type { Context } from 'hono'
import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { brand } from '#content/brand.ts'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'
import { pageFiles } from './page-files.ts'

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>

export type StaffPage = (
  c: Context<AppEnvironment>,
  page: { status?: ContentfulStatusCode; title: string; body: Html; headers?: Record<string, string> },
) => Response | Promise<Response>

/**
 * Creates the pages before the desk: complete without scripts, in the site's type and colours, in a light and a dark
 * scheme.
 * @param stylesheets addresses of the style sheets that all pages share; they define the tokens
 */
export function createStaffPage(stylesheets: readonly string[]): StaffPage {
  const links = [...stylesheets, pageFiles.style].map(
    (href) => html`<link rel="stylesheet" href="${href}" />`,
  )
  return (c, { status = 200, title, body, headers = {} }) =>
    c.html(
      html`<!doctype html>
        <html lang="en">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <meta name="robots" content="noindex" />
            <meta name="color-scheme" content="light dark" />
            <title>${title} · ${brand.name}</title>
            ${links}
            <link rel="icon" href="/icon.svg" type="image/svg+xml" />
            <script type="module" src="${pageFiles.script}"></script>
          </head>
          <body>
            <main class="entrance">
              <p class="entrance-brand">
                <img src="/icon.svg" width="32" height="32" alt="" />
                <span>${brand.name}</span>
              </p>
              <div class="entrance-panel">${body}</div>
            </main>
          </body>
        </html> `,
      status,
      headers,
    )
}
