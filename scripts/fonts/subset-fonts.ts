/**
 * Subsets the two typefaces to the characters and weights of the pages, and writes them to `apps/website/app/fonts/`.
 * The results are committed, so that a build needs neither this script nor its tools. Run it again after changing a
 * weight: `node scripts/fonts/subset-fonts.ts`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const root = join(import.meta.dirname, '../..')
const target = join(root, 'apps/website/app/fonts')

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')

const ascii = range(0x20, 0x7e)
const latin1 = range(0xa0, 0xff)
const typography = '‘’“”‚„–—…•·×→←↑↓−€™'
const latinExtendedA = range(0x100, 0x17f)

const cuts = [
  {
    source: 'geist/files/geist-latin',
    name: 'geist-latin',
    text: ascii + latin1 + typography,
    heaviest: 640,
  },
  { source: 'geist/files/geist-latin-ext', name: 'geist-latin-ext', text: latinExtendedA, heaviest: 640 },
  {
    source: 'geist-mono/files/geist-mono-latin',
    name: 'geist-mono',
    text: ascii + latin1 + typography,
    heaviest: 500,
  },
]

mkdirSync(target, { recursive: true })
for (const { source, name, text, heaviest } of cuts) {
  const font = readFileSync(join(root, `node_modules/@fontsource-variable/${source}-wght-normal.woff2`))
  const subset = await subsetFont(font, text, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: heaviest, default: 400 } },
  })
  writeFileSync(join(target, `${name}.woff2`), subset)
  console.log(`${name}.woff2 ${subset.length} bytes`)
}
