import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { theme as sample } from '#content/theme.ts'
import { colourDeclarations } from '../agency/theme/theme-styles.ts'
import { tokensOf } from './site-tokens.ts'
import { withTokens } from './theme.ts'

const site = readFileSync(join(import.meta.dirname, '../app/root.css'), 'utf8')

it('gives the desk a light and a dark value of each colour, and the corners of the site', () => {
  const tokens = tokensOf(withTokens(site, sample, colourDeclarations(sample, ['day', 'night'])))
  expect(tokens).toContain('--color-ground: light-dark(oklch(0.962 0.007 258), oklch(0.152 0.026 264));')
  expect(tokens).toContain('--radius-medium: 0.625rem;')
  expect(tokens).not.toMatch(/: initial;|@theme/)
})

it('gives the desk the accent of the agency', () => {
  const theme = { ...sample, accent: '#2f8f5b' }
  const tokens = tokensOf(withTokens(site, theme, colourDeclarations(theme, ['day', 'night'])))
  expect(tokens).toContain('--accent: #2f8f5b;')
  expect(tokens).toContain('--color-brand: light-dark(oklch(from var(--accent) ')
})

it('creates declarations from the theme, and refuses a site without one', () => {
  expect(tokensOf('@theme {\n  --color-*: initial;\n  --radius: 1px;\n}\n')).toBe(
    ':root {\n  --radius: 1px;\n}',
  )
  expect(() => tokensOf('')).toThrow('@theme')
})
