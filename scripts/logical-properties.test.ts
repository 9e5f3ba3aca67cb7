import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const places = [
  'apps/website/app',
  'apps/website/desk',
  'apps/website/form-element',
  'apps/website/server',
  'packages',
]

/** Properties and values of CSS that name a side, where a logical one names the start or the end of a line. */
const physical = [
  /(?<![-\w])(?:scroll-)?(?:margin|padding|border)-(?:left|right)(?:-(?:width|style|color))?\s*:/,
  /(?<![-\w.])(?:left|right)\s*:/,
  /(?<![-\w])border-(?:top|bottom)-(?:left|right)-radius\s*:/,
  /(?<![-\w])(?:text-align|float|clear)\s*:\s*(?:left|right)\b/,
]
/** Shorthands for four sides or corners. */
const shorthand =
  /(?<![-\w])(?<name>(?:scroll-)?(?:margin|padding)|inset|border-(?:width|style|color|radius))\s*:(?<value>[^;{}]+)/g
/** Utilities of Tailwind, as words of a class name, and properties of a style object. */
const utility =
  /(?:margin|padding|border)(?:Left|Right)\b|(?<![\w./#$-])-?(?:(?:ml|mr|pl|pr|left|right|scroll-m[lr]|scroll-p[lr])-(?:\d|px|auto|full|\[)|(?:border|rounded)-(?:l|r|tl|tr|bl|br)(?=[\s"'`-])|(?:text|float|clear)-(?:left|right)(?=[\s"'`]))/

/** Splits at spaces that are in no brackets. */
const parts = (value: string): string[] =>
  value.trim().match(/(?:[^\s()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? []

/** Whether a shorthand differs between the two sides of a line. */
function isUneven(name: string, value: string): boolean {
  const [one, two, three, four] = parts(value.replace('!important', ''))
  if (four === undefined) return false
  return name === 'border-radius' ? one !== two || three !== four : two !== four
}

/** The lines of a style sheet that name a side. One that has to says why in a comment above: `physical: …`. */
function namesSides(css: string): string[] {
  const kept = css.replaceAll(/\/\*\s*physical: [^*]+\*\/\s*[^;}]+/g, '').replaceAll(/\/\*.*?\*\//gs, '')
  const uneven = [...kept.matchAll(shorthand)].filter(({ groups: { name = '', value = '' } = {} }) =>
    isUneven(name, value),
  )
  return [
    ...kept.split('\n').filter((line) => physical.some((each) => each.test(line))),
    ...uneven.map(([declaration]) => declaration),
  ].map((line) => line.trim())
}

const listed = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...places], {
  cwd: root,
  encoding: 'utf8',
})
const files = listed.stdout
  .split('\n')
  .filter((file) => /\.(?:css|tsx|styles\.ts)$|-styles\.ts$/.test(file) && !file.includes('.test.'))

it.each([
  'margin-left: 1rem;',
  'left: 0;',
  'border-right-color: red;',
  'text-align: right;',
  'border-top-left-radius: 0;',
  'padding: 0 1rem 0 0;',
  'inset: 0 calc(100% - var(--edge, 2rem)) 0 auto;',
  'border-radius: 1rem 0 0 1rem;',
])('finds %s', (declaration) => {
  expect(namesSides(`a { ${declaration} }`)).toHaveLength(1)
  expect(namesSides(`a { /* physical: a drawing */ ${declaration} }`)).toEqual([])
})

it.each([
  'margin-inline-start: 1rem;',
  'inset: 0 1rem 2rem;',
  'inset: 0 1rem 0 1rem;',
  'border-radius: 1rem 1rem 0 0;',
  'transition-property: left;',
  'text-align: start;',
])('allows %s', (declaration) => {
  expect(namesSides(`a { ${declaration} }`)).toEqual([])
})

it.each(['ml-4', '-mr-px', 'md:pl-2', 'left-0', 'border-r', 'rounded-l-large', 'text-right'])(
  'finds the class %s',
  (name) => {
    expect(utility.test(`className="flex ${name} grid"`)).toBe(true)
  },
)

it('every style sheet and class name holds in a language that is written from right to left', () => {
  expect(files.length).toBeGreaterThan(100)
  const found = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    const lines = file.endsWith('.tsx')
      ? text.split('\n').filter((line) => utility.test(line) && /class|columns|=|'/.test(line))
      : namesSides(text)
    return lines.map((line) => `${file}: ${line.trim()}`)
  })
  expect(found).toEqual([])
})
