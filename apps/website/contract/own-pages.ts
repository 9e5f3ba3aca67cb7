import { ownPageFiles } from '#agency/own-pages.ts'
import type { Form } from '#agency/schema/forms.ts'
import type { OwnPage } from '#agency/schema/own-pages.ts'
import type { Page } from '#agency/schema/pages.ts'

/* Computed once, in the build (evaluated-modules.ts): a browser loads the words of a page where it renders them. */

const shown = [...ownPageFiles].flatMap(([id, { page }]) => (page.off === true ? [] : [{ id, page }]))

/** The pages of the agency's own, but for their sections. */
export const ownPages: readonly (Page & { id: string })[] = shown.map(
  ({ id, page: { path, name, title, description } }) => ({ id, path, name, title, description }),
)

/** Their links in the bar. */
export const headerPages: readonly { label: string; href: string }[] = shown.flatMap(
  ({ page: { menu, name, path } }) => (menu === 'header' ? [{ label: name, href: path }] : []),
)

/** Their links in the footer, by the heading of the column. */
export const footerPages: readonly { column: string; label: string; href: string }[] = shown.flatMap(
  ({ page: { menu, name, path } }) =>
    typeof menu === 'object' ? [{ column: menu.footer, label: name, href: path }] : [],
)

/** Their forms with the path of the page, by its id. */
export const ownForms: Readonly<Record<string, Form & { path: string }>> = Object.fromEntries(
  shown.flatMap(({ id, page }) =>
    page.sections.flatMap((section): [string, Form & { path: string }][] => {
      if (section.kind !== 'form') return []
      const { pageSource, service, onlyChoice, submitLabel, successText, againLabel } = section
      return [
        [
          id,
          {
            path: page.path,
            pageSource,
            service,
            submitLabel,
            successText,
            againLabel,
            ...(onlyChoice === undefined ? {} : { onlyChoice }),
          },
        ],
      ]
    }),
  ),
)

/**
 * A form, a call or an embed with its frame, or the sections between two of them, which never change in the browser: their
 * indexes.
 */
export type OwnPart =
  | { kind: 'form' | 'call'; at: number }
  | { kind: 'embed'; at: number; frame: string }
  | { kind: 'static'; from: number; to: number }

/** The parts of each page, by its id. */
export const ownParts: Readonly<Record<string, readonly OwnPart[]>> = Object.fromEntries(
  shown.map(({ id, page }) => [id, partsOf(page.sections)]),
)

function partsOf(sections: OwnPage['sections']): OwnPart[] {
  const parts: OwnPart[] = []
  for (const [at, section] of sections.entries()) {
    const { kind } = section
    const last = parts.at(-1)
    if (kind === 'form' || kind === 'call') parts.push({ kind, at })
    else if (kind === 'embed') parts.push({ kind, at, frame: section.frame })
    else if (last?.kind === 'static') last.to = at + 1
    else parts.push({ kind: 'static', from: at, to: at + 1 })
  }
  return parts
}
