import { globSync } from 'node:fs'
import { join, sep } from 'node:path'
import { agencyFolder, agencyPath } from '#agency/content-folder.ts'
import { mediaPlaces } from '#agency/media/places.ts'
import { filesOf, mediaIn, pictureOf } from '#agency/media/used-media.ts'
import { ifInstalled } from '#server/operate/check-content/if-installed.ts'
import type { Finding } from './finding.ts'

/** Lists the owner's pictures and films that no page shows, and pictures that are not sharp in their place. */
export async function examineMedia(content: object, folder: string = agencyFolder): Promise<Finding[]> {
  const uses = mediaIn(content)
  const used = new Set(uses.flatMap(({ media }) => filesOf(media)))
  const unused = globSync('media/**/*.*', { cwd: folder })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => !used.has(file))
    .toSorted()
  return [
    ...unused.map((file) => ({
      what: `No page shows ${file}.`,
      where: `${agencyPath}/${file}: name it in your content, or delete it.`,
    })),
    ...(await findSmall(uses, folder)),
  ]
}

async function findSmall(uses: ReturnType<typeof mediaIn>, folder: string): Promise<Finding[]> {
  if (uses.length === 0) return []
  const maker = await ifInstalled(() => import('#agency/media/make-picture.ts'))
  if (maker === null) return []
  const findings = await Promise.all(
    uses.map(async ({ file, location, media, place }) => {
      const picture = pictureOf(media)
      const width = await maker.widthOf(join(folder, picture))
      const { needs } = mediaPlaces[place]
      if (width >= needs) return []
      return [
        {
          what: `${picture} is ${width} pixels wide, too small for its place: on a wide screen it fills ${needs}, and is blurred.`,
          where: `${agencyPath}/${file}, ${location}: give it a larger picture, best one of ${2 * needs} pixels.`,
        },
      ]
    }),
  )
  return findings.flat()
}
