import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { tokensOf } from './site-tokens.ts'

const site = readFileSync(join(import.meta.dirname, '../app/root.css'), 'utf8')
const light = readFileSync(join(import.meta.dirname, '../desk/look/tokens.css'), 'utf8')

it('gives every colour of the site a value in the light scheme, or keeps it', () => {
  const names = [...site.matchAll(/--color-(?<name>[\w-]+): /g)].map(({ groups }) => groups?.name)
  // These are the same in the light scheme, like all tokens that are not colours.
  const same = ['transparent', 'current', 'lamp-ink']
  const lightNames = [...light.matchAll(/--light-(?<name>[\w-]+): /g)].map(({ groups }) => groups?.name)
  expect(names.filter((name) => !same.includes(name ?? ''))).toEqual(lightNames)
})

it('creates declarations from the theme, and refuses a site without one', () => {
  expect(tokensOf('@theme {\n  --color-*: initial;\n  --color-ink: #fff;\n  --radius: 1px;\n}\n')).toBe(
    ':root {\n  --color-ink: light-dark(var(--light-ink, #fff), #fff);\n  --radius: 1px;\n}',
  )
  expect(() => tokensOf('')).toThrow('@theme')
})
