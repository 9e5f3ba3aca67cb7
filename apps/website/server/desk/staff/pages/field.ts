import { html } from 'hono/html'
import type { Html } from './staff-page.ts'

export type Field = {
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
    <h2 class="banner-title">There is a problem</h2>
    <ul>
      ${entries.map(([name, sentence]) => html`<li>${name ? html`<a href="#${name}">${sentence}</a>` : sentence}</li>`)}
    </ul>
  </div>`
}
