import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import satori from 'satori'
import subsetFont from 'subset-font'
import { agencyFolder } from '#agency/content-folder.ts'
import { theme } from '#content/theme.ts'
import { brand } from '#content/brand.ts'
import { iconSvg } from './app-icons.ts'
import { previewPicture, previewSize, type PreviewedPage } from './preview-picture.ts'

const fontFolder = join(
  dirname(createRequire(import.meta.url).resolve('@fontsource/geist/package.json')),
  'files',
)

const fonts = ([400, 600] as const).flatMap((weight) =>
  ['latin', 'latin-ext'].map((script) => ({
    name: 'Geist',
    weight,
    style: 'normal' as const,
    data: readFileSync(join(fontFolder, `geist-${script}-${weight}-normal.woff`)),
  })),
)

/** The agency's own font at a weight: of its files the one that has it, or the nearest. */
async function ownFont(weight: 400 | 600, text: string) {
  if (theme.font === undefined) return []
  const { family, files } = theme.font
  const distance = ({ weights }: (typeof files)[number]) => {
    const [first = 0, last = first] = weights.split(' ').map(Number)
    return Math.max(first - weight, weight - last, 0)
  }
  const [nearest] = files.toSorted((one, other) => distance(one) - distance(other))
  if (nearest === undefined) return []
  const isVariable = nearest.weights.includes(' ')
  const data = await subsetFont(readFileSync(join(agencyFolder, nearest.file)), text, {
    // What satori reads: no WOFF2, and no axes.
    targetFormat: 'truetype',
    ...(isVariable && { variationAxes: { wght: weight } }),
  })
  return [{ name: family, weight, style: 'normal' as const, data }]
}

/** Renders the preview picture of a page as a PNG of 1200 by 630 pixels. */
export async function renderPreview(page: PreviewedPage): Promise<Uint8Array> {
  const brandMark = `data:image/svg+xml;base64,${iconSvg().toString('base64')}`
  const text = Object.values(page).join('') + brand.name + brand.tagline
  const own = [...(await ownFont(400, text)), ...(await ownFont(600, text))]
  const svg = await satori(previewPicture(page, brandMark), { ...previewSize, fonts: [...own, ...fonts] })
  return new Resvg(svg).render().asPng()
}
