import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import satori from 'satori'
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

/** Renders the preview picture of a page as a PNG of 1200 by 630 pixels. */
export async function renderPreview(page: PreviewedPage): Promise<Uint8Array> {
  const brandMark = `data:image/svg+xml;base64,${iconSvg().toString('base64')}`
  const svg = await satori(previewPicture(page, brandMark), { ...previewSize, fonts })
  return new Resvg(svg).render().asPng()
}
