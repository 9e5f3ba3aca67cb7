/**
 * Fits visitors' local fonts to the metrics of Geist, and writes `apps/website/app/fonts/fallback.css`. It measures in
 * a browser how much wider Geist sets the text of the built site. The machine needs the fonts that `measured` names (on
 * Debian: fonts-liberation, fonts-roboto-unhinted, fonts-noto-core, fonts-dejavu-core). Run it again after changing the
 * typeface, or when the pages change their language: `node scripts/fonts/fit-fallback-fonts.ts`.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { sitePages } from '#website/contract/site-pages.ts'
import { openBrowser } from '#website/e2e/open-browser.ts'
import { startSite } from '#website/e2e/start-site.ts'

/** A family for each text width; browsers use the first whose font exists. Names are full or PostScript names. */
const families = [
  {
    family: 'Geist Fallback',
    // All but Roboto have the widths of Helvetica, and Roboto's differ so little that it shares their rules.
    fonts: ['Arial', 'Liberation Sans', 'Arimo Regular', 'NimbusSans-Regular', 'Roboto-Regular'],
    measured: ['Liberation Sans', 'Roboto-Regular'],
  },
  { family: 'Geist Fallback Noto', fonts: ['NotoSans-Regular'], measured: ['NotoSans-Regular'] },
  { family: 'Geist Fallback DejaVu', fonts: ['DejaVu Sans'], measured: ['DejaVu Sans'] },
]

/** Geist gets wider with its weight, a fallback of one weight does not. */
const bands = [
  { weights: '400', includes: (weight: number) => weight === 400 },
  { weights: '500 640', includes: (weight: number) => weight > 400 },
]

/** As wide as Geist Mono, to half a percent. If none of them exists, the system's monospaced font mostly is, too. */
const monoFonts = ['Courier New', 'Liberation Mono', 'Cousine', 'DejaVu Sans Mono']
const mono = { ascent: 1.005, descent: 0.295 }

/** Widths in `em` of a page's text, by weight: in Geist, and in each measured font. */
type Widths = { weight: number; geist: number; fonts: Record<string, number> }[]

async function measure(page: Page, fonts: string[]): Promise<Widths> {
  // A page requests its typeface only after the first paint.
  await page.waitForFunction(() => [...document.fonts].some(({ family }) => family === 'Geist'))
  return page.evaluate(async (names) => {
    await document.fonts.load('1em Geist')
    for (const name of names) {
      const font = new FontFace(name, `local("${name}")`, { weight: '1 1000' })
      document.fonts.add(
        await font.load().catch(() => {
          throw new Error(`This machine has no font "${name}".`)
        }),
      )
    }
    const context = document.createElement('canvas').getContext('2d')
    if (!context) throw new Error('No canvas')
    const widthIn = (font: string, weight: number, text: string) => {
      context.font = `${weight} 1000px "${font}"`
      return context.measureText(text).width / 1000
    }
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const widths: Widths = []
    while (nodes.nextNode()) {
      const element = nodes.currentNode.parentElement
      const text = nodes.currentNode.textContent?.replace(/\s+/g, ' ') ?? ''
      if (!element?.checkVisibility() || text === ' ') continue
      const { fontWeight, fontFamily } = getComputedStyle(element)
      if (fontFamily.includes('Mono')) continue
      const weight = Number(fontWeight)
      widths.push({
        weight,
        geist: widthIn('Geist', weight, text),
        fonts: Object.fromEntries(names.map((name) => [name, widthIn(name, weight, text)])),
      })
    }
    return widths
  }, fonts)
}

/** Geist's own height above and below the baseline, in `em`. */
async function measureHeight(page: Page): Promise<{ ascent: number; descent: number }> {
  return page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d')
    if (!context) throw new Error('No canvas')
    context.font = '1000px Geist'
    const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText('')
    return { ascent: fontBoundingBoxAscent / 1000, descent: fontBoundingBoxDescent / 1000 }
  })
}

const percent = (ratio: number, digits = 0) => `${Number((100 * ratio).toFixed(digits))}%`
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

/** No rule for the gap between lines: every text of the site sets its line height. */
function rule(
  family: string,
  fonts: string[],
  { ascent, descent }: { ascent: number; descent: number },
  weights?: string,
  scale = 1,
): string {
  const declarations = [
    `font-family: '${family}';`,
    `src: ${fonts.map((font) => `local('${font}')`).join(', ')};`,
    weights && `font-weight: ${weights};`,
    `ascent-override: ${percent(ascent / scale)};`,
    `descent-override: ${percent(descent / scale)};`,
    scale !== 1 && `size-adjust: ${percent(scale, 1)};`,
  ]
  const lines = declarations.filter((declaration) => declaration).map((declaration) => `  ${declaration}\n`)
  return `@font-face {\n${lines.join('')}}\n`
}

const site = await startSite()
const browser = await openBrowser()
try {
  const page = await browser.newPage()
  const measured = families.flatMap((family) => family.measured)
  const widths: Widths = []
  for (const { path } of sitePages) {
    await page.goto(site.url + path)
    widths.push(...(await measure(page, measured)))
  }
  const height = await measureHeight(page)
  const rules = families.flatMap(({ family, fonts, measured: names }) =>
    bands.map(({ weights, includes }) => {
      const texts = widths.filter(({ weight }) => includes(weight))
      const scales = names.map(
        (name) => sum(texts.map(({ geist }) => geist)) / sum(texts.map((text) => text.fonts[name] ?? NaN)),
      )
      for (const [index, name] of names.entries())
        console.log(name, weights, percent(scales[index] ?? NaN, 1))
      return rule(family, fonts, height, weights, sum(scales) / scales.length)
    }),
  )
  const css =
    '/*\n * The fallbacks take the same room as Geist, so that nothing moves when it arrives.\n' +
    ' * Written by scripts/fonts/fit-fallback-fonts.ts.\n */\n' +
    [...rules, rule('Geist Mono Fallback', monoFonts, mono)].join('')
  writeFileSync(join(import.meta.dirname, '../../apps/website/app/fonts/fallback.css'), css)
} finally {
  await browser.close()
  await site.remove()
}
