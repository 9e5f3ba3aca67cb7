import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { agencyFolder, agencyPath } from '../content-folder.ts'
import type { MadePicture } from './made-picture.ts'
import { addressNameOf, hashOf, makePicture, mediaFolder, widthOf } from './make-picture.ts'
import { mediaPlaces } from './places.ts'
import { filesOf, mediaIn, type MediaUse, pictureOf, widestOf } from './used-media.ts'

/** What the build makes of an agency's pictures and films. */
export type AgencyMedia = {
  uses: readonly MediaUse[]
  pictures: Record<string, MadePicture>
  /** The addresses of films and captions. */
  films: Record<string, string>
  /** The files behind all addresses. */
  files: Map<string, string>
  /** A sentence for each file that cannot be shown. */
  problems: { file: string; sentence: string }[]
}

/** A picture of less than this part of its place's width is taken for a mistake. */
const smallestPart = 1 / 4

const missing = `which does not exist: put the file into ${agencyPath}`

/**
 * Makes everything that the pages show of the owner's pictures and films. What an earlier build has made is used again.
 * @param content the exports of the agency's files
 * @param folder where the files are
 */
export async function makeMedia(content: object, folder: string = agencyFolder): Promise<AgencyMedia> {
  const uses = mediaIn(content)
  const media: AgencyMedia = { uses, pictures: {}, films: {}, files: new Map(), problems: [] }
  const report = ({ file, location }: MediaUse, named: string, problem: string) =>
    media.problems.push({ file, sentence: `${location} names ${named}, ${problem}.` })
  for (const [file, shown] of Map.groupBy(uses, (use) => pictureOf(use.media))) {
    const problem = await addPicture(media, join(folder, file), file, shown)
    if (problem !== null) for (const use of shown) report(use, file, problem)
  }
  for (const use of uses) {
    const [, ...others] = filesOf(use.media)
    for (const file of others) {
      const path = join(folder, file)
      if (existsSync(path)) addFilm(media, path, file)
      else report(use, file, missing)
    }
  }
  return media
}

function addFilm({ films, files }: AgencyMedia, path: string, file: string): void {
  const hash = hashOf(readFileSync(path))
  const address = `${mediaFolder}${addressNameOf(file)}-${hash}${extname(file).toLowerCase()}`
  films[file] = address
  files.set(address, path)
}

/** @returns what is wrong with the picture, or null */
async function addPicture(
  { pictures, files }: AgencyMedia,
  path: string,
  file: string,
  uses: readonly MediaUse[],
): Promise<string | null> {
  if (!existsSync(path)) return missing
  const needed = Math.max(...uses.map(({ place }) => mediaPlaces[place].needs))
  try {
    const width = await widthOf(path)
    if (width < needed * smallestPart) {
      return `which is ${width} pixels wide, much too small for its place: it needs ${needed} or more`
    }
    const { made, folder } = await makePicture(path, widestOf(uses))
    pictures[file] = made
    for (const copy of globSync(`${basename(made.base)}*`, { cwd: folder })) {
      files.set(mediaFolder + copy, join(folder, copy))
    }
    return null
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return 'which cannot be read as a picture: export it again as JPEG, PNG or SVG'
  }
}
