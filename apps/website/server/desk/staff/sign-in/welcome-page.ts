import type { Context } from 'hono'
import { html } from 'hono/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { brand } from '#content/brand.ts'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'
import { saySiteProblems, siteStaffWords } from '#contract/staff-words/site-staff-words.ts'
import { signInPath } from '../guard/own-path.ts'
import { shortestPassword } from '../credentials/passwords.ts'
import type { OpenLink } from '../transactions/link-transactions.ts'
import { field, problemSummary, type StaffPage } from './staff-page.ts'

export type WelcomePage = {
  status?: ContentfulStatusCode
  /** The path of this page, and the target of its form. */
  path: string
  link: OpenLink
  csrf: string
  values?: { name?: string; email?: string }
  problems?: Record<string, string>
}

/** The page behind a link: to create an account, or to recover one. */
export function welcomePage(
  c: Context<AppEnvironment>,
  page: StaffPage,
  options: WelcomePage,
): Response | Promise<Response> {
  const { status = 200, path, link, csrf, values = {} } = options
  const problems = saySiteProblems(options.problems ?? {})
  const isBack = link.staff_id !== null
  const isFirst = link.email === null
  const words = siteStaffWords.welcome
  const title = isBack ? words.back : isFirst ? words.first : words.join
  const lead = isBack ? words.backLead : isFirst ? words.firstLead(brand.name) : words.joinLead(brand.name)
  return page(c, {
    status,
    title: Object.keys(problems).length > 0 ? siteStaffWords.signIn.errorTitle(title) : title,
    body: html`
      ${problemSummary(problems)}
      <h1 class="entrance-title">${title}</h1>
      <p class="entrance-lead">${lead}</p>
      <form class="entrance-form" method="post" action="${path}" data-passkey="welcome" novalidate>
        <input type="hidden" name="csrf" value="${csrf}" />
        ${
          isFirst
            ? field({
                name: 'email',
                label: siteStaffWords.signIn.email,
                type: 'email',
                autocomplete: 'username',
                value: values.email ?? '',
                problem: problems.email,
              })
            : html`<div class="field">
                <p class="field-label">${siteStaffWords.signIn.email}</p>
                <p class="entrance-known">${link.email}</p>
                <input
                  type="email"
                  name="email"
                  value="${link.email}"
                  autocomplete="username"
                  readonly
                  hidden
                />
              </div>`
        }
        ${
          isBack
            ? ''
            : field({
                name: 'name',
                label: words.name,
                type: 'text',
                autocomplete: 'name',
                value: values.name ?? '',
                hint: words.nameHint,
                problem: problems.name,
              })
        }
        ${field({
          name: 'password',
          label: isBack ? words.newPassword : siteStaffWords.signIn.password,
          type: 'password',
          autocomplete: 'new-password',
          hint: words.passwordHint(shortestPassword),
          problem: problems.password,
        })}
        <button class="button button-lamp button-wide" type="submit">
          ${isBack ? words.saveBack : isFirst ? words.saveFirst : words.saveJoin}
        </button>
        <div class="entrance-ways">
          <button class="button button-line button-wide" type="button" data-passkey-button hidden>
            ${words.passkey}
          </button>
        </div>
        <p class="field-error" data-passkey-problem role="status" hidden></p>
      </form>
    `,
  })
}

/** The page for a used, expired or unknown link. It does not say which. */
export function goneLinkPage(c: Context<AppEnvironment>, page: StaffPage): Response | Promise<Response> {
  const words = siteStaffWords.welcome
  return page(c, {
    status: 410,
    title: words.gone,
    body: html`
      <h1 class="entrance-title">${words.gone}</h1>
      <p class="entrance-lead">${words.goneLead}</p>
      <p>
        <a class="button button-lamp button-wide" href="${signInPath}">${siteStaffWords.signIn.button}</a>
      </p>
    `,
  })
}
