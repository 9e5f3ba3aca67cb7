import { expect, it } from 'vitest'
import { contentsName } from './contents-name.ts'

it('names a list of contents apart from a column of the footer with the same heading', () => {
  expect(contentsName('Fields', 'What we do', ['Main', 'Fields'])).toBe('What we do: Fields')
  expect(contentsName('Contents', 'What we do', ['Main', 'Fields'])).toBe('Contents')
})
