import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fromBuffer } from '@capsizecss/unpack'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Font, fontDeclarations, fontStack } from '#agency/theme/font-stack.ts'
import { fallbackRules, writeOwnFont } from './own-font.ts'

const geist = join(import.meta.dirname, '../app/fonts/geist-latin.woff2')
const font: Font = {
  family: 'Own Sans',
  kind: 'sans-serif',
  files: [{ file: 'fonts/own.woff2', weights: '400 640' }],
}

describe('a font of the agency', () => {
  const folder = mkdtempSync(join(tmpdir(), 'own-font-'))
  const target = join(folder, 'target')
  const written = (name: string) => readFileSync(join(target, name), 'utf8')
  beforeAll(async () => {
    mkdirSync(join(folder, 'fonts'))
    copyFileSync(geist, join(folder, 'fonts/own.woff2'))
    writeFileSync(join(folder, 'brand.ts'), 'Ω')
    await writeOwnFont(font, folder, target)
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('takes the place of the typeface, and the one of numbers stays', () => {
    const rules = written('typeface.css').split('@font-face').slice(1)
    expect(rules).toHaveLength(2)
    expect(rules[0]).toContain("font-family: 'Own Sans';")
    expect(rules[0]).toContain("src: url('./1-own.woff2') format('woff2');")
    expect(rules[0]).toContain('font-weight: 400 640;')
    expect(rules[0]).toContain('font-display: swap;')
    expect(rules[1]).toContain("font-family: 'Geist Mono';")
    expect(written('fallback.css')).toContain("font-family: 'Geist Mono Fallback';")
  })

  it('takes the place of the one of numbers too where the theme says so', async () => {
    const everywhere = { ...font, everywhere: true }
    const alone = join(folder, 'alone')
    await writeOwnFont(everywhere, folder, alone)
    expect(readdirSync(alone).toSorted()).toEqual(['1-own.woff2', 'fallback.css', 'typeface.css'])
    expect(readFileSync(join(alone, 'typeface.css'), 'utf8')).not.toContain('Mono')
    expect(fontDeclarations(everywhere)).toContain("--font-mono: 'Own Sans', ")
    expect(fontDeclarations(font)).toContain("--font-mono: 'Geist Mono', ")
  })

  it('is written as a font that has the characters of the pages', async () => {
    const subset = readFileSync(join(target, '1-own.woff2'))
    const [before, after] = await Promise.all([fromBuffer(readFileSync(geist)), fromBuffer(subset)])
    expect(after.xWidthAvg).toBe(before.xWidthAvg)
    expect(after.ascent).toBe(before.ascent)
  })

  it('has a fallback of its size for every family of its stack', async () => {
    const stack = fontStack(font)
    const rules = await fallbackRules(font, readFileSync(geist), '400')
    const families = [...rules.matchAll(/font-family: ('[^']+');/g)].map(([, family]) => family)
    expect(stack).toBe(["'Own Sans'", ...families, 'system-ui', 'sans-serif'].join(', '))
  })

  it('is fitted as the typeface of the site is, which a browser measured', async () => {
    const measured = readFileSync(join(import.meta.dirname, '../app/fonts/fallback.css'), 'utf8')
    const sizesIn = (css: string) =>
      [...css.matchAll(/@font-face \{[^}]*\}/g)]
        .map(([rule]) => rule)
        .filter((rule) => rule.includes('font-weight: 400;'))
        .map((rule) =>
          ['size-adjust', 'ascent-override', 'descent-override'].map((name) =>
            Number(new RegExp(`${name}: ([\\d.]+)%`).exec(rule)?.[1]),
          ),
        )
    const computed = sizesIn(await fallbackRules(font, readFileSync(geist), '400'))
    expect(computed).toHaveLength(3)
    for (const [index, sizes] of sizesIn(measured).entries()) {
      for (const [at, size] of sizes.entries()) {
        expect(Math.abs((computed[index]?.[at] ?? NaN) / size - 1)).toBeLessThan(0.04)
      }
    }
  })
})

it('the site without a font of its own keeps its stack', () => {
  expect(fontStack()).toBe(
    "'Geist', 'Geist Fallback', 'Geist Fallback Noto', 'Geist Fallback DejaVu', system-ui, sans-serif",
  )
})
