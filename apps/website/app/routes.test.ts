import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const folder = join(import.meta.dirname, 'pages')

// React Router gives params, data and matches to a component whose route file declares it. With a re-export, the page of an agency
// whose only own page has a form failed: no other route declared the component.
it('no page is the re-exported default of another file', () => {
  const pages = globSync('**/*.tsx', { cwd: folder })
  expect(pages).toContain('own/own-form-page.tsx')
  expect(
    pages.filter((page) =>
      /export \{[^}]*\bdefault\b[^}]*\} from/.test(readFileSync(join(folder, page), 'utf8')),
    ),
  ).toEqual([])
})
