import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { agencyFolder } from '#agency/content-folder.ts'
import { hexOf, ownColour } from '#contract/theme.ts'

/** The icon of the brand, `#content/brand/icon.svg`, with the theme's accent as `currentColor` on a dark `var(--ground)`. */
export const iconSvg = (): Buffer =>
  Buffer.from(
    readFileSync(join(agencyFolder, 'brand/icon.svg'), 'utf8')
      .replaceAll('currentColor', hexOf('brand', 'night'))
      .replaceAll('var(--ground)', ownColour('#0a0f1c', 'night')),
  )

/** The icons that browsers request, by file name. */
export function appIcons(): Map<string, Uint8Array> {
  const svg = iconSvg()
  const png = (size: number) => new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng()
  return new Map<string, Uint8Array>([
    ['icon.svg', svg],
    ['favicon.ico', icoOf(png(32), 32)],
    ['apple-touch-icon.png', png(180)],
  ])
}

/** An ICO file with one PNG: a directory of one entry (6 and 16 bytes), then the picture. */
function icoOf(png: Uint8Array, size: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2) // an icon
  header.writeUInt16LE(1, 4) // one picture
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10) // colour planes
  header.writeUInt16LE(32, 12) // bits a pixel
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}
