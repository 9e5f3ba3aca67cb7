import postcss from 'postcss'
import { expect, it } from 'vitest'
import { theme as sample } from '#content/theme.ts'
import type { Theme } from '../agency/schema/theme.ts'
import { read } from '../agency/theme/colour.ts'
import { themeDrawings } from './theme.ts'

const styles = ['dusk', 'evening', 'dawn']
  .map((hour) => `.sky-${hour} { background: linear-gradient(transparent, oklch(0.28 0.07 250 / 0.6)) }`)
  .join('\n')
const built = (theme: Theme) =>
  postcss([themeDrawings(theme)]).process(`${styles}\n.card { color: red }`, { from: undefined }).css

it('leaves the skies of the sections as they are, or out where the theme has none', () => {
  expect(built(sample)).toContain('.sky-dawn { background: linear-gradient(transparent, oklch(0.28 0.07 250')
  expect(built({ ...sample, sky: false }).trim()).toBe('.card { color: red }')
})

it('draws a night as a night on a light ground, up to a dawn that can be seen', () => {
  const css = '.night-sky { border-image: linear-gradient(oklch(0.28 0.06 268), oklch(0.9 0.05 220)) 1 }'
  const of = (theme: Theme) => postcss([themeDrawings(theme)]).process(css, { from: undefined }).css
  expect(of(sample)).toBe(css)
  const [night, dawn] =
    of({ ...sample, scheme: 'light' })
      .match(/oklch\([^)]+\)/g)
      ?.map(read) ?? []
  expect(night?.l).toBeLessThan(0.4)
  expect(dawn?.l).toBeGreaterThan(0.6)
  expect(dawn?.l).toBeLessThan(0.8)
})
