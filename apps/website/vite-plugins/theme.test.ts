import postcss from 'postcss'
import { expect, it } from 'vitest'
import { theme as sample } from '#content/theme.ts'
import type { Theme } from '../agency/schema/theme.ts'
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
