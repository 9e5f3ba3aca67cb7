import postcss from 'postcss'
import { expect, it } from 'vitest'
import { mirrored } from './right-to-left.ts'

const built = (css: string, isRightToLeft = true) =>
  postcss([mirrored(isRightToLeft)]).process(css, { from: undefined }).css

it.each([
  ['background: linear-gradient(to right, red, blue)', 'background: linear-gradient(to left, red, blue)'],
  [
    'border-image: linear-gradient(to right, red, blue) 1',
    'border-image: linear-gradient(to left, red, blue) 1',
  ],
  ['background-position: right 0.875rem center', 'background-position: left 0.875rem center'],
  ['translate: 0.25rem 0', 'translate: calc(-1 * 0.25rem) 0'],
  [
    'inset-inline-end: max(1rem, env(safe-area-inset-right))',
    'inset-inline-end: max(1rem, env(safe-area-inset-left))',
  ],
])('mirrors %s', (given, mirror) => {
  expect(built(`a { ${given} }`)).toBe(`a { ${mirror} }`)
  expect(built(`a { ${given} }`, false)).toBe(`a { ${given} }`)
})

it.each([
  'translate: 0 0.5rem',
  'translate: none',
  'transition-property: translate',
  'background: var(--left-light)',
])('leaves %s', (given) => {
  expect(built(`a { ${given} }`)).toBe(`a { ${given} }`)
})
