import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { fallbackWidth, type MadePicture } from './made-picture.ts'
import { slugOf } from '../slug.ts'

/** The folder of all copies on the site. What is below `/assets/` has a hash in its name, and may be cached for good. */
export const mediaFolder = '/assets/media/'

/** The widths in pixels of the copies of a picture, up to its own. */
const widthsOfCopies: readonly number[] = [400, 640, 960, 1280, 1600, 1920, 2560]

/** Part of every hash: a change of how copies are made makes them again. */
const recipe = `2 ${sharp.versions.vips}`

/** Where copies stay from build to build, because AVIF takes a second each. */
const cache = join(import.meta.dirname, '../../node_modules/.cache/media')

/** Returns the width of a picture in pixels, as it is shown. A drawing has any width. */
export async function widthOf(path: string): Promise<number> {
  const { format, autoOrient } = await sharp(path).metadata()
  return format === 'svg' ? Infinity : autoOrient.width
}

/** What was made of a picture, and the folder with its files. */
export type CachedPicture = { made: MadePicture; folder: string }

/** The part of a file's name that says what it is, in its address. */
export const addressNameOf = (file: string): string => slugOf(basename(file, extname(file))) || 'file'

/** The beginning of a file's hash, for its address. */
export const hashOf = (...parts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, 12)
}

/**
 * Makes the copies of a picture, upright and without what the camera wrote into it, or finds those of an earlier build.
 * @param path the file
 * @param widest the width in pixels that the widest screen needs
 * @throws Error if it cannot be read
 */
export async function makePicture(path: string, widest: number): Promise<CachedPicture> {
  const bytes = readFileSync(path)
  const name = `${addressNameOf(path)}-${hashOf(recipe, String(widest), bytes)}`
  const folder = join(cache, name)
  const listing = join(folder, 'made.json')
  if (!existsSync(listing)) {
    mkdirSync(cache, { recursive: true })
    // Two builds may make the same picture.
    const unfinished = mkdtempSync(join(cache, 'unfinished-'))
    try {
      const made = await writeCopies(bytes, mediaFolder + name, join(unfinished, name), widest)
      writeFileSync(join(unfinished, 'made.json'), JSON.stringify(made))
      if (!existsSync(listing)) renameSync(unfinished, folder)
    } finally {
      rmSync(unfinished, { recursive: true, force: true })
    }
  }
  return { made: JSON.parse(readFileSync(listing, 'utf8')) as MadePicture, folder }
}

/** @param target the path of the copies, without width and format */
async function writeCopies(
  bytes: Uint8Array,
  base: string,
  target: string,
  widest: number,
): Promise<MadePicture> {
  const source = sharp(bytes).autoOrient()
  const { format, width, height, autoOrient, hasAlpha } = await source.metadata()
  if (format === 'svg') {
    writeFileSync(`${target}.svg`, bytes)
    const inherits = Buffer.from(bytes).includes('currentColor')
    return { base, width, height, widths: [], format, ...(inherits && { inherits }) }
  }
  const isTransparent = hasAlpha && !(await source.stats()).isOpaque
  const fallback = isTransparent ? 'png' : 'jpg'
  const most = Math.min(autoOrient.width, widest)
  const widths = [...widthsOfCopies.filter((each) => each < most), most]
  for (const each of widths) {
    const copy = source.clone().resize({ width: each })
    await copy.clone().avif({ quality: 55, effort: 3 }).toFile(`${target}-${each}.avif`)
    await copy.clone().webp({ quality: 76 }).toFile(`${target}-${each}.webp`)
    const file = `${target}-${each}.${fallback}`
    if (each === fallbackWidth(widths))
      await (isTransparent ? copy.png({ palette: true }) : copy.jpeg({ quality: 78, mozjpeg: true })).toFile(
        file,
      )
  }
  return {
    base,
    width: autoOrient.width,
    height: autoOrient.height,
    widths,
    format: fallback,
    ...(!isTransparent && { blur: await blurOf(source) }),
  }
}

/** Returns a picture of 4 by 2 pixels as a bitmap in a data URL, of 90 characters. */
async function blurOf(source: Sharp): Promise<string> {
  const pixels = await source
    .clone()
    .resize(4, 2, { fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  const header = Buffer.alloc(26)
  header.write('BM')
  header.writeUInt32LE(header.length + pixels.length, 2)
  header.writeUInt32LE(header.length, 10)
  // The shortest header that describes a bitmap: its own length, width, height, planes, and bits of a pixel.
  header.writeUInt32LE(12, 14)
  header.writeUInt16LE(4, 18)
  header.writeUInt16LE(2, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt16LE(24, 24)
  // Rows run from the bottom to the top, and colours from blue to red.
  const rows = Buffer.concat([pixels.subarray(12), pixels.subarray(0, 12)])
  for (let at = 0; at < rows.length; at += 3) rows.subarray(at, at + 3).reverse()
  return `data:image/bmp;base64,${Buffer.concat([header, rows]).toString('base64')}`
}
