/** Writes the preview picture of every public page into the built client. The build calls it. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import satori from 'satori'
import { publicPages } from '#content/public-pages.ts'
import { previewPath } from '#app/discovery/preview-path.ts'
import { previewPicture, previewSize } from './preview-picture.ts'

const client = join(import.meta.dirname, '../build/client')
const fontFolder = join(
  dirname(createRequire(import.meta.url).resolve('@fontsource/geist/package.json')),
  'files',
)

const fonts = ([400, 600] as const).map((weight) => ({
  name: 'Geist',
  weight,
  style: 'normal' as const,
  data: readFileSync(join(fontFolder, `geist-latin-${weight}-normal.woff`)),
}))

const icon = readFileSync(join(import.meta.dirname, '../public/icon.svg'))
const brandMark = `data:image/svg+xml;base64,${icon.toString('base64')}`

for (const page of publicPages) {
  const svg = await satori(previewPicture(page, brandMark), { ...previewSize, fonts })
  const file = join(client, previewPath(page.path))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, new Resvg(svg).render().asPng())
}
