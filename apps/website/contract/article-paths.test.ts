import { expect, it } from 'vitest'
import { searchedPath } from './article-paths.ts'

it.each(['/articles', '/articles/page/2', '/articles?q=snow'])(
  'what was searched for on %s has the address of the list, where it is shown again',
  (typedOn) => {
    const { pathname, searchParams } = new URL(
      searchedPath('/articles', 'ice & snow'),
      new URL(typedOn, 'https://agency.example'),
    )
    expect(pathname).toBe('/articles')
    expect(searchParams.get('q')).toBe('ice & snow')
  },
)
