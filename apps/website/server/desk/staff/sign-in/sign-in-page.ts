import type { Context } from 'hono'
import { html } from 'hono/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'
import { saySiteProblems, siteStaffWords } from '#contract/staff-words/site-staff-words.ts'
import { signInPath } from '../guard/own-path.ts'
import { field, problemSummary, type StaffPage } from './staff-page.ts'

export type SignInPage = {
  status?: ContentfulStatusCode
  /** Where to go afterwards; a path of the desk. */
  next: string
  csrf: string
  email?: string
  /** By field; the empty name is the form itself. */
  problems?: Record<string, string>
  /** The button label of the sign-in provider; null if there is none. */
  provider: string | null
  headers?: Record<string, string>
}

/** The sign-in page. */
export function signInPage(
  c: Context<AppEnvironment>,
  page: StaffPage,
  options: SignInPage,
): Response | Promise<Response> {
  const { status = 200, next, csrf, email = '', provider, headers = {} } = options
  const problems = saySiteProblems(options.problems ?? {})
  const hasProblem = Object.keys(problems).length > 0
  const words = siteStaffWords.signIn
  const { title } = words
  return page(c, {
    status,
    headers,
    title: hasProblem ? words.errorTitle(title) : title,
    body: html`
      ${problemSummary(problems)}
      <h1 class="entrance-title">${title}</h1>
      <form class="entrance-form" method="post" action="${signInPath}" data-passkey="sign-in" novalidate>
        <input type="hidden" name="csrf" value="${csrf}" />
        <input type="hidden" name="next" value="${next}" />
        ${field({
          name: 'email',
          label: words.email,
          type: 'email',
          autocomplete: 'username webauthn',
          value: email,
          problem: problems.email,
        })}
        ${field({
          name: 'password',
          label: words.password,
          type: 'password',
          autocomplete: 'current-password',
          problem: problems.password,
        })}
        <button class="button button-lamp button-wide" type="submit">${words.button}</button>
        <div class="entrance-ways">
          <button class="button button-line button-wide" type="button" data-passkey-button hidden>
            ${words.passkey}
          </button>
          ${
            provider === null
              ? ''
              : html`<a
                  class="button button-line button-wide"
                  href="${signInPath}/provider?next=${encodeURIComponent(next)}"
                  >${provider}</a
                >`
          }
        </div>
        <p class="field-error" data-passkey-problem role="status" hidden></p>
      </form>
      <details class="entrance-help">
        <summary>${words.help}</summary>
        <p>${words.helpText}</p>
        <p><code>npm run staff -- link your@e-mail</code></p>
      </details>
    `,
  })
}
