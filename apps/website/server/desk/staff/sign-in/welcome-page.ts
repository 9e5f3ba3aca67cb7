import type { Context } from 'hono'
import { html } from 'hono/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { brand } from '#content/brand.ts'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'
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
  const { status = 200, path, link, csrf, values = {}, problems = {} } = options
  const isBack = link.staff_id !== null
  const isFirst = link.email === null
  const title = isBack ? 'Choose a new password' : isFirst ? 'Make the first account' : 'Join the desk'
  const lead = isBack
    ? 'This link lets you in once. Your other devices are signed out.'
    : isFirst
      ? `You will be an admin: you can invite the rest of ${brand.name}.`
      : `${brand.name} has invited you. This link works once.`
  return page(c, {
    status,
    title: Object.keys(problems).length > 0 ? `Error: ${title}` : title,
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
                label: 'E-mail address',
                type: 'email',
                autocomplete: 'username',
                value: values.email ?? '',
                problem: problems.email,
              })
            : html`<div class="field">
                <p class="field-label">E-mail address</p>
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
                label: 'Your name',
                type: 'text',
                autocomplete: 'name',
                value: values.name ?? '',
                hint: 'Your colleagues see it beside what you do.',
                problem: problems.name,
              })
        }
        ${field({
          name: 'password',
          label: isBack ? 'New password' : 'Password',
          type: 'password',
          autocomplete: 'new-password',
          hint: `${shortestPassword} characters or more. Three words that do not belong together are easy to keep in mind.`,
          problem: problems.password,
        })}
        <button class="button button-lamp button-wide" type="submit">
          ${isBack ? 'Save and sign in' : isFirst ? 'Make the account' : 'Join'}
        </button>
        <div class="entrance-ways">
          <button class="button button-line button-wide" type="button" data-passkey-button hidden>
            Use a passkey instead of a password
          </button>
        </div>
        <p class="field-error" data-passkey-problem role="status" hidden></p>
      </form>
    `,
  })
}

/** The page for a used, expired or unknown link. It does not say which. */
export function goneLinkPage(c: Context<AppEnvironment>, page: StaffPage): Response | Promise<Response> {
  return page(c, {
    status: 410,
    title: 'This link no longer works',
    body: html`
      <h1 class="entrance-title">This link no longer works</h1>
      <p class="entrance-lead">
        A link works once, and for a few days at most. If you have an account, sign in. If not, ask an admin
        of your team for a new link.
      </p>
      <p><a class="button button-lamp button-wide" href="${signInPath}">Sign in</a></p>
    `,
  })
}
