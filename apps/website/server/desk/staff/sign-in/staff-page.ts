import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { brand } from '#content/brand.ts'
import { theme } from '#content/theme.ts'
import { describeLanguage, marksOf } from '#agency/describe-language.ts'
import { siteStaffLanguage, siteStaffWords } from '#contract/staff-words/site-staff-words.ts'
import { themeColours, tokensAt } from '#agency/theme/theme-styles.ts'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'
import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The pages are in the language of the site, or in English if the desk does not have it. */
const marks = raw(marksOf(describeLanguage(siteStaffLanguage)))

/** What the script of the pages says. */
const scriptWords = JSON.stringify(siteStaffWords.signIn.script)

type Html = HtmlEscapedString | Promise<HtmlEscapedString>

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
        <html ${marks}>
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
            <main class="entrance" data-words="${scriptWords}">
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

type Field = {
  name: string
  label: string
  type: 'text' | 'email' | 'password'
  autocomplete: string
  value?: string
  hint?: string
  problem?: string | undefined
}

/** A field with its label, a hint, its error, and the control. With scripts, a password can be shown. */
export function field({ name, label, type, autocomplete, value = '', hint, problem }: Field): Html {
  const described = [hint && `${name}-hint`, problem && `${name}-problem`].filter(Boolean).join(' ')
  const control = html`<input
    class="field-control"
    id="${name}"
    name="${name}"
    type="${type}"
    value="${type === 'password' ? '' : value}"
    autocomplete="${autocomplete}"
    maxlength="${type === 'password' ? 256 : 254}"
    required
    ${type === 'text' ? '' : html`autocapitalize="none" spellcheck="false"`}
    ${described ? html`aria-describedby="${described}"` : ''}
    ${problem ? html`aria-invalid="true"` : ''}
  />`
  return html`<div class="field" ${problem ? 'data-invalid' : ''}>
    <label class="field-label" for="${name}">${label}</label>
    ${hint ? html`<p class="field-hint" id="${name}-hint">${hint}</p>` : ''}
    ${problem ? html`<p class="field-error" id="${name}-problem">${problem}</p>` : ''}
    ${type === 'password' ? html`<div class="field-secret">${control}</div>` : control}
  </div>`
}

/** The errors of a form: takes the focus on load, and links to the fields. The empty name is the form itself. */
export function problemSummary(problems: Record<string, string>): Html {
  const entries = Object.entries(problems)
  if (entries.length === 0) return html``
  return html`<div class="banner" role="alert" tabindex="-1" autofocus>
    <h2 class="banner-title">${siteStaffWords.signIn.problem}</h2>
    <ul>
      ${entries.map(([name, sentence]) => html`<li>${name ? html`<a href="#${name}">${sentence}</a>` : sentence}</li>`)}
    </ul>
  </div>`
}

const readText = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')

/** The style sheet in the theme: before the first media query the night, after it the day. */
function themedStyles(): string {
  const [night = '', ...day] = readText('sign-in.css').split(/(?=@media \(prefers-color-scheme: light\))/)
  return (
    themeColours(night, theme, 'colour', ['night']).replace('@theme-night;', tokensAt(theme, 'night')) +
    themeColours(day.join(''), theme, 'by-day', ['day']).replace('@theme-day;', tokensAt(theme, 'day'))
  )
}

const files = {
  'sign-in.css': { type: 'text/css; charset=utf-8', text: themedStyles() },
  'sign-in.js': { type: 'text/javascript; charset=utf-8', text: readText('sign-in.js') },
} as const

/** A changed file has another address, so browsers can cache it. */
const addressOf = (name: keyof typeof files): string =>
  `/inbox/sign-in/${name}?v=${hash('sha256', files[name].text).slice(0, 12)}`

/** The addresses of the style sheet and the script of the pages before the desk. */
const pageFiles = { style: addressOf('sign-in.css'), script: addressOf('sign-in.js') }

/** Serves one of these files; null if it does not exist. */
export function answerPageFile(name: string): Response | null {
  if (name !== 'sign-in.css' && name !== 'sign-in.js') return null
  const { type, text } = files[name]
  return new Response(text, {
    headers: { 'Content-Type': type, 'Cache-Control': 'private, max-age=31536000, immutable' },
  })
}
